// A film's chapters for Final Cut Pro: parsed as XML, with times as fractions.

#include "queenreel/encode/fcpxml.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <charconv>
#include <cmath>
#include <cstdint>
#include <numeric>

#include "xml_of_tests.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;
using testing::ElementsAre;

struct Time {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;
};

/// Parses `5s` or `1001/30000s`; fails the test for anything else.
Time time_of(const std::string& text) {
    Time time;
    const char* const end = text.data() + text.size();
    auto [at, error] = std::from_chars(text.data(), end, time.numerator);
    if (error == std::errc() && at != end && *at == '/') {
        const auto rest = std::from_chars(at + 1, end, time.denominator);
        at = rest.ptr;
        error = rest.ec;
    }
    EXPECT_TRUE(error == std::errc() && at + 1 == end && *at == 's') << text;
    return time;
}

MarkedFilm film(double fps) {
    return {.file = "my%20film.mov",
            .title = "8 \"queens\" & <more>",
            .width = 1920,
            .height = 1080,
            .fps = fps,
            .duration = 3600s + 500ms,
            .chapters = {{.start = 0us, .title = "A & B"},
                         {.start = 2'500ms, .title = "<C>"},
                         {.start = 1'800'033'333us, .title = "D"},
                         {.start = 3600s + 499'999us, .title = "End"}}};
}

TEST(Fcpxml, IsOneClipOfTheFilmWithAMarkerForEachChapter) {
    const std::string clip = "fcpxml/library/event/project/sequence/spine/asset-clip";
    std::vector<std::string> paths;
    const std::vector<XmlElement> elements = elements_of(fcpxml(film(25)));
    for (const XmlElement& element : elements)
        paths.push_back(element.path);
    const std::string marker = clip + "/chapter-marker";
    ASSERT_THAT(
        paths,
        ElementsAre("fcpxml", "fcpxml/resources", "fcpxml/resources/format", "fcpxml/resources/asset",
                    "fcpxml/resources/asset/media-rep", "fcpxml/library", "fcpxml/library/event",
                    "fcpxml/library/event/project", "fcpxml/library/event/project/sequence",
                    "fcpxml/library/event/project/sequence/spine", clip, marker, marker, marker, marker));
    const auto attribute = [&](std::size_t i, const char* name) { return elements[i].attributes.at(name); };
    EXPECT_EQ(attribute(0, "version"), "1.9");
    EXPECT_EQ(attribute(2, "frameDuration"), "1/25s");
    EXPECT_EQ(attribute(2, "width"), "1920");
    EXPECT_EQ(attribute(2, "height"), "1080");
    EXPECT_EQ(attribute(3, "format"), attribute(2, "id"));
    EXPECT_EQ(attribute(3, "hasVideo"), "1");
    EXPECT_EQ(attribute(4, "src"), "my%20film.mov");
    EXPECT_EQ(attribute(8, "format"), attribute(2, "id"));
    EXPECT_EQ(attribute(10, "ref"), attribute(3, "id"));
    EXPECT_EQ(attribute(10, "name"), "8 \"queens\" & <more>");
    for (const std::size_t timed : {3U, 8U, 10U})
        EXPECT_EQ(attribute(timed, "duration"), "90013/25s");
    EXPECT_EQ(attribute(11, "value"), "A & B");
    EXPECT_EQ(attribute(11, "start"), "0s");
    EXPECT_EQ(attribute(12, "value"), "<C>");
    EXPECT_EQ(attribute(12, "start"), "63/25s");
}

// Law: at every rate, each time is a whole number of frames, in lowest terms, and each marker is within the
// film, at most half a frame from its chapter, except for the one at the very end.
TEST(Fcpxml, CountsWholeFrames) {
    for (const auto& [fps, frame] : std::vector<std::pair<double, std::string>>{{0, "1/25s"},
                                                                                {24, "1/24s"},
                                                                                {23.976, "1001/24000s"},
                                                                                {29.97, "1001/30000s"},
                                                                                {30, "1/30s"},
                                                                                {59.94, "1001/60000s"},
                                                                                {12.5, "2/25s"},
                                                                                {240, "1/240s"},
                                                                                {0.5, "2s"}}) {
        SCOPED_TRACE(fps);
        const MarkedFilm told = film(fps);
        const Time unit = time_of(frame);
        std::int64_t last = 0;
        std::size_t chapter = 0;
        for (const XmlElement& element : elements_of(fcpxml(told))) {
            for (const char* name : {"start", "duration", "offset", "tcStart", "frameDuration"}) {
                if (!element.attributes.contains(name))
                    continue;
                const Time time = time_of(element.attributes.at(name));
                EXPECT_EQ(std::gcd(time.numerator, time.denominator), 1);
                EXPECT_EQ(time.numerator * unit.denominator % (time.denominator * unit.numerator), 0)
                    << element.path << " " << name;
            }
            const auto frames = [&](const char* name) {
                const Time time = time_of(element.attributes.at(name));
                return time.numerator * unit.denominator / (time.denominator * unit.numerator);
            };
            if (element.path.ends_with("/format"))
                EXPECT_EQ(element.attributes.at("frameDuration"), frame);
            if (element.path.ends_with("/asset-clip"))
                last = frames("duration") - 1;
            if (!element.path.ends_with("/chapter-marker"))
                continue;
            const microseconds start = told.chapters.at(chapter++).start;
            const std::int64_t at = frames("start");
            EXPECT_LE(at, last);
            const double length = static_cast<double>(unit.numerator) / static_cast<double>(unit.denominator);
            const double apart = static_cast<double>(at) * length - static_cast<double>(start.count()) / 1e6;
            EXPECT_LE(std::abs(apart), (at == last ? 1.5 : 0.5) * length + 1e-6);
        }
        EXPECT_EQ(chapter, told.chapters.size());
    }
}

TEST(Fcpxml, OfAFilmWithoutLengthHasAFrame) {
    const std::string xml = fcpxml({.file = "x.mp4", .title = "t", .width = 4, .height = 3, .fps = 25});
    EXPECT_EQ(elements_of(xml).back().attributes.at("duration"), "1/25s");
}

}  // namespace
}  // namespace queenreel
