#pragma once

#include <map>
#include <string>
#include <vector>

namespace queenreel {

/// An element of an XML document.
struct XmlElement {
    std::string path;  ///< from the root: `quiz/question/name`
    std::map<std::string, std::string> attributes;
    std::string text;  ///< its own, without that of elements inside
};

/// The elements of a document in the order in which they begin. Fails the test if it is not XML.
std::vector<XmlElement> elements_of(const std::string& xml);

}  // namespace queenreel
