#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// The ids of an SVG document made anew: short, and following from what it draws. Cairo's count up through
/// the process. They begin with a hash of the drawing, so that several documents can stand in one HTML page,
/// where all ids are in one space.
class SvgIds {
  public:
    /// `drawn` must outlive this.
    explicit SvgIds(std::string_view drawn);

    /// Whether anything refers to the id.
    bool is_used(std::string_view id) const { return used_.contains(id); }

    /// Adds the new name of `id` to `text`.
    void add(std::string& text, std::string_view id);

    /// Adds the value of an attribute to `text`, with a new name where it refers to an id, by `#id` in
    /// xlink:href and by `url(#id)` in any.
    void add_value(std::string& text, std::string_view attribute, std::string_view value);

    /// Completes the names in `text`, which they were added to.
    void settle(std::string& text) const;

  private:
    std::set<std::string_view> used_;
    std::map<std::string, std::size_t, std::less<>> numbers_;  // in order of appearance
    std::vector<std::size_t> places_;                          // where in the text the hash belongs
};

}  // namespace queenreel
