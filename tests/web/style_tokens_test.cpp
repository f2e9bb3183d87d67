#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "queenreel/frame/tokens.h"
#include "queenreel/page/assembly.h"
#include "queenreel/page/parts.h"

namespace queenreel {
namespace {

using testing::HasSubstr;

// Law: the style sheet takes each number that pages and pictures share from where pictures have it.
TEST(StyleTokens, AreTheNumbersOfPictures) {
    const std::string style(page_part("style.css"));
    const std::string variables = css_tokens();
    for (const StyleToken& token : style_tokens()) {
        EXPECT_THAT(style, HasSubstr("var(--" + std::string(token.name) + ")"));
        EXPECT_THAT(variables, HasSubstr("--" + std::string(token.name) + ":"));
    }
    EXPECT_THAT(variables, HasSubstr("--tried:" + std::to_string(tried_opacity).substr(0, 6) + ";"));
    EXPECT_THAT(variables, HasSubstr("--tint:16%;"));
    EXPECT_THAT(variables, HasSubstr("--glide:300ms;"));
}

}  // namespace
}  // namespace queenreel
