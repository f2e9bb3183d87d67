// What killed runs leave: nothing if files begin without names. Otherwise, the next run removes it, as long
// as nobody alive owns it.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <functional>

#include "faults.h"
#include "folders.h"
#include "queenreel/io/folder.h"
#include "queenreel/io/open.h"

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

/// On a file system without nameless files.
class LeftoversTest : public testing::Test {
    const HiddenNames hidden_{EOPNOTSUPP};
};

/// Where files begin without names; skips its tests if the system has no such files.
class NamelessTest : public testing::Test {
  protected:
    void SetUp() override {
        const TemporaryFolder folder;
        const auto stream = open_output_stream(folder / "x", Existing::keep, Access::forward);
        if (!folder.names().empty())
            GTEST_SKIP() << "files have names from the start in " << folder / "";
    }
};

TEST_F(NamelessTest, AKilledRunLeavesNothing) {
    const TemporaryFolder folder;
    write_file(folder / "b", "old");
    Writer run(folder, {"a", "b", std::string(255, 'c')});
    EXPECT_THAT(folder.names(), ElementsAre("b"));
    run.end();
    EXPECT_THAT(folder.names(), ElementsAre("b"));
    EXPECT_EQ(content(folder / "b"), "old");
}

TEST_F(NamelessTest, ARunRemovesTheHiddenFilesOfAnother) {
    const TemporaryFolder folder;
    {
        const HiddenNames hidden(EOPNOTSUPP);
        const Writer run(folder, {"a"});
        EXPECT_EQ(folder.names().size(), 2U);
    }
    EXPECT_EQ(folder.names().size(), 2U);
    write_file_of_a_run(folder / "x");
    EXPECT_THAT(folder.names(), ElementsAre("x"));
}

/// The streams of that many new files, numbered from 1.
std::vector<std::unique_ptr<OutputStream>> begun(const TemporaryFolder& folder, int count) {
    std::vector<std::unique_ptr<OutputStream>> streams;
    for (int number = 1; number <= count; ++number)
        streams.push_back(
            open_output_stream(folder / std::to_string(number), Existing::keep, Access::forward));
    return streams;
}

// Each keeps a descriptor open. A hidden name has a lock beside it, and a run's lock hides all.
TEST_F(NamelessTest, SoManyAtATimeAndNoMore) {
    const TemporaryFolder folder;
    auto streams = begun(folder, max_nameless_files);
    EXPECT_THAT(folder.names(), IsEmpty());
    streams.push_back(open_output_stream(folder / "more", Existing::keep, Access::forward));
    EXPECT_EQ(folder.names().size(), 2U);
    streams.erase(streams.begin());
    streams.push_back(open_output_stream(folder / "again", Existing::keep, Access::forward));
    EXPECT_EQ(folder.names().size(), 2U);
    for (const auto& stream : streams)
        stream->complete();
    EXPECT_EQ(folder.names().size(), streams.size());
    EXPECT_FALSE(std::filesystem::exists(folder / "1"));
}

TEST_F(NamelessTest, AreAnEighthOfTheFilesThatMayBeOpen) {
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &before), 0);
    const TemporaryFolder folder;
    const rlimit few{.rlim_cur = 64, .rlim_max = before.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &few), 0);
    const auto streams = begun(folder, 8);
    EXPECT_THAT(folder.names(), IsEmpty());
    const auto more = open_output_stream(folder / "more", Existing::keep, Access::forward);
    EXPECT_EQ(folder.names().size(), 2U);
    EXPECT_EQ(::setrlimit(RLIMIT_NOFILE, &before), 0);
}

// Each error that O_TMPFILE is known to give if it is not supported.
TEST_F(NamelessTest, HaveHiddenNamesWhereTheFileSystemHasNoneWithout) {
    for (const int error : {EOPNOTSUPP, EISDIR, ENOENT, EINVAL, ENOSYS}) {
        const TemporaryFolder folder;
        const HiddenNames hidden(error);
        const auto stream = open_output_stream(folder / "x", Existing::keep, Access::forward);
        EXPECT_EQ(folder.names().size(), 2U) << error;
        stream->complete();
        EXPECT_THAT(folder.names(), ElementsAre("x"));
    }
}

