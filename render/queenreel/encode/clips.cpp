#include "queenreel/encode/clips.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <deque>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

#include "queenreel/base/json.h"
#include "queenreel/base/quantities.h"
#include "queenreel/base/utf8.h"
#include "queenreel/encode/chapter_splitter.h"
#include "queenreel/encode/errors.h"
#include "queenreel/encode/open.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/io/output_file.h"
#include "queenreel/io/read_file.h"
#include "queenreel/io/wait.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;
using std::chrono::microseconds;

constexpr const char* manifest_name = "manifest.json";

/// A chapter and its film.
struct Clip {
    std::string file;
    std::string title;
    microseconds start{0};
    microseconds duration{0};
    std::uint64_t pictures = 0;
};

Json described(const Clip& clip) {
    return {{"file", clip.file},
            {"title", clip.title},
            {"start", in_seconds(clip.start)},
            {"duration", in_seconds(clip.duration)},
            {"pictures", clip.pictures}};
}

/// Throws Json::exception.
std::vector<std::string> clips_named_by(const Json& manifest) {
    const Format* format = find_format(manifest.at("format").get<std::string>());
    std::vector<std::string> names;
    if (manifest.at("version") != clips_version || !format || !format->film)
        return names;
    for (const auto& clip : manifest.at("clips")) {
        auto name = clip.at("file").get<std::string>();
        if (name.ends_with("." + std::string(format->name)) && name.find('/') == std::string::npos)
            names.push_back(std::move(name));
    }
    return names;
}

/// The films named by a manifest in the folder; empty if it is not one of ours. Throws OutputError if it
/// cannot be read.
std::vector<std::string> clips_of_manifest(const Folder& folder) {
    constexpr std::size_t max_size = std::size_t{1} << 28;
    std::error_code none;
    const std::string path = folder.path_of(manifest_name);
    if (!fs::is_regular_file(path, none))
        return {};
    const std::string text = read_file(path, max_size);
    try {
        return clips_named_by(parse_json(text));
    } catch (const Json::exception&) {
        return {};
    }
}

class Clips final : public Output {
  public:
    explicit Clips(const OutputOptions& options);

    void put(const Frame& frame) override { chapters_.put(frame); }
    void prepare() override;
    void publish() override;

    std::vector<fs::path> files() const override;
    std::uint64_t file_count() const override { return finished_ + (complete_ ? 1 : 0); }
    std::uint64_t kept_count() const override { return kept_; }

  private:
    void require_new_names() const;
    void give_names();
    void remove_stale() const;
    void begin(const std::string& title);
    void add(const Frame& frame);
    void end();
    std::string manifest() const;

    OutputOptions options_;
    NamePattern names_;
    Existing existing_;
    std::shared_ptr<const Folder> folder_;
    std::vector<std::string> replaced_;   // the clips of the set being replaced
    bool replaces_;                       // there is such a set, so that all clips get their names together
    std::unique_ptr<OutputFile> stream_;  // of the last clip; null once it is written
    std::deque<std::unique_ptr<OutputFile>>
        written_;                            // clips without final names; null if a clip existed already
    std::unique_ptr<OutputFile> manifest_;   // without its final name; null if it existed already
    std::unique_ptr<PictureWriter> writer_;  // for all clips, which share a layout
    ChapterSplitter chapters_{[this](const Frame& first) { begin(first.chapter); },
                              [this](const Frame& frame) { add(frame); }};
    std::vector<Clip> clips_;
    std::uint64_t finished_ = 0;  // clips under their final names, and …
    std::uint64_t kept_ = 0;      // … how many of them existed before
    bool complete_ = false;
};

/// Prepares the folder of the clips for writing.
fs::path prepared_folder(OutputOptions options) {
    if (!options.target.ends_with('/'))
        options.target += '/';
    const Target where = target(options);
    prepare_folder(where);
    return where.folder;
}

