#include <gtest/gtest.h>

#include "queenreel/encode/svg/document.h"
#include "queenreel/encode/svg/xml.h"

namespace queenreel {
namespace {

TEST(SvgDocumentTest, SaysItsTitleAndDescriptionAndNamesWhatItDefines) {
    const std::string definitions =
        "<g id=\"\x01"
        "0\"/>";
    const std::string elements =
        "<use xlink:href=\"#\x01"
        "0\"/>";
    const SvgFrame frame{.width = 9, .height = 8, .title = "A #1", .description = "\"B\" id=\"c\""};
    const std::string text = svg_document(frame, definitions, elements);
    const std::string name = text.substr(text.find(" id=\"", text.find("<defs>")) + 5, 5);
    EXPECT_EQ(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"9\" "
        "height=\"8\" viewBox=\"0 0 9 8\" role=\"img\">\n<title>A #1</title>\n<desc>\"B\" "
        "id=\"c\"</desc>\n<defs><g id=\"" +
            name + "0\"/></defs>\n<use xlink:href=\"#" + name + "0\"/>\n</svg>\n");
    EXPECT_EQ(svg_document(frame, definitions, elements + "<g/>").find(name), std::string::npos);
}

TEST(SvgDocumentTest, HasNoPartsThatItDoesNotNeed) {
    const std::string text = svg_document({.width = 9, .height = 9}, "", "<g/>");
    for (const std::string part : {"<title", "<desc", "<defs", "<style"})
        EXPECT_EQ(text.find(part), std::string::npos) << part;
}

TEST(XmlTest, TextIsAlwaysWellFormed) {
    EXPECT_EQ(xml_text("a & b < c > d \"e\""), "a &amp; b &lt; c &gt; d \"e\"");
    EXPECT_EQ(xml_text("tab\tline\nbell\a"), "tab\tline\nbell\uFFFD");
    EXPECT_EQ(xml_text("D\u00e9 \u265B \U0001F451"), "D\u00e9 \u265B \U0001F451");
    const std::string bad = "\uFFFD";
    EXPECT_EQ(xml_text("\xc3"), bad);                      // cut short
    EXPECT_EQ(xml_text("\xc0\xaf"), bad + bad);            // longer than need be
    EXPECT_EQ(xml_text("\xed\xa0\x80"), bad + bad + bad);  // a surrogate
    EXPECT_EQ(xml_text("\xef\xbf\xbf"), bad);              // U+FFFF, no character
    EXPECT_EQ(xml_text("\uFFFC \uFFFD \uFFFE"), "\uFFFC \uFFFD \uFFFD");
    EXPECT_EQ(xml_text("\xf4\x90\x80\x80"), bad + bad + bad + bad);  // past U+10FFFF
    EXPECT_EQ(xml_text(std::string_view("\0", 1)), bad);
}

}  // namespace
}  // namespace queenreel
