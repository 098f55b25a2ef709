#include <fmt/format.h>

#include "fairness/fairness_fields.hpp"
#include "fairness/fairness_schools.hpp"
#include "nap/analysis/fairness/pool_curve.hpp"
#include "nap/analysis/fairness/swing.hpp"
#include "nap/inquiry/fairness/fairness_document.hpp"
#include "nap/inquiry/words/titles.hpp"
#include "nap/report/figures.hpp"
#include "nap/report/table.hpp"
#include "nap/rules/ruleset.hpp"

namespace nap {

using namespace report;

namespace {

bool has_pool(const SchoolStudy& school) { return school.terms.ruleset.pool.has_value(); }

Fields size_fields(const std::optional<PoolCourse::Size>& size) {
  Fields fields = {{"size", number(size ? std::optional(size->mean) : std::nullopt)}};
  for (std::size_t i = 0; i < Swing::kQuantiles.size(); ++i) {
    fields.push_back({fmt::format("size_{:02.0f}", 100.0 * Swing::kQuantiles[i]),
                      number(size ? std::optional(size->quantiles[i]) : std::nullopt)});
  }
  fields.push_back({"size_most", number(size ? std::optional(size->most) : std::nullopt)});
  return fields;
}

}  // namespace

void append_pools(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const SchoolStudy& school : study.schools) {
    if (!has_pool(school)) continue;
    const PoolCourse course = pool_course(school.tally);
    rows.push_back(joined({table_fields(study, study[school.table].seated.ruleset, school.terms.seating),
                           {{"what", text(school.what)}, {"taken", number(course.taken)}},
                           size_fields(course.size),
                           {{"left", number(course.left)}}}));
  }
}

void append_pool_curve(std::vector<Fields>& rows, const FairnessStudy& study) {
  for (const TableStudy& table : study.tables) {
    for (const PoolPoint& point : table.pool_curve) {
      Fields fields = joined({table_fields(study, table.seated.ruleset, table.seated.seating),
                              {{"bid", text(lowest_taker(table.seated.ruleset).value().id)},
                               {"pool", number(point.pool)},
                               {"break_even", number(point.break_even)}},
                              estimate("called", point.called)});
      for (std::size_t i = 0; i < PoolPoint::kQuantiles.size(); ++i) {
        fields.push_back({fmt::format("needed_{:02.0f}", 100.0 * PoolPoint::kQuantiles[i]),
                          number(point.needed ? std::optional((*point.needed)[i]) : std::nullopt)});
      }
      rows.push_back(std::move(fields));
    }
  }
}

void add_pools(Document& document, const FairnessStudy& study) {
  Table table({{"pool", Align::Prose},
               {"taken, per evening", Align::Right},
               {"then holds", Align::Right},
               {"5 % at most", Align::Right},
               {"50 %", Align::Right},
               {"95 %", Align::Right},
               {"left at the end", Align::Right}});
  bool is_any = false;
  for (const SchoolStudy& school : study.schools) {
    if (!has_pool(school)) continue;
    is_any = true;
    const PoolCourse course = pool_course(school.tally);
    std::vector<std::string> row = {school_name(study, school), fmt::format("{:.2f}", course.taken)};
    if (course.size) {
      const auto& quantiles = course.size->quantiles;
      row.insert(row.end(), {fmt::format("{:.1f}", course.size->mean), std::to_string(quantiles[0]),
                             std::to_string(quantiles[2]), std::to_string(quantiles[4])});
    }
    row.resize(6);
    row.push_back(fmt::format("{:.1f}", course.left));
    table.add_row(std::move(row));
  }
  if (is_any) document.show(std::move(table));
}

void add_pool_curve(Document& document, const FairnessStudy& study, SuitStyle style) {
  for (const TableStudy& table_study : study.tables) {
    if (table_study.pool_curve.empty()) continue;
    const Ruleset& ruleset = table_study.seated.ruleset;
    const std::string name = title(lowest_taker(ruleset).value().id, style);
    Table table({{"pool", Align::Right},
                 {fmt::format("{} is best on", name), Align::Right},
                 {"needs against a pass", Align::Right},
                 {"against the next best bid", Align::Right},
                 {"5 % of hands at most", Align::Right},
                 {"95 %", Align::Right}});
    for (const PoolPoint& point : table_study.pool_curve) {
      std::vector<std::string> row = {std::to_string(point.pool), with_error(point.called),
                                      percent(point.break_even)};
      if (point.needed) {
        const auto& needed = *point.needed;
        row.insert(row.end(), {percent(needed[1]), percent(needed[0]), percent(needed[2])});
      }
      row.resize(6);
      table.add_row(std::move(row));
    }
    document.say(
        fmt::format("{} stakes: the success that {} needs, by the stakes in the pool", ruleset.name(), name));
    document.show(std::move(table));
  }
}

}  // namespace nap
