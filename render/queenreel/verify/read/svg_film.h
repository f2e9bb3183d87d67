#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/verify/read/bytes.h"

namespace queenreel::judge {

/// An SVG whose elements are moved by keyframes of a style sheet: by their opacity, which changes at once,
/// and queens along straight lines as well. Other animations are not read.
class SvgFilm {
  public:
    /// Whether a document has keyframes.
    static bool is_one(std::string_view document);

    /// Throws UnreadableError where the animation is of another kind, or is none.
    explicit SvgFilm(Bytes bytes);

    double seconds() const { return seconds_; }

    /// The shares of the film at which something changes, from 0 on, without its end.
    const std::vector<double>& changes() const { return changes_; }

    /// The document as it stands from the change of that number on, with nothing that moves: what is seen,
    /// and queens on the squares that they are on or go to.
    std::string still(std::size_t change) const;

  private:
    struct Keyframe {
        double at = 0;  ///< a share of the film
        std::optional<double> opacity{};
        double across = 0;
        double down = 0;
    };

    struct Animation {
        std::string name;
        std::vector<Keyframe> keyframes;
        bool moves = false;
    };

    /// Where the number of an attribute stands in the document.
    struct Number {
        std::size_t begin = 0;
        std::size_t size = 0;
        double value = 0;
    };

    /// An element that an animation shows, hides or moves.
    struct Element {
        std::size_t after_name = 0;  ///< where attributes may be added
        std::size_t animation = 0;
        std::optional<std::pair<Number, Number>> place{};  ///< x and y of one that moves
    };

    void read_animations(std::string_view style);
    void find_elements();
    Number attribute(std::size_t element, std::string_view name) const;
    const Keyframe* shown(const Animation& animation, double share) const;

    std::string document_;
    double seconds_ = 0;
    std::vector<Animation> animations_{};
    std::vector<Element> elements_{};
    std::vector<double> changes_{};
};

}  // namespace queenreel::judge
