// Search with all its parts: what a user of the class includes.
#pragma once

#include "search/deferred_discards.hpp"
#include "search/endgames.hpp"
#include "search/lead_moves.hpp"
#include "search/misere_play.hpp"
#include "search/positions.hpp"
#include "search/resume.hpp"
#include "search/search.hpp"
#include "search/trick_play.hpp"
