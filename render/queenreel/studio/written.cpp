#include "queenreel/studio/written.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>

#include "queenreel/base/quantities.h"
#include "queenreel/words/said.h"

namespace queenreel {
namespace {

/// Formats `650.1 kB`; empty for outputs without a size, such as a device.
std::string size_text(const std::filesystem::path& file) {
    std::error_code none;
    const std::uint64_t bytes = std::filesystem::file_size(file, none);
    return none ? "" : bytes_text(bytes);
}

/// Adds a part to a list of them, unless it is empty.
void add(std::string& list, const std::string& part) {
    if (!part.empty())
        list.append(list.empty() ? "" : translated(", ")).append(part);
}

}  // namespace

std::string Written::line() const {
    const auto files = output.files();
    const std::uint64_t count = output.file_count();
    if (count > files.size()) {
        std::string facts = said_n(count, "{count} file", "{count} files", said_number(count));
        if (output.kept_count() > 0)
            add(facts, said("{count} of which were there", said_number(output.kept_count())));
        return said("wrote {first} to {last} ({facts})", files.front().string(), files.back().string(),
                    facts);
    }
    std::string names;
    for (const auto& file : files) {
        add(names, file.string());
        if (files.size() > 1)
            add(names, size_text(file));
    }
    std::string facts = said_n(pictures, "{count} picture", "{count} pictures", said_number(pictures));
    if (options.format->film)
        add(facts, seconds_text(duration));
    if (files.size() == 1)
        add(facts, size_text(files.front()));
    return said("wrote {files} ({facts})", names, facts);
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
    const std::string range = names.size() > 1
                                  ? said("{first} to {last}", names.front().string(), names.back().string())
                                  : names.front().string();
    const std::uint64_t count = output.file_count();
    if (!files)
        return said_n(count, "{count} file is whole, {files}", "{count} files are whole, {files}",
                      said_number(count), range);
    const std::string all = said_n(*files, "{count} file", "{count} files", said_number(*files));
    return said_n(count, "{count} of {all} is whole, {files}", "{count} of {all} are whole, {files}",
                  said_number(count), all, range);
}

}  // namespace queenreel
