#include <gtest/gtest.h>

#include <cerrno>
#include <map>

#include "encode/format.h"
#include "faults.h"
#include "folders.h"
#include "outputs_of_tests.h"

namespace queenreel {
namespace {

constexpr std::uint64_t pictures = 3;

/// How a format is written: all to one file, or a file each.
struct Way {
    const Format* format;
    std::string target;  ///< in a folder
    std::uint64_t pictures;
};

std::ostream& operator<<(std::ostream& to, const Way& way) {
    return to << way.format->name << " to " << way.target;
}

std::vector<Way> ways() {
    std::vector<Way> all;
    for (const Format& format : formats()) {
        const std::string ending = "." + std::string(format.name);
        all.push_back({&format, "x" + ending, format.film || format.pages ? pictures : 1});
        if (!format.film) {
            all.push_back({&format, "x-{index}" + ending, pictures});
        }
    }
    return all;
}

class FaultTest : public testing::TestWithParam<Way> {
  protected:
    static void write(const TemporaryFolder& folder, bool force = false) {
        OutputOptions options = small_output(*GetParam().format, folder / GetParam().target);
        options.pictures = GetParam().pictures;
        options.force = force;
        write_pictures(options, GetParam().pictures);
    }

    /// What every file has when nothing fails.
    static std::map<std::string, std::string> whole() {
        const TemporaryFolder folder;
        write(folder);
        return contents(folder);
    }

    static std::map<std::string, std::string> contents(const TemporaryFolder& folder) {
        std::map<std::string, std::string> all;
        for (const std::string& name : folder.names()) {
            all[name] = content(folder / name);
        }
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
        for (const auto& [name, bytes] : expected) {
            write_file(folder / name, "old");
        }
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
        for (const auto& [name, bytes] : found) {
            EXPECT_TRUE(bytes == "old" || bytes == expected.at(name)) << name;
        }
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

std::string name_of(const testing::TestParamInfo<Way>& way) {
    const bool batch = way.param.target.find('{') != std::string::npos;
    return std::string(way.param.format->name) + (batch ? "_batch" : "");
}

INSTANTIATE_TEST_SUITE_P(EveryFormat, FaultTest, testing::ValuesIn(ways()), name_of);

TEST(DeviceTest, AFullDeviceIsAnErrorForEveryFormat) {
    for (const Format& format : formats()) {
        EXPECT_THROW(write_pictures(small_output(format, "/dev/full"), 1), OutputError) << format.name;
    }
}

}  // namespace
}  // namespace queenreel
