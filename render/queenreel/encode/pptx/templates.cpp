#include "queenreel/encode/pptx/templates.h"

#include <algorithm>
#include <functional>
#include <map>

namespace queenreel {

std::string without_indentation(std::string_view xml) {
    std::string text;
    while (!xml.empty()) {
        const std::size_t end = std::min(xml.find('\n'), xml.size());
        text += xml.substr(0, end);
        xml.remove_prefix(std::min(end + 1, xml.size()));
        xml.remove_prefix(std::min(xml.find_first_not_of(' '), xml.size()));
        if (text.ends_with("?>"))
            text += '\n';
        else if (!xml.empty() && xml.front() != '<' && xml.front() != '{')
            text += ' ';
    }
    return text;
}

const std::string& deck_template(std::string_view name) {
    static const std::map<std::string_view, std::string, std::less<>> all = [] {
        std::map<std::string_view, std::string, std::less<>> texts;
        for (const DeckTemplateFile& file : deck_template_files())
            texts.emplace(file.name, without_indentation(file.xml));
        return texts;
    }();
    return all.at(name);
}

}  // namespace queenreel
