// From solver to file and back: the judge, which shares no drawing code with the writers, reads what every
// format writes and proves it; and it finds deliberate errors.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <random>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "extent.h"
#include "folder.h"
#include "queenreel/encode/open.h"
#include "queenreel/paint/piece.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/transition.h"
#include "queenreel/verify/verify.h"
#include "random_seed.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

std::vector<Frame> solution_frames(int n) {
    return tale("solutions", {.n = n}, Pace());
}

OutputOptions output_options(const Format& format, const TemporaryFolder& folder,
                             const std::vector<Frame>& frames) {
    OutputOptions options;
    options.format = &format;
    options.target = folder.path().string() + "/";
    options.look.scene.size = frames.front().board.size;
    options.pictures = frames.size();
    options.look.width = options.look.height = 240;
    options.look.caption = true;
    if (format.film && format.film->default_fps > 0)
        options.fps = 1;  // one picture each: they last a second
    return options;
}

void write(const OutputOptions& options, const std::vector<Frame>& frames) {
    const auto output = open_output(options);
    for (const Frame& frame : frames)
        output->put(frame);
    output->finish();
}

/// All faults, one per line; empty if all is proven.
std::string faults(const std::vector<std::string>& files, const Expectations& expected) {
    std::string lines;
    const VerifySummary summary = verify_files(files, expected, [&](const FileReport& report) {
        for (const Fault& fault : report.faults)
            lines += report.path + ": " + fault.where + ": " + fault.what + "\n";
    });
    for (const Fault& fault : summary.faults)
        lines += "together: " + fault.what + "\n";
    return lines;
}

/// Pages of a PDF as PNG, by poppler; where nothing is drawn, they are transparent.
void turn_into_png(const TemporaryFolder& folder) {
    for (const std::string& file : folder.files()) {
        const std::string command = "pdftocairo -r 96 -transp -png '" + file + "' '" + file + "'";
        ASSERT_EQ(std::system(command.c_str()), 0) << command;
        fs::remove(file);
    }
}

/// A presentation as PDF, by LibreOffice with its own settings: several may run at once.
void turn_into_pdf(const TemporaryFolder& folder) {
    const TemporaryFolder settings;
    for (const std::string& file : folder.files()) {
        const std::string command = "soffice -env:UserInstallation=file://" + settings.path().string() +
                                    " --headless --convert-to pdf --outdir '" + folder.path().string() +
                                    "' '" + file + "' > " + (settings.path() / "log").string() + " 2>&1";
        ASSERT_EQ(std::system(command.c_str()), 0) << command << bytes_of(settings.path() / "log");
        fs::remove(file);
    }
}

/// All rows; documents that can move appear twice: still, and as films.
std::vector<const Format*> rows() {
    std::vector<const Format*> all;
    for (const Format& format : formats())
        for (const Format* row : {&format, format.moving})
            if (row)
                all.push_back(row);
    return all;
}

class JudgedLaws : public Law {};
LAW_EXTENTS(JudgedLaws);

TEST_P(JudgedLaws, EveryFormatReadsBackCompleteForEverySize) {
    for (const Format* row : rows())
        for (const int n : by_extent<std::vector<int>>({1, 5}, {1, 4, 5, 6, 8})) {
            const Format& format = *row;
            if (format.plays)
                continue;  // a page has no pixels before a browser shows it
            if (format.name == "pptx" && (n != 5 || is_quick()))
                continue;  // LibreOffice takes seconds to read it
            SCOPED_TRACE(std::string(format.name) + ", n = " + std::to_string(n));
            const TemporaryFolder folder;
            const auto frames = solution_frames(n);
            ASSERT_EQ(frames.size(), known_solutions(n));
            write(output_options(format, folder, frames), frames);
            if (format.name == "pptx")
                turn_into_pdf(folder);
            if (format.pages)
                turn_into_png(folder);
            Expectations expected{.n = n, .complete = true};
            if (format.film)
                expected.hold = 1s;
            EXPECT_EQ(faults(folder.files(), expected), "");
        }
}

