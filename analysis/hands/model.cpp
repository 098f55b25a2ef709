#include "nap/analysis/hands/model.hpp"

namespace nap {

std::string_view to_string(Model model) {
  switch (model) {
    case Model::SelfPlay:
      return "selfplay";
    case Model::Committed:
      return "committed";
    case Model::DoubleDummy:
      break;
  }
  return "double-dummy";
}

}  // namespace nap
