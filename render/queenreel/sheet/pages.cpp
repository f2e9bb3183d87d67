#include "queenreel/sheet/pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <stdexcept>
#include <utility>

#include "queenreel/base/spec_error.h"
#include "queenreel/base/text.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/puzzle/symmetry.h"
#include "queenreel/story/wording.h"
#include "queenreel/timing/pacer.h"

namespace queenreel {
namespace {

/// The progress of filling pages.
struct FilledPages {
    Words words{};
    std::uint64_t done = 0;
    std::optional<std::uint64_t> total{};  ///< if known

    std::string number_text() const { return total == 1 ? "" : words.of_total(done, total); }

    Frame next(const Section& section, std::vector<SheetBoard> boards) {
        ++done;
        Frame frame;
        frame.title = section.title;
        frame.description = section.about;
        frame.number = done;
        frame.content = Sheet{.shape = section.plan.shape,
                              .blanks = section.blanks,
                              .title = section.plan.shape.title ? section.title : "",
                              .task = section.task,
                              .heads = section.heads,
                              .page = number_text(),
                              .boards = std::move(boards)};
        return frame;
    }
};

/// A symmetry, in a word or two below a board; rotations come first.
struct Turned {
    Symmetry symmetry;
    const char* english;
};
constexpr std::array turned_table{
    Turned{Symmetry::identity, message("as found")},
    Turned{Symmetry::rotate_90, message("turned 90°")},
    Turned{Symmetry::rotate_180, message("turned 180°")},
    Turned{Symmetry::rotate_270, message("turned 270°")},
    Turned{Symmetry::flip_columns, message("left–right")},
    Turned{Symmetry::flip_rows, message("top–bottom")},
    Turned{Symmetry::transpose, message("diagonal")},
    Turned{Symmetry::antitranspose, message("antidiagonal")},
};

std::vector<int> columns_of(const BoardPanel& board) {
    std::vector<int> columns;
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column)
            if (cell_at(board, row, column).queen)
                columns.push_back(column);
    return columns;
}

BoardPanel board_with(int size, Solution columns) {
    BoardPanel board;
    board.size = size;
    board.cells.assign(static_cast<std::size_t>(size) * static_cast<std::size_t>(size), {});
    for (int row = 0; row < size; ++row)
        cell_at(board, row, columns[static_cast<std::size_t>(row)]).queen = true;
    return board;
}

/// The boards of a solution's class, each once; an empty place replaces any that is there already.
std::vector<SheetBoard> class_of(const BoardPanel& found, const Words& words) {
    const std::vector<int> columns = columns_of(found);
    std::vector<std::vector<int>> seen;
    std::vector<SheetBoard> boards;
    for (const Turned& turned : turned_table) {
        std::vector<int> image = queenreel::image(turned.symmetry, columns);
        const bool is_new = std::ranges::find(seen, image) == seen.end();
        boards.push_back(is_new ? SheetBoard{.board = board_with(found.size, image),
                                             .label = words.say(turned.english),
                                             .description = queens_in_words(Board(found.size, image), words)}
                                : no_board());
        seen.push_back(std::move(image));
    }
    return boards;
}

bool is_empty(const SheetBoard& board) {
    return board.board.size == 0;
}

}  // namespace

SheetBoard no_board() {
    SheetBoard none;
    none.board.size = 0;
    none.board.cells.clear();
    return none;
}

// A yielded value needs a name: GCC 12 destroys temporaries of aggregates in co_yield twice.
Generator<SheetBoard> boards_as_given(std::vector<SheetBoard> boards) {
    for (const SheetBoard& board : boards)
        co_yield board;
}

Generator<SheetBoard> solution_boards(std::shared_ptr<Storyline> story) {
    SheetBoard next;
    Generator<Frame> frames = story->frames(Pacer(Pace()));
    for (const Frame& frame : frames) {
        next.board = frame.board;
        next.label = fmt::format("{}", frame.number);
        next.description = frame.description;
        co_yield next;
    }
}

int largest_class(int n) {
    return n == 1 ? 1 : n == 4 ? 2 : n == 6 ? 4 : 8;  // 8 for n = 5 and from n = 7 on
}

std::vector<std::string> class_heads(int n, const Words& words) {
    std::vector<std::string> heads;
    if (largest_class(n) == static_cast<int>(turned_table.size()))
        for (const Turned& turned : turned_table)
            heads.push_back(words.say(turned.english));
    return heads;
}

Generator<SheetBoard> class_boards(std::shared_ptr<Storyline> story, Words words) {
    Generator<Frame> frames = story->frames(Pacer(Pace()));
    for (const Frame& frame : frames) {
        std::vector<SheetBoard> boards = class_of(frame.board, words);
        const auto size = static_cast<std::size_t>(std::ranges::count_if(boards, std::not_fn(is_empty)));
        boards.front().heading = words.say("Class {number}", {frame.number}) + '\n' +
                                 words.say_n(size, "{count} board", "{count} boards");
        const auto places = static_cast<std::size_t>(largest_class(frame.board.size));
        if (places < boards.size())
            std::erase_if(boards, is_empty);
        boards.resize(places, no_board());
        for (const SheetBoard& board : boards)
            co_yield board;
    }
}

Generator<SheetBoard> strip_boards(std::shared_ptr<Storyline> story, Pace pace) {
    SheetBoard next;
    std::uint64_t number = 0;
    Generator<Frame> frames = story->frames(Pacer(pace));
    for (const Frame& frame : frames) {
        next.board = frame.board;
        next.label = fmt::format("{}. {}", ++number, frame.caption);
        next.description = frame.description;
        co_yield next;
    }
}

std::uint64_t pages_of(const std::vector<Section>& sections) {
    std::uint64_t pages = 0;
    for (const Section& section : sections)
        pages += section.plan.pages;
    return pages;
}

double boards_on(const std::vector<Section>& sections) {
    double boards = 0;
    for (const Section& section : sections)
        boards += static_cast<double>(section.plan.pages) * static_cast<double>(section.plan.boards_a_page());
    return boards;
}

void check_room(const Section& section, int width, int height, int columns) {
    const SheetShape& shape = section.plan.shape;
    try {
        lay_out_sheet(shape, width, height);
    } catch (const std::invalid_argument&) {
        const std::string squares = fmt::format("{0}x{0} squares", shape.board_size);
        if (columns > 1)
            throw SpecError(
                "columns", "",
                fmt::format("{} boards of {} side by side are too small to draw", shape.columns, squares),
                "give fewer");
        throw SpecError("page", "",
                        fmt::format("{}x{} is too small for boards of {}", width, height, squares),
                        "give a larger one");
    }
}

Generator<Frame> sheet_pages(std::vector<Section> sections, Words words) {
    FilledPages pages{.words = words};
    if (std::ranges::all_of(sections, &Section::counted))
        pages.total = pages_of(sections);
    for (Section& section : sections) {
        std::vector<SheetBoard> boards;
        for (const SheetBoard& board : section.boards) {
            boards.push_back(board);
            if (boards.size() < section.plan.boards_a_page())
                continue;
            const Frame page = pages.next(section, std::exchange(boards, {}));
            co_yield page;
        }
        if (boards.empty())
            continue;
        const Frame page = pages.next(section, std::move(boards));
        co_yield page;
    }
}

}  // namespace queenreel
