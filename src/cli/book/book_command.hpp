// nap book: the success rates of every hand, in a file.
#pragma once

#include <string>
#include <vector>

#include "nap/inquiry/book/book_request.hpp"
#include "options/common_options.hpp"

namespace CLI {
class App;
}

namespace nap::cli {

struct BookBuildArguments {
  CommonArguments common;
  std::string file;
  BookRequest request;
};

struct BookMergeArguments {
  CommonArguments common;
  std::string file;
  std::vector<std::string> parts;
};

struct BookPackArguments {
  CommonArguments common;
  std::string file;
  std::string pack;
};

struct BookUnpackArguments {
  CommonArguments common;
  std::string pack;
  std::string file;
};

struct BookInfoArguments {
  CommonArguments common;
  std::string file;
};

struct BookQueryArguments {
  CommonArguments common;
  std::string file;
  std::string pattern;  // empty: every hand
};

struct BookArguments {
  BookBuildArguments build;
  BookMergeArguments merge;
  BookPackArguments pack;
  BookUnpackArguments unpack;
  BookInfoArguments info;
  BookQueryArguments query;
};

void add_book(CLI::App& app, BookArguments& book);

// Each throws ParseError, Failure or Interruption.
void run(const BookBuildArguments& arguments);
void run(const BookMergeArguments& arguments);
void run(const BookPackArguments& arguments);
void run(const BookUnpackArguments& arguments);
void run(const BookInfoArguments& arguments);
void run(const BookQueryArguments& arguments);

}  // namespace nap::cli
