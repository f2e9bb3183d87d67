#include "queenreel/verify/fault_words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "project_paths.h"
#include "queenreel/words/said_again.h"
#include "thrown_texts.h"

namespace queenreel {
namespace {

// Law: every text of the judge has a message, so that catalogs can have it.
TEST(FaultWords, HaveAMessageForEveryTextOfTheJudge) {
    std::size_t count = 0;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(QUEENREEL_SOURCE_DIR "/render/queenreel/verify")) {
        if (entry.path().extension() != ".cpp")
            continue;
        std::ifstream file(entry.path());
        const std::string source{std::istreambuf_iterator<char>(file), {}};
        std::vector<std::string> texts = texts_after(
            R"re((?:UnreadableError|fault|refuse|give)\((?:[\w{}]+, )?\s*(?:fmt::format\()?)re", source);
        for (const std::string& what : texts_after(R"re(require_ok\([^"]*,)re", source))
            texts.push_back(what + ": 7");
        for (const std::string& what : texts_after(R"re(UnreadableError\(std::string\()re", source))
            texts.push_back(what + "7");
        count += texts.size();
        for (const std::string& text : texts)
            EXPECT_TRUE(std::ranges::any_of(
                fault_messages(),
                [&](std::string_view message) { return values_in(text, message).has_value(); }))
                << text << " in " << entry.path().filename();
    }
    EXPECT_GT(count, 80U);
}

TEST(FaultWords, AreEnglishByDefault) {
    EXPECT_EQ(fault_text({.where = "picture 17 at 16.0 s", .what = "queens c3 and f6 attack each other"}),
              "picture 17 at 16.0 s: queens c3 and f6 attack each other");
    EXPECT_EQ(fault_text({.where = "", .what = "{0} {x"}), "{0} {x");
}

}  // namespace
}  // namespace queenreel
