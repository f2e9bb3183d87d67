#pragma once

#include <span>
#include <string>
#include <string_view>

namespace queenreel {

/// A file of assets/pptx as it was when the program was built.
struct DeckTemplateFile {
    std::string_view name;  ///< without .xml
    std::string_view xml;
};

/// All of them: CMakeLists.txt makes the table.
std::span<const DeckTemplateFile> deck_template_files();

/// The template of that name, without the line breaks and indentation between its elements, for filled().
/// Throws std::out_of_range where there is none.
const std::string& deck_template(std::string_view name);

/// The same of the text of a file. A line break before an attribute becomes a space, and that behind the
/// declaration stays.
std::string without_indentation(std::string_view xml);

}  // namespace queenreel
