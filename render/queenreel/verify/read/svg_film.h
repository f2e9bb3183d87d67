#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/verify/read/bytes.h"

namespace queenreel::judge {

/// An SVG that animates its elements with keyframes in a style sheet: opacity, which changes at once, and
/// straight moves of queens. Rejects other animations.
class SvgFilm {
  public:
    /// Returns true if a document has keyframes.
    static bool is_one(std::string_view document);

    /// Throws UnreadableError if the animation is of another kind, or if there is none.
    explicit SvgFilm(Bytes bytes);

    double seconds() const { return seconds_; }

    /// The times of changes, from 0, as shares of the film; excludes its end.
    const std::vector<double>& changes() const { return changes_; }

    /// Returns the document without animation, as it appears from change number `change` on: the visible
    /// elements, and queens on their squares or those that they move to.
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

    /// The position of an attribute's number in the document.
    struct Number {
        std::size_t begin = 0;
        std::size_t size = 0;
        double value = 0;
    };

    /// An element that an animation shows, hides or moves.
    struct Element {
        std::size_t after_name = 0;  ///< position at which attributes may be inserted
        std::size_t animation = 0;
        std::optional<std::pair<Number, Number>> place{};  ///< x and y of an element that moves
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
