#include "encode/svg/document.h"

#include <optional>
#include <vector>

#include "encode/svg/ids.h"
#include "encode/svg/tag.h"
#include "encode/svg/xml.h"

namespace queenreel {
namespace {

/// Writes the tags of a document, without groups that group nothing.
class SvgText {
  public:
    explicit SvgText(SvgIds& ids) : ids_(ids) {}

    void add(const SvgTag& tag) {
        if (tag.kind == SvgTag::Kind::closing) {
            if (open_.back())
                text_ += "</" + std::string(tag.name) + ">";
            open_.pop_back();
            return;
        }
        const bool needed = tag.name != "g" || !tag.attributes.empty();
        if (tag.kind == SvgTag::Kind::opening)
            open_.push_back(needed);
        if (needed)
            add_opening(tag);
    }

    void add_element(const std::string& name, std::string_view content) {
        if (!content.empty())
            text_ += "<" + name + ">" + xml_text(content) + "</" + name + ">";
    }

    std::string& text() { return text_; }

  private:
    void add_opening(const SvgTag& tag) {
        text_ += '<';
        text_ += tag.name;
        for (const SvgAttribute& attribute : tag.attributes) {
            text_ += ' ';
            text_ += attribute.name;
            text_ += "=\"";
            if (attribute.name == "id")
                ids_.add(text_, attribute.value);
            else
                ids_.add_value(text_, attribute.name, attribute.value);
            text_ += '"';
        }
        text_ += tag.kind == SvgTag::Kind::empty ? "/>" : ">";
    }

    SvgIds& ids_;
    std::string text_;
    std::vector<bool> open_;  // the elements that are open: whether they were written
};

/// Reads past the end of the element `name`.
void skip_to_end(SvgReader& reader, std::string_view name) {
    std::optional<SvgTag> tag = reader.next();
    while (tag && (tag->kind != SvgTag::Kind::closing || tag->name != name))
        tag = reader.next();
}

/// The root, with a size in pixels that a page may scale, and a role that makes readers say the title.
void finish_root(SvgTag& root) {
    std::erase_if(root.attributes, [](const SvgAttribute& attribute) { return attribute.name == "version"; });
    for (SvgAttribute& attribute : root.attributes)
        if (attribute.value.ends_with("px"))
            attribute.value.erase(attribute.value.size() - 2);
    root.attributes.push_back({"role", "img"});
}

}  // namespace

std::string finished_svg(std::string_view drawn, std::string_view title, std::string_view description) {
    SvgReader reader(drawn);
    SvgIds ids(drawn);
    SvgText text(ids);
    while (std::optional<SvgTag> tag = reader.next()) {
        const std::size_t unused = std::erase_if(tag->attributes, [&](const SvgAttribute& attribute) {
            return attribute.name == "id" && !ids.is_used(attribute.value);
        });
        if (tag->name == "symbol" && unused > 0) {  // a glyph that no text has
            skip_to_end(reader, "symbol");
            continue;
        }
        const bool is_root = tag->kind == SvgTag::Kind::opening && tag->name == "svg";
        if (is_root)
            finish_root(*tag);
        else
            shorten(*tag);
        text.add(*tag);
        if (is_root) {
            text.add_element("title", title);
            text.add_element("desc", description);
        }
    }
    ids.settle(text.text());
    return text.text() + '\n';
}

}  // namespace queenreel
