#include "queenreel/studio/written.h"

#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>

#include "queenreel/base/quantities.h"
#include "queenreel/base/text.h"

namespace queenreel {
namespace {

/// Formats `, 650.1 kB`; empty for outputs without a size, such as a device.
std::string size_text(const std::filesystem::path& file) {
    std::error_code none;
    const std::uint64_t bytes = std::filesystem::file_size(file, none);
    return none ? "" : ", " + bytes_text(bytes);
}

}  // namespace

std::string Written::line() const {
    const auto files = output.files();
    const std::string kept =
        output.kept_count() > 0 ? fmt::format(", {} of which were there", grouped(output.kept_count())) : "";
    if (output.file_count() > files.size())
        return fmt::format("wrote {} to {} ({}{})", files.front().string(), files.back().string(),
                           counted(output.file_count(), "file"), kept);
    const std::string time = options.format->film ? ", " + seconds_text(duration) : "";
    std::string names;
    for (const auto& file : files)
        names += (names.empty() ? "" : ", ") + file.string() + (files.size() > 1 ? size_text(file) : "");
    return fmt::format("wrote {} ({}{}{})", names, counted(pictures, "picture"), time,
                       files.size() > 1 ? "" : size_text(files.front()));
}

Json Written::json() const {
    const auto files = output.files();
    Json answer{{"n", options.look.scene.size},
                {"format", options.format->name},
                {"pictures", pictures},
                {"files", output.file_count()}};
    if (!files.empty())  // a shard of a batch may be empty
        answer.update({{"first", files.front().string()}, {"last", files.back().string()}});
    if (options.resume)
        answer["kept"] = output.kept_count();
    if (options.format->film)
        answer["seconds"] = static_cast<double>(duration.count()) / 1e6;
    return answer;
}

std::string standing_text(const Output& output, std::optional<std::uint64_t> files) {
    const auto names = output.files();
    if (names.empty())
        return "";
    const std::string count =
        files ? fmt::format("{} of {}", grouped(output.file_count()), counted(*files, "file"))
              : counted(output.file_count(), "file");
    const std::string to = names.size() > 1 ? " to " + names.back().string() : "";
    return fmt::format("{} {} whole, {}{}", count, output.file_count() == 1 ? "is" : "are",
                       names.front().string(), to);
}

}  // namespace queenreel