Clips::Clips(const OutputOptions& options)
    : options_(options),
      names_(fmt::format("{}.{}", options.names, options.format->name), options.fields, 2),
      existing_(options.force || options.resume ? Existing::replace : Existing::keep),
      folder_(std::make_shared<const Folder>(prepared_folder(options))),
      replaced_(clips_of_manifest(*folder_)),
      replaces_(folder_->has(manifest_name)),
      writer_(options.format->writer(options)) {
    folder_->remove_leftovers();
    if (existing_ == Existing::keep)
        require_new_names();
}

/// Throws if the folder has a file with a name that one of these films or their manifest could have.
void Clips::require_new_names() const {
    require_none(*folder_,
                 [&](const std::string& name) { return name == manifest_name || names_.number(name); });
}

void Clips::add(const Frame& frame) {
    writer_->put(frame);
    Clip& clip = clips_.back();
    clip.duration += frame.duration;
    ++clip.pictures;
}

void Clips::begin(const std::string& title) {
    const microseconds start =
        clips_.empty() ? microseconds{0} : clips_.back().start + clips_.back().duration;
    end();
    const std::string name = names_.name(clips_.size() + 1);
    stream_ = std::make_unique<OutputFile>(folder_, name, existing_);
    writer_->begin(*stream_);
    clips_.push_back({.file = name, .title = one_line(title), .start = start});
}

void Clips::end() {
    if (!stream_)
        return;
    writer_->end();
    stream_->prepare();
    if (options_.resume && stream_->is_there())
        stream_.reset();
    written_.push_back(std::move(stream_));
    if (!replaces_) {
        give_names();
        folder_->sync();
    }
}

void Clips::give_names() {
    for (; !written_.empty(); written_.pop_front()) {
        kept_ += written_.front() ? 0 : 1;
        if (written_.front())
            written_.front()->publish();
        ++finished_;
    }
}

void Clips::prepare() {
    if (clips_.empty())
        throw OutputError(folder_->path_of("") + ": there are no pictures to write; choose some");
    chapters_.finish();
    end();
    manifest_ = std::make_unique<OutputFile>(folder_, manifest_name, existing_);
    manifest_->write_text(manifest());
    manifest_->prepare();
    if (options_.resume && manifest_->is_there())
        manifest_.reset();
}

void Clips::publish() {
    const auto all = [this] {
        give_names();
        if (manifest_)
            manifest_->publish();
        complete_ = true;
        remove_stale();
        folder_->sync();
    };
    publish_together(all, [this] { return files(); }, [this] { return file_count(); });
}

/// Removes clips of the previous set that are not in this one.
void Clips::remove_stale() const {
    for (const std::string& name : replaced_)
        if (std::ranges::find(clips_, name, &Clip::file) == clips_.end() &&
            ::unlinkat(folder_->descriptor(), name.c_str(), 0) < 0 && errno != ENOENT)
            throw SystemError(folder_->path_of(name), errno);
}

std::string Clips::manifest() const {
    auto clips = Json::array();
    for (const Clip& clip : clips_)
        clips.push_back(described(clip));
    Json all{{"version", clips_version}};
    for (const NameField& field : options_.fields)
        if (field.in_manifest && !field.of)
            all[std::string(field.name)] = field.value;
    all["format"] = options_.format->name;
    all["clips"] = std::move(clips);
    return json_text(all, 2) + "\n";
}

std::vector<fs::path> Clips::files() const {
    std::vector<fs::path> paths;
    if (finished_ > 0)
        paths.push_back(folder_->path() / clips_.front().file);
    if (complete_)
        paths.push_back(folder_->path() / manifest_name);
    else if (finished_ > 1)
        paths.push_back(folder_->path() / clips_[finished_ - 1].file);
    return paths;
}

}  // namespace

std::unique_ptr<Output> open_clips(const OutputOptions& options) {
    if (!options.format || !options.format->film)
        throw std::invalid_argument("clips: must be films; choose " + film_format_names());
    if (options.target.empty() || options.target == "-")
        throw std::invalid_argument("clips: need a folder; give one like clips/");
    check_options(options);
    return std::make_unique<Clips>(options);
}

}  // namespace queenreel