// Transparent pictures are laid over a white and a black page and read from both. In quick runs, each format
// has one theme.
TEST_P(JudgedLaws, EveryTransparentFormatReadsBackOverWhiteAndBlack) {
    const auto frames = solution_frames(6);
    const std::array<std::string_view, 3> themes{"classic", "slate", "print"};
    std::size_t turn = 0;
    for (const Format* row : rows()) {
        const Format& format = *row;
        if (!format.pictures.transparent)
            continue;
        const std::string_view theme_of_turn = themes[turn++ % themes.size()];
        for (const std::string_view theme : themes) {
            if (is_quick() && theme != theme_of_turn)
                continue;
            SCOPED_TRACE(std::string(format.name) + ", " + std::string(theme));
            const TemporaryFolder folder;
            OutputOptions options = output_options(format, folder, frames);
            options.look.theme = *find_theme(theme);
            options.look.theme.background = {0, 0, 0, 0};
            write(options, frames);
            if (format.pages)
                turn_into_png(folder);
            EXPECT_EQ(faults(folder.files(), {.n = 6, .complete = true}), "");
        }
    }
}

/// The formats of solutions, or the one whose turn it is.
std::vector<std::string_view> formats_of_turn(int turn) {
    static constexpr std::array<std::string_view, 4> all{"mp4", "gif", "png", "svg"};
    if (is_quick())
        return {all[static_cast<std::size_t>(turn) % all.size()]};
    return {all.begin(), all.end()};
}

/// The format whose turn it is, or both.
std::vector<const char*> one_or_both(const char* one, const char* other, int turn) {
    if (is_quick())
        return {turn % 2 == 0 ? one : other};
    return {one, other};
}

/// The sets of pieces, or the one whose turn it is.
std::span<const PieceSet> pieces_of_turn(int turn) {
    const auto all = pieces();
    return is_quick() ? all.subspan(static_cast<std::size_t>(turn) % all.size(), 1) : all;
}

TEST_P(JudgedLaws, EveryThemeReadsBackWithEveryCoordinates) {
    const auto frames = solution_frames(6);
    int turn = 0;
    for (const Theme& theme : themes())
        for (const Coordinates coordinates : {Coordinates::none, Coordinates::outside, Coordinates::inside})
            for (const std::string_view format : formats_of_turn(turn++)) {
                SCOPED_TRACE(std::string(theme.name) + ", " + std::string(format) + ", " +
                             std::to_string(static_cast<int>(coordinates)));
                const TemporaryFolder folder;
                OutputOptions options = output_options(*find_format(format), folder, frames);
                options.look.theme = theme;
                options.look.coordinates = coordinates;
                options.look.width = options.look.height = 480;
                write(options, frames);
                EXPECT_EQ(faults(folder.files(), {.n = 6, .complete = true}), "");
            }
}

// In quick runs, each format has one piece, by turns.
TEST_P(JudgedLaws, EveryPieceReadsBackAmongRings) {
    StoryOptions story;
    story.n = 6;
    story.attacks = true;
    const std::vector<Frame> frames = tale("solutions", story, Pace());
    std::size_t turn = 0;
    for (const Format& format : formats()) {
        if (format.pages || format.plays)
            continue;
        const std::string_view piece_of_turn = pieces()[turn++ % pieces().size()].name;
        for (const PieceSet& piece : pieces()) {
            if (is_quick() && piece.name != piece_of_turn)
                continue;
            SCOPED_TRACE(std::string(piece.name) + ", " + std::string(format.name));
            const TemporaryFolder folder;
            OutputOptions options = output_options(format, folder, frames);
            options.look.pieces = piece.name;
            options.look.marks = true;
            write(options, frames);
            EXPECT_EQ(faults(folder.files(), {.n = 6, .complete = true}), "");
        }
    }
}

TEST_P(JudgedLaws, QueensInBordersReadBack) {
    Board board(8);
    for (const Square square : {Square{7, 0}, Square{7, 1}, Square{2, 5}, Square{5, 2}})
        board.place(square);
    const std::vector<Frame> frames{placement_frame(board, {.n = 8, .attacks = true, .conflicts = true})};
    int turn = 0;
    for (const Theme& theme : themes())
        for (const PieceSet& piece : pieces_of_turn(turn++))
            for (const char* format : {"png", "svg"}) {
                SCOPED_TRACE(std::string(piece.name) + ", " + std::string(theme.name) + ", " + format);
                const TemporaryFolder folder;
                OutputOptions options = output_options(*find_format(format), folder, frames);
                options.look.pieces = piece.name;
                options.look.theme = theme;
                options.look.marks = true;
                options.look.width = options.look.height = 480;
                write(options, frames);
                EXPECT_THAT(
                    faults(folder.files(), {.n = 8}),
                    testing::HasSubstr("4 queens on a board of 8 × 8; queens f6 and c3 attack each other, "
                                       "and 3 more pairs"));
            }
}

