#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <stdexcept>
#include <string>

#include "queenreel/encode/pptx/parts.h"
#include "queenreel/encode/pptx/templates.h"

namespace queenreel {
namespace {

TEST(DeckTemplates, LoseTheirLineBreaksAndKeepTheirTexts) {
    EXPECT_EQ(without_indentation("<?xml version=\"1.0\"?>\n<a b=\"1\"\n    c=\"2\">\n  <d>e  f</d>\n"
                                  "  {{g}}\n  <h/>\n</a>\n"),
              "<?xml version=\"1.0\"?>\n<a b=\"1\" c=\"2\"><d>e  f</d>{{g}}<h/></a>");
    EXPECT_EQ(without_indentation("<a/>"), "<a/>");
    EXPECT_EQ(without_indentation(""), "");
}

TEST(DeckTemplates, AreFoundByTheirFilesNames) {
    EXPECT_GE(deck_template_files().size(), 20U);
    for (const DeckTemplateFile& file : deck_template_files()) {
        EXPECT_EQ(deck_template(file.name), without_indentation(file.xml)) << file.name;
        EXPECT_EQ(deck_template(file.name).find("  <"), std::string::npos) << file.name;
    }
    EXPECT_THROW(deck_template("nothing"), std::out_of_range);
}

TEST(DeckTemplates, HaveEveryColorOfAThemeThatTheyAskFor) {
    static const std::regex place(R"(\{\{(\w+)\}\})");
    const std::string& theme = deck_template("theme");
    std::size_t colors = 0;
    for (std::sregex_iterator i(theme.begin(), theme.end(), place); i != std::sregex_iterator(); ++i)
        if ((*i)[1] != "name") {
            EXPECT_TRUE(find_theme_color(std::string((*i)[1]))) << (*i)[1];
            ++colors;
        }
    EXPECT_EQ(colors, 12U) << "as many as a presentation's theme has";
    EXPECT_EQ(theme_xml(themes().front()).find("val=\"\""), std::string::npos);
}

}  // namespace
}  // namespace queenreel
