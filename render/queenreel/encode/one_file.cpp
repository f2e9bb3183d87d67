#include "queenreel/encode/one_file.h"

#include <utility>

#include "queenreel/encode/errors.h"
#include "queenreel/io/open.h"

namespace queenreel {

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

std::unique_ptr<Output> open_text_file(std::unique_ptr<PictureWriter> writer, const std::string& path,
                                       bool force) {
    if (path == "-")
        return std::make_unique<OneFileOutput>(std::move(writer), PictureCount::any,
                                               open_standard_output(Access::forward), "");
    auto stream = open_output_stream(path, force ? Existing::replace : Existing::keep, Access::forward);
    return std::make_unique<OneFileOutput>(std::move(writer), PictureCount::any, std::move(stream), path);
}

std::string file_name(const std::string& path) {
    return path == "-" ? standard_output_name : path;
}

}  // namespace queenreel
