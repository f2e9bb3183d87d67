// The questions of a film as Moodle reads them, parsed as XML.

#include <glib.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "outputs_of_tests.h"
#include "queenreel/encode/errors.h"
#include "queenreel/encode/format.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/io/memory_stream.h"
#include "xml_of_tests.h"

namespace queenreel {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// The texts of a document's elements by their paths, in order, and attributes as `path@name`.
std::map<std::string, std::vector<std::string>> texts_of(const std::string& xml) {
    std::map<std::string, std::vector<std::string>> texts;
    for (const XmlElement& element : elements_of(xml)) {
        for (const auto& [name, value] : element.attributes)
            texts[element.path + "@" + name].push_back(value);
        if (element.text.find_first_not_of(" \n") != std::string::npos)
            texts[element.path].push_back(element.text);
    }
    return texts;
}

Frame asking(std::string text, std::vector<QuestionAnswer> answers) {
    Frame frame;
    frame.board.size = 2;
    frame.board.cells.resize(4);
    frame.description = "A \"board\" & <nothing> else.";
    frame.question = Question{.text = std::move(text), .answers = std::move(answers)};
    return frame;
}

std::string bank_of(const std::vector<Frame>& frames) {
    OutputOptions options{};
    options.format = find_format("moodle");
    options.look.scene.size = 2;
    options.page.title = "Rows / columns";
    const auto writer = options.format->writer(options);
    MemoryStream stream;
    writer->begin(stream);
    for (const Frame& frame : frames)
        writer->put(frame);
    writer->end();
    return stream.text();
}

TEST(Moodle, HasEachQuestionWithItsAnswersAndTheBoard) {
    Frame silent = asking("", {});
    silent.question.reset();
    const std::vector<Frame> frames{
        asking("Where, if <anywhere>?", {{"a1", false, "No & no."}, {"b1", true, ""}}), silent,
        asking("A swap?", {}), asking("Two?", {{"Yes", true, "Because."}, {"No", false, "Because."}})};
    auto texts = texts_of(bank_of(frames));
    EXPECT_THAT(texts["quiz/question@type"], ElementsAre("category", "multichoice", "multichoice"));
    EXPECT_THAT(texts["quiz/question/category/text"], ElementsAre("$course$/top/Rows // columns"));
    EXPECT_THAT(texts["quiz/question/name/text"], ElementsAre("1. Where, if <anywhere>?", "2. Two?"));
    EXPECT_THAT(texts["quiz/question/answer@fraction"], ElementsAre("0", "100", "100", "0"));
    EXPECT_THAT(texts["quiz/question/answer/text"], ElementsAre("a1", "b1", "Yes", "No"));
    EXPECT_THAT(texts["quiz/question/answer/feedback/text"],
                ElementsAre("No &amp; no.", "Because.", "Because."));
    EXPECT_THAT(texts["quiz/question/questiontext/file@name"], ElementsAre("board-1.png", "board-2.png"));
    EXPECT_THAT(texts["quiz/question/questiontext/text"].front(),
                testing::AllOf(HasSubstr("<p>Where, if &lt;anywhere&gt;?</p>"),
                               HasSubstr("src=\"@@PLUGINFILE@@/board-1.png\""),
                               HasSubstr("alt=\"A &quot;board&quot; &amp; &lt;nothing&gt; else.\"")));
    for (const std::string& file : texts["quiz/question/questiontext/file"]) {
        gsize size = 0;
        const std::unique_ptr<guchar, decltype(&g_free)> bytes(g_base64_decode(file.c_str(), &size), g_free);
        EXPECT_THAT(std::string(reinterpret_cast<const char*>(bytes.get()), size),
                    testing::StartsWith("\x89PNG\r\n"));
    }
}

TEST(Moodle, IsNoFileWithoutQuestions) {
    EXPECT_THROW(bank_of({}), NoQuestionsError);
    EXPECT_THROW(bank_of({asking("A swap?", {})}), NoQuestionsError);
}

}  // namespace
}  // namespace queenreel
