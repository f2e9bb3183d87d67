#include "tagged_pdf.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string_view>

#include "pdf_objects.h"

namespace queenreel::test {
namespace {

using nlohmann::json;

constexpr std::array painting{"f",  "f*", "F",  "S", "s",  "B",  "B*", "b",
                              "b*", "Tj", "TJ", "'", "\"", "Do", "sh", "BI"};
constexpr std::array structure{"Document", "H1", "H2", "P", "Figure"};

/// Returns the operators and operands of contents, strings as "(".
std::vector<std::string> tokens_of(std::string_view contents) {
    std::vector<std::string> tokens;
    for (std::size_t at = 0; at < contents.size(); ++at) {
        const char c = contents[at];
        if (c == '(') {
            int depth = 0;
            do {
                if (contents[at] == '\\')
                    ++at;
                else
                    depth += contents[at] == '(' ? 1 : contents[at] == ')' ? -1 : 0;
            } while (depth > 0 && ++at < contents.size());
            tokens.emplace_back("(");
        } else if (std::string_view(" \n\r\t[]<>").find(c) == std::string_view::npos) {
            const std::size_t end = std::min(contents.find_first_of(" \n\r\t[]<>(", at), contents.size());
            tokens.emplace_back(contents.substr(at, end - at));
            at = end - 1;
        }
    }
    return tokens;
}

class Reader {
  public:
    explicit Reader(const std::string& path)
        : objects_(path),
          // Contents in one stream per page; the objects keep no numbers.
          plain_(printed_by(
              "plain() { qpdf --qdf --coalesce-contents --object-streams=disable \"$1\" -; }; plain", path)) {
        read_catalog(path);
        read_pages();
        read_elements(path);
        read_outline();
    }

    TaggedPdf take() { return std::move(pdf_); }

  private:
    void need(bool holds, const std::string& what) {
        if (!holds)
            pdf_.faults.push_back(what);
    }

    void read_catalog(const std::string& path) {
        catalog_ = objects_.catalog();
        pdf_.language = PdfObjects::text(objects_.entry(catalog_, "/Lang"));
        need(!pdf_.language.empty(), "no language");
        need(objects_.entry(objects_.entry(catalog_, "/MarkInfo"), "/Marked") == true,
             "not marked as tagged");
        need(objects_.entry(objects_.entry(catalog_, "/ViewerPreferences"), "/DisplayDocTitle") == true,
             "title not shown");
        const std::string packet = printed_by("pdfinfo -meta", path);
        need(packet.find("<pdfuaid:part>1</pdfuaid:part>") != std::string::npos, "no claim of PDF/UA-1");
        constexpr std::string_view begin = "xml:lang=\"x-default\">";
        const std::size_t at = packet.find(begin);
        if (at != std::string::npos)
            pdf_.title = packet.substr(at + begin.size(), packet.find('<', at) - at - begin.size());
        need(!pdf_.title.empty(), "no title");
        std::istringstream fonts(printed_by("pdffonts", path));
        std::string line;
        for (int i = 0; std::getline(fonts, line); ++i)
            need(i < 2 || line.find(" yes yes yes ") != std::string::npos,
                 "font not embedded or without text: " + line);
    }

    /// Notes the marked content of each page, and anything outside of it.
    void read_pages() {
        add_pages(objects_.entry(catalog_, "/Pages"));
        std::vector<std::string_view> contents;
        constexpr std::string_view comment = "%% Contents for page ";
        for (std::size_t at = plain_.find(comment); at != std::string::npos;
             at = plain_.find(comment, at + 1)) {
            const std::size_t begin = plain_.find("\nstream\n", at) + 8;
            contents.push_back(
                std::string_view(plain_).substr(begin, plain_.find("endstream", begin) - begin));
        }
        need(contents.size() == pages_.size(),
             fmt::format("contents of {} of {} pages", contents.size(), pages_.size()));
        contents.resize(pages_.size());
        for (std::size_t i = 0; i < pages_.size(); ++i)
            read_contents(i + 1, tokens_of(contents[i]));
    }

    void add_pages(const json& node) {
        for (const json& kid : node.at("/Kids"))
            if (objects_.entry(objects_.resolved(kid), "/Type") == "/Pages")
                add_pages(objects_.resolved(kid));
            else
                pages_.push_back(kid.get<std::string>());
    }

