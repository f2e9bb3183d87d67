// SVGs that move, as the judge reads them: what is seen when, and what is no such drawing.

#include "queenreel/verify/read/svg_film.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "queenreel/verify/read/source.h"

namespace queenreel::judge {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

SvgFilm film(const std::string& text) {
    return SvgFilm({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

std::string document(const std::string& rules, const std::string& elements) {
    return "<svg><style>#r [class]{animation:10s step-end infinite both;opacity:0}" + rules + "</style>" +
           elements + "</svg>";
}

TEST(SvgFilm, ShowsWhatIsSeenFromEachChangeOn) {
    const SvgFilm shown =
        film(document("@keyframes a{20%{opacity:1}50%{opacity:0}}@keyframes b{0%,50%{opacity:1}}",
                      "<path class=\"a\" d=\"\"/><path class=\"b\" d=\"\"/><path d=\"\"/>"));
    EXPECT_EQ(shown.seconds(), 10);
    EXPECT_THAT(shown.changes(), ElementsAre(0, 0.2, 0.5));
    const std::string hidden = "<path display=\"none\" class=\"a\"";
    EXPECT_THAT(shown.still(0), HasSubstr(hidden));
    EXPECT_THAT(shown.still(1), Not(HasSubstr(hidden)));
    EXPECT_THAT(shown.still(2), HasSubstr(hidden));
    for (const std::size_t change : {0, 1, 2}) {
        EXPECT_THAT(shown.still(change), HasSubstr("<path class=\"b\""));
        EXPECT_THAT(shown.still(change), Not(HasSubstr("style")));
    }
}

TEST(SvgFilm, HasQueensWhereTheyStandOrGo) {
    const SvgFilm shown = film(document(
        "@keyframes q1{0%,20%{translate:0}30%,80%{translate:52px}100%{translate:0 -10px;opacity:0.5}}",
        "<use class=\"q q1\" href=\"#queen\" x=\"10\" y=\"20.5\"/>"));
    EXPECT_THAT(shown.changes(), ElementsAre(0, 0.2, 0.3, 0.8));
    EXPECT_THAT(shown.still(0), HasSubstr("x=\"10\" y=\"20.5\""));
    EXPECT_THAT(shown.still(1), HasSubstr("x=\"62\" y=\"20.5\"")) << "she is on her way there";
    EXPECT_THAT(shown.still(2), HasSubstr("x=\"62\" y=\"20.5\""));
    EXPECT_THAT(shown.still(3),
                HasSubstr("<use opacity=\"0.5\" class=\"q q1\" href=\"#queen\" x=\"10\" y=\"10.5\""));
}

TEST(SvgFilm, SaysWhatItDoesNotRead) {
    const std::string queen = "<use class=\"q q1\" x=\"10\" y=\"20\"/>";
    struct Other {
        std::string text;
        std::string why;
    };
    for (const Other& other : std::vector<Other>{
             {"<svg>@keyframes a{}</svg>", "has no '<style>'"},
             {"<style>@keyframes a{}</style>", "has no '{animation:'"},
             {document("@keyframes a{}", ""), "has no keyframes"},
             {document("@keyframes a{0%{rotate:3deg}}", ""), "changes 'rotate:3deg'"},
             {document("@keyframes a{x{opacity:1}}", ""), "has 'x' in place of a number"},
             {document("@keyframes a{0%{opacity:1}", ""), "ends in the middle"},
             {document("@keyframes q1{0%{translate:1px}}", "<use class=\"q q1\" y=\"1\"/>"),
              "moves an element without x"},
             {document("@keyframes q1{0%{translate:1px}}", "<use x=\"1\" y=\"1\" class=\"q q1\"/>"),
              "moves an element whose class follows its position"},
             {"<style>#r{animation:0s }@keyframes a{0%{opacity:1}}</style>", "takes no time"}}) {
        try {
            film(other.text);
            ADD_FAILURE() << other.text;
        } catch (const UnreadableError& error) {
            EXPECT_THAT(error.what(), HasSubstr(other.why)) << other.text;
        }
    }
}

}  // namespace
}  // namespace queenreel::judge
