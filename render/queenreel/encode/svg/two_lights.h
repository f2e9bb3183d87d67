#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/paint/display_list.h"

namespace queenreel {

/// The colors of one drawing on light and on dark screens. Shapes have the light colors, one for each pair:
/// if two pairs have the same light color, one is changed imperceptibly, so that a style sheet can
/// distinguish them.
class TwoLights {
  public:
    /// The shapes of `light` in colors that identify those of `dark`, the same drawing in another theme.
    /// Throws std::logic_error if the two differ in more than colors.
    DisplayList paired(DisplayList light, const DisplayList& dark);

    /// Rules that give all elements below `root`, a selector, their colors on dark screens.
    std::string rules(const std::string& root) const;

  private:
    using Stamps = std::pair<std::shared_ptr<const DisplayList>, std::shared_ptr<const DisplayList>>;

    Color pair(Color light, Color dark);
    void pair(Shape& light, const Shape& dark);
    std::shared_ptr<const DisplayList> pair(const Stamps& stamps);

    std::vector<std::pair<Color, Color>> pairs_{};  ///< as written, and on dark screens
    std::map<std::pair<std::uint64_t, std::uint64_t>, Color> known_{};
    std::map<Stamps, std::shared_ptr<const DisplayList>> stamps_{};
};

}  // namespace queenreel
