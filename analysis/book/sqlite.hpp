// SQLite with owners and exceptions.
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace nap::sqlite {

// What SQLite refuses, with its own words.
class Error : public std::runtime_error {
 public:
  Error(int code, const std::string& what) : std::runtime_error(what), code_(code) {}

  // The content of the file is not what it should be, as opposed to trouble with reading or writing it.
  bool is_damage() const;
  // Another program holds the file; later it may not.
  bool is_busy() const;

 private:
  int code_;
};

// One SQL statement with its parameters, from 1 on, and the row it stands at, columns from 0 on.
class Statement {
 public:
  Statement(sqlite3* database, std::string_view sql);

  Statement& bind(int parameter, std::int64_t value);
  Statement& bind(int parameter, double value);
  Statement& bind(int parameter, std::string_view value);

  // Goes to the next row; false where there is none.
  bool step();
  // For statements without rows: runs it and makes it ready for the next.
  void run();
  void reset();

  std::int64_t integer(int column) const;
  double real(int column) const;
  std::string text(int column) const;

 private:
  struct Finalizer {
    void operator()(sqlite3_stmt* statement) const;
  };
  void check(int code) const;

  sqlite3* database_;
  std::unique_ptr<sqlite3_stmt, Finalizer> statement_;
};

enum class Access { Existing, CreateIfMissing };

class Database {
 public:
  Database(const std::string& path, Access access);

  void run(const std::string& sql);
  Statement prepare(std::string_view sql) const { return Statement(database_.get(), sql); }
  std::int64_t integer(
      std::string_view sql) const;  // the first column of the first row; 0 where there is none

 private:
  struct Closer {
    void operator()(sqlite3* database) const;
  };
  std::unique_ptr<sqlite3, Closer> database_;
};

// Everything from here to `commit`, or nothing.
class Transaction {
 public:
  explicit Transaction(Database& database);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;

  void commit();

 private:
  Database& database_;
  bool is_open_ = true;
};

}  // namespace nap::sqlite
