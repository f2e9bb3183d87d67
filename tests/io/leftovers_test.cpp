// What killed runs leave behind: removed by the next one, as long as nobody alive owns it.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <functional>

#include "faults.h"
#include "folders.h"
#include "io/open.h"

namespace queenreel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A process that begins files in a folder and then waits to be killed.
class Writer {
  public:
    Writer(const TemporaryFolder& folder, const std::vector<std::string>& files) {
        std::array<int, 2> ends{};
        EXPECT_EQ(::pipe(ends.data()), 0);
        process_ = ::fork();
        if (process_ == 0) {
            std::vector<std::unique_ptr<OutputStream>> streams;
            for (const std::string& file : files)
                streams.push_back(open_output_stream(folder / file, Existing::replace, Access::forward));
            static_cast<void>(::write(ends[1], "x", 1));
            while (true)
                ::pause();
        }
        char begun = 0;
        EXPECT_EQ(::read(ends[0], &begun, 1), 1);
        ::close(ends[0]);
        ::close(ends[1]);
    }
    ~Writer() { end(); }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void end() {
        if (process_ <= 0)
            return;
        ::kill(process_, SIGKILL);
        ::waitpid(process_, nullptr, 0);
        process_ = 0;
    }

  private:
    pid_t process_;
};

void write_file_of_a_run(const std::string& path) {
    open_output_stream(path, Existing::replace, Access::forward)->complete();
}

TEST(LeftoversTest, OfAKilledRunAreRemovedByTheNext) {
    const TemporaryFolder folder;
    Writer run(folder, {"a", "b", std::string(255, 'c')});
    EXPECT_EQ(folder.names().size(), 6U);  // each with a lock
    run.end();
    EXPECT_EQ(folder.names().size(), 6U);
    write_file_of_a_run(folder / "x");
    EXPECT_THAT(folder.names(), ElementsAre("x"));
}

TEST(LeftoversTest, OfARunThatIsAliveAreLeftAlone) {
    const TemporaryFolder folder;
    Writer dead(folder, {"a"});
    Writer alive(folder, {"b"});
    const auto own = open_output_stream(folder / "own", Existing::keep, Access::forward);
    dead.end();
    write_file_of_a_run(folder / "x");
    EXPECT_EQ(folder.names().size(), 5U);
    own->complete();
    EXPECT_THAT(folder.names(), testing::IsSupersetOf({"own", "x"}));
    alive.end();
    write_file_of_a_run(folder / "x");
    EXPECT_THAT(folder.names(), testing::IsSupersetOf({"own", "x"}));
    EXPECT_THAT(folder.names(), ElementsAre("own", "x"));
}

TEST(LeftoversTest, WithoutTheirLockAreRemovedToo) {
    const TemporaryFolder folder;
    {
        Writer run(folder, {"a"});
    }
    for (const std::string& name : folder.names())
        if (name.ends_with(".lock"))
            std::filesystem::remove(folder / name);
    EXPECT_EQ(folder.names().size(), 1U);
    write_file_of_a_run(folder / "x");
    EXPECT_THAT(folder.names(), ElementsAre("x"));
}

TEST(LeftoversTest, WhereNothingCanBeLockedAreLeft) {
    const TemporaryFolder folder;
    {
        Writer run(folder, {"a"});
    }
    const Refusal no_locks({Call::lock}, ENOLCK);
    write_file_of_a_run(folder / "x");
    EXPECT_EQ(folder.names().size(), 3U);
}

// Its locks may be its own affair.
TEST(LeftoversTest, OfAnotherMachineAreLeftForADay) {
    const TemporaryFolder folder;
    const std::vector<std::string> names{".queenreel-00000000-7-1.lock",
                                         ".a.svg.queenreel-00000000-7-1-3.part"};
    for (const std::string& name : names)
        write_file(folder / name, "");
    write_file_of_a_run(folder / "x");
    EXPECT_EQ(folder.names().size(), 3U);
    const auto age = [&](const std::string& name) {
        timespec times[2] = {{.tv_sec = ::time(nullptr) - 90'000, .tv_nsec = 0},
                             {.tv_sec = ::time(nullptr) - 90'000, .tv_nsec = 0}};
        EXPECT_EQ(::utimensat(AT_FDCWD, (folder / name).c_str(), times, 0), 0);
    };
    age(names[0]);
    write_file_of_a_run(folder / "x");
    EXPECT_EQ(folder.names().size(), 3U);  // a long run that writes still
    age(names[1]);
    write_file_of_a_run(folder / "x");
    EXPECT_THAT(folder.names(), ElementsAre("x"));
}

TEST(LeftoversTest, AreNothingThatSomebodyElseHasNamed) {
    const TemporaryFolder folder;
    const std::set<std::string> names{".x.part",
                                      ".queenreel-.lock",
                                      ".x.queenreel-1.part",
                                      "x.queenreel-00000000-7-1-3.part",
                                      ".x.queenreel-00000000-7-1-3.svg",
                                      "y.queenreel-00000000-7-1.lock",
                                      ".x.queenreel-0000000g-7-1-3.part",
                                      ".queenreel"};
    for (const std::string& name : names) {
        write_file(folder / name, "");
        timespec long_ago[2] = {{.tv_sec = 1'000'000, .tv_nsec = 0}, {.tv_sec = 1'000'000, .tv_nsec = 0}};
        EXPECT_EQ(::utimensat(AT_FDCWD, (folder / name).c_str(), long_ago, 0), 0);
    }
    write_file_of_a_run(folder / "new");
    std::set<std::string> expected = names;
    expected.insert("new");
    EXPECT_EQ(folder.names(), expected);
}

// A run that looks between the making of a lock and its locking takes it; its maker then takes another.
TEST(LeftoversTest, ALockThatIsTakenBeforeItIsLockedIsMadeAnew) {
    const TemporaryFolder folder;
    const Refusal taken({Call::lock}, EWOULDBLOCK, 1);
    const auto file = open_output_stream(folder / "x", Existing::keep, Access::forward);
    EXPECT_EQ(taken.count(), 1);
    EXPECT_EQ(folder.names().size(), 2U);
    file->complete();
    EXPECT_THAT(folder.names(), ElementsAre("x"));
}

}  // namespace
}  // namespace queenreel
