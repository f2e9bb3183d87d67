#include "cli/sheet_pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/numbers.h"
#include "base/text.h"
#include "cli/options/placeholders.h"
#include "timing/pacer.h"

namespace queenreel {
namespace {

std::string problem_of(int n) {
    return fmt::format("the {}-{} problem", n, n == 1 ? "queen" : "queens");
}

/// The pages as they fill.
struct FilledPages {
    std::uint64_t done = 0;
    std::optional<std::uint64_t> total;  ///< nothing: nobody knows

    std::string number_text() const {
        if (!total)
            return fmt::format("{}", done);
        return *total > 1 ? fmt::format("{} of {}", done, *total) : "";
    }

    Frame next(const Section& section, std::vector<SheetBoard> boards) {
        ++done;
        Frame frame;
        frame.title = section.title;
        frame.description = section.about;
        frame.number = done;
        frame.sheet = Sheet{.shape = section.plan.shape,
                            .title = section.title,
                            .page = number_text(),
                            .boards = std::move(boards)};
        return frame;
    }
};

// What is yielded has a name: GCC 12 destroys temporaries of aggregates in co_yield twice.
Generator<SheetBoard> sheet_boards(const Section& section) {
    SheetBoard next;
    for (const BoardPanel& board : section.boards) {
        next.board = board;
        co_yield next;
    }
    if (!section.story)
        co_return;
    Generator<Frame> frames = section.story->frames(Pacer(Pace()));
    for (const Frame& frame : frames) {
        next.board = frame.board;
        next.label = fmt::format("{}", frame.number);
        co_yield next;
    }
}

}  // namespace

std::uint64_t pages_of(const std::vector<Section>& sections) {
    std::uint64_t pages = 0;
    for (const Section& section : sections)
        pages += section.plan.pages;
    return pages;
}

Generator<Frame> sheet_pages(std::vector<Section> sections) {
    FilledPages pages;
    if (std::ranges::all_of(sections, &Section::counted))
        pages.total = pages_of(sections);
    for (const Section& section : sections) {
        std::vector<SheetBoard> boards;
        Generator<SheetBoard> all = sheet_boards(section);
        for (const SheetBoard& board : all) {
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

std::string sheet_title(const Choice& choice) {
    const std::string kind = choice.unique ? "fundamental solution" : "solution";
    const std::string of = problem_of(choice.n);
    const std::uint64_t all = choice.solver->complete ? known_count(choice).value_or(0) : 0;  // 0: not known
    const std::uint64_t shown = choice.total().value_or(0);
    if (shown == 0 || all == 0)
        return fmt::format("{} of {}", shown == 1 ? "A " + kind : "Some " + kind + "s", of);
    if (all == 1)
        return fmt::format("The {} of {}", kind, of);
    if (shown == all)
        return fmt::format("{} {}s of {}", all == 2 ? "Both" : "All " + grouped(all), kind, of);
    if (shown == 1)
        return fmt::format("{} {} of the {} of {}", choice.unique ? "Fundamental solution" : "Solution",
                           grouped(choice.numbers.first()), grouped(all), of);
    return fmt::format("{} of the {} {}s of {}", grouped(shown), grouped(all), kind, of);
}

std::string sheet_description(const Choice& choice) {
    return fmt::format("Boards of {0} by {0} squares, each with a solution and its number.", choice.n);
}

std::string handout_title(const Board& board) {
    const auto queens = static_cast<int>(board.queens().size());
    if (queens == 0)
        return board.size() == 1
                   ? "Place a queen"
                   : fmt::format("Place {} queens so that no two attack each other", board.size());
    if (queens >= board.size())
        return "Does any queen attack another?";
    return fmt::format("Place {} more {} so that no two attack each other", board.size() - queens,
                       board.size() - queens == 1 ? "queen" : "queens");
}

std::string handout_description(const Board& board) {
    const std::size_t queens = board.queens().size();
    return fmt::format("Boards of {0} by {0} squares to {1}.", board.size(),
                       queens == 0 ? "fill in" : "complete, each with " + counted(queens, "queen"));
}

}  // namespace queenreel
