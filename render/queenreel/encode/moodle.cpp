#include <memory>
#include <string>
#include <string_view>

#include "queenreel/base/text.h"
#include "queenreel/base/xml.h"
#include "queenreel/encode/errors.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/page/assembly.h"

namespace queenreel {

std::unique_ptr<PictureWriter> png_writer(const OutputOptions& options);

namespace {

constexpr int picture_side = 480;  // pixels of a board, as wide as a column of text

/// A text in an element, in Moodle's form.
std::string text_element(std::string_view text) {
    return "<text>" + xml_text(text) + "</text>";
}

/// Text as HTML, which is escaped once more as XML.
std::string html_element(std::string_view name, std::string_view text) {
    return "<" + std::string(name) + " format=\"html\">" + text_element(xml_text(text)) + "</" +
           std::string(name) + ">\n";
}

std::string category(std::string_view title) {
    const std::string name = replaced(std::string(title), "/", "//");  // a single slash separates categories
    return "<question type=\"category\">\n<category>" + text_element("$course$/top/" + name) +
           "</category>\n</question>\n";
}

std::string answer_element(const QuestionAnswer& answer) {
    return "<answer fraction=\"" + std::string(answer.is_right ? "100" : "0") + "\" format=\"html\">" +
           text_element(xml_text(answer.text)) + "\n" + html_element("feedback", answer.reason) +
           "</answer>\n";
}

/// The questions of a film as a file for Moodle's question bank, each with the board as a picture; one right
/// answer of several is enough. Format: Moodle XML, as the documentation of Moodle 4 describes it.
class MoodleWriter final : public PictureWriter {
  public:
    explicit MoodleWriter(const OutputOptions& options)
        : title_(options.page.title),
          board_(options.look.scene.board ? png_writer(of_boards(options)) : nullptr) {}

    void start() override {
        questions_.clear();
        count_ = 0;
    }

    void put(const Frame& frame) override {
        if (frame.in_between || !frame.question || frame.question->answers.empty())
            return;
        ++count_;
        const Question& question = *frame.question;
        const std::string number = std::to_string(count_);
        questions_ += "<question type=\"multichoice\">\n<name>" +
                      text_element(number + ". " + question.text) +
                      "</name>\n<questiontext format=\"html\">" + shown(frame, "board-" + number + ".png") +
                      "</questiontext>\n<defaultgrade>1</defaultgrade>\n<single>true</single>\n"
                      "<shuffleanswers>false</shuffleanswers>\n<answernumbering>none</answernumbering>\n";
        for (const QuestionAnswer& answer : question.answers)
            questions_ += answer_element(answer);
        questions_ += "</question>\n";
    }

    void end() override {
        if (count_ == 0)
            throw NoQuestionsError();
        stream().write_text("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n" + category(title_) +
                            questions_ + "</quiz>\n");
    }

  private:
    /// The text of a question, and the board if the story has one.
    std::string shown(const Frame& frame, const std::string& picture) {
        const std::string text = "<p>" + xml_text(frame.question->text) + "</p>";
        if (!board_)
            return text_element(text);
        return text_element(text + "<p><img src=\"@@PLUGINFILE@@/" + picture + "\" alt=\"" +
                            xml_attribute(frame.description()) + "\"></p>") +
               "\n<file name=\"" + picture + "\" path=\"/\" encoding=\"base64\">" +
               base64(picture_of(frame)) + "</file>\n";
    }

    static OutputOptions of_boards(OutputOptions options) {
        options.format = &exact_format();
        options.look.width = options.look.height = picture_side;
        options.look.caption = false;
        options.look.scene.marks = true;
        options.look.scene.panels.clear();
        return options;
    }

    std::string picture_of(const Frame& frame) {
        Frame board = frame;
        board.panels.clear();
        board.caption.clear();
        return board_->file_of(board);
    }

    std::string title_;
    std::unique_ptr<PictureWriter> board_;  // null for a story without a board
    std::string questions_;
    int count_ = 0;
};

}  // namespace

std::unique_ptr<PictureWriter> moodle_writer(const OutputOptions& options) {
    return std::make_unique<MoodleWriter>(options);
}

}  // namespace queenreel
