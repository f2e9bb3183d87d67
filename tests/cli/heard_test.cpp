#include "queenreel/cli/heard.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "project_paths.h"
#include "queenreel/base/text.h"
#include "queenreel/cli/heard_messages.h"
#include "queenreel/words/said_again.h"
#include "spoken.h"
#include "thrown_texts.h"

namespace queenreel::test {
namespace {

bool has_one_for(std::span<const std::string_view> messages, const std::string& text) {
    return std::ranges::any_of(
        messages, [&](std::string_view message) { return values_in(text, message).has_value(); });
}

/// The texts that a source throws with an error, with 7 for each value.
std::vector<std::string> thrown_in(const std::string& source) {
    return texts_after(R"re((?:LineError|BoardTextError|AnswerError)\((?:\w+,)?\s*(?:fmt::format\()?)re",
                       source);
}

/// Texts with words in place of some values, such as a number of squares; tables contain them with these.
const std::set<std::string> joined{
    "7",
    "7 is not in 7 7; name the row or column that is chosen",
    "line 7 has 7, and the first row has 7; give all rows as many",
    "it has 7 of 7; give as many rows as columns",
    "it is not a board; 7, such as [1, 3, 0, 2]",
    "row 7 has 7; give 7",
    "no solution of n = 7 has 7; move or leave out one",
};

// Law: errors in a line of a trace, a board, or a handout have messages, so that catalogs can have them.
TEST(Heard, HasMessagesForEveryTextOfTracesBoardsAndHandouts) {
    std::size_t count = 0;
    for (const char* room :
         {"/src/core/queenreel/trace", "/src/core/queenreel/boards", "/render/queenreel/sheet"})
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator(std::string(QUEENREEL_SOURCE_DIR) + room)) {
            if (entry.path().extension() != ".cpp")
                continue;
            std::ifstream file(entry.path());
            for (std::string text : thrown_in({std::istreambuf_iterator<char>(file), {}})) {
                ++count;
                if (text.starts_with("7: "))  // the file's name
                    text = text.substr(3);
                if (joined.contains(text))
                    continue;
                const std::size_t semicolon = text.rfind("; ");
                std::string why = text.substr(0, semicolon);
                EXPECT_TRUE(has_one_for(heard_reasons(), why)) << text << " in " << entry.path().filename();
                if (semicolon != text.npos && text.substr(semicolon) != "; 7")
                    EXPECT_TRUE(has_one_for(heard_remedies(), text.substr(semicolon + 2)))
                        << text << " in " << entry.path().filename();
            }
        }
    EXPECT_GT(count, 50U);
}

// Law: a text finds the message it was filled from, as no earlier one matches.
TEST(Heard, FindsEachMessageFirst) {
    for (const auto messages : {heard_reasons(), heard_remedies(), heard_parts()})
        for (const std::string_view message : messages) {
            const std::string braces = replaced(replaced(std::string(message), "{{", "("), "}}", ")");
            const std::string text = std::regex_replace(braces, std::regex(R"re(\{\w+\})re"), "7");
            const std::string filled = replaced(replaced(text, "(", "{"), ")", "}");
            const auto first = std::ranges::find_if(
                messages, [&](std::string_view one) { return values_in(filled, one).has_value(); });
            ASSERT_NE(first, messages.end()) << filled;
            EXPECT_EQ(*first, message) << filled;
        }
}

// Law: in another language, what lower rooms say to users has no English word.
TEST(Heard, LeavesNoEnglishWord) {
    const Spoken spoken(commands_in_cyrillic());
    for (const std::string_view line : {
             "t.x:5: no queen attacks row 3, column 1; reject only attacked squares",
             "t.x:5: row 9 is off the board of n = 8; give 0 to 7",
             "t.x:5: 'row' is missing; give 0 to 7",
             "t.x:9: the trace is cut: it ends with '5'; write it again, or end it with {\"\":\"\"}",
             "t.x:2: it is not a solution: the given queen on row 1, column 2 does not stand; place it",
             "t.x:1: it is not the header of a trace; begin with {\"\":\"\"}",
             "b.x: board 3, row 2: column 9 is not on this board; count columns from 0 to 7",
             "b.x: line 2, column 3: '5' is not a whole number; give the queen's column in each row, from 0",
             "b.x: it has 3 rows, and N is 8; give boards of that size",
             "p.x: part 1 of 4 is there twice, also in q.x; give each part once",
             "p.x: part 3 of 4 is missing, of 2 in all; count it with count 8 --shard 3/4",
             "t.x:4: row 1, column 2 is not in row 3; name the row or column that is chosen",
             "b.x: line 2 has 3 squares, and the first row has 4; give all rows as many",
             "b.x: it has 3 rows of 4 squares; give as many rows as columns",
             "b.x: board 1: it is not a board; give the queen's column in each row, from 0, such as [1, 3, "
             "0, 2]",
             "x: no solution of n = 4 has all these queens; move or leave out one",
             "b: a1 and b2 attack each other, so no solution has both; move one of them",
             "x.y: exists, as do 3 others; give --resume to write only what is missing or differs, or "
             "--force to "
             "replace all",
             "N: 9 is out of range in a race of 5; 5 takes 1 to 8",
             "frames: more than 9 files; give a shorter film or a lower rate",
             "captions: no picture has any; choose pictures with captions",
             "x.vtt: no picture says anything, so there are no captions to write; leave them out, or choose "
             "pictures with captions",
             "moodle: the film asks nothing; choose a search that asks, such as that of backtracking",
             "html: this build has no engine to tell stories in pages; give --static for a page with its "
             "pictures, or build with the packages that scripts/packages lists",
             "pptx: 9x1 is too long for a slide, one side of which may be 5 times the other at most; choose "
             "another size",
             "encoder 5: libavcodec was built without it; install FFmpeg with 5, or choose another format",
             "size 9×9: gif cannot hold such pictures; use sides from 1 to 8",
             "sound: gif has none; use mp4, mov or webm",
             "5: no such film format; use mp4 or gif",
             "transparent: gif has no alpha; use webm, mov or apng",
             "codec 5: gif has one way to be coded; leave the codec out",
             "codec 5: a transparent mov has none but 5; leave the codec out",
             "codec 5: mp4 has none but 5; use one of these",
             "quality 5: mp4 has no such quality; use draft or best",
             "fps 9: cannot be kept; use more than 0 and at most 8",
         })
        for (const std::string& word : latin_words(heard(line)))
            EXPECT_TRUE(word == "row" || names_on_command_lines().contains(word))  // a key of traces
                << word << " in " << heard(line);
}

}  // namespace
}  // namespace queenreel::test
