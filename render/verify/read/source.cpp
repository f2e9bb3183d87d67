#include "verify/read/source.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <vector>

namespace queenreel::judge {
namespace {

constexpr std::streamsize head_size = 4096;

/// Gives bytes that were already read, then those of another buffer.
class HeadedBuffer : public std::streambuf {
  public:
    HeadedBuffer(const std::string& head, std::streambuf* rest)
        : bytes_(head.begin(), head.end()), rest_(rest) {
        setg(bytes_.data(), bytes_.data(), bytes_.data() + bytes_.size());
    }

  protected:
    int_type underflow() override {
        bytes_.resize(std::size_t{1} << 16);
        const auto count = rest_->sgetn(bytes_.data(), static_cast<std::streamsize>(bytes_.size()));
        setg(bytes_.data(), bytes_.data(), bytes_.data() + count);
        return count > 0 ? traits_type::to_int_type(bytes_.front()) : traits_type::eof();
    }

  private:
    std::vector<char> bytes_;
    std::streambuf* rest_;
};

std::unique_ptr<std::streambuf> open_source(const std::string& path) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found)
        throw UnreadableError("no such file");
    if (status.type() == fs::file_type::directory)
        throw UnreadableError("a folder; name the files in it");
    if (!error && status.type() != fs::file_type::regular)
        throw UnreadableError("a pipe or a device, not a file; give lists as standard input, `-`");
    auto file = std::make_unique<std::filebuf>();
    if (!file->open(path, std::ios::in | std::ios::binary))
        throw UnreadableError(std::string("cannot be opened: ") + std::strerror(errno));
    return file;
}

}  // namespace

Source::Source(const std::string& path) : path_(path), is_standard_input_(path == "-") {
    if (!is_standard_input_)
        file_ = open_source(path);
    std::streambuf* rest = is_standard_input_ ? std::cin.rdbuf() : file_.get();
    head_.resize(head_size);
    head_.resize(static_cast<std::size_t>(rest->sgetn(head_.data(), head_size)));
    buffer_ = std::make_unique<HeadedBuffer>(head_, rest);
    stream_ = std::make_unique<std::istream>(buffer_.get());
}

Source::~Source() = default;

}  // namespace queenreel::judge