/// How many solutions the judge finds, without a fault, in a film of 40 seconds of a search on a board of 6 ×
/// 6.
std::uint64_t found_in_search(const std::string& solver, const std::string& format, const Look& look,
                              const StoryCards& cards = {}) {
    StoryOptions options;
    options.cards = cards;
    options.solver = find_solver(solver);
    options.n = 6;
    const Pace pace = lasting(40s);
    const TemporaryFolder folder;
    OutputOptions output = output_options(*find_format(format), folder, solution_frames(6));
    output.look.theme = look.theme;
    output.look.pieces = look.pieces;
    output.look.width = 640;
    output.look.height = 480;
    output.look.scene = scene_of("search", options, pace);
    const auto film = open_output(output);
    const auto story = find_story("search")->open(options);
    for (const Frame& frame : with_transitions(story->frames(pacer_of(*story, pace)), Transition::glide))
        film->put(frame);
    film->finish();
    std::uint64_t solutions = 0;
    const VerifySummary summary =
        verify_files(folder.files(), {.n = 6, .solutions = false}, [&](const FileReport& report) {
            solutions += report.solutions;
            for (const Fault& fault : report.faults)
                ADD_FAILURE() << fault.where << ": " << fault.what;
        });
    EXPECT_TRUE(summary.proven());
    return solutions;
}

// A solution that is left and restored while a queen moves counts once.
TEST_P(JudgedLaws, SolutionsAreFoundAmongTheMarksAndPanelsOfASearch) {
    int turn = 0;
    for (const char* solver : {"backtracking", "forward-checking", "dancing-links"})
        for (const char* format : one_or_both("mp4", "gif", turn++)) {
            SCOPED_TRACE(std::string(solver) + " as " + format);
            EXPECT_EQ(found_in_search(solver, format, {}), known_solutions(6));
        }
}

// The boards of cards are different and elsewhere: they are not the film's.
TEST_P(JudgedLaws, SolutionsOfASearchAreFoundBetweenCards) {
    std::vector<StoryCards> all{{.title = true, .end = true}, {.title = true}, {.end = true}};
    if (is_quick())
        all.resize(1);
    for (const StoryCards& cards : all)
        for (const char* format : {"mp4", "gif"}) {
            SCOPED_TRACE(std::string(format) + (cards.title ? ", title" : "") + (cards.end ? ", end" : ""));
            EXPECT_EQ(found_in_search("backtracking", format, {}, cards), known_solutions(6));
        }
}

// A red cross used to pass for ivory, and from then on red hatching for the queens' color.
TEST_P(JudgedLaws, SolutionsAreFoundAmongTheMarksOfEveryTheme) {
    for (const Theme& theme : themes())
        for (const char* pieces : {"crown", "disc"}) {
            if (is_quick() && theme.name != (pieces == std::string_view("crown") ? "slate" : "print"))
                continue;
            const char* const format = pieces == std::string_view("crown") ? "mp4" : "gif";
            SCOPED_TRACE(std::string(theme.name) + " with pieces " + pieces + " as " + format);
            Look look;
            look.theme = theme;
            look.pieces = pieces;
            EXPECT_EQ(found_in_search("backtracking", format, look), known_solutions(6));
        }
}

TEST(Judged, ARaceIsNoBoard) {
    const StoryOptions options{.n = 5};
    const Pace pace = lasting(20s);
    const TemporaryFolder folder;
    OutputOptions output = output_options(*find_format("mp4"), folder, solution_frames(5));
    output.look.width = output.look.height = 480;
    output.look.scene = scene_of("race", options, pace);
    const auto film = open_output(output);
    for (const Frame& frame : tale("race", options, pace))
        film->put(frame);
    film->finish();
    EXPECT_THAT(faults(folder.files(), {}), testing::HasSubstr("no board found"));
}

TEST(Judged, BareBoardsAndConstantRatesReadBack) {
    const auto frames = solution_frames(5);
    for (const char* format : {"mp4", "gif"}) {
        SCOPED_TRACE(format);
        const TemporaryFolder folder;
        OutputOptions options = output_options(*find_format(format), folder, frames);
        options.look.bare = true;
        options.look.caption = false;
        options.fps = 10;
        write(options, frames);
        EXPECT_EQ(faults(folder.files(), {.n = 5, .complete = true, .hold = 1s}), "");
    }
}

/// A change to the frames of a film that makes it wrong.
struct SeededFault {
    const char* name;
    std::function<void(std::vector<Frame>&)> spoil;
};

