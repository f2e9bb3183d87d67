#include "queenreel/catalog/presets.h"

#include <gtest/gtest.h>

#include "child.h"
#include "queenreel/cli/command.h"

namespace queenreel::test {

namespace {

TEST(Presets, HoldOnlyValuesThatAnimateTakes) {
    for (const Preset& preset : presets()) {
        std::vector<std::string> words{"--preset", std::string(preset.name)};
        for (const auto& [option, value] : preset.values) {
            words.push_back("--" + std::string(option));
            words.emplace_back(value);
        }
        EXPECT_NO_THROW(Arguments(find_command("animate")->options, words)) << preset.name;
    }
}

TEST(Presets, YieldToTheNameOfTheFile) {
    const Folder folder;
    const Outcome outcome =
        run({.words = {"animate", "4", "--preset", "slides", "--size", "64", "-o", "x.gif"},
             .folder = folder.path()});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    EXPECT_EQ(read_file(folder / "x.gif").substr(0, 6), "GIF89a");
}

}  // namespace

}  // namespace queenreel::test
