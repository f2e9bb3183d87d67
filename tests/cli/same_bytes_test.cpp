// The same command writes the same bytes, whoever runs it, where, when and on how many threads.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <thread>

#include "child.h"
#include "extent.h"
#include "german_locale.h"
#include "queenreel/encode/format.h"

namespace queenreel::test {

namespace {

/// A command of each format and companion, with text in it wherever there may be.
const std::vector<std::vector<std::string>>& commands() {
    static const std::vector<std::vector<std::string>> all{
        {"animate", "6", "-o", "x.mp4", "--size", "240", "--caption", "Six queens"},
        {"animate", "6", "-o", "captions.mp4", "--size", "160", "--captions", "track,vtt,srt"},
        {"animate", "4", "-o", "search.mp4", "--story", "search", "--size", "640x360", "--fps", "6",
         "--captions", "track"},
        {"animate", "4", "-o", "search.gif", "--story", "search", "--size", "640x360"},
        {"animate", "6", "-o", "x.gif", "--size", "240", "--coordinates", "inside"},
        {"animate", "5", "-o", "whole.gif", "--clips", "clips", "--size", "160"},
        {"animate", "5", "-o", "x.webp", "--size", "240", "--background", "transparent"},
        {"animate", "5", "-o", "x.apng", "--size", "240", "--loop", "3"},
        {"animate", "4", "-o", "x.y4m", "--size", "120", "--fps", "5"},
        {"animate", "5", "-o", "x.webm", "--size", "240", "--captions", "track"},
        {"animate", "4", "-o", "av1.webm", "--size", "120", "--codec", "av1"},
        {"animate", "5", "-o", "x.mov", "--size", "240", "--captions", "track"},
        {"animate", "5", "-o", "seen-through.webm", "--size", "240", "--background", "transparent"},
        {"animate", "4", "--story", "walkthrough", "--steps", "steps.pdf"},
        {"render", "6", "-o", "svg/", "--caption", "Six queens", "--coordinates", "outside"},
        {"render", "6", "-o", "png/", "--format", "png", "--size", "240", "--coordinates", "outside"},
        {"animate", "5", "-o", "x.html", "--static"},
        {"animate", "5", "-o", "x.scorm", "--static"},
        {"animate", "4", "--story", "search", "--questions", "-o", "x.moodle", "--static"},
        {"render", "4", "-o", "x.avif", "--solution", "1", "--size", "240", "--background", "transparent"},
        {"render", "4", "-o", "still.webp", "--solution", "2", "--size", "240"},
        {"render", "6", "-o", "x.pdf", "--caption", "Six queens"},
        {"render", "5", "-o", "x.pptx", "--caption", "Five queens", "--size", "640x360"},
        {"solve", "6", "--trace", "events.jsonl", "--solver", "backtracking"},
    };
    return all;
}

/// Something about a machine that must not matter.
struct Circumstance {
    std::string name;
    std::map<std::string, std::string> environment{};
    std::string threads{};
};

/// Rules of a user who wants letters hard, fat, slanted and of another family, wherever they are drawn.
void write_odd_rules(const std::filesystem::path& file) {
    std::ofstream out(file);
    out << "<?xml version=\"1.0\"?><fontconfig><include "
           "ignore_missing=\"yes\">/etc/fonts/fonts.conf</include>"
           "<match target=\"pattern\"><edit name=\"family\" mode=\"assign\" binding=\"same\">"
           "<string>DejaVu Serif</string></edit></match><match target=\"font\">";
    for (const char* rule :
         {"antialias\" mode=\"assign\"><bool>false</bool>",
          "hintstyle\" mode=\"assign\"><const>hintfull</const>",
          "autohint\" mode=\"assign\"><bool>true</bool>", "hinting\" mode=\"assign\"><bool>true</bool>",
          "rgba\" mode=\"assign\"><const>rgb</const>", "embolden\" mode=\"assign\"><bool>true</bool>",
          "matrix\" mode=\"assign\"><times><name>matrix</name><matrix><double>1</double>"
          "<double>0.4</double><double>0</double><double>1</double></matrix></times>"})
        out << "<edit name=\"" << rule << "</edit>";
    out << "</match></fontconfig>\n";
}

/// Runs a command in `folder`.
void write_files(const Folder& folder, std::vector<std::string> words, const Circumstance& circumstance) {
    if (!circumstance.threads.empty() && words[0] != "solve")
        words.insert(words.end(), {"--threads", circumstance.threads});
    const Outcome outcome =
        run({.words = words, .folder = folder.path(), .environment = circumstance.environment});
    EXPECT_EQ(outcome.code, 0) << words[0] << ": " << outcome.error;
}

void expect_same(const Folder& expected, const Folder& actual) {
    ASSERT_EQ(actual.names(), expected.names());
    for (const std::string& name : expected.names())
        if (std::filesystem::is_regular_file(expected / name))
            EXPECT_TRUE(read_file(actual / name) == read_file(expected / name)) << name << " differs";
}

void expect_every_format(const std::vector<std::string>& names) {
    for (const Format& format : formats())
        EXPECT_TRUE(std::ranges::any_of(names, [&](const std::string& name) {
            return name.ends_with("." + std::string(format.name));
        })) << format.name;
}

/// What the machine of another user may be like. `home` is that user's, with rules of their own.
std::vector<Circumstance> circumstances(const Folder& home, const GermanLocale& german) {
    std::filesystem::create_directories(home / ".config/fontconfig");
    write_odd_rules(home / ".config/fontconfig/fonts.conf");
    write_odd_rules(home / "odd.conf");
    return {
        {.name = "one thread", .threads = "1"},
        {.name = "three threads", .threads = "3"},
        {.name = "eight threads", .threads = "8"},
        {.name = "a locale with commas", .environment = german.environment()},
        {.name = "another language",
         .environment =
             {{"LANG", "ja_JP.UTF-8"}, {"LANGUAGE", "ja:zh"}, {"PANGO_LANGUAGE", "ja"}, {"FC_LANG", "ja"}}},
        {.name = "the C locale", .environment = {{"LC_ALL", "C"}, {"LANG", "C"}}},
        {.name = "another time zone", .environment = {{"TZ", "Asia/Kathmandu"}}},
        {.name = "another user",
         .environment = {{"HOME", home.path()}, {"XDG_CONFIG_HOME", home / ".config"}, {"USER", "other"}}},
        {.name = "no user",
         .environment = {{"HOME", "/nonexistent"},
                         {"XDG_CONFIG_HOME", "/nonexistent"},
                         {"XDG_CACHE_HOME", "/nonexistent"}}},
        {.name = "a processor without vectors",
         .environment = {{"AOM_SIMD_CAPS", "0"}, {"VPX_SIMD_CAPS", "0"}}},
        {.name = "rules for fonts", .environment = {{"FONTCONFIG_FILE", home / "odd.conf"}}},
    };
}

/// Returns true if a command goes through a circumstance: all in exhaustive runs. In quick ones, one of those
/// that code is a matter of, threads, commas and rules for fonts, has its turn.
bool is_tried(const Circumstance& circumstance, std::size_t turn) {
    static constexpr const char* tried[] = {"three threads", "a locale with commas", "rules for fonts"};
    return !is_quick() || circumstance.name == tried[turn % std::size(tried)];
}

class SameBytesLaws : public Law {};
LAW_EXTENTS(SameBytesLaws);

TEST_P(SameBytesLaws, AreWrittenWhateverTheMachineIsLike) {
    std::vector<Folder> expected(commands().size());
    std::vector<std::string> names;
    for (std::size_t i = 0; i < commands().size(); ++i) {
        write_files(expected[i], commands()[i], {.name = "as it is"});
        std::ranges::copy(expected[i].names(), std::back_inserter(names));
    }
    expect_every_format(names);
    const auto started = std::chrono::system_clock::now();
    const GermanLocale german;
    const Folder home;
    for (const Circumstance& circumstance : circumstances(home, german)) {
        SCOPED_TRACE(circumstance.name);
        for (std::size_t i = 0; i < commands().size(); ++i) {
            if (!is_tried(circumstance, i))
                continue;
            const Folder folder;
            write_files(folder, commands()[i], circumstance);
            expect_same(expected[i], folder);
        }
    }
    // A date, if there were one, would have a precision of a second.
    EXPECT_GT(std::chrono::system_clock::now() - started, std::chrono::seconds(1));
}

// The date that is set is in a document that can have one, and nothing else depends on it.
TEST(SameBytes, HaveTheDateThatIsSetAndNoOther) {
    const Folder plain;
    const Folder dated;
    const std::vector<std::string> words{"render", "4", "-o", "x.pdf"};
    const auto at = [&](const char* date) {
        EXPECT_EQ(
            run({.words = words, .folder = dated.path(), .environment = {{"SOURCE_DATE_EPOCH", date}}}).code,
            0);
        std::filesystem::rename(dated / "x.pdf", dated / (std::string(date) + ".pdf"));
        return read_file(dated / (std::string(date) + ".pdf"));
    };
    EXPECT_EQ(run({.words = words, .folder = plain.path()}).code, 0);
    EXPECT_THAT(pdf_info(read_file(plain / "x.pdf")), testing::Not(testing::HasSubstr("CreationDate")));
    EXPECT_THAT(pdf_info(at("1577836800")), testing::HasSubstr("CreationDate: 20200101000000Z"));
    EXPECT_TRUE(at("soon") == read_file(plain / "x.pdf")) << "what is no date is none";
}

}  // namespace

}  // namespace queenreel::test
