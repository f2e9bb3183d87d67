#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "folders.h"
#include "outputs_of_tests.h"
#include "pdf_objects.h"
#include "queenreel/encode/output.h"
#include "queenreel/frame/frame.h"
#include "queenreel/frame/panel.h"
#include "tagged_pdf.h"

namespace queenreel {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

void write_pdf(const std::string& path, const Frame& frame, Look look) {
    OutputOptions options = small_output(*find_format("pdf"), path);
    options.look = std::move(look);
    const auto output = open_output(options);
    output->put(frame);
    output->finish();
}

/// Returns the pixels of a picture.
std::string seen(const Frame& frame, const Look& look) {
    const TemporaryFolder folder;
    write_pdf(folder / "x.pdf", frame, look);
    return test::printed_by("pdftoppm -r 72", folder / "x.pdf");
}

/// Returns what a picture reads aloud: "H1 Title".
std::vector<std::string> heard(const Frame& frame, const Look& look) {
    const TemporaryFolder folder;
    write_pdf(folder / "x.pdf", frame, look);
    const test::TaggedPdf pdf = test::read_tagged_pdf(folder / "x.pdf");
    EXPECT_THAT(pdf.faults, IsEmpty());
    std::vector<std::string> heard;
    for (const test::PdfReading& reading : pdf.readings)
        heard.push_back(reading.type + " " + reading.text);
    return heard;
}

Look scene_look() {
    Look look;
    look.width = 320;
    look.height = 320;
    look.scene.size = 4;
    look.scene.caption_lines = 3;
    look.caption = true;
    return look;
}

Frame scene_frame() {
    Frame frame;
    frame.board = {.size = 4, .cells = std::vector<Cell>(16)};
    frame.title = "Document";
    frame.caption = "A caption with a number of words that fill more than one line of it";
    frame.description = "No queens. " + frame.caption + ". Nothing is attacked.";
    return frame;
}

// A caption is a paragraph beside the board, word by word, and the board's description omits it.
TEST(PdfParts, ScenesHaveACaptionAndADescribedBoard) {
    Frame frame = scene_frame();
    const std::string board = "Figure No queens. Nothing is attacked.";
    EXPECT_THAT(heard(frame, scene_look()), ElementsAre(board, "P " + frame.caption));
    frame.chapter = "Chapter";
    EXPECT_THAT(heard(frame, scene_look()), ElementsAre("H1 Chapter", board, "P " + frame.caption));
    frame.chapter = frame.caption;
    EXPECT_THAT(heard(frame, scene_look()), ElementsAre("H1 " + frame.caption, board));
    frame.description = frame.caption;
    frame.chapter = "";
    EXPECT_THAT(heard(frame, scene_look()), ElementsAre("Figure " + frame.caption, "P " + frame.caption))
        << "a figure has words";
}

TEST(PdfParts, ChaptersAreHeardAndNotSeen) {
    Frame frame = scene_frame();
    const std::string pixels = seen(frame, scene_look());
    // No font has the last two.
    for (const std::string chapter : {"Chapter", "女王", "\U000F1234", "A\U000F1234"}) {
        frame.chapter = chapter;
        EXPECT_EQ(seen(frame, scene_look()), pixels) << chapter;
        EXPECT_THAT(heard(frame, scene_look()), Contains("H1 " + chapter));
    }
    frame.caption = "Another caption";
    EXPECT_NE(seen(frame, scene_look()), pixels);
}

TEST(PdfParts, CaptionsBrokenBetweenLettersGetNoSpaces) {
    Frame frame = scene_frame();
    frame.caption = std::string(45, '7');
    EXPECT_THAT(heard(frame, scene_look()), Contains("P " + frame.caption));
}

// Law: each kind of panel with text is heard once, after its heading; textless drawings are decoration.
TEST(PdfParts, PanelsAreFiguresWithTheirText) {
    const std::vector<std::pair<Panel, std::string>> panels{
        {CodePanel{.lines = {"one", "  two"}, .active = 1}, "two"},
        {StackPanel{{"f(1)", "f(2)"}}, "f(1); f(2)"},
        {CountersPanel{{{.name = "tests", .value = "3"}, {.name = "queens", .value = "4"}}},
         "tests 3; queens 4"},
        {TreePanel{.nodes = {{}}}, ""},
        {ChartPanel{.values = {1}, .now = "7"}, "7"},
        {BoardsPanel{
             {{.board = {.size = 8, .cells = std::vector<Cell>(64)}, .label = "first", .notes = {"x", "y"}}}},
         "first x y"},
        {BarsPanel{{{.name = "a", .value = "1"}}}, "a 1"},
        {StatePanel{{{.name = "row", .cells = {{.text = "x"}, {}}, .value = "2"}}}, "row x 2"},
        {LegendPanel{.entries = {{.cell = {}, .words = "attacked"}}}, "attacked"},
        {MapPanel{}, ""},
    };
    ASSERT_EQ(panels.size(), panel_table().size());
    for (const auto& [panel, text] : panels)
        for (const std::string title : {"Title", ""}) {
            SCOPED_TRACE(panel_info(kind_of(panel)).name);
            Frame frame = scene_frame();
            frame.caption.clear();
            frame.panels = {panel};
            Look look = scene_look();
            look.width = look.height = 800;
            look.scene.panels = {{.kind = kind_of(panel), .title = title, .rows = 2, .columns = 8}};
            // Counters are in a line, without a heading.
            const std::string heading = kind_of(panel) == PanelKind::counters ? "" : title;
            const std::string words = heading + (heading.empty() || text.empty() ? "" : ": ") + text;
            const std::vector<std::string> all = heard(frame, look);
            EXPECT_EQ(all.size(), words.empty() ? 1U : 2U);
            EXPECT_EQ(all.back(), words.empty() ? "Figure " + frame.description() : "Figure " + words);
        }
}

TEST(PdfParts, WithoutABoardPanelsAreOneFigure) {
    Frame frame = scene_frame();
    frame.board = {.size = 0};
    frame.panels = {BarsPanel{{{.name = "a", .value = "1"}}}, BarsPanel{{{.name = "b", .value = "2"}}}};
    Look look = scene_look();
    look.scene.board = false;
    look.scene.panels = {{.kind = PanelKind::bars, .title = "A"}, {.kind = PanelKind::bars, .title = "B"}};
    EXPECT_THAT(heard(frame, look),
                ElementsAre("Figure No queens. Nothing is attacked.", "P " + frame.caption));
}

TEST(PdfParts, CardsHaveATitleTextAndADescribedBoard) {
    Frame frame = scene_frame();
    frame.content = Card{.title = "Place four queens so that no two of them attack each other at all",
                         .subtitle = "Go on",
                         .board = frame.board,
                         .totals = {{.label = "Tests", .value = "26"}, {.label = "Queens", .value = "4"}}};
    frame.description = frame.card()->title + ". Go on. No queens. Tests: 26. Queens: 4.";
    Look look = scene_look();
    look.scene.cards = true;
    EXPECT_THAT(heard(frame, look), ElementsAre("H1 " + frame.card()->title, "P Go on", "Figure No queens.",
                                                "P Tests 26", "P Queens 4"));
}

TEST(PdfParts, ChartsHaveATitleTextAndADescribedFigure) {
    Frame frame = scene_frame();
    const std::string title = "A title that is so long that it fills more than a single line of the picture";
    frame.content = Chart{.title = title,
                          .caption = "Caption",
                          .source = "Source",
                          .bars = {{.name = "a", .length = 2, .value = "2"}}};
    frame.description = "a is 2.";
    Look look = scene_look();
    look.scene.charts = true;
    EXPECT_THAT(heard(frame, look), ElementsAre("H1 " + title, "P Caption", "Figure a is 2.", "P Source"));
}

/// Returns a page with a group of three boards and everything else that sheets have.
Frame sheet_page(bool titled) {
    Sheet sheet{.shape = {.board_size = 4,
                          .columns = 3,
                          .rows = 1,
                          .title = titled,
                          .task = true,
                          .heads = true,
                          .group = 3,
                          .side = CardSide::front},
                .blanks = {"Name"},
                .title = titled ? "Title" : "",
                .task = "Task",
                .heads = {"One", "Two", "Three"},
                .page = "1 of 2"};
    for (const std::string name : {"a", "b"})
        sheet.boards.push_back({.board = {.size = 4, .cells = std::vector<Cell>(16)},
                                .label = "Label " + name,
                                .heading = name == "a" ? "Group" : "",
                                .description = name == "a" ? "Board a" : ""});
    Frame frame;
    frame.title = "Document";
    frame.description = "Page";
    frame.content = std::move(sheet);
    return frame;
}

// Law: headings, paragraphs and boards of a sheet are elements in reading order, and the rest is decoration.
TEST(PdfParts, SheetsHaveHeadingsParagraphsAndFigures) {
    for (const bool titled : {true, false}) {
        SCOPED_TRACE(titled);
        Look look = scene_look();
        look.width = 600;
        look.height = 500;
        std::vector<std::string> all{"P Task",         "P Name",    "P One",
                                     "P Two",          "P Three",   titled ? "H2 Group" : "H1 Group",
                                     "Figure Board a", "P Label a", "Figure Page",
                                     "P Label b"};
        if (titled)
            all.insert(all.begin(), "H1 Title");
        EXPECT_EQ(heard(sheet_page(titled), look), all);
    }
}

/// Returns the outline of a document of these pages: "1: Title", "1: - Heading".
std::vector<std::string> outline_of(const std::vector<Frame>& pages, const Look& look) {
    const TemporaryFolder folder;
    OutputOptions options = small_output(*find_format("pdf"), folder / "x.pdf");
    options.look = look;
    const auto output = open_output(options);
    for (const Frame& page : pages)
        output->put(page);
    output->finish();
    const test::TaggedPdf pdf = test::read_tagged_pdf(folder / "x.pdf");
    EXPECT_THAT(pdf.faults, IsEmpty());
    std::vector<std::string> outline;
    for (const test::PdfBookmark& bookmark : pdf.bookmarks)
        outline.push_back(std::to_string(bookmark.page) + (bookmark.level == 1 ? ": " : ": - ") +
                          bookmark.title);
    return outline;
}

TEST(PdfOutlines, HaveHeadingsAndNumbersOfPagesThatBeginNone) {
    Look look = scene_look();
    look.width = 600;
    look.height = 500;
    const std::vector<Frame> titled(3, sheet_page(true));
    EXPECT_THAT(outline_of(titled, look),
                ElementsAre("1: Title", "1: - Group", "2: - 1 of 2", "3: - 1 of 2"));
    EXPECT_THAT(outline_of({sheet_page(false), sheet_page(false)}, look),
                ElementsAre("1: Group", "2: - 1 of 2"));
    EXPECT_THAT(outline_of({sheet_page(true)}, look), IsEmpty()) << "a single page";
}

TEST(PdfOutlines, HaveChaptersWhereTheyBegin) {
    std::vector<Frame> pages(4, scene_frame());
    pages[1].chapter = pages[2].chapter = "Первая (1)";
    pages[3].chapter = "Last";
    EXPECT_THAT(outline_of(pages, scene_look()), ElementsAre("2: Первая (1)", "4: Last"));
}

TEST(PdfOutlines, HaveTitlesOfPicturesWithoutHeadings) {
    std::vector<Frame> pages(3, scene_frame());
    pages[2].title = "Another";
    EXPECT_THAT(outline_of(pages, scene_look()), ElementsAre("1: Document", "3: Another"));
    Look look = scene_look();
    look.width = 600;
    look.height = 500;
    pages.assign(2, sheet_page(false));
    pages[1].title = "Answers";
    for (Frame& page : pages) {
        Sheet sheet = *std::get<Shared<Sheet>>(page.content);
        sheet.boards[0].heading.clear();
        page.content = std::move(sheet);
    }
    EXPECT_THAT(outline_of(pages, look), ElementsAre("1: Document", "2: Answers"));
}

}  // namespace
}  // namespace queenreel
