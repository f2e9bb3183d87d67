#include <gtest/gtest.h>

#include "queenreel/encode/svg/document.h"

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

}  // namespace
}  // namespace queenreel
