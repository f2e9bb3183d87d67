#include "queenreel/encode/open.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "folders.h"
#include "outputs_of_tests.h"
#include "queenreel/encode/errors.h"
#include "scenes_of_tests.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

/// The message of the error that `act` throws; empty if it throws none.
template <typename Error, typename Act>
std::string message(Act act) {
    try {
        act();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

TEST(OutputTest, AFileOfEveryFormatIsThereWhenItIsFinishedAndNotBefore) {
    for (const Format& format : formats()) {
        const TemporaryFolder folder;
        const std::string path = folder / "x." + std::string(format.name);
        const std::unique_ptr<Output> output = open_output(small_output(format, path));
        output->put(four_queens());
        EXPECT_FALSE(fs::exists(path)) << format.name;
        EXPECT_THAT(output->files(), IsEmpty());
        output->finish();
        EXPECT_THAT(output->files(), ElementsAre(path));
        EXPECT_EQ(output->file_count(), 1U);
        EXPECT_THAT(folder.names(), ElementsAre(fs::path(path).filename().string()));
        EXPECT_GT(fs::file_size(path), 100U) << format.name;
    }
}

TEST(OutputTest, EveryFormatWritesPanelsAndQueensOnTheirWay) {
    for (const Format& format : formats()) {
        SCOPED_TRACE(format.name);
        const TemporaryFolder folder;
        const auto write = [&](const std::string& name) {
            OutputOptions options = small_output(format, folder / name);
            options.look = look_with({PanelKind::code, PanelKind::tree, PanelKind::boards});
            const std::unique_ptr<Output> output = open_output(options);
            output->put(frame_of(options.look));
            if (format.film || format.pages)
                output->put(frame_of(options.look, 2));
            output->finish();
        };
        write("a");
        write("b");
        EXPECT_EQ(content(folder / "a"), content(folder / "b"));
        EXPECT_GT(content(folder / "a").size(), 1000U);
    }
}

TEST(OutputTest, EveryFormatWritesPicturesWithoutABoard) {
    for (const Format& format : formats()) {
        SCOPED_TRACE(format.name);
        const TemporaryFolder folder;
        OutputOptions options = small_output(format, folder / "n{n}");
        options.look = look_with({PanelKind::bars});
        options.look.scene.board = false;
        options.look.height = 360;
        const std::unique_ptr<Output> output = open_output(options);
        Frame frame = frame_of(options.look);
        frame.board = {.size = 0, .cells = {}};
        output->put(frame);
        output->finish();
        EXPECT_GT(content(folder / "n4").size(), 500U);  // n is still the story's
    }
}

TEST(OutputTest, LeavesNoFileWhenAbandoned) {
    for (const Format& format : formats()) {
        const TemporaryFolder folder;
        {
            const std::unique_ptr<Output> output = open_output(small_output(format, folder / "x"));
            output->put(four_queens());
        }
        EXPECT_THAT(folder.names(), IsEmpty()) << format.name;
    }
}

TEST(OutputTest, TheSameCommandGivesTheSameBytes) {
    for (const Format& format : formats()) {
        const TemporaryFolder folder;
        write_pictures(small_output(format, folder / "a"), 1);
        write_pictures(small_output(format, folder / "b"), 1);
        EXPECT_EQ(content(folder / "a"), content(folder / "b")) << format.name;
    }
}

TEST(OutputTest, AFileThatExistsIsKeptWithoutForceAndReplacedWithIt) {
    for (const Format& format : formats()) {
        const TemporaryFolder folder;
        const std::string path = folder / "x";
        write_file(path, "old");
        OutputOptions options = small_output(format, path);
        EXPECT_EQ(message<ExistsError>([&] { open_output(options); }),
                  path + ": exists; remove it or write elsewhere");
        EXPECT_EQ(content(path), "old");
        options.force = true;
        write_pictures(options, 1);
        EXPECT_NE(content(path), "old");
        EXPECT_EQ(folder.names().size(), 1U);
    }
}

TEST(OutputTest, AFileThatComesUpMeanwhileIsKept) {
    const TemporaryFolder folder;
    const std::unique_ptr<Output> output = open_output(small_output(*find_format("svg"), folder / "x.svg"));
    output->put(four_queens());
    write_file(folder / "x.svg", "mine");
    EXPECT_THROW(output->finish(), OutputError);
    EXPECT_EQ(content(folder / "x.svg"), "mine");
}

TEST(OutputTest, FilesHaveTheModeThatTheMaskLeaves) {
    const TemporaryFolder folder;
    const mode_t mask = ::umask(027);
    write_pictures(small_output(*find_format("svg"), folder / "x.svg"), 1);
    ::umask(mask);
    EXPECT_EQ(fs::status(folder / "x.svg").permissions(), fs::perms(0640));
}

TEST(OutputTest, TheFileThatALinkPointsToIsReplacedAndTheLinkStays) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "real");
    fs::create_symlink("real/y.svg", folder / "x.svg");
    OutputOptions options = small_output(*find_format("svg"), folder / "x.svg");
    write_pictures(options, 1);  // the link points to nothing yet
    EXPECT_THROW(open_output(options), OutputError);
    write_file(folder / "real/y.svg", "old");
    options.force = true;
    write_pictures(options, 1);
    EXPECT_TRUE(fs::is_symlink(folder / "x.svg"));
    EXPECT_THAT(content(folder / "real/y.svg"), HasSubstr("<svg"));
    EXPECT_THAT(folder.names(), UnorderedElementsAre("real/y.svg", "x.svg"));
}

