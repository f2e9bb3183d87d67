#include "queenreel/reel/made.h"

#include <glib.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>

#include "queenreel/base/json.h"
#include "queenreel/io/error.h"
#include "queenreel/io/output_file.h"
#include "queenreel/io/read_file.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

constexpr int record_version = 1;

/// A SHA-256 checksum.
class Sum {
  public:
    Sum() : sum_(g_checksum_new(G_CHECKSUM_SHA256), g_checksum_free) {}

    void add(std::string_view bytes) {
        g_checksum_update(sum_.get(), reinterpret_cast<const guchar*>(bytes.data()),
                          static_cast<gssize>(bytes.size()));
    }

    /// Adds the bytes of a file. Throws SystemError.
    void add_file(const std::string& path) {
        InputFile file(path);
        std::vector<std::byte> part(std::size_t{1} << 16);
        for (std::size_t size = 0; (size = file.read(part)) > 0;)
            add({reinterpret_cast<const char*>(part.data()), size});
    }

    std::string text() const { return g_checksum_get_string(sum_.get()); }

  private:
    std::unique_ptr<GChecksum, decltype(&g_checksum_free)> sum_;
};

std::string sum_of_file(const std::string& path) {
    Sum sum;
    sum.add_file(path);
    return sum.text();
}

/// Returns the size and time of a file, without its sum; nothing if it is not a regular file.
std::optional<MadeFile> outside_of(const std::string& path) {
    struct stat found{};
    if (stat(path.c_str(), &found) != 0 || !S_ISREG(found.st_mode))
        return std::nullopt;
    constexpr std::int64_t nanoseconds = 1'000'000'000;
    return MadeFile{.size = static_cast<std::uint64_t>(found.st_size),
                    .changed = found.st_mtim.tv_sec * nanoseconds + found.st_mtim.tv_nsec,
                    .sum = ""};
}

Json json_of(const Made& made) {
    Json outputs = Json::object();
    for (const auto& [name, output] : made.outputs) {
        Json files = Json::object();
        for (const auto& [path, file] : output.files)
            files[path] = {{"size", file.size}, {"changed", file.changed}, {"sha256", file.sum}};
        outputs[name] = {{"options", output.options}, {"inputs", output.inputs}, {"files", files}};
    }
    return {{"queenreel_record", record_version}, {"program", made.program}, {"outputs", outputs}};
}

/// Reads a record. Throws Json::exception if it is invalid.
Made made_of(const Json& json) {
    Made made{.program = json.at("program")};
    if (json.at("queenreel_record") != record_version)
        return {};
    for (const auto& [name, output] : json.at("outputs").items()) {
        MadeOutput& read = made.outputs[name];
        read.options = output.at("options");
        read.inputs = output.at("inputs");
        for (const auto& [path, file] : output.at("files").items())
            read.files[path] = {
                .size = file.at("size"), .changed = file.at("changed"), .sum = file.at("sha256")};
    }
    return made;
}

}  // namespace

bool Made::has(const std::string& file) const {
    return std::ranges::any_of(outputs,
                               [&](const auto& output) { return output.second.files.contains(file); });
}

std::string fingerprint(std::string_view bytes) {
    Sum sum;
    sum.add(bytes);
    return sum.text();
}

std::string fingerprint_of_files(std::span<const std::string> paths) {
    std::string all;
    for (const std::string& path : paths) {
        const auto state = state_of(path);
        all.append(path).append(1, '\0').append(state ? state->sum : "").append(1, '\0');
    }
    return fingerprint(all);
}

std::optional<MadeFile> state_of(const std::string& path) {
    auto state = outside_of(path);
    try {
        if (state)
            state->sum = sum_of_file(path);
    } catch (const SystemError&) {
        return std::nullopt;
    }
    return state;
}

bool is_as_made(const std::string& path, const MadeFile& made) {
    const auto outside = outside_of(path);
    if (!outside || outside->size != made.size)
        return false;
    if (outside->changed == made.changed)
        return true;
    const auto state = state_of(path);
    return state && state->sum == made.sum;
}

std::string record_path(const std::string& reel) {
    const fs::path path(reel);
    return (path.parent_path() / ("." + path.filename().string() + ".made")).string();
}

Made read_record(const std::string& path) {
    try {
        return made_of(parse_json(read_file(path)));
    } catch (const SystemError&) {
        return {};
    } catch (const Json::exception&) {
        return {};
    }
}

void write_record(const std::string& path, const Made& made) {
    const fs::path whole(path);
    OutputFile file(std::make_shared<const Folder>(whole.parent_path()), whole.filename().string(),
                    Existing::replace);
    file.write_text(json_text(json_of(made), 1) + "\n");
    file.prepare();
    file.publish();
    file.settle();
}

}  // namespace queenreel
