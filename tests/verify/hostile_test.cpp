// Files made to harm their readers: they are read, or refused in a line, within limits of time and memory,
// and reach nothing else.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <sys/resource.h>
#include <zlib.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "drawing.h"
#include "judging.h"
#include "queenreel/base/json.h"
#include "queenreel/verify/read/source.h"
#include "queenreel/verify/read/wire_format.h"
#include "writing.h"

namespace queenreel::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

/// A number in PNG's format, highest byte first.
std::string big32(std::uint32_t number) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(number >> shift);
    return bytes;
}

std::string chunk(const std::string& type, const std::string& data) {
    const std::string both = type + data;
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(both.data()), static_cast<uInt>(both.size()));
    return big32(static_cast<std::uint32_t>(data.size())) + both + big32(static_cast<std::uint32_t>(sum));
}

std::string deflated(const std::string& bytes) {
    uLongf size = compressBound(bytes.size());
    std::string packed(size, '\0');
    EXPECT_EQ(compress2(reinterpret_cast<Bytef*>(packed.data()), &size,
                        reinterpret_cast<const Bytef*>(bytes.data()), bytes.size(), 9),
              Z_OK);
    packed.resize(size);
    return packed;
}

/// The largest memory that a child of this process has used, in MiB.
long children_mebibytes() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return usage.ru_maxrss / 1024;
}

TEST(Hostile, TextOfAPngIsNotUnfolded) {
    const Folder folder;
    const std::string file = folder.file("text.png");
    write_png(file, draw(sized(styles().front(), 8, 480), solutions(8, 1).front()));
    const std::string plain = read_bytes(file);
    // 60 texts of 32 MiB in 2 MB.
    using namespace std::string_literals;
    const std::string text =
        chunk("zTXt", "Comment\0\0"s + deflated(std::string(std::size_t{32} << 20, 'a')));
    std::string bombs;
    for (int i = 0; i < 60; ++i)
        bombs += text;
    constexpr std::size_t header_end = 8 + 25;
    write_bytes(file, plain.substr(0, header_end) + bombs + plain.substr(header_end));
    const long before = children_mebibytes();
    const Judgement judgement = judge({file}, {.n = 8});
    EXPECT_EQ(judgement.faults(), "");
    EXPECT_EQ(judgement.reports.front().solutions, 1);
    EXPECT_LT(children_mebibytes() - before, 100);
}

std::string svg_of_eight(const std::string& more) {
    std::string svg = draw_svg(sized(styles().front(), 8, 480), solutions(8, 1).front());
    return svg.insert(svg.rfind("</svg>"), more);
}

/// Something in an SVG that asks for more than the bytes.
struct Wish {
    const char* name;
    std::string svg;
    bool granted = true;  ///< its boards are still read
};

const std::vector<Wish>& wishes() {
    static const std::vector<Wish> all{
        {"Text", "<text x='1' y='1' font-family='Nobody&#x2019;s'>\u265b \u738b \U0001F451</text>"},
        {"ImportantText", "<style>text { display: inline !important }</style><text>a</text>", false},
        {"InlineText", "<text style='display: inline !important'>a</text>", false},
        {"OtherFile", "<image width='9' height='9' href='file:///etc/passwd'/>"},
        {"FileBeside", "<image width='9' height='9' href='beside.png'/>"},
        {"Network", "<image width='9' height='9' href='http://127.0.0.1:9/x.png'/>"},
        {"Stylesheet", "<style>@import url('file:///etc/passwd');</style>"},
        {"Filter",
         "<filter id='f'><feGaussianBlur stdDeviation='2'/><feTurbulence/><feConvolveMatrix order='3' "
         "kernelMatrix='1 1 1 1 1 1 1 1 1'/></filter><rect width='1' height='1' filter='url(#f)'/>"},
        {"Picture",
         "<image width='1' height='1' "
         "href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAA"
         "AACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='/>"},
        {"NoPicture", "<image width='1' height='1' href='data:image/png;base64,AAAA'/>"},
    };
    return all;
}

// Law: an SVG does not get what it asks for besides its bytes. It is drawn without that or, if it insists on
// text, and so on fonts, refused in a line.
TEST(Hostile, AnSvgIsDrawnWithoutItsExternalResources) {
    const Folder folder;
    std::vector<std::string> files;
    for (const Wish& wish : wishes()) {
        files.push_back(folder.file(std::string(wish.name) + ".svg"));
        write_bytes(files.back(), svg_of_eight(wish.svg));
    }
    const Judgement judgement = judge(files, {.n = 8});
    ASSERT_EQ(judgement.reports.size(), wishes().size());
    for (std::size_t i = 0; i < wishes().size(); ++i) {
        const FileReport& report = judgement.reports[i];
        SCOPED_TRACE(wishes()[i].name + std::string(": ") +
                     (report.proven() ? "" : report.faults.front().what));
        EXPECT_EQ(report.solutions, wishes()[i].granted ? 1 : 0);
        EXPECT_EQ(report.fault_count, wishes()[i].granted ? 0 : 1);
        if (!report.proven())
            EXPECT_THAT(report.faults.front().what, HasSubstr("it asks for other files"));
    }
}

