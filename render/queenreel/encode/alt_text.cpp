#include "queenreel/encode/alt_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>

#include "queenreel/base/spec_error.h"
#include "queenreel/encode/one_file.h"
#include "queenreel/encode/open.h"

namespace queenreel {
namespace {

/// The title, followed by the description if it says more.
std::string alt_text_of(const Frame& frame) {
    const std::string title = frame.title();
    const std::string about = frame.description();
    std::string text = about.empty() || about == title ? title
                       : about.starts_with(title)      ? about
                                                       : title + ". " + about;
    // The text must fit into a field of a line.
    std::ranges::replace_if(text, [](char letter) { return letter == '\n' || letter == '\t'; }, ' ');
    return text;
}

class AltTextWriter final : public PictureWriter {
  public:
    explicit AltTextWriter(const OutputOptions& pictures)
        : target_(target(pictures)), shard_(pictures.shard), has_pages_(pictures.format->pages) {}

    void put(const Frame& frame) override {
        ++count_;
        if (target_.kind == Target::Kind::batch && !shard_.has(frame.number))
            return;
        stream().write_text(name_of(frame) + '\t' + alt_text_of(frame) + '\n');
    }

    void end() override {}

  private:
    std::string name_of(const Frame& frame) const {
        if (target_.kind == Target::Kind::batch)
            return target_.names.name(frame);
        const std::string file = target_.file().filename().string();
        return has_pages_ ? fmt::format("{}#page={}", file, count_) : file;
    }

    Target target_;
    Shard shard_;
    bool has_pages_;
    std::uint64_t count_ = 0;
};

bool is_same_file(const std::filesystem::path& a, const std::filesystem::path& b) {
    namespace fs = std::filesystem;
    std::error_code none;
    return fs::weakly_canonical(fs::absolute(a), none) == fs::weakly_canonical(fs::absolute(b), none);
}

}  // namespace

std::unique_ptr<Output> open_alt_text(const std::string& path, bool force, const OutputOptions& pictures) {
    const Target pictures_target = target(pictures);
    if (pictures_target.kind == Target::Kind::standard_output)
        throw SpecError("alt", "", "pictures on standard output have no name to be told by",
                        "write them to a file");
    if (path != "-" && pictures_target.kind == Target::Kind::file &&
        is_same_file(path, pictures_target.file()))
        throw SpecError("alt", "", path + " is the picture itself", "name another file");
    return open_text_file(std::make_unique<AltTextWriter>(pictures), path, force);
}

}  // namespace queenreel
