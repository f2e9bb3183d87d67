#include "queenreel/encode/one_file.h"

#include <utility>

#include "queenreel/encode/errors.h"
#include "queenreel/encode/open.h"
#include "queenreel/io/open.h"

namespace queenreel {
namespace {

Existing existing_file(bool force) {
    return force ? Existing::replace : Existing::keep;
}

}  // namespace

OneFileOutput::OneFileOutput(std::unique_ptr<PictureWriter> writer, PictureCount count,
                             std::unique_ptr<OutputStream> stream, std::filesystem::path path)
    : stream_(std::move(stream)), writer_(std::move(writer)), count_(count), path_(std::move(path)) {
    writer_->begin(*stream_);
}

void OneFileOutput::put(const Frame& frame) {
    if (pictures_ > 0 && count_ == PictureCount::one)
        throw OnePictureError(path_);
    writer_->put(frame);
    ++pictures_;
}

void OneFileOutput::prepare() {
    if (pictures_ == 0 && count_ != PictureCount::any)
        throw OutputError((path_.empty() ? standard_output_name : path_.string()) +
                          ": there are no pictures to write; choose some");
    writer_->end();
    stream_->prepare();
}

void OneFileOutput::publish() {
    stream_->publish();
    complete_ = true;
    stream_->settle();
}

std::vector<std::filesystem::path> OneFileOutput::files() const {
    return file_count() == 0 ? std::vector<std::filesystem::path>() : std::vector{path_};
}

std::unique_ptr<Output> open_single_output(const OutputOptions& options, const Target& target) {
    const Format& format = *options.format;
    const Access access = format.seeks ? Access::seeking : Access::forward;
    const PictureCount count = format.film || format.pages ? PictureCount::some : PictureCount::one;
    std::unique_ptr<PictureWriter> writer = format.writer(options);
    if (target.kind == Target::Kind::standard_output)
        return std::make_unique<OneFileOutput>(std::move(writer), count, open_standard_output(access), "");
    prepare_folder(target);
    const std::filesystem::path path = target.file();
    auto stream = open_output_stream(path.string(), existing_file(options.force), access);
    return std::make_unique<OneFileOutput>(std::move(writer), count, std::move(stream), path);
}

std::unique_ptr<Output> open_text_file(std::unique_ptr<PictureWriter> writer, const std::string& path,
                                       bool force) {
    if (path == "-")
        return std::make_unique<OneFileOutput>(std::move(writer), PictureCount::any,
                                               open_standard_output(Access::forward), "");
    auto stream = open_output_stream(path, existing_file(force), Access::forward);
    return std::make_unique<OneFileOutput>(std::move(writer), PictureCount::any, std::move(stream), path);
}

std::string file_name(const std::string& path) {
    return path == "-" ? standard_output_name : path;
}

}  // namespace queenreel
