#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "queenreel/frame/scene.h"

namespace queenreel {

/// The role of a panel on a stage (stage.h).
enum class StagePart : std::uint8_t { text, large, numbers };

StagePart part_of(const PanelSlot& slot);

/// The panels on a stage by role, as indices into Scene::panels, in order.
struct StageCast {
    std::vector<std::size_t> text;
    std::vector<std::size_t> large;
    std::vector<std::size_t> numbers;
    std::optional<std::size_t> overview{};  ///< alternates with text and large panels
    std::optional<std::size_t> below{};     ///< is below the board

    bool is_empty() const { return text.empty() && large.empty() && numbers.empty() && !below; }

    /// Removes the least important panel: the last text panel, else the one below the board, else the last
    /// counters, else the last large one. The cast must not be empty.
    void drop();
};

/// The cast of a scene, with or without spare panels. If there is no large panel for it to alternate with,
/// the overview itself is a large panel.
StageCast cast_of(const Scene& scene, bool with_spare);

}  // namespace queenreel
