// Stories on the command line: what each takes, what is written beside a film, and what is said about it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "child.h"
#include "project_paths.h"
#include "queenreel/story/story.h"

namespace queenreel::test {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;
using testing::UnorderedElementsAre;

/// A command that must succeed, in a folder.
Outcome done(const Folder& folder, std::vector<std::string> words) {
    Outcome outcome = run({.words = std::move(words), .folder = folder.path()});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    return outcome;
}

nlohmann::json answer(const Folder& folder, std::vector<std::string> words) {
    words.emplace_back("--json");
    return nlohmann::json::parse(done(folder, std::move(words)).output);
}

TEST(Stories, EachIsAFilmAndADocument) {
    for (const Story& story : stories()) {
        const std::string name(story.name);
        const Folder folder;
        const auto film = answer(folder, {"animate", "4", "--story", name, "--size", "320", "-o", "x.gif"});
        EXPECT_GT(film["pictures"], 0) << name;
        EXPECT_LE(film["seconds"], 151) << name;
        const auto pages = answer(folder, {"render", "4", "--story", name, "--select", "1-2", "-o", "x.pdf"});
        EXPECT_GE(pages["pictures"], 1) << name;
        EXPECT_THAT(folder.names(), ElementsAre("x.gif", "x.pdf"));
    }
}

// Rows and columns stand at the edge of stories that name them, unless there is to be nothing or no room.
TEST(Stories, LabelTheRowsAndColumnsTheyName) {
    const auto picture = [](const std::string& story, std::vector<std::string> options) {
        const Folder folder;
        std::vector<std::string> words{"render",   "4", "--story", story,
                                       "--select", "1", "-o",      "x-{index}.svg"};
        words.insert(words.end(), options.begin(), options.end());
        done(folder, words);
        return read_file(folder / folder.names().at(0));
    };
    for (const Story& story : stories()) {
        const std::string name(story.name);
        const std::string by_default = picture(name, {});
        const bool has_board = name != "race";
        EXPECT_EQ(by_default == picture(name, {"--coordinates", "outside"}), story.names_lines || !has_board)
            << name;
        EXPECT_EQ(by_default == picture(name, {"--coordinates", "none"}), !story.names_lines) << name;
        if (!story.names_lines)
            continue;
        const std::string bare = picture(name, {"--bare"});
        EXPECT_EQ(bare, picture(name, {"--bare", "--coordinates", "none"})) << name;
        EXPECT_EQ(by_default, picture(name, {"--numbering", "1"})) << name;
        EXPECT_NE(by_default, picture(name, {"--numbering", "0"})) << name;
        EXPECT_NE(by_default, picture(name, {"--numbering", "chess"})) << name;
    }
}

TEST(Stories, HaveNoClipsInAFile) {
    const Folder folder;
    std::ofstream(folder / "notes") << "mine";
    const Outcome outcome = run({.words = {"animate", "4", "--clips", "notes"}, .folder = folder.path()});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(outcome.error,
              "queenreel: notes: this is a file, but clips need a folder; choose another name\n");
    EXPECT_EQ(read_file(folder / "notes"), "mine");
    EXPECT_THAT(folder.names(), ElementsAre("notes"));
}

// Law: a search of any size is a film, if need be up to its first solution, which is said.
TEST(Stories, OfTooManySolutionsEndAtTheFirst) {
    const Folder folder;
    const auto dry_run = [&](std::vector<std::string> words) {
        words.insert(words.begin(), {"animate"});
        words.insert(words.end(), {"--story", "search", "--size", "240", "--panels", "none", "--dry-run",
                                   "--json", "-o", "x.gif"});
        return run_in(folder, words);
    };
    for (const std::string n : {"11", "14"}) {
        const Outcome ended = dry_run({n});
        EXPECT_EQ(ended.code, 0) << ended.error;
        EXPECT_DOUBLE_EQ(nlohmann::json::parse(ended.output)["seconds"].get<double>(), 75);
        EXPECT_THAT(ended.error,
                    StartsWith("queenreel: --first: a film of all solutions would take more than"));
    }
    EXPECT_EQ(dry_run({"6", "--duration", "60"}).error, "");
    EXPECT_EQ(dry_run({"11", "--limit", "2"}).error, "");
    const Outcome asked = dry_run({"10", "--duration", "75"});
    EXPECT_EQ(asked.code, 2);
    EXPECT_THAT(asked.error, HasSubstr("75 s is too short for 724 solutions"));
}

TEST(Stories, OfALongSearchTakeAMinuteAndAHalfUnlessSomethingElseIsSaid) {
    const Folder folder;
    const std::vector<std::string> words{"animate",  "6",    "--story", "search", "--size", "240",
                                         "--panels", "none", "--force", "-o",     "x.gif"};
    const auto with = [&](std::vector<std::string> options) {
        options.insert(options.begin(), words.begin(), words.end());
        options.emplace_back("--json");
        return done(folder, options);
    };
    const auto seconds = [](const Outcome& outcome) {
        return nlohmann::json::parse(outcome.output)["seconds"].get<double>();
    };
    const Outcome fitted = with({});
    EXPECT_DOUBLE_EQ(seconds(fitted), 75);
    EXPECT_THAT(fitted.error, StartsWith("queenreel: --duration: the story search was fitted to 75 s"));
    EXPECT_DOUBLE_EQ(seconds(with({"--pace", "web"})), 30);
    EXPECT_NEAR(seconds(with({"--pace", "demo"})), 18.75, 0.01);
    EXPECT_GT(answer(folder, {"animate", "8", "--story", "search", "--solver", "min-conflicts", "--size",
                              "120", "-o", "whole.gif"})["seconds"],
              80)
        << "a search of up to 90 s is shown in full, and says of each move how many attack its queen";
    const Outcome asked = with({"--duration", "45"});
    EXPECT_DOUBLE_EQ(seconds(asked), 45);
    EXPECT_EQ(asked.error, "");
    const Outcome full = with({"--duration", "full", "--transition", "cut"});
    EXPECT_GT(seconds(full), 90);
    EXPECT_EQ(full.error, "");
    const Outcome part = with({"--select", "1-6"});
    EXPECT_LT(seconds(part), 20);
    EXPECT_EQ(part.error, "");
    EXPECT_EQ(with({"--quiet"}).error, "");
}

TEST(Stories, OfManySolutionsAreAsLongAsTheyNeed) {
    const Folder folder;
    const auto film = answer(folder, {"animate", "10", "--story", "search", "--size", "120", "--panels",
                                      "none", "--quality", "draft", "-o", "x.mp4"});
    EXPECT_GT(film["seconds"], 120);
    EXPECT_LT(film["seconds"], 240);
}

TEST(Stories, HoldWhatFlashesLongerAndSaySo) {
    const Folder folder;
    const Outcome outcome = done(folder, {"animate", "8", "--hold", "0.02", "--size", "120", "-o", "x.gif"});
    EXPECT_THAT(outcome.error, HasSubstr("nothing flashes more than three times a second"));
    EXPECT_EQ(lines(outcome.error).size(), 1U);
}

TEST(Stories, AcceptTheirOptions) {
    const Folder folder;
    const std::vector<std::vector<std::string>> lines_of_words{
        {"animate", "8", "--story", "search", "--solver", "min-conflicts", "--seed", "7"},
        {"animate", "8", "--story", "search", "--first", "--panels", "counters,code"},
        {"animate", "8", "--story", "search", "--first", "--panels", "none"},
        {"animate", "6", "--story", "search", "--limit", "2", "--hold", "solution=2s,test=0.2"},
        {"animate", "6", "--story", "race", "--solver", "tables,genetic,linear", "--seed", "3", "--first"},
        {"animate", "6", "--story", "race", "--solver", "min-conflicts", "--seed", "1,2,3"},
        {"animate", "6", "--story", "race", "--solver", "min-conflicts,tables", "--seed", "1,2"},
        {"animate", "6", "--story", "symmetry", "--transition", "fade"},
        {"animate", "6", "--first"},
        {"animate", "8", "--solver", "linear", "--first", "--transition", "glide"},
        {"animate", "8", "--duration", "20", "--end-pause", "1"},
    };
    for (std::vector<std::string> words : lines_of_words) {
        words.insert(words.end(), {"--size", "320", "-o", "x.gif", "--force", "--quiet"});
        const Outcome outcome = run({.words = words, .folder = folder.path()});
        EXPECT_EQ(outcome.code, 0) << outcome.error;
        EXPECT_EQ(outcome.error, "");
    }
}

// A search begins and ends with cards unless a part of it is picked, or nothing but the board is wanted.
TEST(Cards, AreAroundASearch) {
    const auto chapters = [](std::vector<std::string> options) {
        const Folder folder;
        std::vector<std::string> words{"animate",      "4",       "--story",  "search",   "--size",
                                       "240",          "--clips", "parts",    "--format", "gif",
                                       "--transition", "cut",     "--panels", "none"};
        words.insert(words.end(), options.begin(), options.end());
        done(folder, words);
        const auto manifest = nlohmann::json::parse(read_file(folder / "parts/manifest.json"));
        std::vector<std::string> titles;
        for (const auto& clip : manifest["clips"])
            titles.push_back(clip["title"]);
        return titles;
    };
    const auto starts = [](const std::vector<std::string>& titles) { return titles.front() == "The task"; };
    const auto ends = [](const std::vector<std::string>& titles) { return titles.back() == "Summary"; };
    for (const auto& [choice, title, end] :
         {std::tuple{"both", true, true}, std::tuple{"title", true, false}, std::tuple{"end", false, true},
          std::tuple{"none", false, false}}) {
        const auto titles = chapters({"--cards", choice});
        EXPECT_EQ(starts(titles), title) << choice;
        EXPECT_EQ(ends(titles), end) << choice;
    }
    EXPECT_TRUE(starts(chapters({})) && ends(chapters({})));
    for (const auto& part : {std::vector<std::string>{"--bare"}, {"--select", "1-9"}}) {
        const auto titles = chapters(part);
        EXPECT_FALSE(starts(titles) || ends(titles)) << part.front();
    }
}

TEST(Cards, SayWhatTheyAreGiven) {
    const Folder folder;
    done(folder,
         {"animate", "4", "--story", "search", "--first", "--size", "480", "--title", "Lecture 3",
          "--subtitle", "How a search goes back", "--captions", "srt", "-o", "x.mp4", "--quality", "draft"});
    EXPECT_THAT(read_file(folder / "x.srt"), HasSubstr("Lecture 3"));
}

TEST(Cards, AreRefusedWhereThereAreNone) {
    const auto refusal = [](std::vector<std::string> words) {
        const Folder folder;
        words.insert(words.begin(), {"animate", "4"});
        words.insert(words.end(), {"-o", "x.gif"});
        const Outcome outcome = run({.words = words, .folder = folder.path()});
        EXPECT_EQ(outcome.code, 2);
        EXPECT_THAT(folder.names(), IsEmpty());
        return outcome.error;
    };
    EXPECT_THAT(refusal({"--story", "search", "--cards", "end", "--title", "Queens"}),
                HasSubstr("--title: there is no title card to put it on; give --cards title"));
    EXPECT_THAT(refusal({"--subtitle", "Queens"}), HasSubstr("give --cards title with --story search"));
    EXPECT_THAT(refusal({"--story", "symmetry", "--cards", "both"}), StartsWith("queenreel: --cards: "));
    EXPECT_THAT(refusal({"--story", "search", "--cards", "all"}),
                HasSubstr("choose from none, title, end, both"));
}

// A question stands for its time, has a chapter, and comes before its answer.
TEST(Questions, StopTheFilm) {
    const auto film = [](std::vector<std::string> options) {
        const Folder folder;
        std::vector<std::string> words{"animate",   "4",       "--story",  "search", "--size",
                                       "240",       "--clips", "parts",    "-o",     "x.mp4",
                                       "--quality", "draft",   "--panels", "none"};
        words.insert(words.end(), options.begin(), options.end());
        done(folder, words);
        return nlohmann::json::parse(read_file(folder / "parts/manifest.json"))["clips"];
    };
    const auto plain = film({});
    const auto asking = film({"--questions", "--hold", "question=7"});
    const auto is_question = [](const auto& clip) {
        return clip["title"].template get<std::string>().ends_with('?');
    };
    EXPECT_TRUE(std::ranges::none_of(plain, is_question));
    EXPECT_GE(std::ranges::count_if(asking, is_question), 2);
    for (auto clip = asking.begin(); clip != asking.end(); ++clip)
        if (is_question(*clip))
            EXPECT_GE((*clip)["duration"].get<double>(), 7);
}

TEST(Questions, AreRefusedWhereThereIsNothingToAsk) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"animate", "8", "--questions"},
          {"animate", "8", "--story", "search", "--solver", "genetic", "--questions"}}) {
        const Folder folder;
        const Outcome outcome = run({.words = words, .folder = folder.path()});
        EXPECT_EQ(outcome.code, 2);
        EXPECT_THAT(outcome.error, StartsWith("queenreel: --questions: "));
        EXPECT_THAT(folder.names(), IsEmpty());
    }
}