// The only way to a nameless file leads through /proc.
TEST_F(NamelessTest, HaveHiddenNamesWhereTheyCouldNotBeLinked) {
    const TemporaryFolder folder;
    const Unreachable proc("/proc/");
    const auto stream = open_output_stream(folder / "x", Existing::keep, Access::forward);
    EXPECT_EQ(folder.names().size(), 2U);
    stream->complete();
    EXPECT_THAT(folder.names(), ElementsAre("x"));
}

TEST_F(NamelessTest, AnErrorThatHasAnotherCauseIsReported) {
    for (const int error : {ENOSPC, EACCES, EMFILE, EROFS}) {
        const TemporaryFolder folder;
        const HiddenNames refused(error);
        try {
            open_output_stream(folder / "x", Existing::keep, Access::forward);
            ADD_FAILURE() << "no error";
        } catch (const SystemError& thrown) {
            EXPECT_EQ(thrown.number, error);
            EXPECT_EQ(thrown.subject, folder / "x");
        }
        EXPECT_THAT(folder.names(), IsEmpty());
    }
}

TEST_F(NamelessTest, AFileThatHasAppearedIsKept) {
    const TemporaryFolder folder;
    const auto file = open_output_stream(folder / "x", Existing::keep, Access::forward);
    file->prepare();
    write_file(folder / "x", "mine");
    EXPECT_THROW(file->publish(), ExistsError);
    EXPECT_EQ(content(folder / "x"), "mine");
    EXPECT_THAT(folder.names(), ElementsAre("x"));
}

TEST_F(NamelessTest, AFailureToReplaceLeavesTheOldFileAlone) {
    for (const Call call : {Call::link, Call::rename}) {
        const TemporaryFolder folder;
        write_file(folder / "x", "old");
        const auto file = open_output_stream(folder / "x", Existing::replace, Access::forward);
        file->prepare();
        const Refusal refusal({call}, EIO);
        EXPECT_THROW(file->publish(), SystemError);
        EXPECT_EQ(refusal.count(), 1);
        EXPECT_EQ(content(folder / "x"), "old");
        EXPECT_THAT(folder.names(), ElementsAre("x"));
    }
}

TEST_F(LeftoversTest, OfAKilledRunAreRemovedByTheNext) {
    const TemporaryFolder folder;
    Writer run(folder, {"a", "b", std::string(255, 'c')});
    EXPECT_EQ(folder.names().size(), 6U);  // one lock each
    run.end();
    EXPECT_EQ(folder.names().size(), 6U);
    write_file_of_a_run(folder / "x");
    EXPECT_THAT(folder.names(), ElementsAre("x"));
}

TEST_F(LeftoversTest, OfARunThatIsAliveAreLeftAlone) {
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

TEST_F(LeftoversTest, WithoutTheirLockAreRemovedToo) {
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

TEST_F(LeftoversTest, WhereNothingCanBeLockedAreLeft) {
    const TemporaryFolder folder;
    {
        Writer run(folder, {"a"});
    }
    const Refusal no_locks({Call::lock}, ENOLCK);
    write_file_of_a_run(folder / "x");
    EXPECT_EQ(folder.names().size(), 3U);
}

// Another machine may have its own locks.
TEST_F(LeftoversTest, OfAnotherMachineAreLeftForADay) {
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
    EXPECT_EQ(folder.names().size(), 3U);  // a long run that is still writing
    age(names[1]);
    write_file_of_a_run(folder / "x");
    EXPECT_THAT(folder.names(), ElementsAre("x"));
}

TEST_F(LeftoversTest, AreNothingThatSomebodyElseHasNamed) {
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

// A run that looks between the making and the locking of a lock takes it; its maker then takes another.
TEST_F(LeftoversTest, ALockThatIsTakenBeforeItIsLockedIsMadeAnew) {
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
