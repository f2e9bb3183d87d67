// Films coded by the tests alone: what is shown, in what order and for how long.

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <cmath>
#include <functional>
#include <numbers>
#include <span>

#include "drawing.h"
#include "extent.h"
#include "judging.h"
#include "writing.h"

namespace queenreel::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

std::vector<int> film_sizes() {
    return by_extent<std::vector<int>>({1, 4, 6}, {1, 4, 5, 6, 8});
}

std::vector<int> large_sizes() {
    return by_extent<std::vector<int>>({40}, {20, 40});
}

/// A way to write a film.
struct Writing {
    const char* extension;
    void (*write)(const std::string& path, const std::vector<Shot>& shots);
};

const std::vector<Writing>& writings() {
    static const std::vector<Writing> all{
        {"gif", [](const std::string& path, const std::vector<Shot>& shots) { write_gif(path, shots); }},
        {"apng", [](const std::string& path, const std::vector<Shot>& shots) { write_apng(path, shots); }},
        {"webp", write_webp},
        {"mp4", [](const std::string& path, const std::vector<Shot>& shots) { write_mp4(path, shots); }},
        {"mov", [](const std::string& path, const std::vector<Shot>& shots) { write_mp4(path, shots); }},
        {"webm", [](const std::string& path, const std::vector<Shot>& shots) { write_webm(path, shots); }},
        {"y4m", write_y4m},
        {"25.mp4", [](const std::string& path,
                      const std::vector<Shot>& shots) { write_mp4(path, shots, {.fps = 25}); }},
        {"b.mp4", [](const std::string& path,
                     const std::vector<Shot>& shots) { write_mp4(path, shots, {.fps = 10, .b_frames = 2}); }},
    };
    return all;
}

/// All of them, or one by turns.
std::span<const Writing> writings_of_turn(std::size_t turn) {
    const std::span<const Writing> all = writings();
    return is_quick() ? all.subspan(turn % all.size(), 1) : all;
}

/// All faults of a film of these shots in these ways of writing, one per line.
std::string faults(const std::vector<Shot>& shots, const Expectations& expected,
                   std::span<const Writing> ways = writings()) {
    const Folder folder;
    std::string all;
    for (const Writing& writing : ways) {
        if (shots.size() == 1 && writing.write == write_webp)
            continue;  // libwebpmux makes a still of one picture, without its time
        const std::string file = folder.file(fmt::format("film.{}", writing.extension));
        writing.write(file, shots);
        all += judge({file}, expected).faults();
    }
    return all;
}

std::vector<Shot> all_of(int n, const Style& style) {
    return shots_of(solutions(n), style);
}

const Style& plain() {
    return styles().front();
}

class FilmsLaws : public Law {};
LAW_EXTENTS(FilmsLaws);

TEST_P(FilmsLaws, OfEverySizeAreProven) {
    for (const int n : film_sizes()) {
        SCOPED_TRACE(n);
        EXPECT_EQ(faults(all_of(n, sized(plain(), n, 240)), {.n = n, .complete = true, .hold = 1s}), "");
    }
}

TEST_P(FilmsLaws, OfLargeBoardsAreRead) {
    for (const int n : large_sizes()) {
        SCOPED_TRACE(n);
        EXPECT_EQ(faults(shots_of(solutions(n, 3), sized(plain(), n, 720)), {.n = n, .hold = 1s}), "");
    }
}

TEST_P(FilmsLaws, OfEveryStyleAreRead) {
    std::size_t turn = 0;
    for (const Style& style : styles()) {
        SCOPED_TRACE(style.name);
        EXPECT_EQ(faults(all_of(6, sized(style, 6, 360)), {.n = 6, .complete = true, .hold = 1s},
                         writings_of_turn(turn++)),
                  "");
    }
}

TEST(Films, ThatAreSeenThroughAreReadOverEveryPage) {
    const Folder folder;
    Style style = sized(plain(), 6, 240);
    style.left = style.top = 20;
    style.background = {255, 255, 255};
    style.queen = {0, 0, 0};
    style.light = {250, 250, 250};
    const std::vector<Shot> shots = all_of(6, style);
    const std::string file = folder.file("clear.webm");
    write_clear_webm(file, shots, style.background);
    EXPECT_EQ(judge({file}, {.n = 6, .complete = true, .hold = 1s}).faults(), "");
    write_clear_webm(file, shots, style.light);
    EXPECT_THAT(judge({file}).faults(), HasSubstr("over black"));
}

