#include "queenreel/timing/panel_motion.h"

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "queenreel/timing/motion_time.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

constexpr microseconds glide_time{200'000};   // of the light in code
constexpr microseconds roll_time{300'000};    // of a number
constexpr microseconds growth_time{300'000};  // of a tree
constexpr microseconds slide_time{600'000};   // of a row of cells, or of a result to its cell

/// The motion of one kind of panel; most kinds have none.
template <typename Kind>
struct Motion {
    static constexpr microseconds time{0};
    static bool moves(const Kind& /*before*/, const Kind& /*after*/) { return false; }
    static void move(const Kind& /*before*/, double /*share*/, Kind& /*panel*/) {}
    static void rest(Kind& /*panel*/) {}
};

template <>
struct Motion<CodePanel> {
    static constexpr microseconds time = glide_time;
    static bool moves(const CodePanel& before, const CodePanel& after) {
        return before.active >= 0 && after.active >= 0 && before.active != after.active &&
               before.lines == after.lines;
    }
    static void move(const CodePanel& before, double share, CodePanel& panel) {
        panel.light = before.active + (panel.active - before.active) * share;
    }
    static void rest(CodePanel& panel) { panel.light.reset(); }
};

template <>
struct Motion<CountersPanel> {
    static constexpr microseconds time = roll_time;
    static bool moves(const CountersPanel& before, const CountersPanel& after) {
        return before != after && before.counters.size() == after.counters.size();
    }
    static void move(const CountersPanel& before, double share, CountersPanel& panel) {
        for (std::size_t i = 0; i < panel.counters.size(); ++i) {
            CountersPanel::Counter& counter = panel.counters[i];
            if (counter.value == before.counters[i].value)
                continue;
            counter.rolls_from = before.counters[i].value;
            counter.rolled = share;
        }
    }
    static void rest(CountersPanel& panel) {
        for (CountersPanel::Counter& counter : panel.counters) {
            counter.rolls_from.clear();
            counter.rolled = 1;
        }
    }
};

template <>
struct Motion<StatePanel> {
    static constexpr microseconds time = slide_time;
    static bool moves(const StatePanel& before, const StatePanel& after) {
        for (std::size_t i = 0; i < after.rows.size(); ++i)
            if (after.rows[i].comes_from || has_new_result(before, after, i))
                return true;
        return false;
    }
    static void move(const StatePanel& before, double share, StatePanel& panel) {
        for (std::size_t i = 0; i < panel.rows.size(); ++i) {
            StatePanel::Row& row = panel.rows[i];
            if (row.comes_from)
                row.sliding = *row.comes_from + (row.slid - *row.comes_from) * share;
            if (has_new_result(before, panel, i))
                row.landed = share;
        }
    }
    static void rest(StatePanel& panel) {
        for (StatePanel::Row& row : panel.rows) {
            row.sliding.reset();
            row.landed = 1;
        }
    }

  private:
    static bool has_new_result(const StatePanel& before, const StatePanel& after, std::size_t row) {
        return row < before.rows.size() && after.rows[row].result_cell >= 0 &&
               before.rows[row].value != after.rows[row].value;
    }
};

/// For each node of a tree, the corresponding one of another: below the same parent, at the same horizontal
/// position.
std::vector<std::optional<int>> same_nodes(const TreePanel& tree, const TreePanel& other) {
    std::map<std::tuple<int, double>, int> places;
    for (int i = 0; const TreePanel::Node& node : other.nodes)
        places.emplace(std::tuple(node.parent, node.x), i++);
    std::vector<std::optional<int>> same;
    for (const TreePanel::Node& node : tree.nodes) {
        same.emplace_back();
        const std::optional<int> parent =
            node.parent < 0 ? std::optional(-1) : same[static_cast<std::size_t>(node.parent)];
        if (!parent)
            continue;
        if (const auto found = places.find({*parent, node.x}); found != places.end())
            same.back() = found->second;
    }
    return same;
}

template <>
struct Motion<TreePanel> {
    static constexpr microseconds time = growth_time;
    static bool moves(const TreePanel& before, const TreePanel& after) {
        const auto is_new = [](const std::optional<int>& same) { return !same; };
        if (before.saved.empty() != after.saved.empty())
            return true;
        return before.levels == after.levels && !before.nodes.empty() && !after.nodes.empty() &&
               (std::ranges::any_of(same_nodes(after, before), is_new) ||
                std::ranges::any_of(same_nodes(before, after), is_new));
    }
    static void move(const TreePanel& before, double share, TreePanel& panel) {
        if (before.saved.empty() && !panel.saved.empty()) {
            panel.saved_grown = share;
        } else if (panel.saved.empty() && !before.saved.empty()) {
            panel.saved = before.saved;
            panel.saved_fallen = share;
        }
        const auto known = same_nodes(panel, before);
        std::vector<std::optional<int>> kept = same_nodes(before, panel);
        for (std::size_t i = 0; i < known.size(); ++i)
            if (!known[i])
                panel.nodes[i].grown = share;
        for (std::size_t i = 0; i < kept.size(); ++i) {
            TreePanel::Node leaving = before.nodes[i];
            if (kept[i] || leaving.parent < 0)
                continue;
            leaving.parent = *kept[static_cast<std::size_t>(leaving.parent)];
            leaving.grown = 1 - share;
            kept[i] = static_cast<int>(panel.nodes.size());
            panel.nodes.push_back(leaving);
            ++panel.leaving;
        }
    }
    static void rest(TreePanel& panel) {
        panel.nodes.resize(panel.nodes.size() - static_cast<std::size_t>(panel.leaving));
        panel.leaving = 0;
        panel.saved_grown = 1;
        if (std::exchange(panel.saved_fallen, 0) > 0)
            panel.saved.clear();
        for (TreePanel::Node& node : panel.nodes)
            node.grown = 1;
    }
};

/// Calls `visit` with each pair of panels of the same kind and their index.
template <typename Visit>
void for_each_pair(const std::vector<Panel>& before, const std::vector<Panel>& after, Visit visit) {
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i)
        std::visit(
            [&]<typename Kind>(const Kind& to) {
                if (const auto* const from = std::get_if<Kind>(&before[i]))
                    visit(*from, to, i);
            },
            after[i]);
}

}  // namespace

PanelMotion::PanelMotion(const std::vector<Panel>& before, const std::vector<Panel>& after, microseconds most)
    : before_(&before), after_(&after), most_(most) {
    for_each_pair(before, after, [&]<typename Kind>(const Kind& from, const Kind& to, std::size_t) {
        if (Motion<Kind>::time.count() > 0 && Motion<Kind>::moves(from, to))
            duration_ = std::max(duration_, std::min(most, Motion<Kind>::time));
    });
}

std::vector<Panel> PanelMotion::next(microseconds time) {
    std::vector<Panel> panels = *after_;
    for_each_pair(*before_, *after_, [&]<typename Kind>(const Kind& from, const Kind& to, std::size_t i) {
        const microseconds all = std::min(most_, Motion<Kind>::time);
        if (elapsed_ + time > all || !Motion<Kind>::moves(from, to))
            return;
        const double share =
            static_cast<double>((elapsed_ + time).count()) / static_cast<double>((all + time).count());
        Motion<Kind>::move(from, eased(share), std::get<Kind>(panels[i]));
    });
    elapsed_ += time;
    return panels;
}

bool move_playheads(const std::vector<Panel>& before, const std::vector<Panel>& after, double share,
                    std::vector<Panel>& between) {
    bool moved = false;
    for_each_pair(before, after, [&]<typename Kind>(const Kind& from, const Kind& to, std::size_t i) {
        if constexpr (std::is_same_v<Kind, MapPanel>) {
            if (!from.map || from.map != to.map || from.now >= to.now)
                return;
            std::get<MapPanel>(between[i]).now = from.now + (to.now - from.now) * share;
            moved = true;
        }
    });
    return moved;
}

std::vector<Panel> at_rest(std::vector<Panel> panels) {
    for (Panel& panel : panels)
        std::visit([]<typename Kind>(Kind& moving) { Motion<Kind>::rest(moving); }, panel);
    return panels;
}

}  // namespace queenreel
