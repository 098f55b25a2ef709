// Workers without oneTBB: the calling thread does all the work.
#include "nap/chance/workers.hpp"

namespace nap {

class Workers::Pool {};

Workers::Workers(int, Monitor& monitor) : monitor_(monitor) {}
Workers::~Workers() = default;

std::size_t Workers::size() const { return 1; }

void Workers::for_each(std::uint64_t pieces, const Work& work) {
  for (std::uint64_t piece = 0; piece != pieces && !monitor_.stop; ++piece) work(piece, 0);
}

}  // namespace nap
