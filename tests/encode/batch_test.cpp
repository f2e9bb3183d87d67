#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cerrno>
#include <filesystem>

#include "faults.h"
#include "folders.h"
#include "outputs_of_tests.h"
#include "queenreel/encode/open.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

const Format& svg = *find_format("svg");

OutputOptions batch(const std::string& target, std::uint64_t pictures) {
    OutputOptions options = small_output(svg, target);
    options.pictures = pictures;
    return options;
}

/// A batch with text, which each thread lays out by itself.
OutputOptions batch_of(const Format& format, const std::string& target, int threads) {
    OutputOptions options = small_output(format, target);
    options.pictures = 24;
    options.look.caption = true;
    options.look.coordinates = Coordinates::outside;
    options.threads = threads;
    return options;
}

TEST(BatchTest, AFolderGetsOneFileAPictureInEveryDocumentFormat) {
    for (const Format* format : documents()) {
        const TemporaryFolder folder;
        OutputOptions options = small_output(*format, folder / "new/boards/");
        options.pictures = 10;
        write_pictures(options, 2);
        const std::string ending = "." + std::string(format->name);
        EXPECT_THAT(folder.names(),
                    ElementsAre("new/boards/queens-4-01" + ending, "new/boards/queens-4-02" + ending));
    }
}

TEST(BatchTest, AFolderGetsOneFilm) {
    for (const Format* format : films()) {
        const TemporaryFolder folder;
        write_pictures(small_output(*format, folder / "new/"), 2);
        EXPECT_THAT(folder.names(), ElementsAre("new/queens-4." + std::string(format->name)));
    }
}

TEST(BatchTest, AFolderIsMadeAlthoughASignalComes) {
    const TemporaryFolder folder;
    const Refusal signal({Call::make_folder}, EINTR, 1);
    write_pictures(batch(folder / "new/boards/", 1), 1);
    EXPECT_EQ(signal.count(), 1);
    EXPECT_THAT(folder.names(), ElementsAre("new/boards/queens-4-1.svg"));
}

TEST(BatchTest, WithoutASyncOfAllFilesEachIsSynced) {
    const TemporaryFolder folder;
    {
        const Refusal not_all({Call::sync_all}, ENOSYS);
        write_pictures(batch(folder / "x-{index}.svg", 3), 3);
    }
    EXPECT_EQ(folder.names().size(), 3U);
    const Refusal not_any({Call::sync_all, Call::sync}, ENOSYS);
    EXPECT_THROW(write_pictures(batch(folder / "y-{index}.svg", 3), 3), OutputError);
    EXPECT_EQ(not_any.count(), 2);
    EXPECT_EQ(folder.names().size(), 3U);
}

TEST(BatchTest, AFolderThatExistsNeedsNoSlash) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "boards");
    write_pictures(batch(folder / "boards", 1), 1);
    EXPECT_THAT(folder.names(), ElementsAre("boards/queens-4-1.svg"));
}

TEST(BatchTest, FieldsOfAPatternAreFilledIn) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "of-4");
    OutputOptions options = batch(folder / "of-{n}/{{{index}}}-{n}-{index}.svg", 2);
    options.max_number = 100;
    write_pictures(options, 2);
    EXPECT_THAT(folder.names(), ElementsAre("of-4/{001}-4-001.svg", "of-4/{002}-4-002.svg"));
}

TEST(BatchTest, PatternsThatMakeNoSenseAreRefused) {
    const TemporaryFolder folder;
    for (const char* target :
         {"x-{foo}.svg", "x-{index.svg", "x-index}.svg", "{index}/x.svg", "{index}/", "x-{}.svg",
          "a/../x-{index}.svg", "a/../../x-{index}.svg", "{n}/../x-{index}.svg"}) {
        EXPECT_THROW(open_output(batch(folder / target, 2)), std::invalid_argument) << target;
    }
    for (const Format* format : films())
        EXPECT_THROW(open_output(small_output(*format, folder / "x-{index}")), std::invalid_argument);
    EXPECT_THROW(open_output(batch("", 2)), std::invalid_argument);
    EXPECT_THAT(folder.names(), IsEmpty());
}

TEST(BatchTest, APatternWithoutIndexWouldMakeTwoNamesEqualAndIsRefused) {
    const TemporaryFolder folder;
    EXPECT_THROW(write_pictures(batch(folder / "x-{n}.svg", 2), 2), OutputError);
    EXPECT_THAT(folder.names(), IsEmpty());
}

