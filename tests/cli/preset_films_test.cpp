// What a preset promises of its film, asked of the decoded file.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <span>
#include <string>
#include <vector>

#include "child.h"
#include "decoded_film.h"
#include "extent.h"
#include "queenreel/catalog/presets.h"

namespace queenreel::test {
namespace {

using testing::ElementsAre;

/// What is promised of a film: 0 for what is not.
struct Promise {
    const char* preset;
    AVCodecID codec;
    int width;
    int height;
    int fps;  ///< constant
    std::uintmax_t max_bytes;
    std::size_t max_frames;
    std::vector<std::string> files;
};

// X: https://help.x.com/en/using-x/x-videos and its limits for GIFs; Mastodon: 40 MB before version 4.2, 99
// MB since.
const std::vector<Promise>& promises() {
    static const std::vector<Promise> all{
        {"slides", AV_CODEC_ID_H264, 1920, 1080, 0, 0, 0, {"queens.mp4"}},
        {"social", AV_CODEC_ID_H264, 1080, 1080, 0, 0, 0, {"queens.mp4"}},
        {"web", AV_CODEC_ID_GIF, 480, 480, 0, 0, 0, {"queens.gif"}},
        {"thumbnail", AV_CODEC_ID_GIF, 160, 160, 0, 0, 0, {"queens.gif"}},
        {"powerpoint", AV_CODEC_ID_H264, 1920, 1080, 30, 0, 0, {"queens.mp4"}},
        {"keynote-alpha", AV_CODEC_ID_PRORES, 1920, 1080, 0, 0, 0, {"queens.mov"}},
        {"google-slides", AV_CODEC_ID_H264, 1920, 1080, 30, 0, 0, {"queens.mp4"}},
        {"beamer", AV_CODEC_ID_NONE, 0, 0, 0, 0, 0, {"queens.pdf", "queens.tex"}},
        {"reveal", AV_CODEC_ID_H264, 1920, 1080, 0, 0, 0, {"queens.mp4", "queens.reveal.html"}},
        {"youtube", AV_CODEC_ID_H264, 1920, 1080, 30, 0, 0, {"queens.chapters.txt", "queens.mp4"}},
        {"shorts", AV_CODEC_ID_H264, 1080, 1920, 30, 0, 5'400, {"queens.mp4"}},
        {"x", AV_CODEC_ID_GIF, 720, 720, 0, 15'000'000, 350, {"queens.gif"}},
        {"mastodon", AV_CODEC_ID_H264, 1080, 1080, 0, 40'000'000, 0, {"queens.mp4"}},
        {"lms", AV_CODEC_ID_H264, 1280, 720, 0, 50'000'000, 0, {"queens.mp4"}},
        {"a11y",
         AV_CODEC_ID_H264,
         1920,
         1080,
         0,
         0,
         0,
         {"queens.embed.html", "queens.mp4", "queens.transcript.html", "queens.vtt"}},
        {"draft", AV_CODEC_ID_H264, 360, 360, 0, 0, 0, {"queens.mp4"}},
    };
    return all;
}

bool is_film(const std::string& name) {
    return name.ends_with(".mp4") || name.ends_with(".gif") || name.ends_with(".mov");
}

void expect_kept(const Promise& promise, const std::string& bytes) {
    const DecodedFilm film = decode(std::as_bytes(std::span(bytes)));
    EXPECT_EQ(film.parameters.codec_id, promise.codec);
    EXPECT_EQ(film.parameters.width, promise.width);
    EXPECT_EQ(film.parameters.height, promise.height);
    if (promise.codec == AV_CODEC_ID_H264)
        EXPECT_EQ(film.parameters.format, AV_PIX_FMT_YUV420P);
    if (promise.codec == AV_CODEC_ID_PRORES)
        EXPECT_EQ(film.parameters.format, AV_PIX_FMT_YUVA444P12LE) << "with alpha";
    for (std::size_t i = 0; promise.fps > 0 && i < film.frames.size(); ++i)
        ASSERT_NEAR(static_cast<double>(film.frames[i].start), static_cast<double>(i) * 1e6 / promise.fps, 1)
            << i;
    EXPECT_TRUE(promise.max_bytes == 0 || bytes.size() <= promise.max_bytes);
    EXPECT_TRUE(promise.max_frames == 0 || film.frames.size() <= promise.max_frames);
}

// Quick runs film one solution of the two.
class PresetFilmLaws : public Law {};
LAW_EXTENTS(PresetFilmLaws);

TEST_P(PresetFilmLaws, AreWhatTheirPresetsPromise) {
    ASSERT_EQ(promises().size(), presets().size()) << "every preset promises something";
    for (const Preset& preset : presets())
        EXPECT_TRUE(std::ranges::find(promises(), preset.name, &Promise::preset) != promises().end())
            << preset.name;
    for (const Promise& promise : promises()) {
        SCOPED_TRACE(promise.preset);
        const Folder folder;
        const Outcome made =
            run_in(folder, {"animate", "4", "--preset", promise.preset, "--limit", by_extent("1", "2")});
        ASSERT_EQ(made.code, 0) << made.error;
        EXPECT_EQ(folder.names(), promise.files);
        for (const std::string& name : folder.names())
            if (is_film(name))
                expect_kept(promise, read_file(folder / name));
    }
}

// A search of ninety seconds fits where there are limits.
TEST(PresetFilms, OfASearchKeepTheirLimits) {
    const auto promise = std::ranges::find(promises(), std::string_view("x"), &Promise::preset);
    const Folder folder;
    const Outcome made = run_in(folder, {"animate", "5", "--story", "search", "--preset", "x"});
    ASSERT_EQ(made.code, 0) << made.error;
    expect_kept(*promise, read_file(folder / "queens.gif"));
}

/// Holds that LaTeX takes a document. Quick runs, as TeX takes long to install, hold that what it opens it
/// closes.
void expect_compiles(const Folder& folder, const std::string& name) {
    if (!is_quick()) {
        const std::string command = "cd " + folder.path().string() +
                                    " && pdflatex -interaction=nonstopmode -halt-on-error " + name + " > log";
        EXPECT_EQ(std::system(command.c_str()), 0) << read_file(folder / "log");
        return;
    }
    std::string text = read_file(folder / name);
    const std::string input = "\\input{";
    for (std::size_t at; (at = text.find(input)) != std::string::npos;) {
        const std::size_t end = text.find('}', at);
        const std::string file = text.substr(at + input.size(), end - at - input.size());
        text.replace(at, end + 1 - at, read_file(folder / file));
    }
    EXPECT_EQ(std::ranges::count(text, '{'), std::ranges::count(text, '}'));
    static const std::regex environment("\\\\(begin|end)\\{(\\w+)\\}");
    std::vector<std::string> open;
    for (std::sregex_iterator at(text.begin(), text.end(), environment), end; at != end; ++at) {
        if ((*at)[1] == "begin") {
            open.push_back((*at)[2]);
            continue;
        }
        ASSERT_FALSE(open.empty());
        EXPECT_EQ(open.back(), (*at)[2]);
        open.pop_back();
    }
    EXPECT_THAT(open, testing::IsEmpty());
}

class LatexLaws : public Law {};
LAW_EXTENTS(LatexLaws);

// LaTeX itself reads the frame of Beamer, and shows every page.
TEST_P(LatexLaws, TheTalkOfBeamerCompiles) {
    const Folder folder;
    ASSERT_EQ(run_in(folder, {"animate", "4", "--story", "walkthrough", "--preset", "beamer"}).code, 0);
    std::ofstream(folder / "talk.tex") << "\\documentclass[aspectratio=169]{beamer}\n\\begin{document}\n"
                                          "\\input{queens.tex}\n\\end{document}\n";
    expect_compiles(folder, "talk.tex");
    if (is_quick())
        return;
    const auto pages = [&](const char* document) {
        const std::string command =
            "cd " + folder.path().string() + " && pdfinfo " + document + " | grep Pages: > pages";
        EXPECT_EQ(std::system(command.c_str()), 0);
        return read_file(folder / "pages");
    };
    EXPECT_EQ(pages("talk.pdf"), pages("queens.pdf"));
}

// ... and the drawings of TikZ, of solutions and of placements.
TEST_P(LatexLaws, TikzCompiles) {
    const Folder folder;
    std::ofstream text(folder / "x.tex");
    text << "\\documentclass{article}\n\\usepackage{tikz}\n\\begin{document}\n";
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"solve", "6", "--format", "tikz"},
          {"solve", "8", "--queens", "c3,c4", "--format", "tikz"},
          {"solve", "3", "--queens", "none", "--format", "tikz"}})
        text << run(command).output;
    text << "\\end{document}\n";
    text.close();
    expect_compiles(folder, "x.tex");
}

}  // namespace
}  // namespace queenreel::test
