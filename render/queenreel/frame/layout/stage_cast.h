#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "queenreel/frame/scene.h"

namespace queenreel {

/// The part that a panel plays on a stage (stage.h).
enum class StagePart : std::uint8_t { text, large, numbers };

StagePart part_of(const PanelSlot& slot);

/// The panels on a stage by their parts: elements of Scene::panels, in its order.
struct StageCast {
    std::vector<std::size_t> text;
    std::vector<std::size_t> large;
    std::vector<std::size_t> numbers;
    std::optional<std::size_t> overview{};  ///< takes turns with text and large panels
    std::optional<std::size_t> below{};     ///< lies below the board

    bool is_empty() const { return text.empty() && large.empty() && numbers.empty() && !below; }

    /// Removes the panel that is missed least: the last text panel, or else that below the board, or else the
    /// last counters, or else the last large one. The cast must not be empty.
    void drop();
};

/// An overview with no large panel to take turns with is a large panel itself.
StageCast cast_of(const Scene& scene);

}  // namespace queenreel
