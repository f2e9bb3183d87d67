// Fonts that are missing, unreadable, or lack a character.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>

#include "child.h"

namespace queenreel::test {

namespace {

using testing::HasSubstr;

TEST(Fonts, ReportMissingOnesAndWriteThePictures) {
    const Folder fonts;
    std::ofstream(fonts / "fonts.conf") << "<?xml version=\"1.0\"?><fontconfig></fontconfig>\n";
    const std::map<std::string, std::string> environment{{"FONTCONFIG_FILE", fonts / "fonts.conf"}};
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"animate", "4", "-o", "x.gif"},
          {"render", "4", "--solution", "1", "--caption", "one", "-o", "x.svg"},
          {"render", "4", "--solution", "1", "--coordinates", "outside", "-o", "x.png"}}) {
        const Folder folder;
        const Outcome outcome = run({.words = words, .folder = folder.path(), .environment = environment});
        EXPECT_EQ(outcome.code, 0);
        EXPECT_EQ(lines(outcome.error).size(), 1U) << outcome.error;
        EXPECT_THAT(outcome.error, HasSubstr("install fonts-inter and fonts-jetbrains-mono"));
        EXPECT_EQ(folder.names().size(), 1U);
    }
    const Folder folder;
    const Outcome bare = run({.words = {"animate", "4", "--bare", "-o", "x.gif"},
                              .folder = folder.path(),
                              .environment = environment});
    EXPECT_EQ(bare.error, "");
}

/// A fontconfig configuration with copies of some of this machine's fonts.
class CopiedFonts {
  public:
    /// Each of `families` in its regular weight.
    explicit CopiedFonts(const std::vector<std::string>& families) {
        std::filesystem::create_directory(folder_ / "fonts");
        for (const std::string& family : families) {
            const std::string file = answer_of("fc-match -f '%{file}' '" + family + ":regular'");
            std::filesystem::copy(file, path_of(family));
        }
        std::ofstream(folder_ / "fonts.conf")
            << "<?xml version=\"1.0\"?><fontconfig><dir>" << (folder_ / "fonts").string()
            << "</dir><cachedir>" << (folder_ / "cache").string() << "</cachedir></fontconfig>\n";
    }

    std::filesystem::path path_of(const std::string& family) const { return folder_ / "fonts" / family; }

    std::map<std::string, std::string> environment() const {
        return {{"FONTCONFIG_FILE", folder_ / "fonts.conf"}};
    }

    /// Makes fontconfig list the fonts as they are now.
    void list() const {
        answer_of("FONTCONFIG_FILE='" + (folder_ / "fonts.conf").string() + "' fc-cache -f");
    }

  private:
    static std::string answer_of(const std::string& command) {
        const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
        std::string answer;
        for (int letter = 0; (letter = std::fgetc(pipe.get())) != EOF;)
            answer += static_cast<char>(letter);
        return answer;
    }

    Folder folder_;
};

const std::vector<std::string> with_text{"render", "4",         "--solution",  "1",  "--size",
                                         "240",    "--caption", "Four queens", "-o", "x.png"};

TEST(Fonts, NameUnreadableOnesAndUseOthers) {
    const CopiedFonts right({"DejaVu Sans"});
    const Folder folder;
    ASSERT_EQ(run({.words = with_text, .folder = folder.path(), .environment = right.environment()}).code, 0);
    const std::string expected = read_file(folder / "x.png");

    const CopiedFonts wrong({"Inter", "DejaVu Sans"});
    wrong.list();
    std::filesystem::resize_file(wrong.path_of("Inter"), 100);
    const Folder other;
    const Outcome outcome =
        run({.words = with_text, .folder = other.path(), .environment = wrong.environment()});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_EQ(outcome.error, "queenreel: " + wrong.path_of("Inter").string() +
                                 ": this font cannot be read, so another was used; reinstall its package\n");
    EXPECT_EQ(read_file(other / "x.png"), expected);
}

TEST(Fonts, OfWhichNoneCanBeReadAreAsIfThereWereNone) {
    const CopiedFonts fonts({"Inter", "DejaVu Sans"});
    fonts.list();
    for (const char* family : {"Inter", "DejaVu Sans"})
        std::filesystem::resize_file(fonts.path_of(family), 100);
    const Folder folder;
    const Outcome outcome =
        run({.words = with_text, .folder = folder.path(), .environment = fonts.environment()});
    EXPECT_EQ(outcome.code, 0);
    const auto said = lines(outcome.error);
    ASSERT_EQ(said.size(), 3U) << outcome.error;
    EXPECT_THAT(said[0], HasSubstr("this font cannot be read, so it was left out"));
    EXPECT_THAT(said[1], HasSubstr("this font cannot be read, so it was left out"));
    EXPECT_THAT(said[2], HasSubstr("so the pictures have no text"));
}

TEST(Fonts, WithoutSomeCharactersAreNotedOnceWithThePackageThatHelps) {
    const CopiedFonts fonts({"DejaVu Sans"});
    const auto error_of = [&](const std::string& caption, const std::vector<std::string>& more = {}) {
        std::vector<std::string> words{"animate", "4",       "--size", "240",  "--caption",
                                       caption,   "--force", "-o",     "x.gif"};
        words.insert(words.end(), more.begin(), more.end());
        const Folder folder;
        const Outcome outcome =
            run({.words = words, .folder = folder.path(), .environment = fonts.environment()});
        EXPECT_EQ(outcome.code, 0);
        return outcome.error;
    };
    EXPECT_EQ(error_of("Queens, éж♛"), "");
    EXPECT_EQ(error_of("王王"),
              "queenreel: text: no font here has 王 (U+738B), so boxes stand in its place; "
              "install fonts-noto-cjk\n");
    EXPECT_EQ(error_of("王 ก 🩻"),
              "queenreel: text: no font here has ก (U+0E01), 王 (U+738B), 🩻 (U+1FA7B), so boxes "
              "stand in their place; install fonts-noto-core, fonts-noto-cjk, fonts-symbola\n");
    EXPECT_THAT(error_of("一丁丂七丄丅丆万丈三"), HasSubstr("(U+4E07) and 2 more, so boxes"));
    EXPECT_THAT(error_of(""), HasSubstr("its place; leave them out"));
    EXPECT_EQ(error_of("王", {"--quiet"}), "");
}

TEST(Fonts, OfACommandAreNotNotedAgainForTheNext) {
    const auto error_of = [](const std::string& caption) {
        const Folder folder;
        return run_within(folder.path(),
                          {"render", "4", "--solution", "1", "--caption", caption, "-o", "x.png"})
            .error;
    };
    EXPECT_THAT(error_of("\U000F0000"), HasSubstr("(U+F0000), so boxes stand in its place"));
    EXPECT_EQ(error_of("queens"), "");
}

}  // namespace

}  // namespace queenreel::test
