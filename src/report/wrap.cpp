#include "nap/report/wrap.hpp"

#include <algorithm>
#include <vector>

#include "nap/text/characters.hpp"

namespace nap::report {
namespace {

// How many bytes the first `columns` characters take.
std::size_t bytes_of(std::string_view text, std::size_t columns) {
  std::size_t at = 0;
  for (; at < text.size() && columns > 0; --columns) {
    ++at;
    while (at < text.size() && continues_character(text[at])) ++at;
  }
  return at;
}

// Where the first word of `text` ends: at a space.
std::size_t end_of_word(std::string_view text) { return std::min(text.find(' '), text.size()); }

// The same, except that a space between two backquotes or before "%" ends no word.
std::size_t end_of_unit(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && (text[at] != ' ' || text.substr(at, 2) == " %")) {
    const std::size_t close = text[at] == '`' ? text.find('`', at + 1) : std::string_view::npos;
    at = close == std::string_view::npos ? at + 1 : close + 1;
  }
  return at;
}

// The words of a line, each at most `width` wide.
std::vector<std::string_view> words_of(std::string_view line, std::size_t width) {
  std::vector<std::string_view> words;
  while (!line.empty()) {
    if (line.front() == ' ') {
      line.remove_prefix(1);
      continue;
    }
    std::size_t end = end_of_unit(line);
    if (columns_of(line.substr(0, end)) > width) end = end_of_word(line);
    end = std::min(end, bytes_of(line, width));
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
  return words;
}

std::string wrapped_line(std::string_view line, std::size_t width) {
  if (columns_of(line) <= width) return std::string(line);
  // The indentation leaves room for at least one character.
  const std::size_t spaces = std::min(line.find_first_not_of(' '), line.size());
  const std::string indentation(std::min(spaces, width - 1), ' ');
  std::string lines = indentation;
  std::size_t used = indentation.size();
  for (const std::string_view word : words_of(line, width - indentation.size())) {
    const bool starts_line = used == indentation.size();
    if (!starts_line && used + 1 + columns_of(word) > width) {
      lines += '\n' + indentation;
      used = indentation.size();
    } else if (!starts_line) {
      lines += ' ';
      ++used;
    }
    lines += word;
    used += columns_of(word);
  }
  return lines;
}

}  // namespace

std::size_t columns_of(std::string_view text) { return count_characters(text); }

std::string wrapped(std::string_view text, std::size_t width) {
  std::string all;
  std::string_view separator;
  for (const std::string& line : lines_of(text)) {
    all += separator;
    all += wrapped_line(line, std::max<std::size_t>(width, 1));
    separator = "\n";
  }
  return all;
}

std::size_t widest_word(std::string_view text) {
  std::size_t width = 0;
  for (const std::string& line : lines_of(text)) {
    for (const std::string_view word : words_of(line, line.size())) width = std::max(width, columns_of(word));
  }
  return width;
}

std::size_t lines_in(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t start = 0;;) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    lines.emplace_back(text.substr(start, end - start));
    if (end == text.size()) return lines;
    start = end + 1;
  }
}

}  // namespace nap::report
