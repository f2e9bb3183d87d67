#include "queenreel/base/xml.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace queenreel {
namespace {

TEST(Xml, TextIsAlwaysWellFormed) {
    EXPECT_EQ(xml_text("a & b < c > d \"e\""), "a &amp; b &lt; c &gt; d \"e\"");
    EXPECT_EQ(xml_text("tab\tline\nbell\a"), "tab\tline\nbell\uFFFD");
    EXPECT_EQ(xml_text("D\u00e9 \u265B \U0001F451"), "D\u00e9 \u265B \U0001F451");
    const std::string bad = "\uFFFD";
    EXPECT_EQ(xml_text("\xc3"), bad);                      // cut short
    EXPECT_EQ(xml_text("\xc0\xaf"), bad + bad);            // too long
    EXPECT_EQ(xml_text("\xed\xa0\x80"), bad + bad + bad);  // a surrogate
    EXPECT_EQ(xml_text("\xef\xbf\xbf"), bad);              // U+FFFF, no character
    EXPECT_EQ(xml_text("\uFFFC \uFFFD \uFFFE"), "\uFFFC \uFFFD \uFFFD");
    EXPECT_EQ(xml_text("\xf4\x90\x80\x80"), bad + bad + bad + bad);  // past U+10FFFF
    EXPECT_EQ(xml_text(std::string_view("\0", 1)), bad);
}

TEST(Xml, AttributesHoldQuotes) {
    EXPECT_EQ(xml_attribute("\"a & b\" < 'c'"), "&quot;a &amp; b&quot; &lt; 'c'");
}

}  // namespace
}  // namespace queenreel
