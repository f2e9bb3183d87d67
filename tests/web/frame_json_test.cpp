#include "queenreel/page/frame_json.h"

#include <gtest/gtest.h>

#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace queenreel {
namespace {

TEST(FrameJson, HasTheContentsOfEachSquare) {
    Frame frame;
    frame.moment = MomentKind::place;
    frame.board.size = 2;
    frame.board.cells = {{.queen = true, .mark = Mark::solved}, {}, {.number = 7}, {.mark = Mark::free}};
    frame.board.lines = {{{0, 0, 1, 1}}};
    frame.caption = "é\n\"";
    const auto json = nlohmann::json::parse(frame_json(frame));
    EXPECT_EQ(json["kind"], "place");
    EXPECT_EQ(json["us"], 1'000'000);
    EXPECT_EQ(json["caption"], "é\n\"");
    EXPECT_EQ(json["board"]["cells"], nlohmann::json::parse("[19,0,0,12]"));
    EXPECT_EQ(json["board"]["numbers"], nlohmann::json::parse("[[2,7]]"));
    EXPECT_FALSE(json["board"].contains("scale"));
    frame.board.tint_scale = 9;
    EXPECT_EQ(nlohmann::json::parse(frame_json(frame))["board"]["scale"], 9);
    EXPECT_EQ(json["board"]["lines"], nlohmann::json::parse("[[0,0,1,1]]"));
    EXPECT_FALSE(json.contains("card"));
}

TEST(FrameJson, HasTheRowThatIsAskedAndTheOneThatIsLit) {
    Frame frame;
    frame.board = {.size = 2, .cells = std::vector<Cell>(4)};
    const auto plain = nlohmann::json::parse(frame_json(frame))["board"];
    EXPECT_FALSE(plain.contains("asked") || plain.contains("lit"));
    frame.board.asked = AskedRow{.row = 0};
    frame.board.lit_row = 1;
    const auto asked = nlohmann::json::parse(frame_json(frame))["board"];
    EXPECT_EQ(asked["asked"], 0);
    EXPECT_EQ(asked["lit"], 1);
}

// Pages draw what films draw: its shape comes from the same function.
TEST(FrameJson, HasTheShapeOfAGuide) {
    Frame frame;
    frame.board = {.size = 4, .cells = std::vector<Cell>(16)};
    EXPECT_FALSE(nlohmann::json::parse(frame_json(frame))["board"].contains("guide"));
    frame.board.axis = {.from_row = 0, .from_column = 2, .to_row = 4, .to_column = 2};
    EXPECT_EQ(nlohmann::json::parse(frame_json(frame))["board"]["guide"],
              nlohmann::json::parse(R"({"width":8,"dash":25,"lines":"M200 0L200 400","areas":""})"));
    frame.board.axis.reset();
    frame.board.turned = -270;
    const auto turned = nlohmann::json::parse(frame_json(frame))["board"]["guide"];
    EXPECT_EQ(turned["lines"].get<std::string>().substr(0, 24), "M200 80A120 120 0 1 0 31");
    EXPECT_EQ(turned["areas"].get<std::string>().substr(0, 9), "M320 200L");
    EXPECT_EQ(turned["dash"], 0);
}

TEST(FrameJson, HasTheLinesOfAttackOfACard) {
    Frame frame;
    frame.content =
        Card{.title = "t", .board = {}, .rays = {{.row = 1, .column = 2, .down = -1, .squares = 1}}};
    EXPECT_EQ(nlohmann::json::parse(frame_json(frame))["card"]["rays"],
              nlohmann::json::parse("[[1,2,-1,0,1]]"));
}

TEST(FrameJson, HasEveryPanel) {
    const SearchMap map{
        .looks = 2,
        .columns = 2,
        .levels = 1,
        .cells = {{.stood = 1, .dead_ends = 1}, {.stood = 1, .alternate = 1, .solved = 1}},
        .solutions = {0, 1},
        .blocks = {{.begin = 0, .end = 1, .name = "1"}, {.begin = 1, .end = 2, .name = "2", .solutions = 1}}};
    const std::string lane = std::string(120, 'r') + std::string(120, 'z');
    const std::string map_json =
        R"({"kind":"map","now":0.5,"parts":240,"levels":["row 1"],"lanes":[")" + lane +
        R"("],"ends":[[119]],"gold":[239],"blocks":[[0,0.5,"1",0],[0.5,1,"2",null]]})";
    Frame frame;
    frame.panels = {
        CodePanel{.lines = {"a"}, .active = 0},
        StackPanel{.calls = {"f"}},
        CountersPanel{.counters = {{"tests", "1"}}},
        TreePanel{.nodes = {{}, {.parent = 0, .depth = 1, .x = 1.0 / 3}}, .levels = {"", "row 1"}},
        ChartPanel{.values = {1, 0.5}, .now = "now"},
        BoardsPanel{.boards = {{.board = {}, .label = "l", .notes = {"n"}, .lit = true}}},
        BarsPanel{.bars = {{.name = "b", .value = "1", .share = 1}}, .scale = "log"},
        StatePanel{
            .rows = {{.name = "r",
                      .cells = {{}, {.fill = StatePanel::Fill::on, .text = "1", .framed = true}, {.hue = 11}},
                      .value = "v"}}},
        LegendPanel{.entries = {{.cell = {.mark = Mark::tested}, .words = "looked at"}}},
        MapPanel{.map = std::make_shared<const SearchMap>(map), .now = 0.5, .levels = {"row 1"}}};
    ASSERT_EQ(frame.panels.size(), panel_table().size());
    const auto json = nlohmann::json::parse(frame_json(frame));
    const char* const expected[] = {
        R"({"kind":"code","lines":["a"],"active":0})",
        R"({"kind":"stack","calls":["f"]})",
        R"({"kind":"counters","counters":[["tests","1"]]})",
        R"({"kind":"tree","nodes":[[-1,0,0.5,0],[0,1,0.333333,0]],"levels":["","row 1"]})",
        R"({"kind":"chart","values":[1,0.5],"max":1,"filled":1,"now":"now","end":""})",
        R"({"kind":"boards","boards":[{"board":{"size":1,"cells":[0]},"label":"l","notes":["n"],"lit":true}]})",
        R"({"kind":"bars","bars":[{"name":"b","value":"1","share":1}],"scale":"log"})",
        R"({"kind":"state","rows":[{"name":"r","cells":[0,[2,"1",1,true],17],"value":"v"}]})",
        R"({"kind":"legend","entries":[[6,"looked at"]]})",
        map_json.c_str(),
    };
    for (std::size_t i = 0; i < frame.panels.size(); ++i)
        EXPECT_EQ(json["panels"][i], nlohmann::json::parse(expected[i])) << i;
}

}  // namespace
}  // namespace queenreel
