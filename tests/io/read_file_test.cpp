// Files read whole, and the names in folders.

#include "queenreel/io/read_file.h"

#include <gtest/gtest.h>

#include "faults.h"
#include "folders.h"
#include "queenreel/io/folder.h"

namespace queenreel {
namespace {

TEST(ReadFile, ReadsUpToTheLimit) {
    const TemporaryFolder folder;
    const std::string text(100'000, 'Q');
    write_file(folder / "x", text);
    EXPECT_EQ(read_file(folder / "x"), text);
    EXPECT_EQ(read_file(folder / "x", text.size()), text);
    try {
        read_file(folder / "x", text.size() - 1);
        ADD_FAILURE() << "no error";
    } catch (const SystemError& error) {
        EXPECT_EQ(error.number, EFBIG);
        EXPECT_EQ(error.subject, folder / "x");
    }
}

TEST(ReadFile, TellsWhyItCannot) {
    const TemporaryFolder folder;
    const auto error_of = [](const std::string& path) {
        try {
            read_file(path);
            return 0;
        } catch (const SystemError& error) {
            return error.number;
        }
    };
    EXPECT_EQ(error_of(folder / "missing"), ENOENT);
    EXPECT_EQ(error_of(folder / "."), EISDIR);
    EXPECT_EQ(error_of("/proc/self/mem"), EIO);
}

TEST(FolderNames, AreReadAgainAfterASignal) {
    const TemporaryFolder folder;
    write_file(folder / "x", "");
    const Folder names(folder / ".");
    const FolderFaults interrupted({.open_error = EINTR, .opens = 2});
    EXPECT_EQ(names.names().size(), 3U);
}

TEST(FolderNames, AreNotCutShortByAnError) {
    const TemporaryFolder folder;
    write_file(folder / "x", "");
    const Folder names(folder / ".");
    for (const int read : {1, 2, 4}) {
        const FolderFaults broken({.read_error = EIO, .read = read});
        EXPECT_THROW(names.names(), SystemError) << read;
    }
    EXPECT_EQ(names.names().size(), 3U);
}

}  // namespace
}  // namespace queenreel
