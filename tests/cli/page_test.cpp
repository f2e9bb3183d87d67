// Films as pages, on the command line. Browsers look at them in tests/web.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "child.h"
#include "queenreel/page/parts.h"

namespace queenreel::test {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

/// The outcome of `animate …` in a folder.
Outcome animate(const Folder& folder, std::vector<std::string> words) {
    words.insert(words.begin(), "animate");
    return run({.words = std::move(words), .folder = folder.path()});
}

/// A page of a search in a language.
std::string page(const std::string& language) {
    const Folder folder;
    const Outcome outcome = animate(
        folder, {"4", "--story", "search", "--static", "--lang", language, "--force", "-o", "x.html"});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    return read_file(folder / "x.html");
}

TEST(Pages, NameTheLanguageOfTheirStory) {
    EXPECT_THAT(page("en"), HasSubstr("<html lang=\"en\" dir=\"ltr\">"));
    const std::string german = page("de");
    EXPECT_THAT(german, HasSubstr("<html lang=\"de\" dir=\"ltr\">"));
    EXPECT_THAT(german, HasSubstr("<title>4 Damen: Suche mit backtracking</title>"));
    EXPECT_THAT(page("ar"), HasSubstr("<html lang=\"ar\" dir=\"rtl\">"));
}

TEST(Pages, LinkToTheirTranscript) {
    const Folder folder;
    const Outcome outcome = animate(folder, {"4", "--story", "walkthrough", "--lang", "fr", "--transcript",
                                             "html,md", "-o", "quatre dames.html"});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    EXPECT_THAT(read_file(folder / "quatre dames.html"),
                HasSubstr("</h1><a href=\"quatre%20dames.transcript.html\">Transcription</a></header>"));
    EXPECT_THAT(read_file(folder / "quatre dames.transcript.html"), HasSubstr("<html lang=\"fr\">"));
    EXPECT_THAT(page("fr"), Not(HasSubstr("Transcription</a>")));
}

TEST(Pages, SpeakTheLanguageOfTheirStory) {
    const std::string english = page("en");
    EXPECT_THAT(english, HasSubstr("title=\"Next solution (s)\""));
    EXPECT_THAT(english, Not(HasSubstr("\"words\":")));
    const std::string german = page("de");
    EXPECT_THAT(german, HasSubstr("title=\"Nächste Lösung (s)\""));
    EXPECT_THAT(german, HasSubstr("\"Pause\":\"Pause\""));
    EXPECT_THAT(german,
                HasSubstr("\"{count} queen placed\":[\"{count} Dame gesetzt\",\"{count} Damen gesetzt\"]"));
    EXPECT_THAT(german, HasSubstr("\"No queens.\":\"Keine Damen.\""));
    EXPECT_THAT(german, HasSubstr("\"forms\":\"10111"));
    EXPECT_THAT(german, HasSubstr("\"group\":\".\""));
    EXPECT_THAT(german, Not(HasSubstr("title=\"Next solution (s)\"")));
    for (const std::string& text : {english, german})
        EXPECT_THAT(text, Not(HasSubstr("{{")));
}

TEST(Pages, AreOneFileThatNamesNoAddress) {
    const Folder folder;
    for (const std::vector<std::string>& words : {std::vector<std::string>{"8", "-o", "x.html", "--static"},
                                                  {"5", "--story", "search", "-o", "x.html"}}) {
        if (words.back() != "--static" && !has_page_engine())
            continue;
        std::vector<std::string> all = words;
        all.emplace_back("--force");
        const Outcome outcome = animate(folder, all);
        ASSERT_EQ(outcome.code, 0) << outcome.error;
        EXPECT_THAT(folder.names(), ElementsAre("x.html"));
        std::string page = read_file(folder / "x.html");
        EXPECT_LE(page.size(), 400'000U);
        EXPECT_THAT(page, StartsWith("<!doctype html>"));
        EXPECT_THAT(page, Not(HasSubstr("{{")));
        EXPECT_THAT(page, Not(HasSubstr("\nimport ")));
        // The names of SVG's own vocabularies are no addresses that browsers load.
        const std::string vocabulary = "http://www.w3.org/";
        for (std::size_t at = page.find(vocabulary); at != std::string::npos; at = page.find(vocabulary))
            page.erase(at, vocabulary.size());
        EXPECT_THAT(page, Not(HasSubstr("://")));
    }
}

TEST(Pages, WithoutAnEngineHaveTheirPicturesAsData) {
    const Folder folder;
    const Outcome outcome = animate(folder, {"8", "-o", "x.html"});
    if (has_page_engine()) {
        EXPECT_EQ(outcome.code, 0) << outcome.error;
        return;
    }
    EXPECT_EQ(outcome.code, 3);
    EXPECT_THAT(outcome.error,
                HasSubstr("html: this build has no engine to tell stories in pages; give --static"));
    EXPECT_THAT(folder.names(), IsEmpty());
}

TEST(Pages, AreSmallWhereTheirPicturesAreFew) {
    const Folder folder;
    ASSERT_EQ(animate(folder, {"8", "-o", "x.html", "--static"}).code, 0);
    EXPECT_LE(std::filesystem::file_size(folder / "x.html"), 90'000U);
}

TEST(Pages, AreMadeOfATraceAsData) {
    const Folder folder;
    ASSERT_EQ(run({.words = {"solve", "5", "--solver", "backtracking", "--trace", "x.jsonl"},
                   .folder = folder.path()})
                  .code,
              0);
    const Outcome outcome = animate(folder, {"--events", "x.jsonl", "-o", "x.html", "--quiet"});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    EXPECT_THAT(read_file(folder / "x.html"), Not(HasSubstr("\"telling\"")));
}

TEST(Pages, SayWhatTheyCannotHave) {
    const Folder folder;
    const auto refused = [&](std::vector<std::string> words, const std::string& message, int code = 2) {
        const Outcome outcome = animate(folder, std::move(words));
        EXPECT_EQ(outcome.code, code) << message;
        EXPECT_EQ(outcome.error, "queenreel: " + message + "\n");
        EXPECT_THAT(folder.names(), IsEmpty());
    };
    refused({"4", "-o", "x.html", "--fps", "30"}, "--fps: html is as smooth as the screen; leave it out");
    refused({"4", "-o", "x.html", "--clips", "parts/"},
            "--clips: html has its chapters in one page; leave it out, or write an mp4");
    refused({"4", "-o", "x.gif", "--static"},
            "--static: gif has pictures only; leave it out, or write an html");
    refused(
        {"9", "--story", "search", "--duration", "full", "-o", "x.html"},
        "--duration: the story has more than 100,000 moments, and a page tells no more; give a --duration "
        "in seconds with --static, or a part with --select or --first",
        4);
}

}  // namespace
}  // namespace queenreel::test
