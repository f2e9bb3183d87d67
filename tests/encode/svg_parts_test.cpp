#include <gtest/gtest.h>

#include "encode/svg/path.h"
#include "encode/svg/tag.h"
#include "encode/svg/xml.h"

namespace queenreel {
namespace {

TEST(SvgPathTest, SaysTheSameInFewerBytes) {
    EXPECT_EQ(shorter_path("M 10 20 L 30 20 L 30 40 L 10 40 Z M 10 20 "), "m10 20h20v20H10z");
    EXPECT_EQ(shorter_path("M 1000 1000 L 1 2 L 3 5 "), "m1000 1000L1 2l2 3");
    EXPECT_EQ(shorter_path("M 0 0 C 0.5 0.25 -0.5 1 2.125 3 "), "m0 0c.5.25-.5 1 2.13 3");
    EXPECT_EQ(shorter_path("M 6 18 L 6 18 "), "m6 18h0");  // a dot, where lines have round ends
    EXPECT_EQ(shorter_path("M 1 1 M 2 2 L 3 3 M 9 9 "), "m2 2 1 1");
    EXPECT_EQ(shorter_path(""), "");
}

TEST(SvgPathTest, RoundsEveryPointByItself) {
    std::string path = "M 0 0";
    for (int step = 1; step <= 1000; ++step)
        path += " L " + std::to_string(step * 0.004) + " " + std::to_string(step);
    EXPECT_TRUE(shorter_path(path + " L 4.5 1000").ends_with("h.5"));
}

TEST(SvgPathTest, LeavesOtherPathsAsTheyAre) {
    for (const char* path :
         {"M 1", "m 1 2 l 3 4", "M 1 2 A 1 1 0 0 0 2 2", "M 1 2 L x y", "M 1e99 0", "M nan 0"}) {
        EXPECT_EQ(shorter_path(path), path);
    }
}

/// The attributes of a tag, shortened.
std::string shortened(const std::string& text) {
    SvgTag tag = SvgReader(text).next().value_or(SvgTag());
    shorten(tag);
    std::string attributes;
    for (const SvgAttribute& attribute : tag.attributes)
        attributes += attribute.name + "=" + attribute.value + " ";
    return attributes;
}

TEST(SvgTagTest, ColorsAreHexadecimalAndInitialValuesGo) {
    EXPECT_EQ(
        shortened("<path style=\" stroke:none;fill-rule:nonzero;fill:rgb(94.117647%,85.098039%,70.980392%);"
                  "fill-opacity:1;\" d=\"M 1 2 L 3 4 \"/>"),
        "fill=#f0d9b5 d=m1 2 2 2 ");
    EXPECT_EQ(shortened("<g style=\"fill:rgb(0%,100%,20%);fill-opacity:0.5;\">"),
              "fill=#0f3 fill-opacity=0.5 ");
    EXPECT_EQ(shortened("<g fill=\"url(#linear0)\">"), "fill=url(#linear0) ");
}

TEST(SvgTagTest, MiterLimitsStayOnlyWithMiters) {
    EXPECT_EQ(shortened("<path style=\"stroke:rgb(0%,0%,0%);stroke-linejoin:miter;stroke-miterlimit:10;\"/>"),
              "stroke=#000 stroke-miterlimit=10 ");
    EXPECT_EQ(shortened("<path style=\"stroke:rgb(0%,0%,0%);stroke-linejoin:round;stroke-miterlimit:10;\"/>"),
              "stroke=#000 stroke-linejoin=round ");
}

TEST(SvgTagTest, MovesAreCoordinates) {
    EXPECT_EQ(shortened("<use xlink:href=\"#a\" transform=\"matrix(1,0,0,1,240,60.5)\"/>"),
              "xlink:href=#a x=240 y=60.5 ");
    EXPECT_EQ(shortened("<use transform=\"matrix(2,0,0,1,240,60)\"/>"), "transform=matrix(2,0,0,1,240,60) ");
    EXPECT_EQ(shortened("<g transform=\"matrix(1,0,0,1,240,60)\">"), "transform=matrix(1,0,0,1,240,60) ");
    EXPECT_EQ(shortened("<rect x=\"0\" y=\"0\" width=\"9\"/>"), "width=9 ");
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
