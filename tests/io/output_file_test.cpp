// Files on all kinds of file systems: what these refuse, and what becomes of a file's mode.

#include "queenreel/io/output_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <optional>

#include "faults.h"
#include "folders.h"
#include "queenreel/io/open.h"

namespace queenreel {
namespace {

void write_whole(const std::string& path, const std::string& text, Existing existing = Existing::keep) {
    const auto stream = open_output_stream(path, existing, Access::forward);
    stream->write(std::as_bytes(std::span(text)));
    stream->complete();
}

mode_t mode_of(const std::string& path) {
    struct stat status{};
    EXPECT_EQ(::stat(path.c_str(), &status), 0);
    return status.st_mode & 07777;
}

// exFAT, and some network mounts: each error that the two calls are known to give there.
TEST(OutputFileTest, NeedsNeitherFlagsOfRenameNorLinks) {
    const HiddenNames hidden(EOPNOTSUPP);
    for (const int no_flags : {EINVAL, ENOSYS})
        for (const int no_links : {EPERM, EOPNOTSUPP, ENOSYS}) {
            const TemporaryFolder folder;
            const auto file = open_output_stream(folder / "x", Existing::keep, Access::forward);
            file->prepare();
            {
                const Faults without_flags(Faults::Kind::error, 1, no_flags);
                const Refusal without_links({Call::link}, no_links);
                file->publish();
                EXPECT_TRUE(without_flags.happened());
                EXPECT_EQ(without_links.count(), 1);
            }
            EXPECT_EQ(folder.names(), std::set<std::string>{"x"});
        }
}

TEST(OutputFileTest, WithoutEitherOfThemAFileThatHasAppearedIsKept) {
    const HiddenNames hidden(EOPNOTSUPP);
    const TemporaryFolder folder;
    const auto file = open_output_stream(folder / "x", Existing::keep, Access::forward);
    file->prepare();
    write_file(folder / "x", "mine");
    const Refusal neither({Call::rename_new, Call::link}, EPERM);
    EXPECT_THROW(file->publish(), ExistsError);
    EXPECT_EQ(content(folder / "x"), "mine");
}

TEST(OutputFileTest, AnErrorOfALinkIsTheOneThatIsReported) {
    const HiddenNames hidden(EOPNOTSUPP);
    const TemporaryFolder folder;
    const auto file = open_output_stream(folder / "x", Existing::keep, Access::forward);
    file->prepare();
    const Faults without_flags(Faults::Kind::error, 1, EINVAL);
    const Refusal full({Call::link}, ENOSPC);
    try {
        file->publish();
        ADD_FAILURE() << "no error";
    } catch (const SystemError& error) {
        EXPECT_EQ(error.number, ENOSPC);
    }
}

/// Both ways for a file to get its name.
class BothWays : public testing::TestWithParam<bool> {
    std::optional<HiddenNames> hidden_ = GetParam() ? std::optional<HiddenNames>(EOPNOTSUPP) : std::nullopt;
};

INSTANTIATE_TEST_SUITE_P(OutputFileTest, BothWays, testing::Bool(),
                         [](const auto& way) { return way.param ? "HiddenNames" : "NoNames"; });

TEST_P(BothWays, OneSignalDuringAnyCallChangesNothing) {
    for (const Call call : {Call::sync, Call::rename, Call::rename_new, Call::link, Call::lock, Call::open})
        for (const Existing existing : {Existing::keep, Existing::replace}) {
            const TemporaryFolder folder;
            if (existing == Existing::replace)
                write_file(folder / "x", "old");
            const Refusal signal({call}, EINTR, 1);
            write_whole(folder / "x", "new", existing);
            if (call == Call::sync || call == Call::open)
                EXPECT_EQ(signal.count(), 1);
            EXPECT_EQ(content(folder / "x"), "new");
            EXPECT_EQ(folder.names(), std::set<std::string>{"x"});
        }
}

// The calls of each way, which are interrupted above.
TEST_P(BothWays, AFileGetsItsNameInOneCallOfTheFileSystem) {
    const auto calls_refused = [](Call call, Existing existing) {
        const TemporaryFolder folder;
        if (existing == Existing::replace)
            write_file(folder / "x", "old");
        const Refusal signal({call}, EINTR, 1);
        write_whole(folder / "x", "new", existing);
        return signal.count();
    };
    EXPECT_EQ(calls_refused(Call::rename_new, Existing::keep), GetParam() ? 1 : 0);
    EXPECT_EQ(calls_refused(Call::link, Existing::keep), GetParam() ? 0 : 1);
    EXPECT_EQ(calls_refused(Call::lock, Existing::keep), GetParam() ? 1 : 0);
    EXPECT_EQ(calls_refused(Call::rename, Existing::replace), 1);
    EXPECT_EQ(calls_refused(Call::lock, Existing::replace), 1);
}

TEST(OutputFileTest, AFileSystemWithoutLocksWillDo) {
    const HiddenNames hidden(EOPNOTSUPP);
    for (const int error : {ENOLCK, EOPNOTSUPP, ENOSYS}) {
        const TemporaryFolder folder;
        const Refusal no_locks({Call::lock}, error);
        write_whole(folder / "x", "new");
        EXPECT_EQ(folder.names(), std::set<std::string>{"x"});
    }
}

TEST_P(BothWays, KeepsTheModeOfWhatItReplaces) {
    for (const mode_t mode : {0600U, 0640U, 0444U, 0755U, 0666U}) {
        const TemporaryFolder folder;
        write_file(folder / "x", "old");
        ASSERT_EQ(::chmod((folder / "x").c_str(), mode), 0);
        const auto file = open_output_stream(folder / "x", Existing::replace, Access::forward);
        for (const std::string& name :
             folder.names())  // nobody may ever read it who may not read it in the end
            EXPECT_TRUE(name.ends_with(".lock") || mode_of(folder / name) == mode) << name;
        file->complete();
        EXPECT_EQ(mode_of(folder / "x"), mode);
    }
}

TEST_P(BothWays, KeepsTheOwnerOfWhatItReplacesWhereItMay) {
    if (::geteuid() != 0)
        GTEST_SKIP() << "only root gives files to others";
    const TemporaryFolder folder;
    write_file(folder / "x", "old");
    ASSERT_EQ(::chown((folder / "x").c_str(), 12345, 23456), 0);
    ASSERT_EQ(::chmod((folder / "x").c_str(), 0640), 0);
    write_whole(folder / "x", "new", Existing::replace);
    struct stat status{};
    ASSERT_EQ(::stat((folder / "x").c_str(), &status), 0);
    EXPECT_EQ(status.st_uid, 12345U);
    EXPECT_EQ(status.st_gid, 23456U);
    EXPECT_EQ(status.st_mode & 07777, 0640U);
}

TEST_P(BothWays, ANewFileHasTheModeThatTheUserHasSet) {
    const TemporaryFolder folder;
    const mode_t before = ::umask(027);
    write_whole(folder / "x", "new");
    write_whole(folder / "y", "new", Existing::replace);
    ::umask(before);
    EXPECT_EQ(mode_of(folder / "x"), 0640U);
    EXPECT_EQ(mode_of(folder / "y"), 0640U);
}

}  // namespace
}  // namespace queenreel
