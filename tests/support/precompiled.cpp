// This file is empty: a target needs a source before its headers can be precompiled.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
