#include <gtest/gtest.h>

#include <cerrno>
#include <functional>
#include <map>

#include "faults.h"
#include "folders.h"
#include "outputs_of_tests.h"
#include "queenreel/encode/captions.h"
#include "queenreel/encode/clips.h"
#include "queenreel/encode/format.h"
#include "queenreel/encode/relay.h"
#include "queenreel/encode/transcript.h"

namespace queenreel {
namespace {

constexpr std::uint64_t pictures = 3;

using Open = std::function<std::unique_ptr<Output>(const TemporaryFolder& folder, bool force)>;

/// A way of writing pictures to a folder.
struct Way {
    std::string name;
    Open open;
    std::uint64_t pictures = queenreel::pictures;
};

std::ostream& operator<<(std::ostream& to, const Way& way) {
    return to << way.name;
}

/// Options for a target in a folder.
OutputOptions options_for(const Format& format, const std::string& target, bool force) {
    OutputOptions options = small_output(format, target);
    options.pictures = pictures;
    options.force = force;
    if (format.film && format.film->default_fps > 0)
        options.fps = 2;  // one call per picture, not thirty a second
    return options;
}

/// Pictures drawn side by side, in threads ahead of the writing one.
Way side_by_side(const Format& format) {
    const auto open = [&format](const TemporaryFolder& folder, bool force) {
        OutputOptions options = options_for(format, folder / "{index}", force);
        options.threads = 3;
        return open_output(options);
    };
    return {std::string(format.name) + "_side_by_side", open, 15};
}

/// To one file, or to files with the picture's number in their names.
Way way_to(const Format& format, const std::string& name) {
    const auto open = [&format, name](const TemporaryFolder& folder, bool force) {
        return open_output(options_for(format, folder / (name + "." + std::string(format.name)), force));
    };
    const bool one = name == "x" && !format.film && !format.pages;
    return {std::string(format.name) + (name == "x" ? "" : "_batch"), open, one ? 1 : pictures};
}

Way clips_of(const Format& format) {
    const auto open = [&format](const TemporaryFolder& folder, bool force) {
        return open_clips(options_for(format, folder / "", force));
    };
    return {std::string(format.name) + "_clips", open, 2};
}

std::unique_ptr<Output> open_film_with_tracks(const TemporaryFolder& folder, bool force) {
    OutputOptions options = options_for(*find_format("mp4"), folder / "x.mp4", force);
    options.caption_track = true;
    return open_output(options);
}

std::unique_ptr<Output> open_caption_file(const TemporaryFolder& folder, bool force) {
    return open_captions({.path = folder / "x.vtt", .force = force});
}

std::unique_ptr<Output> open_transcript_file(const TemporaryFolder& folder, bool force) {
    return open_transcript(
        {.path = folder / "x.transcript.html", .format = &transcript_formats().front(), .force = force});
}

std::unique_ptr<Output> open_two(const TemporaryFolder& folder, bool force) {
    std::vector<std::unique_ptr<Output>> both;
    both.push_back(open_caption_file(folder, force));
    both.push_back(open_film_with_tracks(folder, force));
    return open_tee(std::move(both));
}

std::vector<Way> ways() {
    std::vector<Way> all;
    for (const Format& format : formats()) {
        all.push_back(way_to(format, "x"));
        all.push_back(format.film ? clips_of(format) : way_to(format, "x-{index}"));
    }
    all.push_back(side_by_side(*find_format("svg")));
    all.push_back({"mp4_with_tracks", open_film_with_tracks});
    all.push_back({"captions", open_caption_file});
    all.push_back({"transcript", open_transcript_file});
    all.push_back({"together", open_two});
    return all;
}

class FaultTest : public testing::TestWithParam<Way> {
  protected:
    static void write(const TemporaryFolder& folder, bool force = false) {
        const std::unique_ptr<Output> output = GetParam().open(folder, force);
        for (std::uint64_t number = 1; number <= GetParam().pictures; ++number) {
            Frame frame = four_queens(number);
            frame.caption = frame.title();
            frame.chapter = frame.title();
            output->put(frame);
        }
        output->finish();
    }

