// SQLite with RAII and exceptions.
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace nap::sqlite {

// An error of SQLite, in its own words.
class Error : public std::runtime_error {
 public:
  Error(int code, const std::string& what) : std::runtime_error(what), code_(code) {}

  // The file's content is wrong, as opposed to trouble with reading or writing the file.
  bool is_damage() const;
  // Another program holds the file for now.
  bool is_busy() const;

 private:
  int code_;
};

// One SQL statement with its parameters, counted from 1, and its current row, whose columns are counted from
// 0.
class Statement {
 public:
  Statement(sqlite3* database, std::string_view sql);

  Statement& bind(int parameter, std::int64_t value);
  Statement& bind(int parameter, double value);
  Statement& bind(int parameter, std::string_view value);

  // Moves to the next row; false if there is none.
  bool step();
  // For statements without rows: runs the statement and makes it ready to run again.
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
  // The first column of the first row; 0 if there is no row.
  std::int64_t integer(std::string_view sql) const;

 private:
  struct Closer {
    void operator()(sqlite3* database) const;
  };
  std::unique_ptr<sqlite3, Closer> database_;
};

// All changes up to `commit` are made, or none.
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