/// A wrong film, and what is said of it in every way of writing.
struct WrongFilm {
    const char* name;
    std::vector<Shot> (*shots)();
    const char* said;
};

std::vector<Shot> six() {
    return all_of(6, sized(plain(), 6, 240));
}

const std::vector<WrongFilm>& wrong_films() {
    static const std::vector<WrongFilm> all{
        {"OneLess",
         [] {
             auto shots = six();
             shots.erase(shots.begin() + 2);
             return shots;
         },
         "3 of 4 solutions; missing: [3, 0, 4, 1, 5, 2]"},
        {"OneTwice",
         [] {
             auto shots = six();
             shots.push_back(shots[1]);
             return shots;
         },
         "is shown twice: picture 2 and picture 5"},
        {"HeldTooLong",
         [] {
             auto shots = six();
             shots[2].length = 1500ms;
             return shots;
         },
         "picture 3"},
        {"AnotherSize",
         [] {
             auto shots = six();
             shots[3].image = draw(sized(plain(), 5, 240), solutions(5, 1).front());
             return shots;
         },
         "5 × 5"},
    };
    return all;
}

TEST_P(FilmsLaws, WhatIsWrongIsSaidInEveryWayOfWriting) {
    std::size_t turn = 0;
    for (const WrongFilm& wrong : wrong_films()) {
        SCOPED_TRACE(wrong.name);
        const Folder folder;
        for (const Writing& writing : writings_of_turn(turn++)) {
            SCOPED_TRACE(writing.extension);
            const std::string file = folder.file(fmt::format("film.{}", writing.extension));
            writing.write(file, wrong.shots());
            EXPECT_THAT(judge({file}, {.complete = true, .hold = 1s}).faults(), HasSubstr(wrong.said));
        }
    }
}

/// Six, and then a picture without queens, with its own colors or elsewhere.
std::vector<Shot> six_and_card(const Style& style) {
    auto shots = six();
    shots.push_back({draw(style, Board(6)), 3000ms});
    return shots;
}

TEST(Films, OfSolutionsMayEndWithACard) {
    Style tinted = sized(plain(), 6, 240);
    tinted.light = {120, 200, 120};
    tinted.dark = {60, 140, 60};
    Style elsewhere = tinted;
    elsewhere.square -= 10;
    elsewhere.left = elsewhere.top = 30;
    elsewhere.right = elsewhere.bottom = 30;
    for (const Style& style : {sized(plain(), 6, 240), tinted, elsewhere}) {
        auto shots = six_and_card(style);
        EXPECT_EQ(faults(shots, {.n = 6, .complete = true, .hold = 1s}), "");
        shots.push_back(shots[1]);
        EXPECT_THAT(faults(shots, {.n = 6}), HasSubstr("0 queens on a board of 6 × 6"));
    }
    auto shots = six_and_card(tinted);
    shots.erase(shots.begin());
    EXPECT_THAT(faults(shots, {.n = 6, .complete = true}), HasSubstr("3 of 4 solutions"));
}

TEST(Films, OfAnyPlacementCountEachSolutionOnce) {
    auto shots = six();
    shots.push_back(shots[1]);
    Shot less = shots[0];
    const std::vector<Square> queens{{0, 1}, {1, 3}, {2, 5}};
    Board board(6);
    for (const Square queen : queens)
        board.place(queen);
    less.image = draw(sized(plain(), 6, 240), board);
    shots.push_back(less);
    shots.push_back(shots[0]);
    const Folder folder;
    for (const Writing& writing : writings()) {
        SCOPED_TRACE(writing.extension);
        const std::string file = folder.file(fmt::format("film.{}", writing.extension));
        writing.write(file, shots);
        const Judgement any = judge({file}, {.solutions = false});
        EXPECT_EQ(any.faults(), "");
        EXPECT_EQ(any.reports.front().pictures, 7U);
        EXPECT_EQ(any.reports.front().solutions, 4U);
        EXPECT_EQ(judge({file}).reports.front().solutions, 6U);
    }
}

