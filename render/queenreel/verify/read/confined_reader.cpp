#include "queenreel/verify/read/confined_reader.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <thread>

#include "queenreel/verify/read/find_boards.h"
#include "queenreel/verify/read/svg.h"
#include "queenreel/verify/read/wire_format.h"

namespace queenreel::judge {
namespace {

using namespace std::chrono_literals;

/// Sends findings to the parent.
class SentFindings : public Findings {
  public:
    explicit SentFindings(const ChildReporter& reporter) : reporter_(reporter) {}

    void reading(const Reading& reading, const Place& place) override {
        reporter_.send(encoded_finding(reading, place));
    }
    void fault(const Place& place, std::string what) override {
        reporter_.send(encoded_finding(what, place));
    }
    void times(const FilmTimes& times) override { reporter_.send(encoded_finding(times)); }
    void alive() override { reporter_.alive(); }

  private:
    const ChildReporter& reporter_;
};

ConfinedChild::Work finding(const Expectations& expectations) {
    return [expectations](int file, std::string_view kind, const ChildReporter& reporter) {
        SentFindings findings(reporter);
        find_boards(static_cast<FileKind>(kind.front()), Input(file), expectations, findings);
    };
}

Descriptor open_regular(const std::string& path) {
    // Does not block if a pipe has replaced the file.
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
                   "not need";
        case ChildEnd::unconfined:
            return "not read: this system cannot confine its decoder, which takes a filter of system calls "
                   "(seccomp)";
        case ChildEnd::crashed:
            break;
    }
    return std::string("crashes its decoder, or needs more than two gigabytes of memory: ") + error.what();
}

std::string request_for(FileKind kind) {
    return {static_cast<char>(kind)};
}

}  // namespace

/// The children that read one file at a time.
struct ConfinedReader::Worker {
    Worker(const Expectations& expectations, const ChildLimits& limits)
        : decoding([] {}, finding(expectations), limits),
          drawing(prepare_svg, finding(expectations), limits) {}

    ConfinedChild& child_for(FileKind kind) { return kind == FileKind::svg ? drawing : decoding; }

    ConfinedChild decoding;
    ConfinedChild drawing;  ///< for SVG, which needs other libraries
    std::string file;       ///< the file being read; empty if there is none
};

ConfinedReader::ConfinedReader(const Expectations& expectations, const ChildLimits& limits, std::size_t width)
    : limits_(limits) {
    for (std::size_t i = 0; i < width; ++i)
        workers_.push_back(std::make_unique<Worker>(expectations, limits));
}

ConfinedReader::~ConfinedReader() = default;

ConfinedReader::Worker& ConfinedReader::worker_for(const std::string& path) {
    auto worker = std::ranges::find(workers_, path, &Worker::file);
    if (worker == workers_.end())
        worker = std::ranges::find(workers_, "", &Worker::file);
    if (worker == workers_.end())
        throw std::logic_error("ConfinedReader: more files than workers");
    return **worker;
}

void ConfinedReader::run(const std::function<void()>& step) const {
    try {
        step();
    } catch (const ChildError& error) {
        throw UnreadableError(why(error, limits_));
    } catch (const SystemError& error) {
        throw UnreadableError(std::string("no child process can be started to read it: ") + error.what());
    }
}

void ConfinedReader::expect(const std::string& path, FileKind kind) {
    const auto worker = std::ranges::find(workers_, "", &Worker::file);
    if (worker == workers_.end())
        return;
    try {
        const Descriptor file = open_regular(path);
        run([&] { (*worker)->child_for(kind).begin(file.number(), request_for(kind)); });
        (*worker)->file = path;
    } catch (const UnreadableError&) {  // NOLINT(bugprone-empty-catch): read() reports it
    }
}

void ConfinedReader::read(const std::string& path, FileKind kind, Findings& findings) {
    Worker& worker = worker_for(path);
    ConfinedChild& child = worker.child_for(kind);
    if (worker.file.empty()) {
        const Descriptor file = open_regular(path);
        run([&] { child.begin(file.number(), request_for(kind)); });
    }
    worker.file.clear();
    run([&] { child.finish([&](std::string_view bytes) { deliver(bytes, findings); }); });
}

std::size_t reading_width() {
    return std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, 32);
}

}  // namespace queenreel::judge
