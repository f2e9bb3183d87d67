#include "queenreel/frame/layout/card/card_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "queenreel/frame/layout/margins.h"
#include "queenreel/frame/panel.h"

namespace queenreel {
namespace {

/// A font whose letters are all as wide as the widest.
double wide_letters(std::string_view text, bool bold) {
    return static_cast<double>(text.size()) * (bold ? 0.68 : 0.6);
}

BoardPanel empty_board(int n) {
    return {.size = n, .cells = std::vector<Cell>(static_cast<std::size_t>(n) * n)};
}

struct NamedCard {
    std::string name;
    Card card;
};

std::vector<NamedCard> named_cards() {
    std::vector<NamedCard> all;
    for (const int n : {1, 4, 8, 20})
        all.push_back({"title of " + std::to_string(n),
                       {.title = "Place " + std::to_string(n) + " queens so that no two attack each other",
                        .subtitle = "Fill row after row; where a row has no free square, go back and move "
                                    "the queen above.",
                        .board = empty_board(n)}});
    const std::vector<Card::Total> totals{
        {"Solutions", "92"}, {"Tests", "15,720"}, {"Queens placed", "2,056"}};
    for (const int boards : {0, 1, 2, 4, 10, 40, 92}) {
        for (const int n : {4, 8, 20}) {
            Card card{.title = "All " + std::to_string(boards) + " solutions",
                      .subtitle = std::to_string(n) + " queens, solved by backtracking",
                      .board_count = static_cast<std::uint64_t>(boards),
                      .totals = totals};
            card.boards.assign(static_cast<std::size_t>(boards), empty_board(n));
            all.push_back({std::to_string(boards) + " of " + std::to_string(n), card});
        }
    }
    Card many{.title = "All 14,200 solutions", .board_count = 14'200, .totals = totals};
    many.boards.assign(100, empty_board(12));
    all.push_back({"more than are kept", many});
    Card with_tree{.title = "All 4 solutions",
                   .subtitle = "6 queens, solved by backtracking",
                   .board_count = 4,
                   .totals = totals,
                   .tree = Card::Tree{{PanelKind::tree, {}, 7, 60}, {}}};
    with_tree.boards.assign(4, empty_board(6));
    all.push_back({"with a tree", with_tree});
    all.push_back(
        {"ranks",
         {.title = "forward-checking wins: backtracking takes 5.9 times as many looks",
          .subtitle = "Looks taken to find all 92 ways to place 8 queens",
          .totals = {{"1  forward-checking", "16,588 looks"}, {"2  backtracking", "97,888 looks, 5.9 ×"}}}});
    all.push_back({"text alone", {.title = "No solution exists: every way was tried", .totals = totals}});
    return all;
}

struct CardPicture {
    int width;
    int height;
};

constexpr CardPicture card_pictures[] = {{1920, 1080}, {1080, 1080}, {480, 480},   {1080, 1920},
                                         {160, 160},   {320, 180},   {3840, 2160}, {1600, 400}};

std::vector<Rect> texts_of(const CardLayout& layout) {
    std::vector<Rect> all;
    for (const CardLayout::Line& line : layout.title)
        all.push_back(line.box);
    for (const CardLayout::Line& line : layout.subtitle)
        all.push_back(line.box);
    for (const CardLayout::TotalPlace& total : layout.totals) {
        all.push_back(total.label);
        all.push_back(total.value);
    }
    if (!layout.more.text.empty())
        all.push_back(layout.more.box);
    return all;
}

bool card_parts_overlap(const Rect& a, const Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

std::string in_numbers(const Rect& rect) {
    return std::to_string(rect.x) + ' ' + std::to_string(rect.y) + ' ' + std::to_string(rect.width) + ' ' +
           std::to_string(rect.height);
}

std::string said(const std::vector<CardLayout::Line>& lines) {
    std::string text;
    for (const CardLayout::Line& line : lines)
        text += (text.empty() ? "" : " ") + line.text;
    return text;
}

template <typename Check>
void for_each_card(Check check) {
    for (const char* theme : {"classic", "print"}) {
        for (const CardPicture size : card_pictures) {
            const Look look{.theme = *find_theme(theme), .width = size.width, .height = size.height};
            for (const NamedCard& named : named_cards()) {
                SCOPED_TRACE(named.name + ' ' + theme + ' ' + std::to_string(size.width) + 'x' +
                             std::to_string(size.height));
                check(named.card, look, lay_out_card(named.card, look, wide_letters));
            }
        }
    }
}

TEST(CardLayout, PartsLieApartInsideTheMargins) {
    for_each_card([](const Card&, const Look& look, const CardLayout& layout) {
        std::vector<Rect> all = texts_of(layout);
        for (Rect board : layout.boards) {
            const int border = layout.border;
            board = {board.x - border, board.y - border, board.width + 2 * border, board.height + 2 * border};
            all.push_back(board);
        }
        if (layout.tree.width > 0)
            all.push_back(layout.tree);
        ASSERT_FALSE(all.empty());
        // Projectors and players may crop the outer twentieth of a picture; pages crop nothing of small ones.
        const double safe = look.width < 500 ? 0 : safe_area;
        const int side = std::max(picture_margin(look), rounded(safe * look.width));
        const int end = std::max(picture_margin(look), rounded(safe * look.height));
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Rect& part = all[i];
            EXPECT_TRUE(part.x >= side && part.y >= end && part.right() <= look.width - side &&
                        part.bottom() <= look.height - end)
                << in_numbers(part);
            for (std::size_t k = i + 1; k < all.size(); ++k)
                EXPECT_FALSE(card_parts_overlap(part, all[k]))
                    << in_numbers(part) << " and " << in_numbers(all[k]);
        }
    });
}

TEST(CardLayout, TextIsLegibleAndNothingIsCut) {
    for_each_card([](const Card& card, const Look& look, const CardLayout& layout) {
        const double height = std::min(look.height, look.width * 16 / 9);
        const bool is_tall = look.height > look.width;
        EXPECT_GE(layout.title_em, (is_tall ? 0.027 : 0.05) * height);
        EXPECT_GE(layout.text_em, (is_tall ? 0.016 : 0.026) * height);
        EXPECT_GE(layout.text_em, 9);
        EXPECT_EQ(said(layout.title), card.title);
        EXPECT_LE(layout.title.size(), 4u);
        EXPECT_TRUE(layout.subtitle.empty() || said(layout.subtitle) == card.subtitle);
        const auto has_room = [](const std::string& text, const Rect& box, double em, bool bold) {
            return wide_letters(text, bold) * em <= box.width && box.height >= 1.1 * em;
        };
        for (const CardLayout::Line& line : layout.title)
            EXPECT_TRUE(has_room(line.text, line.box, layout.title_em, true)) << line.text;
        for (const CardLayout::Line& line : layout.subtitle)
            EXPECT_TRUE(has_room(line.text, line.box, layout.text_em, false)) << line.text;
        EXPECT_TRUE(layout.totals.empty() || layout.totals.size() == card.totals.size());
        for (std::size_t i = 0; i < layout.totals.size(); ++i) {
            EXPECT_TRUE(has_room(card.totals[i].label, layout.totals[i].label, layout.text_em, false));
            EXPECT_TRUE(has_room(card.totals[i].value, layout.totals[i].value, layout.text_em, true));
        }
        if (!layout.more.text.empty())
            EXPECT_TRUE(has_room(layout.more.text, layout.more.box, layout.text_em, false));
    });
}

TEST(CardLayout, BoardsAreWholeAndOfOneSize) {
    for_each_card([](const Card& card, const Look&, const CardLayout& layout) {
        const int n = card.board.size > 0 ? card.board.size : card.boards.empty() ? 0 : card.boards[0].size;
        for (const Rect& board : layout.boards) {
            EXPECT_GE(layout.square, 2);
            EXPECT_EQ(board.width, n * layout.square);
            EXPECT_EQ(board.height, n * layout.square);
            EXPECT_TRUE(layout.square % 2 == 1 || (board.x % 2 == 0 && board.y % 2 == 0));
        }
        const std::size_t kept = card.board.size > 0 ? 1 : card.boards.size();
        const std::size_t count = card.board.size > 0 ? 1 : std::max<std::size_t>(card.board_count, kept);
        EXPECT_LE(layout.boards.size(), kept);
        EXPECT_TRUE(layout.boards.empty() || (layout.boards.size() < count) != layout.more.text.empty());
    });
}

TEST(CardLayout, ShowsEverythingWhereThereIsRoom) {
    for_each_card([](const Card& card, const Look& look, const CardLayout& layout) {
        const bool has_boards = card.board.size > 0 || !card.boards.empty();
        EXPECT_EQ(layout.boards.empty(), !has_boards);
        if (std::min(look.width, look.height) < 480)
            return;
        EXPECT_EQ(layout.subtitle.empty(), card.subtitle.empty());
        EXPECT_EQ(layout.totals.size(), card.totals.size());
        if (!card.boards.empty() && card.boards[0].size <= 8)
            EXPECT_EQ(layout.boards.size(), card.boards.size());
    });
}

TEST(CardLayout, ATreeHasAThirdOfThePictureOrIsLeftOut) {
    for_each_card([](const Card& card, const Look& look, const CardLayout& layout) {
        const int area = layout.tree.width * layout.tree.height;
        if (!card.tree || std::min(look.width, look.height) < 360) {
            EXPECT_EQ(area, 0);
            return;
        }
        EXPECT_GE(area, 0.33 * look.width * look.height);
        EXPECT_EQ(layout.boards.size(), card.boards.size());
        EXPECT_EQ(layout.totals.size(), card.totals.size());
        EXPECT_FALSE(layout.subtitle.empty());
    });
}

TEST(CardLayout, SmallPicturesShowTheTitleAndBoards) {
    const Card card = named_cards()[2].card;
    const CardLayout layout = lay_out_card(card, {.width = 160, .height = 160}, wide_letters);
    EXPECT_TRUE(layout.subtitle.empty());
    EXPECT_EQ(layout.boards.size(), 1u);
    EXPECT_FALSE(layout.title.empty());
}

TEST(CardLayout, ATitleOfAnyLengthStaysInsideAnyPicture) {
    std::string long_title = "Queens";
    for (int words = 0; words < 60; ++words)
        long_title += " that attack";
    for (const int side : {16, 40, 160, 1080}) {
        for (const std::string& title :
             {std::string(), std::string("8 queens"), long_title, std::string(300, 'x')}) {
            const Look look{.width = side, .height = side};
            const Card card{.title = title, .board = empty_board(8)};
            const CardLayout layout = lay_out_card(card, look, wide_letters);
            for (const CardLayout::Line& line : layout.title) {
                EXPECT_GE(line.box.x, 0);
                EXPECT_LE(line.box.right(), side);
                EXPECT_GE(line.box.y, 0);
                EXPECT_LE(line.box.bottom(), side);
            }
        }
    }
}

TEST(CardLayout, NarrowPicturesHaveTheirMarginsIfAllFitsInThem) {
    for (const int n : {4, 8, 20}) {
        const Card card{.title = "Place a few queens so that no two attack",
                        .subtitle = "Go row by row; when stuck, go back.",
                        .board = empty_board(n)};
        const CardLayout layout = lay_out_card(card, {.width = 390, .height = 693}, wide_letters);
        std::vector<Rect> all = texts_of(layout);
        all.insert(all.end(), layout.boards.begin(), layout.boards.end());
        EXPECT_FALSE(layout.subtitle.empty());
        for (const Rect& part : all)
            EXPECT_TRUE(part.x >= 20 && part.right() <= 370 && part.y >= 35 && part.bottom() <= 658)
                << in_numbers(part);
    }
}

TEST(CardLayout, CountsTheBoardsThatDoNotFit) {
    Card card{.title = "All 14,200 solutions", .board_count = 14'200};
    card.boards.assign(3, empty_board(12));
    const CardLayout layout = lay_out_card(card, {.width = 1920, .height = 1080}, wide_letters);
    EXPECT_EQ(layout.boards.size(), 3u);
    EXPECT_EQ(layout.more.text, "… and 14,197 more");
}

}  // namespace
}  // namespace queenreel
