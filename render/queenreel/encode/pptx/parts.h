#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "queenreel/encode/pptx/markup.h"
#include "queenreel/frame/rect.h"
#include "queenreel/frame/theme.h"

namespace queenreel {

/// Presentations with more slides are too large to open.
inline constexpr std::uint64_t max_slides = 1'000;

// The parts of a presentation according to ECMA-376 (Office Open XML) and ISO/IEC 29500-1, each as the XML of
// a file.

/// A slide's text and its one picture.
struct DeckSlide {
    std::uint64_t number = 1;  ///< from 1
    std::string title;         ///< UTF-8, one line
    bool shows_title = true;   ///< otherwise it is for the outline and screen readers only
    std::string caption;       ///< UTF-8; lines end in line breaks; empty for none
    std::string description;   ///< of the picture, for those who cannot see it
    std::string notes;         ///< for the speaker; lines end in line breaks
    Rect picture;

    /// The duration of an MP4 that plays in place of the picture, starting with the PNG; empty: there is no
    /// film, but an SVG besides the PNG.
    std::optional<std::chrono::milliseconds> film{};
};

std::string content_types_xml(std::uint64_t slides);
std::string package_relations_xml();
std::string core_properties_xml(const DeckStyle& style, std::string_view title);
std::string presentation_xml(const DeckStyle& style, std::uint64_t slides);
std::string presentation_relations_xml(std::uint64_t slides);
std::string theme_xml(const Theme& theme);
std::string master_xml(const DeckStyle& style);
std::string master_relations_xml();
std::string layout_xml(const DeckStyle& style);
std::string layout_relations_xml();
std::string notes_master_xml();
std::string notes_master_relations_xml();
std::string slide_xml(const DeckStyle& style, const DeckSlide& slide);
std::string slide_relations_xml(const DeckSlide& slide);
std::string notes_xml(const DeckStyle& style, const DeckSlide& slide);
std::string notes_relations_xml(const DeckSlide& slide);

}  // namespace queenreel