Cell& queen_of_row(Frame& frame, int row) {
    const auto start = frame.board.cells.begin() + std::ptrdiff_t{row} * frame.board.size;
    return *std::find_if(start, start + frame.board.size, [](const Cell& cell) { return cell.queen; });
}

const std::vector<SeededFault>& seeded_faults() {
    static const std::vector<SeededFault> all{
        {"a frame dropped", [](auto& frames) { frames.erase(frames.begin() + 3); }},
        {"a frame doubled", [](auto& frames) { frames.insert(frames.begin() + 3, frames[3]); }},
        {"a frame shown again later", [](auto& frames) { frames.push_back(frames[1]); }},
        {"a stale frame", [](auto& frames) { frames[4].board = frames[3].board; }},
        {"a queen moved",
         [](auto& frames) {
             Cell& from = queen_of_row(frames[2], 1);
             from.queen = false;
             frames[2].board.cells[static_cast<std::size_t>(frames[2].board.size)].queen ^= true;
             frames[2].board.cells[static_cast<std::size_t>(frames[2].board.size) + 1].queen ^= true;
         }},
        {"a queen missing", [](auto& frames) { queen_of_row(frames[5], 0).queen = false; }},
        {"a queen added",
         [](auto& frames) {
             for (Cell& cell : frames[5].board.cells)
                 if (!std::exchange(cell.queen, true))
                     break;
         }},
        {"a hold too long", [](auto& frames) { frames[6].duration *= 2; }},
    };
    return all;
}

TEST_P(JudgedLaws, EverySeededFaultOfAFilmIsFound) {
    int turn = 0;
    for (const SeededFault& fault : seeded_faults())
        for (const char* format : one_or_both("mp4", "gif", turn++)) {
            SCOPED_TRACE(std::string(format) + ": " + fault.name);
            const TemporaryFolder folder;
            auto frames = solution_frames(7);
            fault.spoil(frames);
            write(output_options(*find_format(format), folder, frames), frames);
            EXPECT_NE(faults(folder.files(), {.n = 7, .complete = true}), "");
        }
}

TEST_P(JudgedLaws, EverySeededFaultOfPicturesButTheirHoldsIsFound) {
    int turn = 0;
    for (const SeededFault& fault : seeded_faults())
        for (const char* format : one_or_both("png", "svg", turn++)) {
            if (std::string_view(fault.name) == "a hold too long")
                continue;
            SCOPED_TRACE(std::string(format) + ": " + fault.name);
            const TemporaryFolder folder;
            auto frames = solution_frames(5);
            fault.spoil(frames);
            for (std::size_t i = 0; i < frames.size(); ++i)
                frames[i].number = i + 1;
            write(output_options(*find_format(format), folder, frames), frames);
            EXPECT_NE(faults(folder.files(), {.n = 5, .complete = true}), "");
        }
}

/// Where to cut a file of `size` bytes: after each of its first and last bytes, where headers and trailers
/// are, and at random places in between.
std::set<std::size_t> cuts(std::size_t size, std::mt19937& random) {
    const std::size_t structure = by_extent(30, 200);
    const int samples = by_extent(20, 100);
    std::set<std::size_t> all;
    for (std::size_t i = 0; i < std::min(structure, size); ++i) {
        all.insert(i);
        all.insert(size - i);
    }
    for (int i = 0; i < samples; ++i)
        all.insert(random() % size);
    return all;
}

TEST_P(JudgedLaws, AFileCutShortAnywhereIsFound) {
    std::mt19937 random(random_seed());
    const auto frames = solution_frames(4);
    for (const Format& format : formats()) {
        if (format.pages || format.plays)
            continue;
        const TemporaryFolder folder;
        write(output_options(format, folder, frames), frames);
        const std::string whole = bytes_of(folder.files().front());
        // The last byte of an SVG may be a line end, which it does not need.
        std::vector<std::string> files;
        for (const std::size_t size : cuts(whole.find_last_not_of('\n'), random)) {
            files.push_back((folder.path() / ("cut to " + std::to_string(size) + " bytes.")).string() +
                            std::string(format.name));
            std::ofstream(files.back(), std::ios::binary) << whole.substr(0, size);
        }
        std::size_t reports = 0;
        verify_files(files, {.n = 4}, [&](const FileReport& report) {
            EXPECT_EQ(report.path, files.at(reports++));
            EXPECT_FALSE(report.proven()) << report.path;
        });
        EXPECT_EQ(reports, files.size());
    }
}

}  // namespace
}  // namespace queenreel
