// Nothing of its own: a target needs a source before its headers are precompiled.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
