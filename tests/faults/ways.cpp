#include "campaign.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string_view>

namespace queenreel::faults {
namespace {

/// Small and fast: the output is not examined.
std::vector<std::string> small(std::vector<std::string> words) {
    words.insert(words.begin() + 2, {"--size", "64", "--bare"});
    return words;
}

/// The files written to the folder if nothing fails.
Files written(const std::vector<std::string>& words) {
    return run({.name = "", .words = words}).files;
}

/// The same files, all with other bytes.
FilesBefore older(const std::vector<std::string>& words) {
    return FilesBefore([words] {
        Files files = written(words);
        for (auto& [name, bytes] : files)
            if (!name.ends_with(".json"))
                bytes = "old";
        return files;
    });
}

/// The files of two parts of a count.
Files parts_of_a_count() {
    Files parts;
    for (const std::string part : {"1", "2"})
        parts[part] = written({"count", "8", "--shard", part + "/2"}).at("out");
    return parts;
}

/// A batch with one picture missing and one changed.
Files part_of_a_batch() {
    Files part = written(small({"render", "5"}));
    part.erase("boards/queens-5-03.svg");
    part["boards/queens-5-07.svg"] = "changed";
    return part;
}

/// Commands that read files: a file that cannot be read to its end is not judged by its beginning.
std::vector<Way> readers() {
    const auto file_of = [](const std::string& name, const std::vector<std::string>& words) {
        return FilesBefore([=] { return Files{{name, written(words).at(name)}}; });
    };
    const auto printed = [](const std::string& name, const std::vector<std::string>& words) {
        return FilesBefore([=] { return Files{{name, written(words).at("out")}}; });
    };
    return {{.name = "verify a list", .words = {"verify", "l"}, .before = printed("l", {"solve", "8"})},
            {.name = "verify JSON",
             .words = {"verify", "l.json"},
             .before = printed("l.json", {"solve", "8", "--json"})},
            {.name = "verify SVG",
             .words = {"verify", "x.svg"},
             .before = file_of("x.svg", {"render", "5", "--solution", "1", "-o", "x.svg"})},
            {.name = "verify PNG",
             .words = {"verify", "x.png"},
             .before = file_of("x.png", {"render", "5", "--solution", "1", "-o", "x.png"})},
            {.name = "verify GIF",
             .words = {"verify", "x.gif"},
             .before = file_of("x.gif", {"animate", "5", "--size", "160", "-o", "x.gif"})},
            {.name = "verify MP4",
             .words = {"verify", "x.mp4"},
             .before = file_of("x.mp4", {"animate", "5", "--size", "320", "-o", "x.mp4"})},
            {.name = "verify WebM",
             .words = {"verify", "x.webm"},
             .before = file_of("x.webm", {"animate", "5", "--size", "320", "-o", "x.webm"})},
            {.name = "verify APNG",
             .words = {"verify", "x.apng"},
             .before = file_of("x.apng", {"animate", "4", "--size", "160", "-o", "x.apng"})},
            {.name = "verify WebP",
             .words = {"verify", "x.webp"},
             .before = file_of("x.webp", {"animate", "4", "--size", "160", "-o", "x.webp"})},
            {.name = "verify Y4M",
             .words = {"verify", "x.y4m"},
             .before = file_of("x.y4m", {"animate", "4", "--size", "160", "--fps", "2", "-o", "x.y4m"})},
            {.name = "film of a trace",
             .words = {"animate", "--events", "t.jsonl", "--size", "160", "-o", "x.gif"},
             .before = printed("t.jsonl", {"solve", "4", "--solver", "backtracking", "--trace", "-"})},
            {.name = "count of parts",
             .words = {"count", "--merge", "1", "2"},
             .before = FilesBefore(parts_of_a_count)}};
}

std::vector<Way> all_ways() {
    std::vector<Way> all = readers();
    for (const std::string format : {"svg", "png", "pdf", "pptx"}) {
        const auto batch = small({"render", "5", "--format", format});
        all.push_back(
            {.name = format, .words = small({"render", "5", "--solution", "1", "-o", "x." + format})});
        all.push_back(
            {.name = format + " batch", .words = batch, .together = true, .format = format, .kind = "batch"});
        all.push_back({.name = format + " to standard output",
                       .words = small({"render", "5", "--solution", "1", "--format", format, "-o", "-"}),
                       .format = format,
                       .kind = "picture to standard output"});
    }
    const auto boards = small({"render", "5", "--force"});
    all.push_back({.name = "batch over another", .words = boards, .before = older(boards), .together = true});
    const auto rest = small({"render", "5", "--resume"});
    all.push_back(
        {.name = "rest of a batch", .words = rest, .before = FilesBefore(part_of_a_batch), .together = true});
    for (const std::string format : {"mp4", "gif", "webp", "apng", "webm", "y4m", "mov"}) {
        const auto film = small({"animate", "4", "-o", "x." + format});
        const auto again = small({"animate", "4", "--force", "-o", "x." + format});
        all.push_back({.name = format, .words = film});
        all.push_back({.name = format + " over another",
                       .words = again,
                       .before = older(film),
                       .format = format,
                       .kind = "over another"});
        all.push_back({.name = format + " to standard output",
                       .words = small({"animate", "4", "--format", format, "-o", "-"}),
                       .format = format,
                       .kind = "film to standard output"});
        const auto clips = small({"animate", "4", "--format", format, "--clips", "c"});
        auto clips_again = clips;
        clips_again.insert(clips_again.end() - 2, "--force");
        all.push_back(
            {.name = format + " clips", .words = clips, .together = true, .format = format, .kind = "clips"});
        all.push_back({.name = format + " clips over others",
                       .words = clips_again,
                       .before = older(clips),
                       .together = true,
                       .format = format,
                       .kind = "clips over others"});
    }
    const std::vector<std::string> set{
        "animate", "4",          "--size",        "320",          "--story",  "walkthrough",
        "--first", "--captions", "vtt,srt,track", "--transcript", "html,txt", "--steps",
        "s.pdf",   "-o",         "x.mp4"};
    auto set_again = set;
    set_again.insert(set_again.begin() + 2, "--force");
    all.push_back({.name = "film, captions and steps", .words = set, .together = true});
    all.push_back({.name = "film, captions and steps over others",
                   .words = set_again,
                   .before = older(set),
                   .together = true});
    all.push_back({.name = "solutions", .words = {"solve", "6"}});
    all.push_back({.name = "count", .words = {"count", "6"}});
    all.push_back({.name = "list", .words = {"list", "themes"}});
    all.push_back(
        {.name = "trace", .words = {"solve", "4", "--solver", "backtracking", "--trace", "t.jsonl"}});
    all.push_back({.name = "trace to standard output",
                   .words = {"solve", "4", "--solver", "backtracking", "--trace", "-"}});
    return all;
}

}  // namespace

const std::vector<Way>& ways() {
    static const std::vector<Way> all = all_ways();
    return all;
}

std::vector<Way> quick_ways() {
    const std::multimap<std::string_view, std::string_view> chosen{{"svg", "batch"},
                                                                   {"pptx", "batch"},
                                                                   {"png", "picture to standard output"},
                                                                   {"pdf", "picture to standard output"},
                                                                   {"mp4", "over another"},
                                                                   {"apng", "over another"},
                                                                   {"gif", "film to standard output"},
                                                                   {"webm", "film to standard output"},
                                                                   {"webp", "clips"},
                                                                   {"mov", "clips"},
                                                                   {"y4m", "clips over others"}};
    std::vector<Way> quick;
    std::ranges::copy_if(ways(), std::back_inserter(quick), [&](const Way& way) {
        const auto [begin, end] = chosen.equal_range(way.format);
        return way.kind.empty() ||
               std::any_of(begin, end, [&](const auto& one) { return one.second == way.kind; });
    });
    return quick;
}

const std::vector<Way>& library_ways() {
    static const std::vector<Way> all = [] {
        std::vector<Way> ways{
            {.name = "captioned picture",
             .words = {"render", "4", "--solution", "1", "--caption", "Four", "--coordinates", "outside",
                       "-o", "x.png"}},
            {.name = "captioned SVG",
             .words = {"render", "4", "--solution", "1", "--caption", "Four", "--coordinates", "outside",
                       "-o", "x.svg"}},
            {.name = "batch with titles",
             .words = {"render", "4", "--title", "Four queens", "--size", "200"}},
            {.name = "sheet", .words = {"sheet", "5", "--unique", "-o", "x.pdf"}},
            {.name = "chart", .words = {"chart", "growth", "-o", "x.svg"}},
            {.name = "chart film", .words = {"chart", "growth", "--size", "320", "-o", "x.mp4"}},
            {.name = "told search",
             .words = {"animate", "4", "--story", "search", "--first", "--size", "320", "-o", "x.gif"}},
            {.name = "film with captions",
             .words = {"animate", "4", "--size", "320", "--captions", "vtt", "-o", "x.webm"}},
            {.name = "slides", .words = {"render", "4", "--format", "pptx", "--title", "Four"}},
        };
        for (Way& way : readers())
            if (way.name == "verify SVG" || way.name == "verify MP4" || way.name == "verify PNG")
                ways.push_back(std::move(way));
        return ways;
    }();
    return all;
}

}  // namespace queenreel::faults
