// Waits for other programs: pipes, and descriptors that do not block.

#include "queenreel/io/wait.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <stdexcept>
#include <thread>

#include "folders.h"
#include "queenreel/io/open.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

struct GivenUp : std::runtime_error {
    GivenUp() : std::runtime_error("given up") {}
};

/// While it lives, waits are given up at their `looks`th look at the check.
class Patience {
  public:
    explicit Patience(int looks) {
        left = looks;
        check_waits_with([] {
            if (--left <= 0)
                throw GivenUp();
        });
    }
    ~Patience() { check_waits_with(nullptr); }
    Patience(const Patience&) = delete;
    Patience& operator=(const Patience&) = delete;

  private:
    static inline int left = 0;
};

/// Both ends of a nonblocking pipe.
struct Pipe {
    Pipe() {
        std::array<int, 2> ends{};
        EXPECT_EQ(::pipe2(ends.data(), O_NONBLOCK | O_CLOEXEC), 0);
        from = Descriptor(ends[0]);
        to = Descriptor(ends[1]);
    }
    Descriptor from;
    Descriptor to;
};

std::string read_all(int file) {
    std::string all;
    std::array<std::byte, 1000> piece;
    while (const std::size_t count = read_some(piece, "pipe", file))
        all.append(reinterpret_cast<const char*>(piece.data()), count);
    return all;
}

TEST(WaitTest, AReaderThatDoesNotWaitIsMadeTo) {
    Pipe pipe;
    std::thread writer([&] {
        for (const char* const part : {"Q", "R"}) {
            std::this_thread::sleep_for(30ms);
            write_all(std::as_bytes(std::span(part, 1)), "pipe", pipe.to.number());
        }
        pipe.to = {};
    });
    EXPECT_EQ(read_all(pipe.from.number()), "QR");
    writer.join();
}

TEST(WaitTest, AWriterThatDoesNotWaitIsMadeTo) {
    Pipe pipe;
    const std::string much(1 << 20, 'Q');  // far more than a pipe holds
    std::thread writer([&] {
        write_all(std::as_bytes(std::span(much)), "pipe", pipe.to.number());
        pipe.to = {};
    });
    std::this_thread::sleep_for(30ms);
    EXPECT_EQ(read_all(pipe.from.number()), much);
    writer.join();
}

TEST(WaitTest, ReadingTellsAnErrorFromTheEnd) {
    const Descriptor folder(::open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    std::array<std::byte, 10> piece;
    try {
        read_some(piece, "x", folder.number());
        ADD_FAILURE() << "no error";
    } catch (const SystemError& error) {
        EXPECT_EQ(error.number, EISDIR);
        EXPECT_EQ(error.subject, "x");
    }
}

TEST(WaitTest, CanBeGivenUp) {
    Pipe pipe;
    std::array<std::byte, 10> piece;
    const std::string much(1 << 20, 'Q');
    const TemporaryFolder folder;
    ASSERT_EQ(::mkfifo((folder / "fifo").c_str(), 0600), 0);
    const Patience three_looks(3);
    EXPECT_THROW(read_some(piece, "pipe", pipe.from.number()), GivenUp);
    EXPECT_THROW(write_all(std::as_bytes(std::span(much)), "pipe", pipe.to.number()), GivenUp);
    EXPECT_THROW(open_output_stream(folder / "fifo", Existing::keep, Access::forward), GivenUp);
}

TEST(WaitTest, ANamedPipeIsOpenedOnceItHasAReader) {
    const TemporaryFolder folder;
    ASSERT_EQ(::mkfifo((folder / "fifo").c_str(), 0600), 0);
    std::string read;
    std::thread reader([&] {
        std::this_thread::sleep_for(50ms);
        read = content(folder / "fifo");
    });
    const auto stream = open_output_stream(folder / "fifo", Existing::keep, Access::forward);
    const std::string much(1 << 20, 'Q');  // once it is open, the writer waits, too
    stream->write(std::as_bytes(std::span(much)));
    stream->complete();
    reader.join();
    EXPECT_EQ(read, much);
}

}  // namespace
}  // namespace queenreel
