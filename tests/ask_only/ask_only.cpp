// Asks about the hands of its arguments as `nap ask HAND --deals 60 --format json` does, on one thread.
#include <cstdio>

#include "nap/inquiry/ask/ask_document.hpp"
#include "nap/inquiry/ask/ask_request.hpp"

int main(int count, char** arguments) {
  using namespace nap;
  Monitor monitor;
  Harness harness(0, monitor);
  AskRequest request;
  request.deals = "60";
  const AskInquiry inquiry(request, {});
  const AskWording wording{{SuitStyle::Letters, inquiry.letters()}, Notes::Brief};
  report::DocumentWriter json(report::Format::Json);
  for (int i = 1; i < count; ++i) {
    const Question question = inquiry.question(arguments[i]);
    const Answer answer = ask(harness, question).value();
    std::fputs(json.write(ask_document({question, answer, 0.0}, wording)).c_str(), stdout);
  }
}