/// Squares in squares, eight times as many per level.
std::string nested(int levels) {
    std::string svg = "<g id='l0'><rect width='1' height='1'/></g>";
    for (int level = 1; level <= levels; ++level) {
        svg += fmt::format("<g id='l{}'>", level);
        for (int i = 0; i < 8; ++i)
            svg += fmt::format("<use href='#l{}'/>", level - 1);
        svg += "</g>";
    }
    return svg;
}

// Law: after a file that kills the child, or makes it give up, the next one is still read, even while others
// are read beside it.
TEST(Hostile, FilesThatCannotBeReadAreReportedAndTheNextIsRead) {
    const Folder folder;
    const std::string good = folder.file("good.svg");
    write_bytes(good, svg_of_eight(""));
    const std::string png = folder.file("good.png");
    write_png(png, draw(sized(styles().front(), 8, 480), solutions(8, 1).front()));
    const std::string large = folder.file("large.png");
    const std::string whole = read_bytes(png);
    // 11,000 × 11,000 pixels of 16 bits and four channels would take a gigabyte, and another to examine.
    using namespace std::string_literals;
    const std::string header = chunk("IHDR", big32(11'000) + big32(11'000) + "\x10\6\0\0\0"s);
    write_bytes(large, whole.substr(0, 8) + header + chunk("IDAT", deflated(std::string(1 << 20, '\0'))) +
                           chunk("IEND", ""));
    const std::string deep = folder.file("deep.svg");
    write_bytes(deep, svg_of_eight(nested(12)));
    const std::string cut = folder.file("cut.svg");
    write_bytes(cut, svg_of_eight("").substr(0, 400));
    const ChildLimits limits{.processor = 1s};
    for (const std::size_t width : {1, 3}) {
        const Judgement judgement = judge({large, png, deep, good, cut, good, png}, {.n = 8}, limits, width);
        std::vector<bool> proven;
        for (const FileReport& report : judgement.reports)
            proven.push_back(report.proven());
        EXPECT_THAT(proven, testing::ElementsAre(false, true, false, true, false, true, true))
            << width << " at a time: " << judgement.faults();
        EXPECT_THAT(judgement.reports[2].faults.front().what, HasSubstr("cannot be read in 1 second"));
    }
    EXPECT_EQ(ChildLimits{}.processor, 10s) << "what it is elsewhere";
}

/// Keeps the last finding.
class LastFinding : public judge::Findings {
  public:
    void reading(const judge::Reading& reading, const judge::Place&) override { read = reading; }
    void fault(const judge::Place&, std::string told) override { what = std::move(told); }
    void times(const judge::FilmTimes&) override {}

    std::optional<judge::Reading> read;
    std::string what;
};

// Whoever takes over the child may answer anything: that is no board, and no crash.
TEST(Hostile, MessagesOfAChildAreNotTrusted) {
    LastFinding findings;
    judge::Reading reading{Board(8), {{7, 7}}};
    reading.board.place({0, 3});
    const std::string letter = judge::encoded_finding(reading, {"picture", 3, std::chrono::microseconds(5)});
    judge::deliver(letter, findings);
    EXPECT_EQ(findings.read, reading);
    judge::deliver(judge::encoded_finding("é \"\xe2\x82\xff", {}), findings);
    EXPECT_EQ(findings.what, "é \"\uFFFD\uFFFD\uFFFD");
    for (std::size_t at = 0; at < letter.size(); ++at)
        for (const char turned : {'\0', '\1', '"', '-', ',', '9', '[', ']', '{', '}', 'e', '\x80', '\xff'}) {
            std::string other = letter;
            other[at] = turned;
            try {
                judge::deliver(other, findings);
            } catch (const judge::UnreadableError& error) {
                EXPECT_THAT(error.what(), HasSubstr("crashes its decoder"));
            }
        }
    std::string keys = "{";
    for (int i = 0; i < 1'000'000; ++i)
        keys += fmt::format("\"{}\":0,", i);
    // Read to their end, the last three would take gigabytes of memory or minutes.
    std::vector<std::string> bad{"",
                                 "{}",
                                 "null",
                                 "[[[",
                                 letter + letter,
                                 std::string(50'000'000, '['),
                                 "{\"place\":" + std::string(50'000'000, '['),
                                 keys + "\"size\":0}"};
    const auto board = [](const Json& size, const Json& queen, const Json& number) {
        return Json{{"place", {{"number", number}}}, {"size", size}, {"queens", {queen}}, {"unclear", {}}};
    };
    // Numbers that fit none of its integers: converting those is undefined.
    for (const Json& json : {Json{{"times", {1e300, 1, 1}}}, board(8, 1e300, 1), board(-1e300, 0, 1),
                             board(8, 64, 1), board(8, 0, 1e300), board(8, 0, -1), board(0, 0, 1)})
        bad.push_back(json_text(json));
    for (const std::string& message : bad)
        EXPECT_THROW(judge::deliver(message, findings), judge::UnreadableError);
}

}  // namespace
}  // namespace queenreel::test
