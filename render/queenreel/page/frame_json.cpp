#include "queenreel/page/frame_json.h"

#include <array>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "queenreel/base/json.h"
#include "queenreel/page/board_json.h"
#include "queenreel/page/panel_json.h"
#include "queenreel/timing/pace.h"

namespace queenreel {
namespace {

Json movement_json(const Movement& movement) {
    constexpr std::array paths{"straight", "turn", "fade", "none"};
    static_assert(paths.size() == static_cast<std::size_t>(Movement::Path::none) + 1);
    Json json{{"path", paths[static_cast<std::size_t>(movement.path)]}};
    if (movement.angle != 0)
        json["angle"] = rounded_number(movement.angle);
    if (movement.duration.count() > 0)
        json["us"] = movement.duration.count();
    return json;
}

Json card_json(const Card& card) {
    Json json{{"title", card.title}};
    if (!card.subtitle.empty())
        json["subtitle"] = card.subtitle;
    if (card.board.size > 0)
        json["board"] = board_json(card.board);
    for (const Ray& ray : card.rays)
        json["rays"].push_back({ray.row, ray.column, ray.down, ray.right, ray.squares});
    for (const BoardPanel& board : card.boards)
        json["boards"].push_back(board_json(board));
    if (card.board_count > 0)
        json["boardCount"] = card.board_count;
    for (const Card::Total& total : card.totals)
        json["totals"].push_back({total.label, total.value});
    if (card.tree)
        json["tree"] = panel_json(card.tree->panel);
    return json;
}

Json slot_json(const PanelSlot& slot) {
    Json json{{"kind", panel_info(slot.kind).name},
              {"title", slot.title},
              {"rows", slot.rows},
              {"columns", slot.columns},
              {"notes", slot.notes},
              {"overview", slot.overview}};
    if (slot.bare)
        json["bare"] = true;
    return json;
}

}  // namespace

std::string frame_json(const Frame& frame) {
    Json json{{"number", frame.number},
              {"event", frame.event},
              {"kind", moment_kinds()[static_cast<std::size_t>(frame.moment)].name},
              {"us", frame.duration.count()}};
    json["board"] = board_json(frame.board);
    json["panels"] = Json::array();
    for (const Panel& panel : frame.panels)
        json["panels"].push_back(panel_json(panel));
    for (const auto& [name, text] :
         {std::pair{"caption", frame.caption}, std::pair{"title", frame.title()},
          std::pair{"description", frame.description()}, std::pair{"chapter", frame.chapter}})
        if (!text.empty())
            json[name] = text;
    if (frame.overview)
        json["overview"] = true;
    if (const Card* card = frame.card())
        json["card"] = card_json(*card);
    else if (!frame.shows_scene())
        throw std::invalid_argument("page: it has no place for a chart or a sheet");
    for (const SquarePair& move : frame.moves)
        json["moves"].push_back(squares_json(move));
    if (frame.movement != Movement{})
        json["movement"] = movement_json(frame.movement);
    return json_text(json);
}

std::string scene_json(const Scene& scene) {
    Json json{{"size", scene.size}, {"board", scene.board}};
    json["panels"] = Json::array();
    for (const PanelSlot& slot : scene.panels)
        json["panels"].push_back(slot_json(slot));
    json["rows"] = scene.row_labels;
    json["columns"] = scene.column_labels;
    return json_text(json);
}

}  // namespace queenreel
