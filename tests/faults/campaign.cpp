#include "campaign.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <set>
#include <sstream>
#include <string_view>

namespace queenreel::faults {
namespace {

/// A kind of call, and the errors that it may fail with.
struct Kind {
    std::string_view call;
    std::vector<int> errors;
    /// A program that reports success has ignored it. If this is not certain, another way may have worked.
    bool certain = true;
    bool hidden = false;  ///< for files that have hidden names at first
};

const std::vector<Kind>& kinds() {
    static const std::vector<Kind> all{{"write", {ENOSPC, EIO}},
                                       {"pwrite", {ENOSPC, EIO}},
                                       {"fsync", {EIO, ENOSPC}},
                                       {"syncfs", {EIO, ENOSPC}},
                                       {"rename", {EIO, ENOSPC}},
                                       {"link", {EIO, ENOSPC}},
                                       {"rename", {EIO, ENOSPC}, true, true},
                                       {"link", {EIO, ENOSPC}, true, true},
                                       {"open", {ENOSPC, EACCES, EMFILE}, false},
                                       {"close", {EIO, ENOSPC}},
                                       {"mkdir", {ENOSPC, EACCES}},
                                       {"read", {EIO}, false}};
    return all;
}

bool is_hidden(const std::string& path) {
    return std::filesystem::path(path).filename().string().starts_with('.');
}

/// One line about something, in the form of all errors.
bool is_clear(std::string said) {
    if (const std::size_t begin = said.find("queenreel: "); begin != std::string::npos)
        said.erase(0, begin);  // earlier lines of libraries, such as x264 and Fontconfig
    return said.starts_with("queenreel: ") && !said.starts_with("queenreel: :") &&
           said.find('\n') == said.size() - 1 && said.find("; ") != std::string::npos;
}

bool says_what_stands(const std::string& said) {
    return said.find(" stay") != std::string::npos || said.find(" whole, ") != std::string::npos;
}

/// How a call of a kind may fail, once and permanently.
std::vector<Fault> faults_of(const Kind& kind) {
    std::vector<Fault> all;
    for (const int error : kind.errors)
        for (const bool always : {false, true})
            all.push_back({std::string(kind.call), 1, error, always, kind.hidden});
    return all;
}

/// Those that take part: all, one per error or a single one, as `turn` is counted up.
std::vector<Fault> faults_in_turn(const Kind& kind, Share share, std::size_t turn) {
    const std::vector<Fault> all = faults_of(kind);
    if (share == Share::all)
        return all;
    if (share == Share::one)
        return {all[turn % all.size()]};
    std::vector<Fault> some;
    for (std::size_t error = 0; error < kind.errors.size(); ++error)
        some.push_back(all[2 * error + (turn + error) % 2]);
    return some;
}

std::string text_of(const Way& way, const Fault& fault, std::string_view what, const Result& result) {
    return fmt::format("{}: {}: {} {} {} with errno {}{}: exit {}: {}", what, way.name, fault.call,
                       fault.number, fault.always ? "and later" : "once", fault.error,
                       fault.hidden ? " and hidden names" : "", result.code, result.error);
}

}  // namespace

void Tally::add(const Tally& other) {
    runs += other.runs;
    silent += other.silent;
    broken += other.broken;
    leftovers += other.leftovers;
    hangs += other.hangs;
    crashes += other.crashes;
    moments += other.moments;
    unclear += other.unclear;
    std::ranges::copy(other.examples, std::back_inserter(examples));
}

Tally judge(const Way& way, const Fault& fault, const Result& result, const Files& whole) {
    Tally tally{.runs = 1};
    const auto count = [&](int Tally::* kind, std::string_view what) {
        ++(tally.*kind);
        tally.examples.push_back(text_of(way, fault, what, result));
    };
    if (result.hung)
        count(&Tally::hangs, "hang");
    else if (result.code < 0 || result.code > 4)
        count(&Tally::crashes, "crash");
    const Files& old = way.before.files();
    int written = 0;
    int missing = 0;
    for (const auto& [path, bytes] : result.files) {
        const auto expected = whole.find(path);
        const auto before = old.find(path);
        const bool is_whole = expected != whole.end() && expected->second == bytes;
        const bool is_old = before != old.end() && before->second == bytes;
        written += is_whole && !is_old ? 1 : 0;
        if (is_hidden(path))
            count(&Tally::leftovers, "leftover " + path);
        else if (!is_whole && !is_old && !(path == "out" && result.code != 0))
            count(&Tally::broken, "broken " + path);
    }
    for (const auto& [path, bytes] : whole) {
        const auto found = result.files.find(path);
        missing += found == result.files.end() || found->second != bytes ? 1 : 0;
    }
    const auto kind = std::ranges::find(kinds(), fault.call, &Kind::call);
    if (result.code == 0 && (missing > 0 || (kind != kinds().end() && kind->certain)))
        count(&Tally::silent, "silent");
    if (result.code > 0 && !is_clear(result.error))
        count(&Tally::unclear, "unclear");
    else if (way.together && written > 0 && missing > 0 && !says_what_stands(result.error))
        count(&Tally::unclear, "a part of the set stands");
    return tally;
}

Tally campaign(const Way& way, int calls, Share share, std::size_t turn) {
    Tally tally;
    const Result noted = run(way, Fault{"calls", 1, 0, false});
    const Files& whole = noted.files;
    for (const Kind& kind : kinds()) {
        // Kinds of calls that the way does not make cannot fail, unless another refused call leads to them.
        const bool is_led_to = kind.hidden || kind.call == "link";
        if (!is_led_to && !noted.calls.contains(std::string(kind.call)))
            continue;
        int most = calls;  // until a call fails, runs are alike: one with fewer calls speaks for all
        const std::vector<Fault> faults = faults_in_turn(kind, share, turn);
        for (std::size_t i = 0; i < faults.size(); ++i) {
            const bool is_at_first = share == Share::each_error && i != turn / 2 % faults.size();
            for (Fault fault = faults[i]; fault.number <= (is_at_first ? 1 : most); ++fault.number) {
                const Result result = run(way, fault);
                if (result.happened)
                    tally.add(judge(way, fault, result, whole));
                else
                    most = fault.number - 1;
            }
        }
    }
    return tally;
}

Tally memory_campaign(const Way& way, double growth) {
    Tally tally;
    const Files whole = run(way).files;
    for (const bool always : {false, true})
        for (double number = 1;; number = std::floor(number * growth) + 1) {
            const Fault fault{"malloc", static_cast<int>(number), ENOMEM, always};
            const Result result = run(way, fault);
            if (!result.happened)
                break;
            tally.add(judge(way, fault, result, whole));
        }
    return tally;
}

Tally size_campaign(const Way& way) {
    constexpr int smallest = 2000;  // messages go to a file, too
    Tally tally;
    const Files whole = run(way).files;
    int largest = 0;
    for (const auto& [path, bytes] : whole)
        largest = std::max(largest, static_cast<int>(bytes.size()));
    for (const int size : {smallest, largest / 4, largest / 2, largest - 1})
        if (size >= smallest && size < largest) {
            const Fault fault{"size", size, EFBIG, true};
            tally.add(judge(way, fault, run(way, fault), whole));
        }
    return tally;
}

Tally judge_power(const Way& way, const std::string& log, const std::string& folder, bool done) {
    Tally tally{.runs = 1};
    const auto count = [&](int Tally::* kind, const std::string& what) {
        ++(tally.*kind);
        tally.examples.push_back(fmt::format("power cut: {}: {}: {}", way.name, tally.moments, what));
    };
    const auto is_final = [&](const std::string& path) {
        const std::string name = std::filesystem::path(path).filename().string();
        const bool nameless = name.ends_with(" (deleted)");
        return !name.starts_with('.') && !nameless && path != folder + "/out";
    };
    const auto folder_of = [](const std::string& path) {
        return std::filesystem::path(path).parent_path().string();
    };
    std::set<std::string> unsynced;                // inodes
    std::map<std::string, std::string> unsettled;  // final names, by folder
    std::string printed;                           // the inode of standard output
    std::istringstream lines(log);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream fields(line);
        std::string kind;
        std::string inode;
        std::string path;
        std::string other;
        std::getline(fields, kind, '\t');
        std::getline(fields, inode, '\t');
        std::getline(fields, path, '\t');
        std::getline(fields, other, '\t');
        ++tally.moments;
        if (kind == "w" || kind == "c") {
            unsynced.insert(inode);
            if (path == folder + "/out")
                printed = inode;
            if (is_final(path))
                count(&Tally::broken, path + " changes under its final name");
        } else if (kind == "s") {
            unsynced.erase(inode);
            unsettled.erase(path);
        } else if (kind == "y") {
            unsynced.clear();
            unsettled.clear();
        } else if (is_final(other)) {
            if (kind != "m" && unsynced.contains(inode))
                count(&Tally::broken, other + " has its final name before it is on the disk");
            unsettled[folder_of(other)] = other;
        }
    }
    if (done && unsynced.contains(printed))
        count(&Tally::silent, "done before what was printed is on the disk");
    if (done && !unsettled.empty())
        count(&Tally::silent, "done before this name is on the disk: " + unsettled.begin()->second);
    return tally;
}

Tally power_campaign(const Way& way) {
    Tally tally;
    for (const bool hidden : {false, true}) {
        const Result result = run(way, Fault{"log", 1, 0, false, hidden});
        tally.add(judge_power(way, result.log, result.folder, result.code == 0));
    }
    return tally;
}

}  // namespace queenreel::faults
