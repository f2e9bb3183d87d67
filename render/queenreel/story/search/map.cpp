#include "queenreel/story/search/map.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>

#include "queenreel/story/search/conflict_count.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

void join(SearchMap::Cell& cell, const SearchMap::Cell& next) {
    cell.stood += next.stood;
    cell.alternate += next.alternate;
    cell.solved += next.solved;
    cell.dead_ends += next.dead_ends;
}

void join(std::uint32_t& count, std::uint32_t next) {
    count += next;
}

void join(SearchMap::Height& height, const SearchMap::Height& next) {
    height.sum += next.sum;
    height.looks += next.looks;
}

/// Merges each line's columns in pairs; those at its end become empty.
template <typename Value>
void join_by_two(std::vector<Value>& lines, std::size_t columns) {
    for (std::size_t line = 0; line < lines.size(); line += columns)
        for (std::size_t i = 0; i < columns; ++i) {
            Value joined{};
            for (std::size_t from = 2 * i; from < std::min(2 * i + 2, columns); ++from)
                join(joined, lines[line + from]);
            lines[line + i] = joined;
        }
}

/// Keeps the first columns of each line.
template <typename Value>
std::vector<Value> first_columns(const std::vector<Value>& lines, std::size_t columns, std::size_t kept) {
    std::vector<Value> result;
    result.reserve(lines.size() / columns * kept);
    for (auto line = lines.begin(); line != lines.end(); line += static_cast<std::ptrdiff_t>(columns))
        result.insert(result.end(), line, line + static_cast<std::ptrdiff_t>(kept));
    return result;
}

/// Calls `add` with each column that overlaps the time from `begin` to `end`, and with the overlap.
template <typename Add>
void over_columns(std::uint64_t begin, std::uint64_t end, std::uint64_t width, Add add) {
    for (std::uint64_t at = begin; at < end;) {
        const std::uint64_t next = std::min(end, (at / width + 1) * width);
        add(static_cast<std::size_t>(at / width), next - at);
        at = next;
    }
}

}  // namespace

SearchMapper::SearchMapper(int n, std::size_t columns)
    : size_(n),
      columns_(columns),
      cells_(static_cast<std::size_t>(n) * columns),
      solutions_(columns),
      heights_(measure_count * columns),
      alternates_(static_cast<std::size_t>(n)) {}

void SearchMapper::follow(const SearchEvent& event) {
    advance(event.looks);
    switch (event.kind) {
        case Kind::placed:
            place(event.square);
            break;
        case Kind::removed:
            take_back();
            break;
        case Kind::restarted:
            clear();
            break;
        case Kind::solution:
            add_solution();
            break;
        default:
            break;
    }
    measure(event);
}

void SearchMapper::advance(std::uint64_t looks) {
    while (looks > column_looks_ * columns_)
        widen();
    hold_measures(looks);
    looks_ = std::max(looks_, looks);
}

void SearchMapper::widen() {
    join_by_two(cells_, columns_);
    join_by_two(solutions_, columns_);
    join_by_two(heights_, columns_);
    column_looks_ *= 2;
}

/// Extends the last measurements to `until`.
void SearchMapper::hold_measures(std::uint64_t until) {
    for (std::size_t i = 0; i < measure_count; ++i)
        if (now_[i])
            over_columns(looks_, until, column_looks_, [&](std::size_t column, std::uint64_t looks) {
                join(heights_[i * columns_ + column], {*now_[i] * static_cast<double>(looks), looks});
            });
}

void SearchMapper::measure(const SearchEvent& event) {
    if (event.kind == Kind::restarted)
        now_[pairs].reset();
    if (const auto value = measured(BoardMeasure::attacking_pairs, size_, event)) {
        now_[pairs] = *value;
        max_pairs_ = std::max(max_pairs_, *value);
    }
    if (event.kind != Kind::generation || !event.population || event.population->individuals.empty())
        return;
    const auto& all = event.population->individuals;
    const double sum = std::accumulate(all.begin(), all.end(), 0.0, [](double so_far, const Individual& one) {
        return so_far + fitness(one.conflicts);
    });
    now_[best_fitness] = fitness(std::ranges::min_element(all, {}, &Individual::conflicts)->conflicts);
    now_[mean_fitness] = sum / static_cast<double>(all.size());
}

