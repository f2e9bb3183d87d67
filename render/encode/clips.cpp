#include "encode/clips.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

#include "encode/open.h"
#include "encode/picture_writer.h"
#include "encode/svg/xml.h"
#include "io/open.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;
using std::chrono::microseconds;

constexpr const char* manifest_name = "manifest.json";

double seconds(microseconds time) {
    return std::chrono::duration<double>(time).count();
}

/// A chapter and its film.
struct Clip {
    std::string file;
    std::string title;
    microseconds start{0};
    microseconds duration{0};
    std::uint64_t pictures = 0;
};

nlohmann::ordered_json described(const Clip& clip) {
    return {{"file", clip.file},
            {"title", clip.title},
            {"start", seconds(clip.start)},
            {"duration", seconds(clip.duration)},
            {"pictures", clip.pictures}};
}

class Clips final : public Output {
  public:
    explicit Clips(const OutputOptions& options);

    void put(const Frame& frame) override;
    void finish() override;

    std::vector<fs::path> files() const override;
    std::uint64_t file_count() const override { return finished_ + (complete_ ? 1 : 0); }

  private:
    void require_new_names() const;
    void begin(const std::string& title);
    void put_in_between();
    void add(const Frame& frame);
    void end();
    std::string manifest() const;

    OutputOptions options_;
    NamePattern names_;
    Existing existing_;
    std::shared_ptr<const Folder> folder_;
    std::unique_ptr<OutputStream> stream_;   // of the last clip; null when it is complete
    std::unique_ptr<PictureWriter> writer_;  // of all clips, whose layout is the same
    std::vector<Clip> clips_;
    std::vector<Frame> in_between_;  // on the way to a frame that may begin a clip, which they then begin
    std::uint64_t finished_ = 0;     // clips
    bool complete_ = false;
};

/// The folder of the clips, ready to be written into.
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
      existing_(options.force ? Existing::replace : Existing::keep),
      folder_(std::make_shared<const Folder>(prepared_folder(options))),
      writer_(options.format->writer(options)) {
    folder_->remove_leftovers();
    if (existing_ == Existing::keep)
        require_new_names();
}

/// Throws when the folder has a file that could be taken for one of these films or their manifest.
void Clips::require_new_names() const {
    for (const std::string& name : folder_->names())
        if (name == manifest_name || names_.number(name))
            throw ExistsError(folder_->path_of(name));
}

void Clips::put(const Frame& frame) {
    if (frame.in_between && frame.chapter.empty()) {
        in_between_.push_back(frame);
        return;
    }
    if (clips_.empty() || !frame.chapter.empty())
        begin(frame.chapter);
    put_in_between();
    add(frame);
}

void Clips::put_in_between() {
    for (const Frame& frame : std::exchange(in_between_, {}))
        add(frame);
}

void Clips::add(const Frame& frame) {
    writer_->put(frame);
    Clip& clip = clips_.back();
    clip.duration += frame.duration;
    clip.pictures += frame.in_between ? 0 : 1;
}

void Clips::begin(const std::string& title) {
    const microseconds start =
        clips_.empty() ? microseconds{0} : clips_.back().start + clips_.back().duration;
    end();
    const std::string name = names_.name(clips_.size() + 1);
    stream_ = open_output_stream(folder_->path_of(name), existing_, Access::seeking);
    writer_->begin(*stream_);
    clips_.push_back({.file = name, .title = one_line(title), .start = start});
}

void Clips::end() {
    if (!stream_)
        return;
    writer_->end();
    std::exchange(stream_, nullptr)->complete();
    ++finished_;
}

void Clips::finish() {
    if (clips_.empty())
        throw OutputError(folder_->path_of("") + ": there are no pictures to write; choose some");
    put_in_between();
    end();
    OutputFile file(folder_, manifest_name, existing_);
    const std::string text = manifest();
    file.write(std::as_bytes(std::span(text)));
    file.complete();
    complete_ = true;
}

std::string Clips::manifest() const {
    auto clips = nlohmann::ordered_json::array();
    for (const Clip& clip : clips_)
        clips.push_back(described(clip));
    nlohmann::ordered_json all{{"version", clips_version}};
    for (const NameField& field : options_.fields)
        all[std::string(field.name)] = field.value;
    all["format"] = options_.format->name;
    all["clips"] = std::move(clips);
    return all.dump(2) + "\n";
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