// A caption of one's own stands above what a story says, and in place of a solution's number.
TEST(Captions, OfOnesOwnAreAddedToAStorys) {
    const auto told = [](const std::string& story, const std::string& caption) {
        const Folder folder;
        done(folder, {"animate", "4", "--story", story, "--size", "480", "--caption", caption, "--captions",
                      "srt", "-o", "x.mp4", "--quality", "draft"});
        return read_file(folder / "x.srt");
    };
    EXPECT_THAT(told("walkthrough", "Lecture {n}"), HasSubstr("Lecture 4 Place four queens"));
    EXPECT_THAT(told("walkthrough", "Lecture\\nthree"), HasSubstr("Lecture three Place four queens"));
    EXPECT_THAT(told("solutions", "Lecture 3"),
                testing::AllOf(HasSubstr("Lecture 3"), testing::Not(HasSubstr("1 of 2"))));
}

TEST(Captions, HaveNumbersAndSquaresForWordsInBraces) {
    const Folder folder;
    done(folder, {"animate", "6", "--size", "480", "--transition", "glide", "--caption",
                  "{number} of {count} on {n}: {queens}", "--captions", "srt", "-o", "x.mp4"});
    const std::string text = read_file(folder / "x.srt");
    EXPECT_THAT(text, HasSubstr("1 of 4 on 6: a3, b6, c2, d5, e1, f4\n"));
    EXPECT_THAT(text, HasSubstr("4 of 4 on 6: a4, b1, c5, d2, e6, f3\n"));
    EXPECT_THAT(text, testing::Not(HasSubstr("\n5\n"))) << "queens on their way are where they go";
}

