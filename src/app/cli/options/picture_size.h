#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// Pixels.
struct PictureSize {
    int width = 0;
    int height = 0;

    friend bool operator==(const PictureSize&, const PictureSize&) = default;
};

/// `1080`, a square; `1920x1080`; or a name in either case: of a screen as `4k` or `1080p`, of a shape as
/// `9:16`, which is that of a full HD screen, or of paper as `a4`, at 72 points an inch. Throws UsageError
/// that names `what` was read.
PictureSize parse_size(std::string_view what, std::string_view text);

/// Throws UsageError unless each side is 1 … `max`; repeats the `text`.
void require_size(std::string_view what, std::string_view text, PictureSize size, int max);

/// The paper of that name, `a4` or `a4-landscape`, at so many dots an inch; nothing where it is none.
std::optional<PictureSize> paper_size(std::string_view name, double dots_an_inch);

/// The names of screens, shapes and upright paper.
std::vector<std::string> named_size_names();

/// The names, for the help.
std::string size_names();

}  // namespace queenreel
