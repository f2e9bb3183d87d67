#include "queenreel/codecs/xmp.h"

#include <string_view>

#include "queenreel/base/xml.h"

namespace queenreel {
namespace {

/// A Dublin Core property in one language, the reader's default.
std::string property(std::string_view name, const std::string& text) {
    if (text.empty())
        return "";
    const std::string element = "dc:" + std::string(name) + ">";
    return "<" + element + "<rdf:Alt><rdf:li xml:lang=\"x-default\">" + xml_text(text) +
           "</rdf:li></rdf:Alt></" + element;
}

}  // namespace

std::string xmp_packet(const std::string& title, const std::string& description) {
    if (title.empty() && description.empty())
        return "";
    return R"(<?xpacket begin=")"
           "\xef\xbb\xbf"
           R"(" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">)"
           R"(<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">)"
           R"(<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">)" +
           property("title", title) + property("description", description) +
           R"(</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>)";
}

}  // namespace queenreel
