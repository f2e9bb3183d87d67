#include <gtest/gtest.h>

#include "queenreel/encode/svg/document.h"
#include "queenreel/encode/svg/xml.h"
#include "queenreel/paint/paint_error.h"

namespace queenreel {
namespace {

/// A document as Cairo writes it: a queen with a clip, used on a page; with ids, or attributes, as given.
std::string document(const std::string& clip, const std::string& queen, const std::string& page) {
    return "<svg width=\"9\" version=\"1.1\">\n<defs>\n<clipPath id=\"" + clip +
           "\">\n  <rect x=\"0\" y=\"0\"/>\n</clipPath>\n<g id=\"" + queen + "\" clip-path=\"url(#" + clip +
           ")\">\n</g>\n</defs>\n<g" + page + ">\n<use xlink:href=\"#" + queen +
           "\" transform=\"matrix(1,0,0,1,4,5)\"/>\n</g>\n</svg>\n";
}

std::string id(const std::string& name) {
    return " id=\"" + name + "\"";
}

TEST(SvgDocumentTest, IdsDoNotTellWhatTheProcessDrewBefore) {
    const std::string first = finished_svg(document("clip1", "surface5", id("surface1")), "", "");
    EXPECT_EQ(finished_svg(document("clip7", "surface12", id("surface9")), "", ""), first);
    EXPECT_EQ(finished_svg(document("clip-2", "source-5", id("surface")), "", ""), first);
}

TEST(SvgDocumentTest, IsCairosTextButForIdsTitleDescriptionAndRole) {
    const std::string drawn = document("clip1", "surface5", id("surface1"));
    const std::string finished = finished_svg(drawn, "", "");
    const std::string name = finished.substr(finished.find(" id=\"") + 5, 5);
    std::string expected = document(name + "0", name + "1", "");
    expected.insert(expected.find(">\n"), " role=\"img\"");
    EXPECT_EQ(finished, expected);
    expected.insert(expected.find("<defs>"), "<title>A #1</title>\n<desc>\"B\" id=\"c\"</desc>\n");
    EXPECT_EQ(finished_svg("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + drawn, "A #1", "\"B\" id=\"c\""),
              expected);
}

TEST(SvgDocumentTest, IsRefusedWhereItIsNotAsCairoWritesIt) {
    const std::string whole = document("clip1", "surface5", id("surface1"));
    const auto with = [&](const std::string& old, const std::string& other) {
        std::string text = whole;
        text.replace(text.find(old), old.size(), other);
        return text;
    };
    EXPECT_NO_THROW(finished_svg(whole, "", ""));
    EXPECT_THROW(finished_svg("", "", ""), PaintError);
    EXPECT_THROW(finished_svg(with("<svg ", "<s:svg "), "", ""), PaintError);
    EXPECT_THROW(finished_svg(with("</svg>", "</s:svg>"), "", ""), PaintError);
    EXPECT_THROW(finished_svg(with(" id=\"surface5\"", " xml:id='surface5'"), "", ""), PaintError);
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
