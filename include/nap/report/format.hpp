// The three formats in which every command writes its answer.
#pragma once

namespace nap::report {

enum class Format { Text, Json, Csv };

}  // namespace nap::report