    void read_contents(std::size_t page, const std::vector<std::string>& tokens) {
        int depth = 0;
        bool in_text = false;
        std::vector<bool> begun_in_text;
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            const std::string& token = tokens[i];
            if (token == "BT" || token == "ET")
                in_text = token == "BT";
            if (token == "BDC" || token == "BMC") {
                ++depth;
                begun_in_text.push_back(in_text);
                if (i >= 2 && tokens[i - 2] == "/MCID")
                    need(marked_[page].insert(std::stoi(tokens[i - 1])).second,
                         fmt::format("page {}: content twice", page));
            } else if (token == "EMC") {
                need(--depth >= 0, fmt::format("page {}: an end without a begin", page));
                need(!begun_in_text.empty() && begun_in_text.back() == in_text,
                     fmt::format("page {}: content cuts text", page));
                if (!begun_in_text.empty())
                    begun_in_text.pop_back();
            } else if (std::ranges::find(painting, token) != painting.end()) {
                need(depth > 0, fmt::format("page {}: {} is neither tagged nor decoration", page, token));
            }
        }
        need(depth == 0, fmt::format("page {}: content without an end", page));
    }

    void read_elements(const std::string& path) {
        const json& root = objects_.entry(catalog_, "/StructTreeRoot");
        const json& numbers = objects_.entry(objects_.entry(root, "/ParentTree"), "/Nums");
        std::map<int, json> parents;
        for (std::size_t i = 0; numbers.is_array() && i + 1 < numbers.size(); i += 2)
            parents[numbers.at(i).get<int>()] = objects_.resolved(numbers.at(i + 1));
        std::map<std::size_t, std::set<int>> owned;
        add_element(root.at("/K"), "", parents, owned);
        for (std::size_t page = 1; page <= pages_.size(); ++page)
            need(owned[page] == marked_[page],
                 fmt::format("page {}: tagged content without an element", page));
        need(!pdf_.readings.empty(), "nothing to read");
        read_letters(path);
    }

    void add_element(const json& reference, const std::string& parent, const std::map<int, json>& parents,
                     std::map<std::size_t, std::set<int>>& owned) {
        const json& element = objects_.resolved(reference);
        const std::string type = objects_.entry(element, "/S").get<std::string>().substr(1);
        need(std::ranges::find(structure, type) != structure.end(), "an element " + type);
        need(parent.empty() || element.at("/P") == parent, "an element with another parent");
        if (type == "Document") {
            for (const json& kid : objects_.entry(element, "/K"))
                add_element(kid, reference.get<std::string>(), parents, owned);
            return;
        }
        const auto found = std::ranges::find(pages_, element.at("/Pg").get<std::string>());
        const auto page = static_cast<std::size_t>(found - pages_.begin()) + 1;
        need(found != pages_.end(), "an element without a page");
        if (found == pages_.end())
            return;
        const json& key = objects_.entry(objects_.resolved(*found), "/StructParents");
        for (const json& content : objects_.entry(element, "/K")) {
            const int number = content.get<int>();
            owned[page].insert(number);
            const bool known = key.is_number() && parents.contains(key.get<int>());
            const json row = known ? parents.at(key.get<int>()) : json::array();
            need(static_cast<std::size_t>(number) < row.size() &&
                     row.at(static_cast<std::size_t>(number)) == reference,
                 fmt::format("page {}: content {} of another element", page, number));
        }
        if (type.starts_with("H")) {
            const int level = type[1] - '0';
            need(level <= level_ + 1, "a heading skips a level");
            level_ = level;
        }
        if (type == "Figure")
            check_box(element, page);
        const json& words = objects_.entry(element, type == "Figure" ? "/Alt" : "/ActualText");
        pdf_.readings.push_back({static_cast<int>(page), type, PdfObjects::text(words)});
        need(type != "Figure" || !pdf_.readings.back().text.empty(),
             fmt::format("page {}: a figure without words", page));
    }

    void check_box(const json& element, std::size_t page) {
        const json& box = objects_.entry(objects_.entry(element, "/A"), "/BBox");
        const json& media = objects_.entry(objects_.resolved(pages_.at(page - 1)), "/MediaBox");
        need(box.is_array() && box.size() == 4 && box[0] >= 0 && box[1] >= 0 && box[0] < box[2] &&
                 box[1] < box[3] && box[2].get<double>() <= media.at(2).get<double>() + 1 &&
                 box[3].get<double>() <= media.at(3).get<double>() + 1,
             fmt::format("page {}: a figure outside of its page: {}", page, box.dump()));
    }

