#include <glib.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <minizip/unzip.h>

#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "folders.h"
#include "outputs_of_tests.h"
#include "queenreel/encode/clips.h"
#include "queenreel/encode/errors.h"
#include "scenes_of_tests.h"

namespace queenreel {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

/// The files of a presentation by path, as minizip reads them.
std::map<std::string, std::string> parts_of(const std::string& path) {
    std::map<std::string, std::string> parts;
    unzFile file = unzOpen64(path.c_str());
    EXPECT_NE(file, nullptr);
    for (int result = unzGoToFirstFile(file); result == UNZ_OK; result = unzGoToNextFile(file)) {
        unz_file_info64 info{};
        std::string name(256, '\0');
        EXPECT_EQ(unzGetCurrentFileInfo64(file, &info, name.data(), name.size(), nullptr, 0, nullptr, 0),
                  UNZ_OK);
        name.resize(info.size_filename);
        std::string content(info.uncompressed_size, '\0');
        EXPECT_EQ(unzOpenCurrentFile(file), UNZ_OK);
        EXPECT_EQ(unzReadCurrentFile(file, content.data(), static_cast<unsigned>(content.size())),
                  static_cast<int>(content.size()));
        EXPECT_EQ(unzCloseCurrentFile(file), UNZ_OK) << name << ": its sum is wrong";
        EXPECT_TRUE(parts.emplace(name, content).second) << name << " is there twice";
    }
    unzClose(file);
    return parts;
}

/// All values of an attribute in a text.
std::vector<std::string> values_of(const std::string& xml, const std::string& attribute) {
    std::vector<std::string> values;
    const std::string begin = " " + attribute + "=\"";
    for (std::size_t at = 0; (at = xml.find(begin, at)) != std::string::npos;) {
        at += begin.size();
        values.push_back(xml.substr(at, xml.find('"', at) - at));
    }
    return values;
}

bool is_well_formed(const std::string& xml) {
    const GMarkupParser ignoring{};
    GMarkupParseContext* context =
        g_markup_parse_context_new(&ignoring, G_MARKUP_DEFAULT_FLAGS, nullptr, nullptr);
    const bool good =
        g_markup_parse_context_parse(context, xml.data(), static_cast<gssize>(xml.size()), nullptr) &&
        g_markup_parse_context_end_parse(context, nullptr);
    g_markup_parse_context_free(context);
    return good;
}

/// The part that a target in the relationships `relations` means.
std::string meant_by(const std::string& target, const std::string& relations) {
    namespace fs = std::filesystem;
    return (fs::path(relations).parent_path().parent_path() / target).lexically_normal().string();
}

std::map<std::string, std::string> deck(int slides, const TemporaryFolder& folder) {
    write_pictures(small_output(*find_format("pptx"), folder / "x.pptx"), static_cast<std::uint64_t>(slides));
    return parts_of(folder / "x.pptx");
}

/// Frames of two chapters, and one that leads to the second.
std::vector<Frame> two_chapters() {
    std::vector<Frame> frames{four_queens(1), four_queens(2), four_queens(2), four_queens(1)};
    frames[0].chapter = "First";
    frames[0].caption = "It begins";
    frames[2].in_between = true;
    frames[3].chapter = "Second";
    return frames;
}

void write_two_chapters(OutputOptions options,
                        const std::function<std::unique_ptr<Output>(const OutputOptions&)>& open) {
    options.look.width = 320;
    options.look.height = 180;
    const auto output = open(options);
    for (const Frame& frame : two_chapters())
        output->put(frame);
    output->finish();
}

/// A deck whose slides play both chapters.
std::map<std::string, std::string> film_deck(const TemporaryFolder& folder) {
    OutputOptions options = small_output(*find_format("pptx"), folder / "films.pptx");
    options.clips = find_format("mp4");
    write_two_chapters(options, open_output);
    return parts_of(folder / "films.pptx");
}

/// Law: each part is well-formed, has a type, and is a relationship's target; every target exists.
void expect_to_hold_together(const std::map<std::string, std::string>& parts) {
    std::set<std::string> meant{"[Content_Types].xml"};
    const std::string& types = parts.at("[Content_Types].xml");
    const auto named = values_of(types, "PartName");
    for (const std::string& name : named)
        EXPECT_TRUE(parts.contains(name.substr(1))) << name;
    for (const auto& [path, content] : parts) {
        SCOPED_TRACE(path);
        const std::string extension = path.substr(path.rfind('.') + 1);
        EXPECT_THAT(values_of(types, "Extension"), Contains(extension));
        if (extension != "png" && extension != "mp4")
            EXPECT_TRUE(is_well_formed(content));
        if (extension == "xml" && path != "[Content_Types].xml")
            EXPECT_THAT(named, Contains("/" + path));
        if (extension != "rels")
            continue;
        meant.insert(path);
        const auto ids = values_of(content, "Id");
        EXPECT_EQ(std::set<std::string>(ids.begin(), ids.end()).size(), ids.size());
        for (const std::string& target : values_of(content, "Target")) {
            EXPECT_TRUE(parts.contains(meant_by(target, path))) << target;
            meant.insert(meant_by(target, path));
        }
    }
    for (const auto& [path, content] : parts)
        EXPECT_TRUE(meant.contains(path)) << path << " belongs to nothing";
}

/// Law: each id that a part refers to is in its relationships.
void expect_references_to_be_there(const std::map<std::string, std::string>& parts) {
    int references = 0;
    for (const auto& [path, content] : parts) {
        const std::filesystem::path file(path);
        const auto relations =
            parts.find((file.parent_path() / "_rels" / (file.filename().string() + ".rels")).string());
        for (const char* attribute : {"r:embed", "r:id", "r:link"})
            for (const std::string& id : values_of(content, attribute)) {
                if (id.empty())
                    continue;  // of a click that plays the film
                ++references;
                ASSERT_NE(relations, parts.end()) << path;
                EXPECT_THAT(values_of(relations->second, "Id"), Contains(id)) << path;
            }
    }
    EXPECT_GE(references, 8);
}

TEST(PptxTest, HoldsTogether) {
    const TemporaryFolder folder;
    for (const auto& parts : {deck(3, folder), film_deck(folder)}) {
        expect_to_hold_together(parts);
        expect_references_to_be_there(parts);
    }
}

// Law: a deck of clips plays the clips of a folder of them, each from its first picture on.
TEST(PptxTest, PlaysTheClipsOfAFolder) {
    const TemporaryFolder folder;
    const auto parts = film_deck(folder);
    OutputOptions clips = small_output(*find_format("mp4"), folder / "clips/");
    clips.names = "{index}";
    write_two_chapters(clips, open_clips);
    EXPECT_EQ(parts.at("ppt/media/image1.mp4"), content(folder / "clips/01.mp4"));
    EXPECT_EQ(parts.at("ppt/media/image2.mp4"), content(folder / "clips/02.mp4"));
    EXPECT_FALSE(parts.contains("ppt/slides/slide3.xml"));
    const std::string& slide = parts.at("ppt/slides/slide1.xml");
    EXPECT_THAT(slide, HasSubstr("<a:t>First</a:t>"));
    EXPECT_THAT(slide, HasSubstr("<p:cmd type=\"call\" cmd=\"playFrom(0.0)\">"));
    EXPECT_THAT(values_of(slide, "dur"), Contains("2000"));
    EXPECT_THAT(parts.at("ppt/notesSlides/notesSlide1.xml"), HasSubstr("<a:t>It begins</a:t>"));
}

TEST(PptxTest, HasASlideAPictureWithItsWords) {
    const TemporaryFolder folder;
    OutputOptions options = small_output(*find_format("pptx"), folder / "x.pptx");
    options.look.width = 640;
    options.look.height = 360;
    options.look.caption = true;
    const auto output = open_output(options);
    Frame frame = four_queens();
    frame.title = "Solution \"1\" < 2";
    frame.caption = "One line\nand another & more";
    output->put(frame);
    output->put(four_queens(2));
    output->finish();
    const auto parts = parts_of(folder / "x.pptx");
    EXPECT_TRUE(parts.contains("ppt/slides/slide2.xml"));
    EXPECT_FALSE(parts.contains("ppt/slides/slide3.xml"));
    const std::string& slide = parts.at("ppt/slides/slide1.xml");
    EXPECT_THAT(slide, HasSubstr("<a:t>Solution \"1\" &lt; 2</a:t>"));
    EXPECT_THAT(slide, HasSubstr("<a:t>One line</a:t>"));
    EXPECT_THAT(slide, HasSubstr("<a:t>and another &amp; more</a:t>"));
    EXPECT_THAT(values_of(slide, "descr"), Contains(frame.description()));
    EXPECT_THAT(parts.at("ppt/notesSlides/notesSlide1.xml"),
                HasSubstr("<a:t>" + frame.description() + "</a:t>"));
    EXPECT_THAT(parts.at("ppt/media/image1.svg"), HasSubstr("<svg "));
    EXPECT_THAT(parts.at("ppt/media/image1.svg"), Not(HasSubstr("One line")))
        << "words of a slide are its text";
    EXPECT_EQ(parts.at("ppt/media/image1.png").substr(1, 3), "PNG");
    // 13 1/3 by 7 1/2 inches.
    EXPECT_THAT(parts.at("ppt/presentation.xml"), HasSubstr("<p:sldSz cx=\"12192000\" cy=\"6858000\"/>"));
    EXPECT_THAT(parts.at("docProps/core.xml"), HasSubstr("<dc:title>Solution \"1\" &lt; 2</dc:title>"));
}

TEST(PptxTest, NamesTheLanguageOfItsText) {
    const TemporaryFolder folder;
    for (const Language& language : languages()) {
        const std::string tag = language.name == "en"   ? "en-US"
                                : language.name == "de" ? "de-DE"
                                : language.name == "ar" ? "ar-SA"
                                                        : std::string(language.name) + '-';
        OutputOptions options = small_output(*find_format("pptx"), folder / "x.pptx");
        options.words = Words(language);
        options.look.caption = true;
        options.force = true;
        const auto output = open_output(options);
        output->put(four_queens());
        output->finish();
        const auto parts = parts_of(folder / "x.pptx");
        for (const char* part : {"ppt/slides/slide1.xml", "ppt/notesSlides/notesSlide1.xml"})
            for (const std::string& lang : values_of(parts.at(part), "lang"))
                EXPECT_THAT(lang, testing::StartsWith(tag)) << part;
        EXPECT_THAT(values_of(parts.at("ppt/slides/slide1.xml"), "lang"), Not(testing::IsEmpty()));
        EXPECT_THAT(parts.at("docProps/core.xml"), HasSubstr("<dc:language>" + tag));
        EXPECT_EQ(values_of(parts.at("ppt/slides/slide1.xml"), "rtl").size(),
                  language.right_to_left ? values_of(parts.at("ppt/slides/slide1.xml"), "lang").size() : 0U);
    }
}

TEST(PptxTest, HasTheSameBytesEachTime) {
    const TemporaryFolder folder;
    for (const char* name : {"a.pptx", "b.pptx"})
        write_pictures(small_output(*find_format("pptx"), folder / name), 2);
    EXPECT_EQ(content(folder / "a.pptx"), content(folder / "b.pptx"));
}

void write_slide(const TemporaryFolder& folder, int width, int height) {
    OutputOptions options = small_output(*find_format("pptx"), folder / "x.pptx");
    options.look.bare = true;
    options.look.width = width;
    options.look.height = height;
    write_pictures(options, 1);
}

// Law: each side has 1 to 56 inches, by ECMA-376's ST_SlideSizeCoordinate.
TEST(PptxTest, HasSlidesAsLargeAsTheyMayBe) {
    for (const auto& [width, height, size] : {std::tuple{960, 540, "cx=\"12192000\" cy=\"6858000\""},
                                              {540, 960, "cx=\"6858000\" cy=\"12192000\""},
                                              {1920, 100, "cx=\"17556480\" cy=\"914400\""},
                                              {16, 896, "cx=\"914400\" cy=\"51206400\""}}) {
        const TemporaryFolder folder;
        write_slide(folder, width, height);
        EXPECT_THAT(parts_of(folder / "x.pptx").at("ppt/presentation.xml"),
                    HasSubstr("<p:sldSz " + std::string(size) + "/>"));
    }
    const TemporaryFolder folder;
    EXPECT_THROW(write_slide(folder, 16, 897), OutputError);
    EXPECT_TRUE(folder.names().empty());
}

// Law: its first bytes show its type, however large the pictures are.
TEST(PptxTest, BeginsAsPresentationsDo) {
    const TemporaryFolder folder;
    write_slide(folder, 640, 360);
    const std::string bytes = content(folder / "x.pptx");
    EXPECT_EQ(bytes.substr(30, 11), "_rels/.rels");
    EXPECT_LT(bytes.find("ppt/theme/theme1.xml"), 1'000U);
}

TEST(PptxTest, OfTooManySlidesIsRefused) {
    const TemporaryFolder folder;
    OutputOptions options = small_output(*find_format("pptx"), folder / "x.pptx");
    options.pictures = 1'001;
    options.look.bare = true;
    try {
        write_pictures(options, 1'001);
        ADD_FAILURE() << "not refused";
    } catch (const OutputError& error) {
        EXPECT_THAT(error.what(), HasSubstr("pptx: more than 1,000 slides"));
    }
    EXPECT_TRUE(folder.names().empty());
}

}  // namespace
}  // namespace queenreel
