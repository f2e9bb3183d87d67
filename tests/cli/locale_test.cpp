#include <gtest/gtest.h>

#include "child.h"
#include "german_locale.h"

namespace queenreel::test {

namespace {

TEST(Locale, WithDecimalCommasChangesNothing) {
    const GermanLocale german;
    if (!german.writes_commas())
        GTEST_SKIP() << "localedef cannot make de_DE.UTF-8 here: install locales";
    const std::vector<std::vector<std::string>> commands{
        {"render", "6", "--marks", "attacks", "--size", "333", "--caption", "x", "-o", "a/"},
        {"render", "6", "-o", "b.pdf"},
        {"animate", "6", "--size", "100", "--hold", "0.25", "--fps", "12.5", "-o", "c.gif"},
        {"animate", "6", "--size", "100", "--hold", "0.25", "-o", "d.mp4", "--threads", "1"},
    };
    const Folder plain;
    const Folder with_commas;
    for (const auto& words : commands) {
        const Outcome expected =
            run({.words = words, .folder = plain.path(), .environment = {{"LC_ALL", "C"}}});
        const Outcome outcome =
            run({.words = words, .folder = with_commas.path(), .environment = german.environment()});
        EXPECT_EQ(outcome.code, 0) << outcome.error;
        EXPECT_EQ(expected.code, 0);
    }
    ASSERT_EQ(plain.names(), with_commas.names());
    for (const std::string& name : plain.names())
        if (name != "a")
            EXPECT_EQ(read_file(plain / name), read_file(with_commas / name)) << name;
    const Outcome refused = run({.words = {"animate", "6", "--hold", "0,25"},
                                 .folder = plain.path(),
                                 .environment = german.environment()});
    EXPECT_EQ(refused.code, 2);
}

}  // namespace

}  // namespace queenreel::test