// What a picture has no room for, or is not to show, is said beside it all the same.
TEST(Captions, AreKeptBesidePicturesWithoutThem) {
    for (const std::string story : {"solutions", "search", "walkthrough", "occupancy", "symmetry"})
        for (const std::vector<std::string>& without :
             {std::vector<std::string>{"--bare"}, {"--caption", ""}}) {
            SCOPED_TRACE(story + without.front());
            const Folder folder;
            std::vector<std::string> words{"animate", "4",     "--story",      story,
                                           "--size",  "240",   "--captions",   "vtt,srt",
                                           "-o",      "x.gif", "--transition", "cut"};
            words.insert(words.end(), without.begin(), without.end());
            done(folder, words);
            const std::string said = story == "solutions" ? "2 of 2" : story == "search" ? "row 1" : "4";
            EXPECT_THAT(read_file(folder / "x.vtt"), HasSubstr(said));
            EXPECT_THAT(read_file(folder / "x.srt"), HasSubstr(said));
            if (without.front() == "--bare")
                continue;  // which is told for longer where it is read
            words[8] = "-o";
            words.erase(words.begin() + 6, words.begin() + 8);
            words[7] = "y.gif";
            done(folder, words);
            EXPECT_EQ(read_file(folder / "y.gif"), read_file(folder / "x.gif"));
        }
}

