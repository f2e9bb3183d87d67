#include "queenreel/encode/relay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cerrno>

#include "faults.h"
#include "folders.h"
#include "outputs_of_tests.h"
#include "queenreel/encode/captions.h"
#include "queenreel/encode/errors.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

/// Keeps what it is given.
class Kept final : public Output {
  public:
    explicit Kept(std::vector<Frame>& frames) : frames_(frames) {}
    void put(const Frame& frame) override { frames_.push_back(frame); }
    void prepare() override {}
    void publish() override {}
    std::vector<std::filesystem::path> files() const override { return {}; }
    std::uint64_t file_count() const override { return 0; }

  private:
    std::vector<Frame>& frames_;
};

Frame flying(Frame frame) {
    frame.in_between = true;
    return frame;
}

TEST(TeeTest, EveryOutputGetsEveryFrameAndItsFilesAreAllTheirs) {
    const TemporaryFolder folder;
    std::vector<std::unique_ptr<Output>> outputs;
    OutputOptions batch = small_output(*find_format("svg"), folder / "x-{index}.svg");
    batch.pictures = 3;
    outputs.push_back(open_output(small_output(*find_format("gif"), folder / "x.gif")));
    outputs.push_back(open_output(batch));
    outputs.push_back(open_captions({.path = folder / "x.vtt"}));
    const auto tee = open_tee(std::move(outputs));
    for (std::uint64_t number = 1; number <= 3; ++number)
        tee->put(four_queens(number));
    EXPECT_THAT(tee->files(), IsEmpty());
    tee->finish();
    EXPECT_THAT(tee->files(),
                ElementsAre(folder / "x.gif", folder / "x-1.svg", folder / "x-3.svg", folder / "x.vtt"));
    EXPECT_EQ(tee->file_count(), 5U);
    const TemporaryFolder alone;
    write_pictures(small_output(*find_format("gif"), alone / "x.gif"), 3);
    EXPECT_EQ(content(folder / "x.gif"), content(alone / "x.gif"));
}

TEST(TeeTest, LeavesNoFileWhenAbandoned) {
    const TemporaryFolder folder;
    {
        std::vector<std::unique_ptr<Output>> outputs;
        outputs.push_back(open_output(small_output(*find_format("mp4"), folder / "x.mp4")));
        outputs.push_back(open_captions({.path = folder / "x.vtt"}));
        open_tee(std::move(outputs))->put(four_queens());
    }
    EXPECT_THAT(folder.names(), IsEmpty());
}

TEST(TeeTest, FilesAppearTogether) {
    const TemporaryFolder folder;
    std::vector<std::unique_ptr<Output>> outputs;
    outputs.push_back(open_output(small_output(*find_format("gif"), folder / "x.gif")));
    outputs.push_back(open_captions({.path = folder / "x.vtt"}));
    const auto tee = open_tee(std::move(outputs));
    tee->put(four_queens());
    const Faults faults(Faults::Kind::error, 5,
                        ENOSPC);  // the film is written and synced, the captions are not
    EXPECT_THROW(tee->finish(), SystemError);
    EXPECT_TRUE(faults.happened());
    EXPECT_THAT(tee->files(), IsEmpty());
    EXPECT_THAT(folder.names(), testing::Not(testing::Contains("x.gif")));
}

TEST(TeeTest, WhereOneCannotHaveItsNameTheOthersThatHaveAreNamed) {
    const TemporaryFolder folder;
    std::vector<std::unique_ptr<Output>> outputs;
    outputs.push_back(open_output(small_output(*find_format("gif"), folder / "x.gif")));
    outputs.push_back(open_captions({.path = folder / "x.vtt"}));
    const auto tee = open_tee(std::move(outputs));
    tee->put(four_queens());
    tee->prepare();
    write_file(folder / "x.vtt", "mine");
    try {
        tee->publish();
        ADD_FAILURE() << "no error";
    } catch (const PartialSetError& error) {
        EXPECT_EQ(error.standing, folder / "x.gif" + " is new and stays");
        EXPECT_THROW(std::rethrow_exception(error.reason), ExistsError);
    }
    EXPECT_EQ(content(folder / "x.vtt"), "mine");
}

// The film has its name by then, and must not count as missing.
TEST(TeeTest, KeepsNamedFilesIfAFolderCannotBeSynced) {
    const TemporaryFolder folder;
    std::vector<std::unique_ptr<Output>> outputs;
    outputs.push_back(open_output(small_output(*find_format("gif"), folder / "x.gif")));
    outputs.push_back(open_captions({.path = folder / "x.vtt"}));
    const auto tee = open_tee(std::move(outputs));
    tee->put(four_queens());
    tee->prepare();
    const Refusal no_sync({Call::sync}, EIO);
    try {
        tee->publish();
        ADD_FAILURE() << "no error";
    } catch (const PartialSetError& error) {
        EXPECT_EQ(error.standing, folder / "x.gif" + " is new and stays");
    }
    EXPECT_THAT(folder.names(), testing::Contains("x.gif"));
    EXPECT_THAT(folder.names(), testing::Not(testing::Contains("x.vtt")));
}

// Law: the message counts every file that was published, even those of a batch after the failure.
TEST(TeeTest, AFailureCountsAllFilesThatStand) {
    const TemporaryFolder folder;
    {
        std::vector<std::unique_ptr<Output>> outputs;
        OutputOptions batch = small_output(*find_format("svg"), folder / "x-{index}.svg");
        batch.pictures = 3;
        outputs.push_back(open_output(small_output(*find_format("gif"), folder / "x.gif")));
        outputs.push_back(open_output(batch));
        const auto tee = open_tee(std::move(outputs));
        for (std::uint64_t number = 1; number <= 3; ++number)
            tee->put(four_queens(number));
        tee->prepare();
        const Refusal no_sync({Call::sync}, EIO, 1);
        try {
            tee->publish();
            ADD_FAILURE() << "no error";
        } catch (const PartialSetError& error) {
            EXPECT_EQ(error.standing,
                      folder / "x.gif" + " to " + (folder / "x-3.svg") + " (4 files) are new and stay");
        }
    }
    EXPECT_THAT(folder.names(), ElementsAre("x-1.svg", "x-2.svg", "x-3.svg", "x.gif"));
}

TEST(TeeTest, OfNoneIsRefused) {
    EXPECT_THROW(open_tee({}), std::invalid_argument);
}

TEST(InBetweensTest, AreLeftOutAndTheirTimeAndChapterKept) {
    std::vector<Frame> frames;
    const auto steps = without_in_betweens(std::make_unique<Kept>(frames));
    Frame first = four_queens(1);
    Frame between = flying(four_queens(2));
    between.duration = 100ms;
    between.chapter = "Two";
    Frame second = four_queens(2);
    second.duration = 700ms;
    steps->put(first);
    steps->put(between);
    between.chapter.clear();
    steps->put(between);
    steps->put(second);
    steps->put(first);
    steps->finish();
    ASSERT_EQ(frames.size(), 3U);
    EXPECT_EQ(frames[0], first);
    EXPECT_EQ(frames[1].duration, 900ms);
    EXPECT_EQ(frames[1].chapter, "Two");
    EXPECT_EQ(frames[1].board, second.board);
    EXPECT_EQ(frames[2], first);
}

}  // namespace
}  // namespace queenreel
