#include "queenreel/cli/options/annotations.h"

#include <string_view>

namespace queenreel {

Rows<AnnotationArgs> annotation_rows() {
    constexpr std::string_view group = "How it looks";
    return {{.name = "highlight",
             .argument = "SQUARES",
             .value = text(&AnnotationArgs::highlight),
             .help = "squares to point out, each with a color of its own where one is named: d4,e5:green",
             .group = group,
             .also = "highlights"},
            {.name = "arrows",
             .argument = "ARROWS",
             .value = text(&AnnotationArgs::arrows),
             .help = "arrows from square to square, each with a color of its own where one is named: "
                     "a1-c3,h8-c3:red",
             .group = group,
             .also = "arrow"},
            {.name = "attacks",
             .argument = "HOW",
             .value = text(&AnnotationArgs::attacks),
             .help = "the lines along which queens attack: blocked ends them at the next queen, xray goes on "
                     "behind her in dashes; :SQUARES names the queens whose lines they are, otherwise all: "
                     "xray:c3",
             .group = group}};
}

bool asks_for_annotations(const AnnotationArgs& args) {
    return args.highlight || args.arrows || args.attacks;
}

std::optional<AskedLines> lines_of_attack(const AnnotationArgs& args, int n) {
    return args.attacks ? std::optional(parse_lines(*args.attacks, n)) : std::nullopt;
}

Annotations annotations_of(const AnnotationArgs& args, int n, const Theme& theme) {
    Annotations annotations;
    if (args.highlight)
        annotations.highlights = parse_highlights(*args.highlight, n, theme);
    if (args.arrows)
        annotations.arrows = parse_arrows(*args.arrows, n, theme);
    return annotations;
}

}  // namespace queenreel
