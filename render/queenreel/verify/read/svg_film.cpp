#include "queenreel/verify/read/svg_film.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <map>
#include <system_error>

#include "queenreel/base/parse.h"
#include "queenreel/verify/read/source.h"

namespace queenreel::judge {
namespace {

constexpr std::string_view keyframes_rule = "@keyframes ";
constexpr std::size_t max_changes = 100'000;

[[noreturn]] void refuse(std::string_view what) {
    throw UnreadableError(fmt::format("its animation {}, which is not read here", what));
}

/// Returns the text between `before` and `after`, searching from `at` on, and moves `at` past it.
std::string_view between(std::string_view text, std::size_t& at, std::string_view before,
                         std::string_view after) {
    const std::size_t begin = text.find(before, at);
    const std::size_t end = begin == std::string_view::npos ? begin : text.find(after, begin + before.size());
    if (end == std::string_view::npos)
        refuse(fmt::format("has no '{}'", before));
    at = end + after.size();
    return text.substr(begin + before.size(), end - begin - before.size());
}

double number(std::string_view text) {
    double value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || stop != text.data() + text.size() || !std::isfinite(value))
        refuse(fmt::format("has '{}' in place of a number", text.substr(0, 40)));
    return value;
}

std::string_view without(std::string_view text, std::string_view ending) {
    return text.ends_with(ending) ? text.substr(0, text.size() - ending.size()) : text;
}

}  // namespace

bool SvgFilm::is_one(std::string_view document) {
    return document.find(keyframes_rule) != std::string_view::npos;
}

SvgFilm::SvgFilm(Bytes bytes) : document_(reinterpret_cast<const char*>(bytes.data()), bytes.size()) {
    std::size_t at = 0;
    const std::string style(between(document_, at, "<style>", "</style>"));
    const std::size_t end = at;
    document_.erase(document_.find("<style>"), end - document_.find("<style>"));
    at = 0;
    seconds_ = number(between(style, at, "{animation:", "s "));
    if (seconds_ <= 0)
        refuse("takes no time");
    read_animations(style);
    find_elements();
}

/// Reads the animations: `@keyframes NAME{0%,5%{opacity:1}6%{translate:52px 10px;opacity:0}}`
void SvgFilm::read_animations(std::string_view style) {
    for (std::size_t at = style.find(keyframes_rule); at < style.size();
         at = style.find(keyframes_rule, at)) {
        Animation animation{.name = std::string(between(style, at, keyframes_rule, "{")), .keyframes = {}};
        while (at < style.size() && style[at] != '}') {
            std::size_t inside = at;
            const std::string_view times = between(style, inside, "", "{");
            const std::string_view declarations = between(style, inside, "", "}");
            at = inside;
            Keyframe keyframe;
            for (const std::string_view declaration : split_list(declarations, ';')) {
                const std::size_t colon = declaration.find(':');
                const std::string_view value = declaration.substr(std::min(colon + 1, declaration.size()));
                if (declaration.starts_with("opacity:")) {
                    keyframe.opacity = number(value);
                } else if (declaration.starts_with("translate:")) {
                    const auto lengths = split_list(value, ' ');
                    keyframe.across = number(without(lengths.front(), "px"));
                    keyframe.down = lengths.size() > 1 ? number(without(lengths[1], "px")) : 0;
                    animation.moves = true;
                } else {
                    refuse(fmt::format("changes '{}'", declaration.substr(0, 40)));
                }
            }
            for (const std::string_view time : split_list(times)) {
                keyframe.at = number(without(time, "%")) / 100;
                animation.keyframes.push_back(keyframe);
                if (keyframe.at < 1)
                    changes_.push_back(keyframe.at);
            }
        }
        if (at >= style.size())
            refuse("ends in the middle");
        if (animation.keyframes.empty())
            refuse("has no keyframes");
        animations_.push_back(std::move(animation));
    }
    changes_.push_back(0);
    std::ranges::sort(changes_);
    changes_.erase(std::ranges::unique(changes_).begin(), changes_.end());
    if (changes_.size() > max_changes)
        refuse("changes more than 100,000 times");
}

SvgFilm::Number SvgFilm::attribute(std::size_t element, std::string_view name) const {
    const std::string_view text = document_;
    const std::size_t end = text.find('>', element);
    const std::string before = fmt::format(" {}=\"", name);
    std::size_t begin = text.find(before, element);
    if (begin >= end)
        refuse(fmt::format("moves an element without {}", name));
    begin += before.size();
    const std::size_t size = text.find('"', begin) - begin;
    return {begin, size, number(text.substr(begin, size))};
}

/// Finds the animated elements. An element's last class names its animation: `<use class="… NAME" x="…"
/// y="…"/>`.
void SvgFilm::find_elements() {
    std::map<std::string_view, std::size_t> numbers;
    for (std::size_t i = 0; i < animations_.size(); ++i)
        numbers.emplace(animations_[i].name, i);
    constexpr std::string_view before = " class=\"";
    for (std::size_t at = document_.find(before); at != std::string::npos; at = document_.find(before, at)) {
        at += before.size();
        std::string_view classes(document_);
        classes = classes.substr(at, classes.find('"', at) - at);
        const auto known = numbers.find(classes.substr(classes.rfind(' ') + 1));
        if (known == numbers.end())
            continue;
        const std::size_t element = document_.rfind('<', at);
        if (element == std::string::npos)
            refuse("shows something other than an element");
        Element found{.after_name = document_.find(' ', element), .animation = known->second};
        if (animations_[known->second].moves) {
            const auto& [x, y] = found.place.emplace(attribute(element, "x"), attribute(element, "y"));
            if (x.begin < at || y.begin < x.begin)
                refuse("moves an element whose class follows its position");
        }
        elements_.push_back(found);
    }
}

/// Returns the keyframe shown at a time, or null before the first. A keyframe lasts until the next; a moving
/// element is shown where the next one puts it.
const SvgFilm::Keyframe* SvgFilm::shown(const Animation& animation, double share) const {
    const auto next = std::ranges::find_if(animation.keyframes,
                                           [&](const Keyframe& keyframe) { return keyframe.at > share; });
    if (animation.moves && next != animation.keyframes.end())
        return &*next;
    return next == animation.keyframes.begin() ? nullptr : &*std::prev(next);
}

std::string SvgFilm::still(std::size_t change) const {
    const double from = changes_[change];
    const double to = change + 1 < changes_.size() ? changes_[change + 1] : 1;
    std::vector<const Keyframe*> frames;
    for (const Animation& animation : animations_)
        frames.push_back(shown(animation, (from + to) / 2));
    std::string still;
    std::size_t done = 0;
    const auto copy_up_to = [&](std::size_t end) {
        still.append(document_, done, end - done);
        done = end;
    };
    for (const Element& element : elements_) {
        const Keyframe* frame = frames[element.animation];
        const double opacity = frame ? frame->opacity.value_or(1) : 0;
        copy_up_to(element.after_name);
        if (opacity < 1)
            still += opacity > 0 ? fmt::format(" opacity=\"{}\"", opacity) : " display=\"none\"";
        if (!element.place || !frame)
            continue;
        for (const auto& [old, way] : {std::pair{element.place->first, frame->across},
                                       std::pair{element.place->second, frame->down}}) {
            copy_up_to(old.begin);
            still += fmt::format("{}", old.value + way);
            done = old.begin + old.size;
        }
    }
    copy_up_to(document_.size());
    return still;
}

}  // namespace queenreel::judge