/// Boards side by side, three per row, with a margin around each.
Image side_by_side(const std::vector<Board>& boards) {
    constexpr int columns = 3;
    const int n = boards.front().size();
    const Style style = sized(plain(), n, 120);
    constexpr int part = 160;
    const int rows = (static_cast<int>(boards.size()) + columns - 1) / columns;
    Image all{columns * part, rows * part,
              std::vector<std::uint8_t>(static_cast<std::size_t>(columns * part * rows * part * 3), 255)};
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const Image one = draw(style, boards[i]);
        const int left = static_cast<int>(i) % columns * part + (part - one.width) / 2;
        const int top = static_cast<int>(i) / columns * part + (part - one.height) / 2;
        for (int y = 0; y < one.height; ++y)
            for (int x = 0; x < one.width; ++x)
                all.set(left + x, top + y, one.at(x, y));
    }
    return all;
}

// As in a race: each board is read, and one that stays is counted once.
TEST_P(FilmsLaws, OfSeveralBoardsReadThemAll) {
    const std::vector<Board> found = solutions(6);
    const Board empty(6);
    const Folder folder;
    for (const std::size_t count : {2, 3, 6})
        for (const Writing& writing : writings_of_turn(count)) {
            SCOPED_TRACE(testing::Message() << count << " in " << writing.extension);
            std::vector<Shot> shots;
            std::vector<Board> shown(count, empty);
            shots.push_back({side_by_side(shown)});
            for (const Board& board : {found[0], found[1], found[0]}) {
                shown.back() = board;
                shots.push_back({side_by_side(shown)});
            }
            const std::string file = folder.file(fmt::format("film.{}", writing.extension));
            writing.write(file, shots);
            const Judgement any = judge({file}, {.n = 6, .solutions = false});
            EXPECT_EQ(any.faults(), "");
            EXPECT_EQ(any.reports.front().pictures, count + 3);
            EXPECT_EQ(any.reports.front().solutions, 2U);
        }
}

// A card is only a beginning or an end.
TEST(Films, ThatMostlyShowNoBoardProveNothing) {
    const Style style = sized(plain(), 5, 240);
    Image card = draw(style, solutions(5, 1).front());
    for (int y = 0; y < card.height; ++y)
        for (int x = 0; x < card.width; ++x)
            card.set(x, y, Rgb{static_cast<std::uint8_t>(y), static_cast<std::uint8_t>(x), 90});
    const Shot board{draw(style, solutions(5, 1).front())};
    const Folder folder;
    const std::string file = folder.file("film.gif");
    const auto faults_after = [&](std::chrono::milliseconds length) {
        write_gif(file, {{card, length}, board});
        return judge({file}, {.solutions = false}).faults();
    };
    EXPECT_EQ(faults_after(900ms), "");
    EXPECT_THAT(faults_after(1200ms), HasSubstr("its first 1.2 s: no board found"));
}

/// A board turned around the center of its picture, and reduced so that it fits.
Image turned(const Image& image, const Rgb& background, double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    const double scale = std::numbers::sqrt2;
    Image result = image;
    for (int y = 0; y < image.height; ++y)
        for (int x = 0; x < image.width; ++x) {
            const double right = (x - image.width / 2.0) * scale;
            const double down = (y - image.height / 2.0) * scale;
            const auto from_x =
                std::lround(image.width / 2.0 + right * std::cos(angle) + down * std::sin(angle));
            const auto from_y =
                std::lround(image.height / 2.0 + down * std::cos(angle) - right * std::sin(angle));
            const bool inside = from_x >= 0 && from_x < image.width && from_y >= 0 && from_y < image.height;
            result.set(x, y,
                       inside ? image.at(static_cast<int>(from_x), static_cast<int>(from_y)) : background);
        }
    return result;
}

/// A film whose board turns by a quarter in `pictures` pictures after the first solution, each shown for
/// `each`.
std::vector<Shot> turning(int n, int pictures, std::chrono::milliseconds each) {
    const Style style = sized(plain(), n, 240);
    const Image found = draw(style, solutions(n, 1).front());
    std::vector<Shot> shots{{found}};
    for (int i = 1; i <= pictures; ++i)
        shots.push_back({turned(found, style.background, 90.0 * i / (pictures + 1)), each});
    return shots;
}

