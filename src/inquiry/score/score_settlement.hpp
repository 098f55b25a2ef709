// What a deal pays at a table with its pool.
#pragma once

#include "nap/inquiry/score/score_request.hpp"

namespace nap {

// Fills in what the deal moves, and takes the course of the evening past it.
void settle(ScoredDeal& deal, EveningCourse& course);

}  // namespace nap
