#include "queenreel/verify/read/wire_format.h"

#include <nlohmann/json.hpp>
#include <vector>

#include "queenreel/base/json.h"
#include "queenreel/base/utf8.h"
#include "queenreel/verify/read/source.h"

namespace queenreel::judge {
namespace {

using std::chrono::microseconds;

constexpr int max_size = 1000;  // rows of a board in a picture

constexpr const char* malformed = "crashes its decoder: the decoder's answer is malformed";

/// The levels and keys that a finding has at most.
constexpr int max_depth = 2;
constexpr int max_keys = 6;

/// Ends the parsing of text that has more of them, which could take all memory, or hours.
class FindingGuard final : public JsonGuard {
  public:
    void begin() override {
        if (++depth_ > max_depth)
            throw UnreadableError(malformed);
    }
    void end() override { --depth_; }
    void key(const std::string& /*name*/) override {
        if (++keys_ > max_keys)
            throw UnreadableError(malformed);
    }

  private:
    int depth_ = 0;
    int keys_ = 0;
};

Json json_of(const Place& place) {
    Json json{{"number", place.number}};
    if (place.time)
        json["time"] = place.time->count();
    return json;
}

std::vector<int> numbers_of(std::span<const Square> squares, int size) {
    std::vector<int> numbers;
    for (const Square square : squares)
        numbers.push_back(square.row * size + square.column);
    return numbers;
}

microseconds microseconds_of(const Json& json) {
    return microseconds(whole_number(json, INT64_MIN, INT64_MAX));
}

/// A picture of a film has a number; for a still, the place is the whole file.
Place place_of(const Json& json) {
    Place place{"picture", static_cast<std::uint64_t>(whole_number(json.at("number"), 0, INT64_MAX)), {}};
    if (place.number == 0)
        place.noun = "";
    if (const auto time = json.find("time"); time != json.end())
        place.time = microseconds_of(*time);
    return place;
}

std::vector<Square> squares_of(const Json& numbers, int size) {
    std::vector<Square> squares;
    for (const Json& json : numbers) {
        const auto number = static_cast<int>(whole_number(json, 0, size * size - 1));
        squares.push_back({number / size, number % size});
    }
    return squares;
}

Reading reading_of(const Json& json) {
    const auto size = static_cast<int>(whole_number(json.at("size"), 1, max_size));
    Reading reading{Board(size), squares_of(json.at("unclear"), size)};
    for (const Square square : squares_of(json.at("queens"), size))
        reading.board.place(square);
    return reading;
}

FilmTimes times_of(const Json& json) {
    return {microseconds_of(json.at(0)), microseconds_of(json.at(1)), microseconds_of(json.at(2))};
}

}  // namespace

std::string encoded_finding(const Reading& reading, const Place& place) {
    const int size = reading.board.size();
    return json_text({{"place", json_of(place)},
                      {"size", size},
                      {"queens", numbers_of(reading.board.queens(), size)},
                      {"unclear", numbers_of(reading.unclear, size)}});
}

std::string encoded_finding(const std::string& fault, const Place& place) {
    return json_text({{"place", json_of(place)}, {"fault", utf8_characters(fault)}});
}

std::string encoded_finding(const FilmTimes& times) {
    return json_text({{"times", {times.duration.count(), times.min_hold.count(), times.max_hold.count()}}});
}

void deliver(std::string_view text, Findings& findings) {
    try {
        FindingGuard guard;
        const Json json = parse_json(text, guard);
        if (json.contains("times"))
            findings.times(times_of(json.at("times")));
        else if (json.contains("fault"))
            findings.fault(place_of(json.at("place")), json.at("fault").get<std::string>());
        else
            findings.reading(reading_of(json), place_of(json.at("place")));
    } catch (const Json::exception&) {
        throw UnreadableError(malformed);
    }
}

}  // namespace queenreel::judge