TEST(BatchTest, TwoPicturesOfOneNumberAreRefused) {
    const TemporaryFolder folder;
    OutputOptions options = batch(folder / "x-{index}.svg", 2);
    options.force = true;
    const std::unique_ptr<Output> output = open_output(options);
    output->put(four_queens(2));
    EXPECT_THROW(output->put(four_queens(2)), OutputError);
    EXPECT_THROW(output->put(four_queens(1)), OutputError);
}

TEST(BatchTest, AnyExistingNameStopsItBeforeAnythingIsWritten) {
    const TemporaryFolder folder;
    write_file(folder / "x-7.svg", "old");
    EXPECT_THROW(write_pictures(batch(folder / "x-{index}.svg", 9), 9), OutputError);
    EXPECT_THAT(folder.names(), ElementsAre("x-7.svg"));
    EXPECT_EQ(content(folder / "x-7.svg"), "old");
}

TEST(BatchTest, NamesOfOtherPicturesDoNotStopIt) {
    const TemporaryFolder folder;
    for (const char* name : {"x-4.svg", "x-07.svg", "x-7.png", "y-1.svg", "x-.svg"})
        write_file(folder / name, "other");
    write_pictures(batch(folder / "x-{index}.svg", 3), 3);
    EXPECT_EQ(folder.names().size(), 8U);
    EXPECT_EQ(content(folder / "x-4.svg"), "other");
}

TEST(BatchTest, ForceReplacesWhatExists) {
    const TemporaryFolder folder;
    write_file(folder / "x-2.svg", "old");
    OutputOptions options = batch(folder / "x-{index}.svg", 2);
    options.force = true;
    write_pictures(options, 2);
    EXPECT_NE(content(folder / "x-2.svg"), "old");
}

TEST(BatchTest, KeepsWholeFilesWhenAbandoned) {
    for (const std::uint64_t written : {1, 127, 128, 129, 300}) {
        const TemporaryFolder folder;
        {
            OutputOptions options = batch(folder / "x-{index}.svg", 1000);
            options.threads = written % 2 == 0 ? 1 : 4;
            const std::unique_ptr<Output> output = open_output(options);
            for (std::uint64_t number = 1; number <= written; ++number)
                output->put(four_queens(number));
        }
        EXPECT_EQ(folder.names().size(), written);
        EXPECT_EQ(*folder.names().begin(), "x-0001.svg");
    }
}

TEST(BatchTest, APictureThatCannotBeDrawnLeavesNoFileOfItsOwn) {
    const TemporaryFolder folder;
    const std::unique_ptr<Output> output = open_output(batch(folder / "x-{index}.svg", 2));
    output->put(four_queens(1));
    Frame other = four_queens(2);
    other.board = {};
    EXPECT_THROW(output->put(other), std::runtime_error);
    output->finish();
    EXPECT_THAT(folder.names(), ElementsAre("x-1.svg"));
}

TEST(BatchTest, EndsAtAPictureThatCannotBeDrawn) {
    for (const std::uint64_t broken : {1, 2, 7, 20}) {
        const TemporaryFolder folder;
        OutputOptions options = batch(folder / "x-{index}.svg", 20);
        options.threads = 3;
        const std::unique_ptr<Output> output = open_output(options);
        const auto write_all = [&] {
            for (std::uint64_t number = 1; number <= 20; ++number) {
                Frame frame = four_queens(number);
                if (number == broken)
                    frame.board = {};
                output->put(frame);
            }
            output->finish();
        };
        EXPECT_THROW(write_all(), std::runtime_error);
        output->give_up();
        EXPECT_EQ(output->file_count(), broken - 1);
        EXPECT_EQ(folder.names().size(), broken - 1);
    }
}

TEST(BatchTest, TellsHowManyFilesAndTheFirstAndTheLast) {
    const TemporaryFolder folder;
    const std::unique_ptr<Output> output = open_output(batch(folder / "{index}.svg", 3));
    EXPECT_THAT(output->files(), IsEmpty());
    for (const std::uint64_t number : {1, 2, 3})
        output->put(four_queens(number));
    output->finish();
    EXPECT_THAT(output->files(), ElementsAre(folder / "1.svg", folder / "3.svg"));
    EXPECT_EQ(output->file_count(), 3U);
}