TEST(OutputTest, LinksInACircleAreAnError) {
    const TemporaryFolder folder;
    fs::create_symlink("b", folder / "a");
    fs::create_symlink("a", folder / "b");
    EXPECT_THROW(open_output(small_output(*find_format("svg"), folder / "a")), OutputError);
}

TEST(OutputTest, AMissingFolderOfAFileIsAnErrorThatNamesIt) {
    const TemporaryFolder folder;
    const std::string path = folder / "out/x.svg";
    EXPECT_EQ(message<OutputError>([&] { open_output(small_output(*find_format("svg"), path)); }),
              path + ": folder " + folder / "out" + " does not exist; create it first");
}

TEST(OutputTest, AFileInPlaceOfAFolderIsAnError) {
    const TemporaryFolder folder;
    write_file(folder / "out", "");
    for (const char* target : {"out/x.svg", "out/", "out/x-{index}.svg"})
        EXPECT_THROW(open_output(small_output(*find_format("svg"), folder / target)), OutputError) << target;
}

TEST(OutputTest, VeryLongNamesAreWrittenOrRefused) {
    const TemporaryFolder folder;
    const std::string longest(255, 'x');
    write_pictures(small_output(*find_format("svg"), folder / longest), 1);
    EXPECT_THAT(folder.names(), ElementsAre(longest));
    EXPECT_THROW(open_output(small_output(*find_format("svg"), folder / (longest + "x"))), OutputError);
}

TEST(OutputTest, ASecondPictureNeedsAFormatWithPagesOrAnotherName) {
    for (const Format* format : documents()) {
        const TemporaryFolder folder;
        const std::string path = folder / "x." + std::string(format->name);
        const std::string error =
            message<OnePictureError>([&] { write_pictures(small_output(*format, path), 2); });
        if (format->pages) {
            EXPECT_EQ(error, "");
            continue;
        }
        EXPECT_EQ(error, path + ": holds one picture and there are more; write to a folder like boards/");
        EXPECT_THAT(folder.names(), IsEmpty());
    }
}

TEST(OutputTest, AFileOfNoPicturesIsAnError) {
    for (const Format& format : formats()) {
        const TemporaryFolder folder;
        EXPECT_THROW(write_pictures(small_output(format, folder / "x"), 0), OutputError) << format.name;
        EXPECT_THAT(folder.names(), IsEmpty());
    }
}

TEST(OutputTest, ANullDeviceTakesEveryFormat) {
    for (const Format& format : formats())
        EXPECT_NO_THROW(write_pictures(small_output(format, "/dev/null"), 1)) << format.name;
}

}  // namespace
}  // namespace queenreel