// Law: a board may turn for a moment between two pictures that show it in its place, but neither stay turned
// nor end so; each of its pictures is as brief as one of a queen between squares.
TEST_P(FilmsLaws, OfBoardsThatTurnAreReadBeforeAndAfter) {
    const Folder folder;
    const std::string file = folder.file("film.gif");
    for (const int n : by_extent<std::vector<int>>({6}, {4, 5, 6, 8})) {
        SCOPED_TRACE(n);
        const Shot after{draw(sized(plain(), n, 240), solutions(n, 2).back())};
        const auto judged = [&](std::vector<Shot> shots, bool comes_back) {
            if (comes_back)
                shots.push_back(after);
            write_gif(file, shots);
            return judge({file}, {.solutions = false});
        };
        const Judgement whole = judged(turning(n, 6, 200ms), true);
        EXPECT_EQ(whole.faults(), "");
        EXPECT_EQ(whole.reports.front().n, n);
        EXPECT_EQ(whole.reports.front().solutions, 2U);
        EXPECT_THAT(judged(turning(n, 3, 200ms), false).faults(), HasSubstr("its board moved"))
            << "it ends so";
        EXPECT_THAT(judged(turning(n, 11, 300ms), true).faults(), HasSubstr("its board moved")) << "too long";
        EXPECT_THAT(judged(turning(n, 2, 500ms), true).faults(), HasSubstr("its board moved"))
            << "it stands so";
        write_gif(file, turning(n, 2, 200ms));
        EXPECT_THAT(judge({file}, {}).faults(), Not(std::string())) << "a film of solutions does not turn";
    }
}

/// A film of a board and then of a card with a small board, to which `spoil` is applied last: bars come in
/// one by one, like lines of text.
std::vector<Shot> with_card_in_parts(const std::function<void(Image&)>& spoil) {
    const Board board = solutions(6, 1).front();
    Style elsewhere = sized(plain(), 6, 120);
    elsewhere.left = elsewhere.top = elsewhere.right = elsewhere.bottom = (240 - 6 * elsewhere.square) / 2;
    std::vector<Shot> shots{{draw(sized(plain(), 6, 240), board)}, {draw(elsewhere, board)}};
    for (int bar = 0; bar < 4; ++bar) {
        Image next = shots.back().image;
        for (int y = 4 + 12 * bar; y < 10 + 12 * bar; ++y)
            for (int x = 20; x < 100; ++x)
                next.set(x, y, {30, 30, 30});
        shots.push_back({std::move(next)});
    }
    spoil(shots.back().image);
    return shots;
}

/// Fills a rectangle.
void fill(Image& image, int left, int top, int side, const Rgb& color) {
    for (int y = top; y < top + side; ++y)
        for (int x = left; x < left + side; ++x)
            image.set(x, y, color);
}

// Law: a film may end with a card whose parts come in one by one; no square of its board changes, little of
// the picture does, and the card is read.
TEST_P(FilmsLaws, MayEndWithACardInParts) {
    std::size_t turn = 0;
    const auto judged = [&](const std::vector<Shot>& shots) {
        const Folder folder;
        std::string all;
        for (const Writing& writing : writings_of_turn(turn++)) {
            const std::string file = folder.file(fmt::format("film.{}", writing.extension));
            writing.write(file, shots);
            all += judge({file}, {.solutions = false}).faults();
        }
        return all;
    };
    const auto nothing = [](Image&) {};
    EXPECT_EQ(judged(with_card_in_parts(nothing)), "");
    const auto square = [](Image& image) { fill(image, 110, 110, 20, {20, 20, 20}); };
    EXPECT_THAT(judged(with_card_in_parts(square)), HasSubstr("its board moved")) << "a square changes";
    const auto much = [](Image& image) { fill(image, 0, 180, 60, {90, 90, 90}); };
    EXPECT_THAT(judged(with_card_in_parts(much)), HasSubstr("its board moved")) << "much changes";
    auto brief = with_card_in_parts(nothing);
    for (std::size_t i = 1; i < brief.size(); ++i)
        brief[i].length = 60ms;
    const Folder folder;
    write_gif(folder.file("film.gif"), brief);
    EXPECT_THAT(judge({folder.file("film.gif")}, {.solutions = false}).faults(), HasSubstr("its board moved"))
        << "nobody sees it";
    auto back = with_card_in_parts(nothing);
    back.push_back(back.front());
    EXPECT_THAT(judged(back), HasSubstr("its board moved")) << "it is not the end";
}

