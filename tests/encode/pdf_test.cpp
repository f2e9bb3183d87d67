#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <memory>

#include "encode/output.h"
#include "folders.h"
#include "outputs_of_tests.h"

namespace queenreel {
namespace {

using testing::HasSubstr;
using testing::Not;

/// What poppler's pdfinfo tells of a file.
std::string told(const std::string& path) {
    const std::string command = "pdfinfo '" + path + "' 2>&1";
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
    EXPECT_THAT(content(folder / "x.pdf"), HasSubstr("/CreationDate (20200101000000Z)"));
}

}  // namespace
}  // namespace queenreel
