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

/// The files of a folder, by their paths from there, and their contents.
using Files = std::map<std::string, std::string>;

Files files_of(const std::filesystem::path& folder);

/// A folder of its own; in the end, it is removed with its contents.
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

/// Files that are made when first asked for: a process that runs some of all ways makes only theirs. Only one
/// thread may ask at a time.
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
    std::vector<std::string> words;  ///< those after the program's name
    FilesBefore before{};            ///< the folder's files when it starts
    /// Its files are a set: if only some of them appear, the message must say so.
    bool together = false;
    /// The format and kind of its output, if each format has each kind. Otherwise empty.
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
    /// gives memory; or signal: the one with that number comes while libraries begin; or size: no file may
    /// exceed `number` bytes; or none fails: log, all are noted; calls, the kinds that are made
    std::string call;
    int number = 1;       ///< from 1
    int error = 0;        ///< errno
    bool always = false;  ///< every later one, too
    bool hidden = false;  ///< files have hidden names at first, as if all had to
};

/// Returns true if the program's files begin without names here.
bool has_nameless_files();

/// How a run went.
struct Result {
    bool happened = false;  ///< the program made that many calls
    int code = -1;          ///< its exit code; -1: ended by a signal, or killed when it hung
    bool hung = false;
    std::string error{};            ///< its message
    Files files{};                  ///< its folder's files afterwards, even hidden ones
    std::string log{};              ///< the noted calls, see shim.cpp
    std::set<std::string> calls{};  ///< the kinds of calls made, if noted
    std::string folder{};           ///< where it ran
};

/// A program at work in a folder, with its standard output in the file `out` there if it `prints`.
class Process {
  public:
    Process(const std::vector<std::string>& words, const std::filesystem::path& folder,
            const std::optional<Fault>& fault = {});
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    void kill() const;

    /// Waits for the end, for at most a minute.
    Result wait();

  private:
    std::filesystem::path folder_;
    Folder aside_;  // messages, and the mark
    pid_t id_ = -1;
};

/// Runs a way from its start, with a fault if there is one.
Result run(const Way& way, const std::optional<Fault>& fault = {});

/// Totals of many runs.
struct Tally {
    int runs = 0;
    int silent = 0;     ///< a call failed, and the program wrongly reported success
    int broken = 0;     ///< a file under its final name is neither whole nor as before
    int leftovers = 0;  ///< a temporary file stays
    int hangs = 0;      ///< not finished after a minute
    int crashes = 0;    ///< ended by a signal, or with a meaningless exit code
    int unclear = 0;    ///< not one line `what: why; what to do`, or part of a set is there and not named
    int moments = 0;    ///< at which the power was cut
    std::vector<std::string> examples{};  ///< what was wrong, one per line

    void add(const Tally& other);
    bool clean() const { return silent + broken + leftovers + hangs + crashes + unclear == 0; }
};

/// Judges a run with a fault against one without.
Tally judge(const Way& way, const Fault& fault, const Result& result, const Files& whole);

/// Which faults of a kind of call a campaign tries: its errors, each once and permanently.
enum class Share {
    all,
    each_error,  ///< each error, once or permanently by turns, at the first call; later, one of these
    one,
};

/// Makes each call of each kind in `way` fail in turn; `calls`: at most the first that many of a kind. If it
/// tries only a share of the faults, all have their turn as `turn` is counted up.
Tally campaign(const Way& way, int calls, Share share, std::size_t turn = 0);

/// Ways in which C libraries work most: text on pictures of all kinds, films, and strangers' files.
const std::vector<Way>& library_ways();

/// Refuses memory, once and from then on, at the first request and then at each number that is `growth` times
/// the last, to the end of the way.
Tally memory_campaign(const Way& way, double growth);

/// Limits on file sizes, with the default SIGXFSZ: small, and shares of the largest file that `way` writes.
Tally size_campaign(const Way& way);

/// A power cut after any of the calls in `way`, in a model of file systems: written data is there once it was
/// synced and may be missing until then; names change in order, and are there once their folder was synced.
/// Law: a file under a final name is whole or was there before, and finished work is there.
Tally power_campaign(const Way& way);

/// The same for noted calls, in `folder`; `done`: the program reported success.
Tally judge_power(const Way& way, const std::string& log, const std::string& folder, bool done);

}  // namespace queenreel::faults
