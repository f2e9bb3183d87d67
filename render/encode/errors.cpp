#include "encode/errors.h"

#include <fmt/format.h>

namespace queenreel {
namespace {

double in_seconds(std::chrono::microseconds time) {
    return std::chrono::duration<double>(time).count();
}

}  // namespace

OnePictureError::OnePictureError(const std::filesystem::path& path)
    : OutputError((path.empty() ? standard_output_name : path.string()) +
                  ": holds one picture and there are more; write to a folder like boards/"),
      file(path) {}

HoldError::HoldError(std::chrono::microseconds hold, const FilmFormat& format)
    : OutputError(fmt::format("a picture held {} s: {} can hold one {} to {} s; choose a time in that range",
                              in_seconds(hold), format.name, in_seconds(format.min_hold),
                              in_seconds(format.max_hold))),
      asked(hold),
      film(&format) {}

}  // namespace queenreel