// Almost anything looks like a board of one square, but a larger board does not.
TEST(Films, OfOneSquareAreNotGoneOnWithByABoard) {
    const Shot one{draw(sized(plain(), 1, 240), solutions(1, 1).front())};
    const Shot many{draw(sized(plain(), 6, 240), solutions(6, 1).front())};
    EXPECT_THAT(faults({one, many, many}, {}), HasSubstr("its board moved"));
    const Folder folder;
    const std::string file = folder.file("film.gif");
    write_gif(file, {one, many, many});
    EXPECT_EQ(judge({file}, {.solutions = false}).reports.front().n, 6) << "the first was a title card";
}

/// A code of a GIF's LZW data, with its number of bits.
struct Code {
    unsigned value;
    int bits;
};

/// A GIF of one picture, 2 × 2 pixels of two colors, with these codes; 4 clears the table, 5 ends it.
std::string gif_of(const std::vector<Code>& codes) {
    using namespace std::string_literals;
    std::string data;
    unsigned bits = 0;
    int count = 0;
    for (const Code& code : codes) {
        bits |= code.value << count;
        for (count += code.bits; count >= 8; count -= 8, bits >>= 8)
            data += static_cast<char>(bits & 0xFF);
    }
    data += static_cast<char>(bits);
    return "GIF89a\2\0\2\0\x80\0\0\0\0\0\xFF\xFF\xFF,\0\0\0\0\2\0\2\0\0\2"s + static_cast<char>(data.size()) +
           data + "\0;"s;
}

struct OddGif {
    const char* name;
    std::string bytes;
    std::string said;
};

TEST(Films, OfOddGifBlocksAreNamed) {
    const Folder folder;
    const std::string file = folder.file("odd.gif");
    write_gif(file, all_of(4, sized(plain(), 4, 96)));
    const std::string whole = read_bytes(file);
    const std::string less = whole.substr(0, whole.size() - 1);
    const std::string less_text = "cut short: it ends after " + std::to_string(less.size()) + " bytes";
    const std::string other_text = "damaged at byte " + std::to_string(less.size()) + ": ";
    const std::vector<OddGif> odd{
        {"NoPicture", std::string("GIF89a\2\0\2\0\x80\0\0\0\0\0\xFF\xFF\xFF;", 20),
         "shows no picture, so nothing is proven"},
        {"NoTrailer", less, less_text},
        {"BytesBehind", whole + "x", "there are bytes after its end"},
        {"OtherBlock", less + "?", other_text},
        {"RightCodes", gif_of({{4, 3}, {0, 3}, {0, 3}, {0, 3}, {1, 4}, {5, 4}}), "no board found"},
        {"OnePixelLess", gif_of({{4, 3}, {0, 3}, {0, 3}, {0, 3}, {5, 4}}),
         "the codes of picture 1 do not match its 2 × 2 pixels"},
        {"OnePixelMore", gif_of({{4, 3}, {0, 3}, {0, 3}, {0, 3}, {1, 4}, {1, 4}, {5, 4}}),
         "the codes of picture 1 do not match its 2 × 2 pixels"},
        {"UnknownCode", gif_of({{4, 3}, {0, 3}, {7, 3}, {5, 3}}),
         "the codes of picture 1 do not match its 2 × 2 pixels"},
        {"NoEndCode", gif_of({{4, 3}, {0, 3}, {0, 3}, {0, 3}, {1, 4}}), "damaged at byte "},
        {"HugeScreen", "GIF89a\xFF\xFF\xFF\xFF" + whole.substr(10), "65535 × 65535 pixels"},
    };
    for (const OddGif& row : odd) {
        SCOPED_TRACE(row.name);
        write_bytes(file, row.bytes);
        EXPECT_THAT(judge({file}).faults(), HasSubstr(row.said));
        EXPECT_FALSE(judge({file}, {.solutions = false}).summary.proven());
    }
}

// Law: a WebM cut short anywhere, or with bytes after its end, is not proven.
TEST(Films, InWebmCutShortAnywhereAreNotProven) {
    const Folder folder;
    const std::string file = folder.file("cut.webm");
    write_webm(file, all_of(4, sized(plain(), 4, 96)));
    const std::string whole = read_bytes(file);
    ASSERT_EQ(judge({file}, {.n = 4, .complete = true, .hold = 1s}).faults(), "");
    const std::size_t step = whole.size() / 40;
    for (std::size_t size = 8; size < whole.size(); size += size < 200 ? 17 : step) {
        write_bytes(file, whole.substr(0, size));
        EXPECT_THAT(judge({file}).faults(), HasSubstr("cut short")) << size << " of " << whole.size();
    }
    write_bytes(file, whole.substr(0, whole.size() - 1));
    EXPECT_THAT(judge({file}).faults(), HasSubstr("cut short: it ends within an element"));
    write_bytes(file, whole + "x");
    EXPECT_THAT(judge({file}).faults(), HasSubstr("there are bytes after its end"));
}