void SearchMapper::place(Square square) {
    if (open_.size() == alternates_.size())
        return;
    if (!open_.empty())
        open_.back().has_child = true;
    const std::size_t level = open_.size();
    open_.push_back({.begin = looks_, .square = square, .alternate = alternates_[level]});
    alternates_[level].flip();
}

void SearchMapper::take_back() {
    if (open_.empty())
        return;
    const Queen queen = open_.back();
    open_.pop_back();
    const std::size_t level = open_.size();
    close(queen, level);
    if (!queen.has_child && queen.solutions == 0 && level + 1 < alternates_.size())
        ++cells_[level * columns_ + column()].dead_ends;
}

void SearchMapper::close(const Queen& queen, std::size_t level) {
    over_columns(queen.begin, looks_, column_looks_, [&](std::size_t column, std::uint64_t looks) {
        join(cells_[level * columns_ + column],
             {looks, queen.alternate ? looks : 0, queen.solutions > 0 ? looks : 0, 0});
    });
    if (level == 0 && first_queens_.size() < alternates_.size() * alternates_.size())
        first_queens_.push_back({queen, looks_});
}

void SearchMapper::clear() {
    for (; !open_.empty(); open_.pop_back())
        close(open_.back(), open_.size() - 1);
}

void SearchMapper::add_solution() {
    ++solutions_[column()];
    for (Queen& queen : open_)
        ++queen.solutions;
}

/// The column of the last probe.
std::size_t SearchMapper::column() const {
    return static_cast<std::size_t>((looks_ - (looks_ > 0 ? 1 : 0)) / column_looks_);
}

std::vector<SearchMap::Block> SearchMapper::blocks(const BoardNames& names) const {
    const bool fill_column =
        first_queens_.size() > 1 && std::ranges::all_of(first_queens_, [&](const FirstQueen& first) {
            return first.queen.square.column == first_queens_.front().queen.square.column;
        });
    std::vector<SearchMap::Block> blocks;
    for (const FirstQueen& first : first_queens_)
        blocks.push_back({.begin = first.queen.begin,
                          .end = first.end,
                          .name = fill_column ? names.row_label(first.queen.square.row)
                                              : names.column_label(first.queen.square.column),
                          .solutions = first.queen.solutions});
    return blocks;
}

SearchMap SearchMapper::map(Approach approach, const BoardNames& names) const {
    SearchMapper whole = *this;
    whole.clear();
    SearchMap map{.looks = looks_, .column_looks = column_looks_};
    map.columns = static_cast<std::size_t>((looks_ + column_looks_ - 1) / column_looks_);
    map.solutions = first_columns(whole.solutions_, columns_, map.columns);
    if (approach == Approach::backtracking) {
        map.levels = alternates_.size();
        map.cells = first_columns(whole.cells_, columns_, map.columns);
        map.blocks = whole.blocks(names);
        return map;
    }
    const auto add_curve = [&](std::string name, Measure measure) {
        const auto first = heights_.begin() + static_cast<std::ptrdiff_t>(measure * columns_);
        map.curves.push_back(
            {.name = std::move(name), .heights = {first, first + static_cast<std::ptrdiff_t>(map.columns)}});
    };
    if (approach == Approach::evolutionary) {
        add_curve(names.say("best fitness"), best_fitness);
        add_curve(names.say("mean fitness"), mean_fitness);
        return map;
    }
    add_curve(names.say("attacking pairs"), pairs);
    map.max_height = max_pairs_;
    return map;
}

std::vector<std::string> level_names(const Solver& solver, const BoardNames& names) {
    std::vector<std::string> levels;
    for (int level = 0; level < names.size(); ++level)
        levels.push_back(solver.ordered ? names.row(level) : names.say("queen {number}", {level + 1}));
    return levels;
}

MapPanel map_panel(const SearchMapper& mapper, const Solver& solver, Approach approach,
                   const BoardNames& names) {
    MapPanel panel{.map = std::make_shared<const SearchMap>(mapper.map(approach, names))};
    if (panel.map->levels > 0)
        panel.levels = level_names(solver, names);
    return panel;
}

}  // namespace queenreel