TEST(BatchTest, ResumesWithMissingAndDifferentFiles) {
    const TemporaryFolder folder;
    const TemporaryFolder whole;
    write_pictures(batch(whole / "x-{index}.svg", 300), 300);
    write_pictures(batch(folder / "x-{index}.svg", 300), 140);
    write_file(folder / "x-007.svg", "changed");
    const std::string same_size(content(folder / "x-008.svg").size(), 'x');
    write_file(folder / "x-008.svg", same_size);
    const auto unchanged = fs::last_write_time(folder / "x-009.svg");
    OutputOptions options = batch(folder / "x-{index}.svg", 300);
    options.resume = true;
    const std::unique_ptr<Output> output = open_output(options);
    for (std::uint64_t number = 1; number <= 300; ++number)
        output->put(four_queens(number));
    output->finish();
    EXPECT_EQ(output->file_count(), 300U);
    EXPECT_EQ(output->kept_count(), 138U);
    EXPECT_THAT(output->files(), ElementsAre(folder / "x-001.svg", folder / "x-300.svg"));
    EXPECT_EQ(fs::last_write_time(folder / "x-009.svg"), unchanged);
    ASSERT_EQ(folder.names(), whole.names());
    for (const std::string& name : whole.names())
        EXPECT_EQ(content(folder / name), content(whole / name)) << name;
}

TEST(BatchTest, ShardsTogetherAreTheWholeByteForByte) {
    const TemporaryFolder whole;
    write_pictures(batch(whole / "x-{index}.svg", 30), 30);
    for (const std::uint64_t count : {1U, 2U, 3U, 7U, 40U}) {
        const TemporaryFolder folder;
        std::uint64_t files = 0;
        for (std::uint64_t number = count; number >= 1; --number) {
            OutputOptions options = batch(folder / "x-{index}.svg", 30);
            options.shard = {number, count};
            const std::unique_ptr<Output> output = open_output(options);
            for (std::uint64_t picture = 1; picture <= 30; ++picture)
                output->put(four_queens(picture));
            output->finish();
            files += output->file_count();
            EXPECT_LE(output->file_count(), 30 / count + 1);  // each does its share
        }
        EXPECT_EQ(files, 30U);  // none twice
        ASSERT_EQ(folder.names(), whole.names());
        for (const std::string& name : whole.names())
            EXPECT_EQ(content(folder / name), content(whole / name)) << name;
    }
}

TEST(BatchTest, AShardIsStoppedByFilesOfItsOwnAlone) {
    const TemporaryFolder folder;
    OutputOptions options = batch(folder / "x-{index}.svg", 9);
    options.shard = {2, 3};
    write_pictures(options, 9);
    EXPECT_THAT(folder.names(), ElementsAre("x-2.svg", "x-5.svg", "x-8.svg"));
    options.shard = {3, 3};
    write_pictures(options, 9);
    EXPECT_THROW(write_pictures(options, 9), ExistsError);
    EXPECT_EQ(folder.names().size(), 6U);
}

TEST(BatchTest, FilesAreTheSameOnAnyNumberOfThreads) {
    for (const Format* format : documents()) {
        const TemporaryFolder one;
        write_pictures(batch_of(*format, one / "{index}", 1), 24);
        for (const int threads : {2, 3, 24}) {
            const TemporaryFolder several;
            write_pictures(batch_of(*format, several / "{index}", threads), 24);
            ASSERT_EQ(several.names(), one.names());
            for (const std::string& name : one.names())
                EXPECT_EQ(content(several / name), content(one / name)) << format->name << ", " << threads;
        }
    }
}

TEST(BatchTest, EveryFileOfABatchEqualsTheFileAlone) {
    for (const Format* format : documents()) {
        const TemporaryFolder folder;
        OutputOptions options = small_output(*format, folder / "{index}");
        options.pictures = 4;
        write_pictures(options, 4);
        for (const std::uint64_t number : {1, 2, 3, 4}) {
            const std::unique_ptr<Output> output = open_output(small_output(*format, folder / "alone"));
            output->put(four_queens(number));
            output->finish();
            EXPECT_EQ(content(folder / "alone"), content(folder / std::to_string(number))) << format->name;
            fs::remove(folder / "alone");
        }
    }
}

}  // namespace
}  // namespace queenreel
