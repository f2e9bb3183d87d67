#include "queenreel/encode/snippets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "folders.h"
#include "outputs_of_tests.h"
#include "queenreel/encode/errors.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using testing::IsEmpty;

struct Part {
    std::string chapter;
    std::chrono::microseconds hold;
};

/// The text of a snippet for these pictures.
std::string snippet_text(SnippetOptions options, const std::vector<Part>& parts) {
    const TemporaryFolder folder;
    options.path = folder / "x";
    const auto output = open_snippet(options);
    for (const auto& [chapter, hold] : parts) {
        Frame frame = four_queens();
        frame.chapter = chapter;
        frame.duration = hold;
        output->put(frame);
    }
    EXPECT_THAT(output->files(), IsEmpty());
    output->finish();
    EXPECT_EQ(output->file_count(), 1U);
    return content(folder / "x");
}

TEST(Snippets, OfAWebPageNameWhatABrowserIsToTry) {
    const SnippetOptions options{.snippet = Snippet::html,
                                 .title = "8 queens: \"a\" < b",
                                 .films = {"my film.mp4", "x.gif", "x#1.webm"},
                                 .poster = "p.png",
                                 .captions = "x.vtt",
                                 .width = 640,
                                 .height = 480};
    EXPECT_EQ(
        snippet_text(options, {{"", 1s}}),
        "<video width=\"640\" height=\"480\" poster=\"p.png\" controls playsinline aria-label=\"8 queens: "
        "&quot;a&quot; &lt; b\">\n"
        "  <source src=\"my%20film.mp4\" type=\"video/mp4\">\n"
        "  <source src=\"x%231.webm\" type=\"video/webm\">\n"
        "  <track kind=\"captions\" src=\"x.vtt\" srclang=\"en\" label=\"English\" default>\n"
        "</video>\n");
    EXPECT_EQ(
        snippet_text({.snippet = Snippet::html, .title = "t", .films = {"x.gif"}, .width = 4, .height = 3},
                     {{"", 1s}}),
        "<img src=\"x.gif\" width=\"4\" height=\"3\" alt=\"t\">\n");
}

TEST(Snippets, OfATalkAreASlideThatPlays) {
    EXPECT_EQ(
        snippet_text({.snippet = Snippet::reveal, .title = "t", .films = {"x.mp4"}, .width = 4, .height = 3},
                     {{"", 1s}}),
        "<section>\n"
        "<video width=\"4\" height=\"3\" data-autoplay controls playsinline aria-label=\"t\">\n"
        "  <source src=\"x.mp4\" type=\"video/mp4\">\n"
        "</video>\n"
        "</section>\n");
}

TEST(Snippets, OfBeamerHaveAPageAClick) {
    EXPECT_EQ(snippet_text({.snippet = Snippet::beamer, .title = "100 % of_{n}", .document = "x.pdf"},
                           {{"", 1s}, {"", 1s}}),
              "% A page of x.pdf at each click: \\input this between \\begin{document} and \\end{document} "
              "of a talk with\n"
              "% \\documentclass{beamer}.\n"
              "\\begin{frame}{100 \\% of\\_\\{n\\}}\n"
              "  \\centering\n"
              "  "
              "\\only<1>{\\includegraphics[page=1,width=\\textwidth,height=0.85\\textheight,keepaspectratio]{"
              "x.pdf}}%\n"
              "  "
              "\\only<2>{\\includegraphics[page=2,width=\\textwidth,height=0.85\\textheight,keepaspectratio]{"
              "x.pdf}}%\n"
              "\\end{frame}\n");
}

// The first is at 0:00; each lasts at least ten seconds, even the last.
TEST(Snippets, ListChaptersAsYouTubeReadsThem) {
    const SnippetOptions options{.snippet = Snippet::chapters, .title = "t"};
    EXPECT_EQ(snippet_text(options, {{"", 2s}, {"A", 5s}, {"B", 4s}, {"C", 56s}, {"D", 12s}, {"E", 9s}}),
              "0:00 A\n0:11 C\n1:07 D\n");
    EXPECT_EQ(snippet_text(options, {{"A", 3599s}, {"B", 30s}}), "0:00:00 A\n0:59:59 B\n");
    EXPECT_EQ(snippet_text(options, {{"", 5s}}), "0:00 t\n");
}

TEST(Snippets, OfChaptersForEditorsHaveAllOfThem) {
    const std::vector<Part> parts{{"A \"1\"", 2s}, {"", 500ms}, {"B", 4s}};
    EXPECT_EQ(snippet_text({.snippet = Snippet::csv, .title = "t", .films = {"x.mov"}}, parts),
              "start,duration,title\n0.000,2.500,\"A \"\"1\"\"\"\n2.500,4.000,\"B\"\n");
    EXPECT_EQ(snippet_text({.snippet = Snippet::edl, .title = "t", .films = {"x.mov"}, .fps = 30}, parts),
              "TITLE: t\nFCM: NON-DROP FRAME\n\n"
              "001  AX       V     C        00:00:00:00 00:00:02:15 01:00:00:00 01:00:02:15\n"
              "* FROM CLIP NAME: x.mov\n |C:ResolveColorBlue |M:A \"1\" |D:1\n\n"
              "002  AX       V     C        00:00:02:15 00:00:06:15 01:00:02:15 01:00:06:15\n"
              "* FROM CLIP NAME: x.mov\n |C:ResolveColorBlue |M:B |D:1\n");
}

}  // namespace
}  // namespace queenreel
