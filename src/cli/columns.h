#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace queenreel {

/// `text` in lines that fit a usual terminal of eighty columns: the first after `head`, from column `begins`
/// on, the others below it. Where `head` reaches further, the text begins on the next line. Ends with a
/// newline.
std::string two_columns(std::string_view head, std::size_t begins, std::string_view text);

}  // namespace queenreel
