// Asks about hands, as nap ask does: ask text|json HAND...
#include <cstdio>
#include <string_view>

#include "nap/inquiry/ask/ask_document.hpp"
#include "nap/inquiry/ask/ask_request.hpp"
#include "nap/text/parse_error.hpp"

int main(int count, char** words) try {
  using namespace nap;
  const bool is_json = count > 1 && std::string_view(words[1]) == "json";
  Monitor monitor;
  Harness harness(0, monitor);                 // on all threads
  const AskInquiry inquiry(AskRequest{}, {});  // without options; they are text, as users write them
  const AskWording wording{{SuitStyle::Letters, inquiry.letters()}, Notes::Brief};
  report::DocumentWriter writer(is_json ? report::Format::Json : report::Format::Text);
  for (int i = 2; i < count; ++i) {
    const Question question = inquiry.question(words[i]);
    const Answer answer = ask(harness, question).value();  // there is one, as nothing stops the monitor
    std::fputs(writer.write(ask_document({question, answer, 0.0}, wording)).c_str(), stdout);
  }
} catch (const nap::ParseError& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 2;
}
