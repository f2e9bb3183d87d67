#include "queenreel/frame/panel.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

#include "queenreel/base/table.h"

namespace queenreel {
namespace {

struct Row {
    PanelKind kind;
};
constexpr std::array in_order{Row{PanelKind::code}, Row{PanelKind::stack}, Row{PanelKind::counters}};
constexpr std::array swapped{Row{PanelKind::code}, Row{PanelKind::counters}, Row{PanelKind::stack}};
constexpr std::array incomplete{Row{PanelKind::code}, Row{PanelKind::counters}};
static_assert(is_indexed_by(in_order, &Row::kind));
static_assert(!is_indexed_by(swapped, &Row::kind));
static_assert(!is_indexed_by(incomplete, &Row::kind));

TEST(Panels, EveryKindHasANameOfItsOwn) {
    std::set<std::string_view> names;
    for (const PanelInfo& info : panel_table()) {
        EXPECT_FALSE(info.name.empty());
        EXPECT_FALSE(info.summary.empty()) << info.name;
        EXPECT_EQ(&panel_info(info.kind), &info) << info.name;
        names.insert(info.name);
    }
    EXPECT_EQ(names.size(), std::variant_size_v<Panel>);
}

TEST(Panels, AskForRoomAndForTheirHeading) {
    for (const PanelInfo& info : panel_table()) {
        SCOPED_TRACE(info.name);
        const PanelSlot bare{info.kind, "", 4, 8};
        const PanelDemand body = demand(bare, Spacing::normal);
        EXPECT_GT(body.width, 0);
        EXPECT_GT(body.height, 0);
        EXPECT_LE(demand(bare, Spacing::close).height, body.height);
        EXPECT_EQ(demand({info.kind, "A heading", 4, 8}, Spacing::normal).height,
                  body.height + heading_height);
    }
}

}  // namespace
}  // namespace queenreel
