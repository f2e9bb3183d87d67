#pragma once

#include <span>
#include <string>
#include <string_view>

namespace queenreel {

/// A file of assets/pptx, embedded when the program was built.
struct DeckTemplateFile {
    std::string_view name;  ///< without .xml
    std::string_view xml;
};

/// All template files, in a table made by CMakeLists.txt.
std::span<const DeckTemplateFile> deck_template_files();

/// The template of that name, without the line breaks and indentation between its elements, for filled().
/// Throws std::out_of_range if there is none.
const std::string& deck_template(std::string_view name);

/// Removes indentation from the text of a file in the same way. A line break before an attribute becomes a
/// space; the one after the XML declaration stays.
std::string without_indentation(std::string_view xml);

}  // namespace queenreel