    /// The contents of every file if nothing fails.
    static std::map<std::string, std::string> whole() {
        const TemporaryFolder folder;
        write(folder);
        return contents(folder);
    }

    static std::map<std::string, std::string> contents(const TemporaryFolder& folder) {
        std::map<std::string, std::string> all;
        for (const std::string& name : folder.names())
            all[name] = content(folder / name);
        return all;
    }
};

TEST_P(FaultTest, AnyFailedCallIsAnErrorAndLeavesWholeFilesOrNone) {
    const auto expected = whole();
    for (const int error : {ENOSPC, EIO}) {
        bool happened = true;
        for (int call = 1; happened; ++call) {
            SCOPED_TRACE(testing::Message() << "call " << call << " fails with " << error);
            ASSERT_LT(call, 1000);
            const TemporaryFolder folder;
            bool reported = false;
            {
                const Faults faults(Faults::Kind::error, call, error);
                try {
                    write(folder);
                } catch (const OutputError& failure) {
                    reported = true;
                    EXPECT_NE(std::string(failure.what()).find("; "), std::string::npos) << failure.what();
                }
                happened = faults.happened();
            }
            EXPECT_EQ(reported, happened);
            for (const auto& [name, bytes] : contents(folder)) {
                ASSERT_TRUE(expected.contains(name)) << name << " is left";
                EXPECT_EQ(bytes, expected.at(name)) << name << " is not whole";
            }
        }
    }
}

TEST_P(FaultTest, AFailureKeepsTheFileThatWasToBeReplaced) {
    const auto expected = whole();
    bool happened = true;
    for (int call = 1; happened; ++call) {
        SCOPED_TRACE(call);
        ASSERT_LT(call, 1000);
        const TemporaryFolder folder;
        for (const auto& [name, bytes] : expected)
            write_file(folder / name, "old");
        const Faults faults(Faults::Kind::error, call, EIO);
        bool reported = false;
        try {
            write(folder, true);
        } catch (const OutputError&) {
            reported = true;
        }
        happened = faults.happened();
        EXPECT_EQ(reported, happened);
        const auto found = contents(folder);
        EXPECT_EQ(found.size(), expected.size());
        for (const auto& [name, bytes] : found)
            EXPECT_TRUE(bytes == "old" || bytes == expected.at(name)) << name;
    }
}

TEST_P(FaultTest, ShortWritesAndInterruptionsChangeNothing) {
    const auto expected = whole();
    for (const Faults::Kind kind : {Faults::Kind::shortened, Faults::Kind::interrupted}) {
        bool happened = true;
        for (int call = 1; happened; ++call) {
            SCOPED_TRACE(call);
            ASSERT_LT(call, 1000);
            const TemporaryFolder folder;
            {
                const Faults faults(kind, call);
                write(folder);
                happened = faults.happened();
            }
            EXPECT_EQ(contents(folder), expected);
        }
    }
}

TEST_P(FaultTest, ASystemThatCannotSyncAllFilesAtOnceSyncsEach) {
    const auto expected = whole();
    for (const int error : {ENOSYS, EOPNOTSUPP, EINVAL}) {
        const TemporaryFolder folder;
        const Refusal refusal({Call::sync_all}, error);
        write(folder);
        EXPECT_EQ(contents(folder), expected);
    }
}

TEST_P(FaultTest, OneSignalDuringAnyCallChangesNothing) {
    const auto expected = whole();
    for (const Call call :
         {Call::sync, Call::sync_all, Call::rename_new, Call::lock, Call::open, Call::make_folder}) {
        const TemporaryFolder folder;
        {
            const Refusal signal({call}, EINTR, 1);
            write(folder);
        }
        EXPECT_EQ(contents(folder), expected);
    }
}

std::string way_name(const testing::TestParamInfo<Way>& way) {
    return way.param.name;
}

INSTANTIATE_TEST_SUITE_P(EveryWay, FaultTest, testing::ValuesIn(ways()), way_name);

TEST(DeviceTest, AFullDeviceIsAnErrorForEveryFormat) {
    for (const Format& format : formats())
        EXPECT_THROW(write_pictures(small_output(format, "/dev/full"), 1), OutputError) << format.name;
}

}  // namespace
}  // namespace queenreel
