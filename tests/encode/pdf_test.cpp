#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <span>

#include "folders.h"
#include "outputs_of_tests.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/pdf_resources.h"
#include "queenreel/paint/paint_error.h"

namespace queenreel {
namespace {

using testing::HasSubstr;
using testing::Not;

/// What poppler's pdfinfo tells of a file.
std::string told(const std::string& path) {
    const std::string command = "pdfinfo -rawdates '" + path + "' 2>&1";
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
    std::string all;
    for (int c = 0; (c = std::fgetc(pipe.get())) != EOF;)
        all += static_cast<char>(c);
    return all;
}

TEST(PdfTest, HasAPageAPictureAndTheTitlesOfTheFirstAndTheLast) {
    const TemporaryFolder folder;
    write_pictures(small_output(*find_format("pdf"), folder / "x.pdf"), 3);
    const std::string info = told(folder / "x.pdf");
    EXPECT_THAT(info, HasSubstr("Pages:           3\n"));
    EXPECT_THAT(info, HasSubstr("Page size:       64 x 64 pts\n"));
    EXPECT_THAT(info, HasSubstr("4 queens, solution 1 \u2013 4 queens, solution 3\n"));
    EXPECT_THAT(info, Not(HasSubstr("CreationDate")));
}

TEST(PdfTest, OnePageHasItsTitleAndDescription) {
    const TemporaryFolder folder;
    write_pictures(small_output(*find_format("pdf"), folder / "x.pdf"), 1);
    const std::string info = told(folder / "x.pdf");
    EXPECT_THAT(info, HasSubstr("Title:           4 queens, solution 1\n"));
    EXPECT_THAT(info, HasSubstr("Subject:         Queens on four squares\n"));
}

TEST(PdfTest, HasTheDateThatReproducibleBuildsSet) {
    const TemporaryFolder folder;
    ::setenv("SOURCE_DATE_EPOCH", "1577836800", 1);
    write_pictures(small_output(*find_format("pdf"), folder / "x.pdf"), 1);
    ::unsetenv("SOURCE_DATE_EPOCH");
    EXPECT_THAT(told(folder / "x.pdf"), HasSubstr("CreationDate:    20200101000000Z\n"));
}

/// Part of a document with a page's dictionary.
std::string page_with(const std::string& forms) {
    return "6 0 obj\n<< /ExtGState << /a0 << /CA 1 >> >>\n   /XObject " + forms + "\n>>\nendobj\n";
}

std::string without_repeated(std::string text) {
    FormNames().drop_repeated(std::as_writable_bytes(std::span(text)));
    return text;
}

TEST(PdfFormNames, EachIsLeftOnceInItsPlace) {
    const std::string two = page_with("<< /x7 7 0 R /x7 7 0 R /x18 18 0 R /x7 7 0 R >>");
    const std::string one = page_with("<< /x7 7 0 R           /x18 18 0 R           >>");
    EXPECT_EQ(without_repeated(two + two), one + one);
    EXPECT_EQ(without_repeated(one.substr(0, one.find("   /XObject"))),
              one.substr(0, one.find("   /XObject")));
}

TEST(PdfFormNames, AreRefusedInAnotherForm) {
    for (const char* other : {"9 0 R", "<< /x7 7 0 R /x7 <</a 1>> >>", "<< /x7 7 0 R /x7 7 0 R",
                              "<< x7 7 0 R >>", "<</x7 7 0 R>>"}) {
        SCOPED_TRACE(other);
        EXPECT_THROW(without_repeated("\n   /XObject " + std::string(other)), PaintError);
    }
}

TEST(PdfFormNames, AreRefusedWhereFormsHaveNone) {
    std::string form = "7 0 obj\n<< /Length 9 0 R\n   /Type /XObject\n   /Subtype /Form\n";
    FormNames names;
    names.drop_repeated(std::as_writable_bytes(std::span(form)));
    EXPECT_THROW(names.end(), PaintError);
    std::string page = page_with("<< /x7 7 0 R >>");
    names.drop_repeated(std::as_writable_bytes(std::span(page)));
    names.end();
}

}  // namespace
}  // namespace queenreel
