#include "tagged_pdf.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "child.h"
#include "extent.h"

namespace queenreel::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// Lines that write a PDF, x.pdf.
const std::vector<std::vector<std::string>>& lines_with_pdf() {
    static const std::vector<std::vector<std::string>> all{
        {"render", "6", "-o", "x.pdf"},
        {"render", "8", "--queens", "c3,f6", "--marks", "attacks", "--bare", "-o", "x.pdf"},
        {"sheet", "6", "-o", "x.pdf"},
        {"sheet", "6", "--unique", "--page", "letter", "-o", "x.pdf"},
        {"sheet", "6", "--handout", "-o", "x.pdf"},
        {"sheet", "8", "--handout", "--limit", "6", "-o", "x.pdf"},
        {"sheet", "8", "--exercises", "3", "--missing", "3", "--duplex", "long", "-o", "x.pdf"},
        {"sheet", "5", "--story", "search", "--select", "1-12", "-o", "x.pdf"},
        {"animate", "4", "--story", "walkthrough", "--steps", "x.pdf"},
        {"animate", "3", "--story", "search", "--questions", "--steps", "x.pdf"},
        {"animate", "4", "--story", "race", "--solver", "backtracking,bitmask", "--select", "1-12", "--steps",
         "x.pdf"},
        {"chart", "growth", "4-8", "-o", "x.pdf"},
        {"chart", "funnel", "6", "-o", "x.pdf"},
        {"chart", "map", "6", "-o", "x.pdf"},
    };
    return all;
}

// Law: every command's PDFs meet what PDF/UA-1 asks and can be checked, in any language, and no figure says
// again what a text of its page says. Several pages have an outline, whose words are those of the pages.
// Quick runs take turns between English and other languages.
class TaggedPdfLaws : public Law {};
LAW_EXTENTS(TaggedPdfLaws);

TEST_P(TaggedPdfLaws, AreReadAloudWhole) {
    const Folder folder;
    const std::vector<std::string> others{"de", "ja", "ar"};  // one for each line
    for (std::size_t i = 0; i < lines_with_pdf().size(); ++i) {
        const std::vector<std::string>& line = lines_with_pdf()[i];
        std::vector<std::string> languages{"en", others[i % others.size()]};
        if (is_quick())
            languages.erase(languages.begin() + (i + 1) % 2);
        for (const std::string& language : languages) {
            SCOPED_TRACE(testing::PrintToString(line) + " " + language);
            std::vector<std::string> words = line;
            words.insert(words.end(), {"--lang", language, "-q", "--force"});
            const Outcome outcome = run_in(folder, words);
            ASSERT_EQ(outcome.code, 0) << outcome.error;
            const TaggedPdf pdf = read_tagged_pdf(folder / "x.pdf");
            EXPECT_THAT(pdf.faults, IsEmpty());
            EXPECT_EQ(pdf.language, language);
            EXPECT_EQ(pdf.bookmarks.empty(), pdf.readings.back().page == 1);
            for (const PdfReading& figure : pdf.readings)
                for (const PdfReading& said : pdf.readings)
                    if (figure.type == "Figure" && said.type != "Figure" && said.page == figure.page &&
                        std::ranges::count(said.text, ' ') > 3)
                        EXPECT_THAT(figure.text, Not(HasSubstr(said.text + ".")));
        }
    }
}

}  // namespace
}  // namespace queenreel::test
