#pragma once

#include <cstdlib>
#include <string>

#include "queenreel/base/utf8.h"
#include "queenreel/verify/findings.h"
#include "queenreel/verify/read/wire_format.h"

namespace queenreel::fuzz {

/// Checks what is found against its law: it reaches a parent unchanged, a fault as UTF-8.
class CheckedFindings : public judge::Findings {
  public:
    void reading(const judge::Reading& reading, const judge::Place& place) override {
        Received received;
        judge::deliver(judge::encoded_finding(reading, place), received);
        if (!(received.read == reading))
            std::abort();
    }
    void fault(const judge::Place& place, std::string what) override {
        Received received;
        judge::deliver(judge::encoded_finding(what, place), received);
        if (received.what != utf8_characters(what))
            std::abort();
    }
    void times(const judge::FilmTimes& times) override {
        Received received;
        judge::deliver(judge::encoded_finding(times), received);
        if (received.duration != times.duration)
            std::abort();
    }

  private:
    struct Received : judge::Findings {
        void reading(const judge::Reading& reading, const judge::Place&) override { read = reading; }
        void fault(const judge::Place&, std::string told) override { what = std::move(told); }
        void times(const judge::FilmTimes& times) override { duration = times.duration; }

        judge::Reading read;
        std::string what;
        std::chrono::microseconds duration{-1};
    };
};

}  // namespace queenreel::fuzz