/// The content's position of the box with that name in an MP4, which has it once.
std::size_t box_content(const std::string& film, const std::string& name) {
    const std::size_t at = film.find(name);
    EXPECT_NE(at, std::string::npos) << name;
    return at + name.size();
}

// Law: a film whose index lists no picture proves nothing, whatever is asked.
TEST(Films, WithoutAPictureProveNothing) {
    const Folder folder;
    const std::string file = folder.file("none.mp4");
    write_mp4(file, all_of(4, sized(plain(), 4, 96)));
    std::string film = read_bytes(file);
    // The sample tables have their number of rows after a word of flags; stsz also has a size in between.
    for (const auto& [name, at] : {std::pair{"stts", 4}, {"stsc", 4}, {"stsz", 8}, {"stco", 4}, {"stss", 4}})
        film.replace(box_content(film, name) + at, 4, std::string(4, '\0'));
    write_bytes(file, film);
    for (const Expectations& expected :
         {Expectations{}, Expectations{.solutions = false}, Expectations{.complete = true},
          Expectations{.n = 3, .complete = true}}) {
        const Judgement judgement = judge({file}, expected);
        EXPECT_FALSE(judgement.summary.proven());
        EXPECT_EQ(judgement.reports.front().pictures, 0);
        EXPECT_THAT(judgement.faults(), Not(HasSubstr("crashes")));
    }
}

TEST_P(FilmsLaws, BytesTurnedAnywhereAreNoCrash) {
    const Folder folder;
    const std::size_t places = by_extent(16, 64);
    for (const Writing& writing : writings()) {
        const std::string file = folder.file(fmt::format("film.{}", writing.extension));
        writing.write(file, all_of(4, sized(plain(), 4, 96)));
        const std::string whole = read_bytes(file);
        std::vector<std::string> files;
        for (std::size_t at = 0; at < whole.size(); at += 1 + whole.size() / places) {
            std::string turned = whole;
            turned[at] = static_cast<char>(~turned[at]);
            files.push_back(folder.file(fmt::format("{}.{}", at, writing.extension)));
            write_bytes(files.back(), turned);
        }
        const Judgement judgement = judge(files, {.n = 4});
        EXPECT_EQ(judgement.reports.size(), files.size());
        for (const FileReport& report : judgement.reports)
            for (const Fault& fault : report.faults)
                EXPECT_THAT(fault.what, Not(HasSubstr("crashes"))) << report.path;
    }
}

TEST(Films, AnyFrameOfAY4mThatIsCutShortIsMissed) {
    const Folder folder;
    const std::string file = folder.file("cut.y4m");
    write_y4m(file, all_of(4, sized(plain(), 4, 96)));
    const std::string bytes = read_bytes(file);
    for (const std::size_t size : {bytes.size() - 1, bytes.size() / 2, std::size_t{100}}) {
        write_bytes(file, bytes.substr(0, size));
        EXPECT_THAT(judge({file}, {}).faults(), HasSubstr("cut short")) << size;
    }
    write_bytes(file, bytes + "x");
    EXPECT_NE(judge({file}, {}).faults(), "");
}

TEST(Films, AWebpOrApngThatIsCutShortOrLongerIsFound) {
    const Folder folder;
    for (const bool webp : {true, false}) {
        const std::string file = folder.file(webp ? "cut.webp" : "cut.apng");
        (webp ? write_webp : write_apng)(file, all_of(4, sized(plain(), 4, 96)));
        const std::string bytes = read_bytes(file);
        for (const std::size_t size : {bytes.size() - 1, bytes.size() / 2, std::size_t{100}}) {
            write_bytes(file, bytes.substr(0, size));
            EXPECT_THAT(judge({file}, {}).faults(), HasSubstr("cut short")) << size;
        }
        write_bytes(file, bytes + "x");
        EXPECT_THAT(judge({file}, {}).faults(), HasSubstr("bytes after its end"));
    }
}

}  // namespace
}  // namespace queenreel::test
