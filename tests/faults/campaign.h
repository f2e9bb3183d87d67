#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <sys/types.h>

namespace queenreel::faults {

/// The files of a folder, by their paths from there, and what they hold.
using Files = std::map<std::string, std::string>;

Files files_of(const std::filesystem::path& folder);

/// A folder of its own, gone with all that is in it at the end.
class Folder {
  public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const std::filesystem::path& path() const { return path_; }

    /// Makes these files in it.
    void fill(const Files& files) const;

  private:
    std::filesystem::path path_;
};

/// Files, made when they are first asked for: a process that runs a few of all ways makes theirs alone. Asked
/// for by one thread at a time.
class FilesBefore {
  public:
    FilesBefore(Files files = {}) : made_(std::make_shared<std::optional<Files>>(std::move(files))) {}
    explicit FilesBefore(std::function<Files()> make)
        : make_(std::move(make)), made_(std::make_shared<std::optional<Files>>()) {}

    const Files& files() const {
        if (!*made_)
            *made_ = make_();
        return **made_;
    }

  private:
    std::function<Files()> make_;
    std::shared_ptr<std::optional<Files>> made_;
};

/// A way of writing files, as a command line.
struct Way {
    std::string name;
    std::vector<std::string> words;  ///< what follows the program's name
    FilesBefore before{};            ///< what the folder has when it starts
    /// Its files are a set: where only some of them appear, the message must say so.
    bool together = false;
    /// The format and the kind of its output, where each format has each kind. Empty for others.
    std::string format{};
    std::string kind{};
};

/// Every format, every companion, sets, replacing, resuming, and standard output sent to a file.
const std::vector<Way>& ways();

/// Of these, every format and every kind of output at least once, but not each format with each kind.
std::vector<Way> quick_ways();

/// A call that fails.
struct Fault {
    /// write, pwrite, fsync, syncfs, rename, link, open, close, mkdir, read, none, or malloc for all that
    /// gives memory; or signal: the one of that number comes while libraries begin; or size: no file may
    /// become larger than `number` bytes; or none fails: log, all are noted; calls, the kinds that are made
    std::string call;
    int number = 1;       ///< from 1
    int error = 0;        ///< errno
    bool always = false;  ///< and every later one
    bool hidden = false;  ///< files have hidden names at first, as if all had to
};

/// Whether the files of the program have no names at first, here.
bool has_nameless_files();

/// How a run went.
struct Result {
    bool happened = false;  ///< the program made that many calls
    int code = -1;          ///< its exit code; -1: a signal ended it, or it was killed as it hung
    bool hung = false;
    std::string error{};            ///< what it said
    Files files{};                  ///< what its folder has afterwards, hidden files too
    std::string log{};              ///< the calls that were noted, see shim.cpp
    std::set<std::string> calls{};  ///< the kinds of calls that were made, if they were noted
    std::string folder{};           ///< where it ran
};

/// A program at work in a folder, its standard output sent to the file `out` there where `prints`.
class Process {
  public:
    Process(const std::vector<std::string>& words, const std::filesystem::path& folder,
            const std::optional<Fault>& fault = {});
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    void kill() const;

    /// Waits for the end, a minute at the most.
    Result wait();

  private:
    std::filesystem::path folder_;
    Folder aside_;  // what is said, and the mark
    pid_t id_ = -1;
};

/// Runs a way from its start, with a fault if there is one.
Result run(const Way& way, const std::optional<Fault>& fault = {});

/// What is to be counted of many runs.
struct Tally {
    int runs = 0;
    int silent = 0;     ///< a call failed, and the program said that all is well though it may not be
    int broken = 0;     ///< a file under its final name is neither whole nor as before
    int leftovers = 0;  ///< a temporary file stays
    int hangs = 0;      ///< not at an end after a minute
    int crashes = 0;    ///< ended by a signal, or by an exit code of no meaning
    int unclear = 0;    ///< not one line `what: why; what to do`, or part of a set stands and is not named
    int moments = 0;    ///< at which the power was cut
    std::vector<std::string> examples{};  ///< what was wrong, a line each

    void add(const Tally& other);
    bool clean() const { return silent + broken + leftovers + hangs + crashes + unclear == 0; }
};

/// Judges a run with a fault against one without.
Tally judge(const Way& way, const Fault& fault, const Result& result, const Files& whole);

/// Which of the faults of a kind of call a campaign tries: its errors, each of them once and for good.
enum class Share {
    all,
    each_error,  ///< each error, once or for good by turns, at the first call; one of these at later ones
    one,
};

/// Each call of each kind that `way` makes failing in turn; `calls`: the first so many of a kind at the most.
/// Where it tries but a share of the faults, all of them have had their turn when `turn` is counted up.
Tally campaign(const Way& way, int calls, Share share, std::size_t turn = 0);

/// Ways in which libraries of C work most: text on pictures of all kinds, films, and what strangers made.
const std::vector<Way>& library_ways();

/// Memory that is refused once, and from then on, at the first time that it is asked for and then each time
/// at `growth` times the number, to the end of the way.
Tally memory_campaign(const Way& way, double growth);

/// Limits on the size of files, SIGXFSZ as at first: small, and shares of the largest file that `way` writes.
Tally size_campaign(const Way& way);

/// A cut of the power after any of the calls that `way` makes, in a model of file systems: what was written
/// is there once it was synced and may be missing until then; names change in order, and are there once their
/// folder was synced. Law: under a final name there is a file that is whole or was there before, and what is
/// done is there.
Tally power_campaign(const Way& way);

/// The same of calls that were noted, in `folder`; `done`: the program said that all is well.
Tally judge_power(const Way& way, const std::string& log, const std::string& folder, bool done);

}  // namespace queenreel::faults
