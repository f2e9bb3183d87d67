#pragma once

#include <exception>
#include <string>

#include "queenreel/io/descriptor.h"
#include "queenreel/io/stream.h"

namespace queenreel {

/// A stream over an open file. After a failed step, every later step fails with the same error.
class CheckedStream : public OutputStream {
  protected:
    /// `name`: what errors call it.
    CheckedStream(Descriptor file, std::string name) : file_(std::move(file)), name_(std::move(name)) {}

    Descriptor& file() { return file_; }
    const std::string& name() const { return name_; }

    template <typename Step>
    void run(Step step) {
        if (failure_)
            std::rethrow_exception(failure_);
        try {
            step();
        } catch (const OutputError&) {
            failure_ = std::current_exception();
            throw;
        }
    }

  private:
    Descriptor file_;
    std::string name_;
    std::exception_ptr failure_;
};

/// A stream to a regular file, with random access. It does not use the file's own offset, so seeking costs no
/// system call.
class FileStream : public CheckedStream {
  public:
    /// `name`: what errors call it.
    FileStream(Descriptor file, std::string name) : CheckedStream(std::move(file), std::move(name)) {}

    void write(std::span<const std::byte> bytes) override;
    void seek(std::int64_t position) override;
    std::size_t read(std::int64_t position, std::span<std::byte> bytes) override;
    std::int64_t size() const override { return size_; }

  private:
    std::int64_t position_ = 0;
    std::int64_t size_ = 0;
};

/// A sequential stream that cannot seek: standard output, a pipe, a device.
class ForwardStream final : public CheckedStream {
  public:
    /// `name`: what errors call it.
    ForwardStream(Descriptor file, std::string name) : CheckedStream(std::move(file), std::move(name)) {}

    void write(std::span<const std::byte> bytes) override;

    /// Both throw OutputError: written bytes are out of reach.
    void seek(std::int64_t position) override;
    std::size_t read(std::int64_t position, std::span<std::byte> bytes) override;

    std::int64_t size() const override { return size_; }

    /// Also throws what the wait check throws, like write().
    void prepare() override;
    void publish() override {}

  private:
    std::int64_t size_ = 0;
};

}  // namespace queenreel