TEST(Captions, RefuseUnreadableTextInEverySize) {
    const std::string text(120, 'm');
    for (const std::string size : {"240", "480", "1080", "1920x1080", "1080x1920"}) {
        const Folder folder;
        const Outcome outcome = run({.words = {"render", "8", "--story", "search", "--select", "1", "--size",
                                               size, "--caption", text, "-o", "x.png"},
                                     .folder = folder.path()});
        EXPECT_EQ(outcome.code, 2) << size;
        EXPECT_THAT(outcome.error, HasSubstr("--caption: 120 characters are too many to be legible")) << size;
        EXPECT_THAT(folder.names(), IsEmpty());
    }
    const Folder folder;
    done(folder, {"render", "8", "--story", "search", "--select", "1", "--size", "480", "--caption",
                  "Lecture 3: how a search goes back, and why", "-o", "x.png"});
}

TEST(SideOutputs, AreWrittenWithTheFilm) {
    const Folder folder;
    const Outcome outcome =
        done(folder, {"animate", "4", "--story", "walkthrough", "--size", "240", "--captions",
                      "vtt,srt,track", "--clips", "clips", "--steps", "steps.pdf", "-o", "x.mp4"});
    EXPECT_EQ(outcome.error, "");
    const auto names = folder.names();
    for (const char* name : {"x.mp4", "x.vtt", "x.srt", "steps.pdf", "clips/manifest.json"})
        EXPECT_THAT(names, testing::Contains(name));
    EXPECT_THAT(read_file(folder / "x.vtt"), StartsWith("WEBVTT"));
    EXPECT_THAT(read_file(folder / "x.srt"), StartsWith("1\n00:00:00,000 --> "));
    EXPECT_THAT(read_file(folder / "x.mp4"), HasSubstr("tx3g"));
    const auto manifest = nlohmann::json::parse(read_file(folder / "clips/manifest.json"));
    EXPECT_EQ(names.size(), 6 + manifest["clips"].size()) << "and the folder itself";
}

