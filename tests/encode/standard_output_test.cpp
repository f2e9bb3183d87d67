#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <future>

#include "folders.h"
#include "outputs_of_tests.h"
#include "queenreel/encode/open.h"

namespace queenreel {
namespace {

/// Standard output goes elsewhere while this lives.
class StandardOutputTo {
  public:
    explicit StandardOutputTo(int file) : own_(::dup(STDOUT_FILENO)) {
        std::fflush(stdout);
        ::dup2(file, STDOUT_FILENO);
    }
    ~StandardOutputTo() {
        ::dup2(own_, STDOUT_FILENO);
        ::close(own_);
    }
    StandardOutputTo(const StandardOutputTo&) = delete;
    StandardOutputTo& operator=(const StandardOutputTo&) = delete;

  private:
    int own_;
};

/// What `write` writes to standard output, a pipe.
template <typename Write>
std::string piped(Write write) {
    std::array<int, 2> pipe{};
    EXPECT_EQ(::pipe(pipe.data()), 0);
    auto reader = std::async(std::launch::async, [&] {
        std::string all;
        std::array<char, 4096> piece{};
        for (ssize_t count = 1; count > 0;) {
            count = ::read(pipe[0], piece.data(), piece.size());
            all.append(piece.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        }
        return all;
    });
    {
        const StandardOutputTo redirected(pipe[1]);
        ::close(pipe[1]);
        write();
    }
    std::string all = reader.get();
    ::close(pipe[0]);
    return all;
}

TEST(StandardOutputTest, EveryFormatWritesTheBytesOfAFileToAPipe) {
    for (const Format& format : formats()) {
        const TemporaryFolder folder;
        const std::uint64_t pictures = format.film || format.pages ? 3 : 1;
        write_pictures(small_output(format, folder / "x"), pictures);
        const std::string bytes = piped([&] { write_pictures(small_output(format, "-"), pictures); });
        EXPECT_TRUE(bytes == content(folder / "x")) << format.name << ", " << bytes.size() << " bytes";
    }
}

TEST(StandardOutputTest, ASecondPictureOfAFormatOfOneIsAnErrorBeforeAnyByte) {
    for (const Format* format : documents()) {
        if (!format->pages) {
            const std::string bytes = piped([&] {
                EXPECT_THROW(write_pictures(small_output(*format, "-"), 2), OutputError) << format->name;
            });
            EXPECT_EQ(bytes, "");
        }
    }
}

TEST(StandardOutputTest, FailsOnAPipeWithoutReaders) {
    const auto handler = std::signal(SIGPIPE, SIG_IGN);
    for (const Format& format : formats()) {
        std::array<int, 2> pipe{};
        ASSERT_EQ(::pipe(pipe.data()), 0);
        ::close(pipe[0]);
        std::string message;
        {
            const StandardOutputTo redirected(pipe[1]);
            try {
                write_pictures(small_output(format, "-"), 1);
            } catch (const OutputError& error) {
                message = error.what();
            }
        }
        ::close(pipe[1]);
        EXPECT_EQ(message, "standard output: broken pipe; let the reading program finish") << format.name;
    }
    std::signal(SIGPIPE, handler);
}

TEST(StandardOutputTest, AFullDiskIsAnError) {
    for (const Format& format : formats()) {
        const int full = ::open("/dev/full", O_WRONLY);
        bool failed = false;
        {
            const StandardOutputTo redirected(full);
            try {
                write_pictures(small_output(format, "-"), 1);
            } catch (const OutputError&) {
                failed = true;
            }
        }
        ::close(full);
        EXPECT_TRUE(failed) << format.name;
    }
}

TEST(StandardOutputTest, AClosedOneIsAnError) {
    const int own = ::dup(STDOUT_FILENO);
    std::fflush(stdout);
    ::close(STDOUT_FILENO);
    bool failed = false;
    try {
        open_output(small_output(*find_format("svg"), "-"));
    } catch (const OutputError&) {
        failed = true;
    }
    ::dup2(own, STDOUT_FILENO);
    ::close(own);
    EXPECT_TRUE(failed);
}

TEST(StandardOutputTest, FilesThatAreSpooledLeaveNothingInTheTemporaryFolder) {
    const TemporaryFolder folder;
    const TemporaryFolder spools;
    ::setenv("TMPDIR", (spools / "").c_str(), 1);
    const std::string bytes = piped([] { write_pictures(small_output(*find_format("mp4"), "-"), 2); });
    EXPECT_FALSE(bytes.empty());
    ::setenv("TMPDIR", (spools / "missing").c_str(), 1);
    EXPECT_THROW(open_output(small_output(*find_format("mp4"), "-")), OutputError);
    ::unsetenv("TMPDIR");
    EXPECT_TRUE(spools.names().empty());
}

}  // namespace
}  // namespace queenreel
