#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "faults.h"
#include "folders.h"
#include "queenreel/io/open.h"

namespace queenreel {
namespace {

void write(ByteStream& stream, const std::string& text) {
    stream.write(std::as_bytes(std::span(text)));
}

std::string read(ByteStream& stream, std::int64_t position, std::size_t size) {
    std::string text(size, '\0');
    text.resize(stream.read(position, std::as_writable_bytes(std::span(text))));
    return text;
}

std::unique_ptr<OutputStream> new_file(const std::string& path) {
    return open_output_stream(path, Existing::keep, Access::seeking);
}

TEST(SystemErrors, NameAFolderThatHasNoNameOfItsOwn) {
    EXPECT_STREQ(SystemError("", EIO).what(), "this folder: input/output error; write elsewhere");
    EXPECT_STREQ(SystemError("x", ENOSPC).what(),
                 "x: no space left on device; free some space or write elsewhere");
}

TEST(StreamTest, AFileIsWrittenAnywhereAndReadBack) {
    const TemporaryFolder folder;
    const auto stream = new_file(folder / "x");
    write(*stream, "queens");
    stream->seek(1);
    write(*stream, "UE");
    EXPECT_EQ(stream->size(), 6);
    EXPECT_EQ(read(*stream, 0, 4), "qUEe");
    EXPECT_EQ(read(*stream, 4, 100), "ns");
    EXPECT_EQ(read(*stream, 6, 1), "");
    write(*stream, "E");  // at the writing, not the reading place
    stream->seek(8);
    write(*stream, "!");
    stream->complete();
    EXPECT_EQ(content(folder / "x"), std::string("qUEEns\0\0!", 9));
}

TEST(StreamTest, OnceACallFailedAllLaterCallsFailTheSameWay) {
    const HiddenNames hidden(EOPNOTSUPP);
    const TemporaryFolder folder;
    const auto stream = new_file(folder / "x");
    std::string first;
    {
        const Faults faults(Faults::Kind::error, 1, ENOSPC);
        try {
            write(*stream, "x");
        } catch (const OutputError& error) {
            first = error.what();
        }
    }
    EXPECT_EQ(first, folder / "x" + ": no space left on device; free some space or write elsewhere");
    for (const auto& act :
         {+[](OutputStream& s) { write(s, "x"); }, +[](OutputStream& s) { s.seek(0); },
          +[](OutputStream& s) { read(s, 0, 1); }, +[](OutputStream& s) { s.complete(); }}) {
        try {
            act(*stream);
            ADD_FAILURE() << "no error";
        } catch (const OutputError& error) {
            EXPECT_EQ(error.what(), first);
        }
    }
    EXPECT_EQ(folder.names().size(), 2U);  // the temporary file and its lock, until the stream goes
}

TEST(StreamTest, NegativePositionsAreErrors) {
    const TemporaryFolder folder;
    EXPECT_THROW(new_file(folder / "x")->seek(-1), OutputError);
}

TEST(StreamTest, AFileThatMayNotBeReplacedIsNamed) {
    const TemporaryFolder folder;
    write_file(folder / "x", "old");
    try {
        new_file(folder / "x");
        ADD_FAILURE() << "no error";
    } catch (const ExistsError& error) {
        EXPECT_EQ(error.path, folder / "x");
        EXPECT_EQ(error.what(), folder / "x" + ": exists; remove it or write elsewhere");
    }
    EXPECT_EQ(content(folder / "x"), "old");
}

TEST(StreamTest, ASystemsErrorIsKeptWithItsNumber) {
    try {
        open_output_stream("/dev/null/x", Existing::keep, Access::forward);
        ADD_FAILURE() << "no error";
    } catch (const SystemError& error) {
        EXPECT_EQ(error.number, ENOTDIR);
        EXPECT_EQ(error.subject, "/dev/null");
    }
}

TEST(StreamTest, TwoFilesOfOneNameDoNotDisturbEachOther) {
    const TemporaryFolder folder;
    const auto first = open_output_stream(folder / "x", Existing::replace, Access::forward);
    const auto second = open_output_stream(folder / "x", Existing::replace, Access::forward);
    write(*first, "first");
    write(*second, "second");
    second->complete();
    EXPECT_EQ(content(folder / "x"), "second");
    first->complete();
    EXPECT_EQ(content(folder / "x"), "first");
}

TEST(StreamTest, WithoutRenameThatKeepsALinkDoesIt) {
    const HiddenNames hidden(EOPNOTSUPP);
    const TemporaryFolder folder;
    for (const int error : {EINVAL, ENOSYS}) {
        const std::string path = folder / std::to_string(error);
        const auto stream = new_file(path);
        write(*stream, "x");
        {
            const Faults faults(Faults::Kind::error, 3, error);  // after fsync and close
            stream->complete();
            EXPECT_TRUE(faults.happened());
        }
        EXPECT_EQ(content(path), "x");

        const auto late = new_file(folder / "late");
        write_file(folder / "late", "mine");
        const Faults faults(Faults::Kind::error, 3, error);
        EXPECT_THROW(late->complete(), OutputError);
        EXPECT_TRUE(faults.happened());
        EXPECT_EQ(content(folder / "late"), "mine");
        std::filesystem::remove(folder / "late");
    }
    EXPECT_EQ(folder.names().size(), 2U);
}

TEST(StreamTest, ADeviceThatIsWrittenForwardCannotSeekOrRead) {
    const auto stream = open_output_stream("/dev/null", Existing::keep, Access::forward);
    EXPECT_THROW(stream->seek(0), OutputError);
    const auto other = open_output_stream("/dev/null", Existing::keep, Access::forward);
    EXPECT_THROW(read(*other, 0, 1), OutputError);
}

}  // namespace
}  // namespace queenreel