    /// Adds the letters of headings and paragraphs without other text; poppler prints them in order.
    void read_letters(const std::string& path) {
        std::istringstream lines(printed_by("pdfinfo -struct-text", path));
        std::string line;
        std::vector<std::string> letters(pdf_.readings.size());
        std::size_t count = 0;
        while (std::getline(lines, line)) {
            const std::size_t at = line.find_first_not_of(' ');
            if (at == std::string::npos)
                continue;
            const std::string shown = line.substr(at);
            if (shown.starts_with("\"") && count > 0)
                letters[count - 1] += shown.substr(1, shown.size() - 2);
            else if (count < letters.size() && (shown.starts_with(pdf_.readings[count].type + " ") ||
                                                shown.starts_with(pdf_.readings[count].type + ":")))
                ++count;
        }
        need(count == letters.size(), "poppler reads other elements");
        for (std::size_t i = 0; i < letters.size(); ++i) {
            PdfReading& reading = pdf_.readings[i];
            if (reading.text.empty() && reading.type != "Figure")
                reading.text = letters[i];
            need(!reading.text.empty(), fmt::format("page {}: {} without text", reading.page, reading.type));
        }
    }

    void read_outline() {
        need(pages_.size() > 1 || !catalog_.contains("/Outlines"), "an outline of a single page");
        if (catalog_.contains("/Outlines"))
            add_bookmarks(catalog_.at("/Outlines"), 1);
        // Law: headings are bookmarks, in order, unless they repeat the previous one.
        std::vector<PdfBookmark> headings;
        std::array<std::string, 3> last;  // by level
        for (const auto& [page, type, words] : pdf_.readings)
            if (const int level = type[1] - '0'; type.starts_with("H") && last.at(level) != words) {
                headings.push_back({page, level, words});
                last.at(level) = words;
                if (level == 1)
                    last[2].clear();
            }
        const std::vector<PdfBookmark> begun = headings;
        for (const PdfBookmark& other : pdf_.bookmarks)  // of pages without a new heading
            if (std::ranges::find(begun, other.page, &PdfBookmark::page) == begun.end())
                headings.insert(std::ranges::upper_bound(headings, other.page, {}, &PdfBookmark::page),
                                other);
        // poppler orders letters of some scripts differently, and has codes for those no font has.
        const auto equals = [](const PdfBookmark& heading, const PdfBookmark& bookmark) {
            const bool is_latin = std::ranges::all_of(
                bookmark.title, [](char c) { return static_cast<unsigned char>(c) < 0xD0U; });
            return heading.page == bookmark.page && heading.level == bookmark.level &&
                   (heading.title == bookmark.title || !is_latin);
        };
        need(pages_.size() == 1 || std::ranges::equal(headings, pdf_.bookmarks, equals),
             "an outline of other headings");
    }

    /// Adds the items below one, and returns their number (ISO 32000-1, 12.3.3: at first, all are shown).
    int add_bookmarks(const json& parent, int level) {
        const json& above = objects_.resolved(parent);
        int count = 0;
        json previous;
        for (json at = above.value("/First", json()); !at.is_null(); ++count) {
            const json& item = objects_.resolved(at);
            need(item.at("/Parent") == parent, "a bookmark with another parent");
            need(item.value("/Prev", json()) == previous, "a bookmark after another");
            const auto page = std::ranges::find(pages_, item.at("/Dest").at(0).get<std::string>());
            need(page != pages_.end(), "a bookmark of no page");
            pdf_.bookmarks.push_back({static_cast<int>(page - pages_.begin()) + 1, level,
                                      PdfObjects::text(objects_.entry(item, "/Title"))});
            need(!pdf_.bookmarks.back().title.empty(), "a bookmark without a title");
            count += add_bookmarks(at, level + 1);
            previous = at;
            at = item.value("/Next", json());
        }
        need(above.value("/Last", json()) == previous, "another last bookmark");
        need(above.value("/Count", 0) == count, "another count of bookmarks");
        return count;
    }

    PdfObjects objects_;
    std::string plain_;
    json catalog_;
    std::vector<std::string> pages_;  // their references
    std::map<std::size_t, std::set<int>> marked_;
    int level_ = 0;
    TaggedPdf pdf_;
};

}  // namespace

TaggedPdf read_tagged_pdf(const std::string& path) {
    return Reader(path).take();
}

}  // namespace queenreel::test
