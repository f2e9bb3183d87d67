#include "verify/read/confined_reader.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>

#include "verify/read/find_boards.h"
#include "verify/read/letters.h"
#include "verify/read/svg.h"

namespace queenreel::judge {
namespace {

using namespace std::chrono_literals;

/// Says what is found to the parent.
class SpokenFindings : public Findings {
  public:
    explicit SpokenFindings(const ChildVoice& voice) : voice_(voice) {}

    void reading(const Reading& reading, const Place& place) override {
        voice_.say(letter_of(reading, place));
    }
    void fault(const Place& place, std::string what) override { voice_.say(letter_of(what, place)); }
    void times(const FilmTimes& times) override { voice_.say(letter_of(times)); }
    void alive() override { voice_.alive(); }

  private:
    const ChildVoice& voice_;
};

ConfinedChild::Work finding(const Expectations& expectations) {
    return [expectations](int file, std::string_view kind, const ChildVoice& voice) {
        SpokenFindings findings(voice);
        find_boards(static_cast<FileKind>(kind.front()), Input(file), expectations, findings);
    };
}

Descriptor open_regular(const std::string& path) {
    // Without waiting, should a pipe be there by now.
    Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (file.number() < 0)
        throw UnreadableError(std::string("cannot be opened: ") + std::strerror(errno));
    struct stat status{};
    if (fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode))
        throw UnreadableError("a pipe or a device, not a file");
    return file;
}

std::string why(const ChildError& error, const ChildLimits& limits) {
    switch (error.end) {
        case ChildEnd::refused:
            return error.what();
        case ChildEnd::time:
            return "cannot be read in " + std::to_string(limits.processor / 1s) + " seconds a picture";
        case ChildEnd::memory:
            return "cannot be read within two gigabytes of memory";
        case ChildEnd::forbidden:
            return "not read: it asks for other files, the network or another process, which a picture does "
                   "not "
                   "need";
        case ChildEnd::unconfined:
            return "not read: this system cannot confine what decodes it, which takes filters of system "
                   "calls "
                   "(seccomp)";
        case ChildEnd::crashed:
            break;
    }
    return std::string("crashes what reads it, or needs more than two gigabytes of memory: ") + error.what();
}

}  // namespace

ConfinedReader::ConfinedReader(const Expectations& expectations, const ChildLimits& limits)
    : limits_(limits),
      decoding_([] {}, finding(expectations), limits),
      drawing_(prepare_svg, finding(expectations), limits) {}

void ConfinedReader::read(const std::string& path, FileKind kind, Findings& findings) {
    const Descriptor file = open_regular(path);
    const std::string request(1, static_cast<char>(kind));
    try {
        child_for(kind).ask(file.number(), request,
                            [&](std::string_view letter) { deliver(letter, findings); });
    } catch (const ChildError& error) {
        throw UnreadableError(why(error, limits_));
    } catch (const SystemError& error) {
        throw UnreadableError(std::string("no child process to read it in: ") + error.what());
    }
}

}  // namespace queenreel::judge
