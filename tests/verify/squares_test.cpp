// A film's squares are read again only when their pixels change, with the same result.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "drawing.h"
#include "queenreel/verify/board/grid.h"
#include "queenreel/verify/board/part.h"
#include "queenreel/verify/board/picture.h"
#include "queenreel/verify/board/squares.h"

namespace queenreel::test {
namespace {

using judge::Part;
using judge::Picture;

/// How a picture's bytes are arranged.
struct Arrangement {
    const char* name;
    int channel_count;
    bool adjacent;  ///< the bytes of a pixel are side by side
    int shift;      ///< of the second and third channel
};

constexpr Arrangement arrangements[] = {
    {"gray", 1, false, 0}, {"planes", 3, false, 0}, {"subsampled", 3, false, 1}, {"adjacent", 4, true, 0}};

constexpr int width = 13;
constexpr int height = 9;

/// Returns a picture that refers to `bytes`, of which there must be 4 · width · height.
Picture picture_of(const std::vector<std::uint8_t>& bytes, const Arrangement& arrangement) {
    Picture picture;
    picture.width = width;
    picture.height = height;
    picture.channel_count = arrangement.channel_count;
    for (int i = 0; i < arrangement.channel_count; ++i) {
        const int shift = i > 0 ? arrangement.shift : 0;
        if (arrangement.adjacent)
            picture.channels[static_cast<std::size_t>(i)] = {bytes.data() + i, 4 * width, 4};
        else
            picture.channels[static_cast<std::size_t>(i)] = {bytes.data() + i * width * height, width, 1,
                                                             shift, shift};
    }
    picture.find_pixels();
    return picture;
}

bool differs_in(const Picture& one, const Picture& other, const Part& part) {
    for (int y = part.top; y < part.bottom; ++y)
        for (int x = part.left; x < part.right; ++x)
            if (one.at(x, y) != other.at(x, y))
                return true;
    return false;
}

// Law: a part has the same bytes exactly if none of its pixels differs, wherever else the pictures differ.
TEST(PartsOfPictures, HaveTheSameBytesIfNoPixelDiffers) {
    std::mt19937 random(20);
    const auto below = [&](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
    for (const Arrangement& arrangement : arrangements) {
        SCOPED_TRACE(arrangement.name);
        int same = 0;
        for (int trial = 0; trial < 2000; ++trial) {
            std::vector<std::uint8_t> bytes(4 * width * height);
            std::ranges::generate(bytes, [&] { return static_cast<std::uint8_t>(random()); });
            std::vector<std::uint8_t> changed = bytes;
            for (int i = below(12); i > 0; --i)
                changed[static_cast<std::size_t>(below(static_cast<int>(bytes.size())))] ^= 1;
            const int left = below(width);
            const int top = below(height);
            const Part part{left, top, left + below(width - left + 1), top + below(height - top + 1)};
            const Picture one = picture_of(bytes, arrangement);
            const Picture other = picture_of(changed, arrangement);
            const bool is_same = have_same_bytes(one, other, part);
            EXPECT_EQ(is_same, !differs_in(one, other, part)) << "trial " << trial;
            same += is_same ? 1 : 0;
        }
        EXPECT_GT(same, 200);
        EXPECT_LT(same, 1900);
    }
}

TEST(PartsOfPictures, DifferIfTheirBytesAreArrangedInDifferentWays) {
    const std::vector<std::uint8_t> bytes(4 * width * height, 7);
    for (const Arrangement& one : arrangements)
        for (const Arrangement& other : arrangements)
            EXPECT_EQ(have_same_bytes(picture_of(bytes, one), picture_of(bytes, other),
                                      {.right = width, .bottom = height}),
                      &one == &other)
                << one.name << ", " << other.name;
}

Picture picture_of(const Image& image) {
    std::vector<std::uint8_t> pixels;
    for (std::size_t i = 0; i < image.rgb.size(); i += 3) {
        pixels.insert(pixels.end(), {image.rgb[i], image.rgb[i + 1], image.rgb[i + 2]});
        pixels.push_back(255);
    }
    return judge::picture_of_rgba(std::move(pixels), image.width, image.height);
}

// Law: the memory of earlier pictures changes no reading, even if a queen is drawn in part, or the board
// moves or changes its size.
TEST(SquareMemory, ChangesNoReading) {
    std::mt19937 random(8);
    for (const Style& each : styles()) {
        SCOPED_TRACE(each.name);
        judge::SquareMemory memory;
        judge::SquareMemory memory_among_marks;
        judge::QueenLooks seen{};
        judge::QueenLooks seen_with_memory{};
        int queens = 0;
        for (const bool is_moved : {false, true}) {
            Style style = sized(each, 6, 150);
            (is_moved ? style.left : style.right) += 20;
            std::vector<Board> boards{solutions(6, 1).front()};
            for (int change = 0; change < 8; ++change) {
                Board board = boards.back();
                const Square square{static_cast<int>(random() % 6), static_cast<int>(random() % 6)};
                if (board.has_queen(square))
                    board.remove(square);
                else
                    board.place(square);
                boards.push_back(board);
            }
            const judge::Grid grid = judge::find_board(picture_of(draw(style, boards.front())));
            judge::Grid corner = grid;
            --corner.n;
            for (const Board& board : boards) {
                Image image = draw(style, board);
                if (random() % 3 == 0)
                    draw_half_queen(image, style, {static_cast<int>(random() % 6), 2});
                const Picture picture = picture_of(image);
                const judge::Reading reading = read_squares(picture, grid);
                EXPECT_EQ(read_squares(picture, grid, memory), reading);
                EXPECT_EQ(read_among_marks(picture, grid, seen_with_memory, memory_among_marks),
                          read_among_marks(picture, grid, seen));
                EXPECT_EQ(read_squares(picture, corner, memory), read_squares(picture, corner));
                EXPECT_EQ(read_squares(picture, grid, memory), reading);
                queens += static_cast<int>(reading.board.queens().size());
            }
        }
        EXPECT_GT(queens, 40);
    }
}

}  // namespace
}  // namespace queenreel::test