TEST(SideOutputs, ReplaceADefaultFilm) {
    const Folder folder;
    EXPECT_EQ(answer(folder, {"animate", "4", "--story", "walkthrough", "--size", "240", "--steps",
                              "x.pdf"})["first"],
              "x.pdf");
    EXPECT_THAT(folder.names(), ElementsAre("x.pdf"));
    done(folder, {"animate", "4", "--story", "walkthrough", "--size", "240", "--clips", "clips"});
    EXPECT_THAT(folder.names(), testing::Not(testing::Contains("queens.mp4")));
}

TEST(SideOutputs, HaveAPageForEachStepAndNoneForTheWay) {
    const Folder folder;
    done(folder, {"animate", "4", "--story", "walkthrough", "--size", "240", "--transition", "glide",
                  "--steps", "x.pdf", "-o", "x.mp4"});
    const auto stills = answer(folder, {"render", "4", "--story", "walkthrough", "-o", "y.pdf"});
    EXPECT_EQ(pdf_pages(read_file(folder / "x.pdf")), stills["pictures"].get<int>());
    EXPECT_EQ(pdf_pages(read_file(folder / "y.pdf")), stills["pictures"].get<int>());
}

TEST(SideOutputs, LeaveNothingWhenOneOfThemCannotBeOpened) {
    const Folder folder;
    const Outcome first = done(folder, {"animate", "4", "--size", "120", "--captions", "vtt", "-o", "x.mp4"});
    const std::string film = read_file(folder / "x.mp4");
    std::filesystem::remove(folder / "x.mp4");
    const Outcome outcome =
        run({.words = {"animate", "4", "--size", "120", "--captions", "vtt", "-o", "x.mp4"},
             .folder = folder.path()});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.error, testing::AllOf(HasSubstr("x.vtt"), HasSubstr("--force")));
    EXPECT_THAT(folder.names(), ElementsAre("x.vtt"));
}

TEST(RenderStory, WritesAPictureAStepWithNumbersOfOneWidth) {
    const Folder folder;
    const auto all =
        answer(folder, {"render", "4", "--story", "walkthrough", "--size", "240", "-o", "steps/"});
    const auto names = folder.names();
    EXPECT_EQ(names.size(), all["pictures"].get<int>() + 1);
    for (std::size_t i = 2; i < names.size(); ++i)
        EXPECT_EQ(names[i].size(), names[1].size()) << names[i];
    EXPECT_THAT(names[1], StartsWith("steps/queens-4-"));
    done(folder, {"render", "4", "--story", "walkthrough", "--format", "png", "--size", "240", "--select",
                  "1", "-o", "first.png"});
    EXPECT_THAT(read_file(folder / "first.png"), StartsWith("\x89PNG"));
}

TEST(FilmModule, IsNamedWhenMissingAndNothingIsWritten) {
    const Folder folder;
    std::filesystem::create_directory(folder / "bin");
    std::filesystem::copy(std::filesystem::path(QUEENREEL_BINARY_DIR) / "queenreel",
                          folder / "bin/queenreel");
    const std::string line =
        "cd " + folder.path().string() +
        " && bin/queenreel animate 4 --story walkthrough --captions vtt -o film.mp4 2>error; echo $? >code";
    ASSERT_EQ(std::system(line.c_str()), 0);
    EXPECT_EQ(read_file(folder / "code"), "3\n");
    EXPECT_EQ(lines(read_file(folder / "error")).size(), 1U) << read_file(folder / "error");
    EXPECT_THAT(folder.names(), UnorderedElementsAre("bin", "bin/queenreel", "code", "error"));
}

}  // namespace

}  // namespace queenreel::test
