#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "folders.h"
#include "outputs_of_tests.h"
#include "pdf_objects.h"
#include "queenreel/codecs/png/deflater.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/pdf_marks.h"
#include "queenreel/encode/pdf_resources.h"
#include "queenreel/encode/pdf_structure.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/words/language.h"

namespace queenreel {
namespace {

using test::PdfObjects;
using test::printed_by;
using testing::HasSubstr;
using testing::Not;

std::string told(const std::string& path) {
    return printed_by("pdfinfo -rawdates", path);
}

// Law: in every language, a PDF is tagged: each page is a figure with a description, and the document has a
// title, a language and the claim of PDF/UA-1.
TEST(PdfTest, IsTagged) {
    const TemporaryFolder folder;
    for (const Language& language : languages())
        for (const std::uint64_t pages : {1, 3}) {
            SCOPED_TRACE(language.name);
            const std::string path = folder / (std::string(language.name) + std::to_string(pages) + ".pdf");
            OutputOptions options = small_output(*find_format("pdf"), path);
            options.words = Words(language);
            write_pictures(options, pages);
            EXPECT_THAT(printed_by("qpdf --check", path),
                        HasSubstr("No syntax or stream encoding errors found"));
            EXPECT_THAT(told(path), HasSubstr("Tagged:          yes\n"));
            const PdfObjects objects(path);
            const auto catalogs = objects.with("/Type", "/Catalog");
            ASSERT_EQ(catalogs.size(), 1U);
            EXPECT_EQ(catalogs[0].at("/Lang"), "u:" + std::string(language.name));
            EXPECT_EQ(catalogs[0].at("/ViewerPreferences").at("/DisplayDocTitle"), true);
            EXPECT_EQ(catalogs[0].at("/MarkInfo").at("/Marked"), true);
            EXPECT_EQ(objects.with("/S", "/Document").size(), 1U);
            const auto figures = objects.with("/S", "/Figure");
            ASSERT_EQ(figures.size(), pages);
            for (const nlohmann::json& figure : figures) {
                EXPECT_EQ(figure.at("/Alt"), "u:Queens on four squares");
                EXPECT_EQ(objects.entry(figure, "/A").at("/BBox"), nlohmann::json({2, 2, 62, 62}));
            }
            const auto shown = objects.with("/Type", "/Page");
            ASSERT_EQ(shown.size(), pages);
            for (const nlohmann::json& page : shown)
                EXPECT_TRUE(page.contains("/StructParents"));
            const std::string packet = printed_by("pdfinfo -meta", path);
            EXPECT_THAT(packet, HasSubstr("<pdfuaid:part>1</pdfuaid:part>"));
            EXPECT_THAT(packet, HasSubstr(">4 queens, solution 1"));
        }
}

TEST(PdfMarks, SentencesThatAreSaidAreLeftOut) {
    EXPECT_EQ(without_sentences("One two. Three? Four", {"Three", "Four"}), "One two.");
    EXPECT_EQ(without_sentences("One two. Three.", {"One", "two t", "hree"}), "One two. Three.");
    EXPECT_EQ(without_sentences("Tests: 26. A, b.", {"Tests\n26", "A\nb"}), "");
    EXPECT_EQ(without_sentences("一。二。三。", {"二"}), "一。三。");
    EXPECT_EQ(without_sentences("", {"", "x"}), "");
}

/// Returns a document in Cairo's form: a page, a font, and `change` in one place.
std::string document_with(const std::string& change = "", const std::string& into = "") {
    const auto changed = [&](std::string text) {
        const std::size_t at = change.empty() ? std::string::npos : text.find(change);
        return at == std::string::npos ? text : text.replace(at, change.size(), into);
    };
    const std::string contents = Deflater(Deflater::Result::stream, "pdf").deflate("");
    std::string text = changed("%PDF-1.4\n");
    std::vector<std::size_t> places;
    for (const std::string& object : std::vector<std::string>{
             "<< /Type /Pages\n   /Kids [ 2 0 R ]\n   /Count 1\n>>",
             "<< /Type /Page % 1\n   /Parent 1 0 R\n   /MediaBox [ 0 0 8 9 ]\n"
             "   /Resources << >>\n   /Contents 4 0 R\n>>",
             "<< /Type /Font\n   /Subtype /CIDFontType2\n>>",
             fmt::format("<< /Length {}\n   /Filter /FlateDecode\n>>\nstream\n{}\nendstream", contents.size(),
                         contents),
             "<< /Type /Catalog\n   /Pages 1 0 R\n>>", "<< /Title (x)\n>>"}) {
        places.push_back(text.size());
        text += fmt::format("{} 0 obj\n{}\nendobj\n", places.size(), changed(object));
    }
    std::string table = "xref\n0 7\n0000000000 65535 f \n";
    for (const std::size_t place : places)
        table += fmt::format("{:010} 00000 n \n", place);
    table += "trailer\n<< /Size 7\n   /Root 5 0 R\n   /Info 6 0 R\n>>\n";
    return text + changed(table) + fmt::format("startxref\n{}\n%%EOF\n", text.size());
}

/// Returns where a document's catalog begins, after its page.
std::size_t page_end(const std::string& document) {
    return document.find("5 0 obj");
}

/// Writes what the structure makes of a document, and returns its objects.
PdfObjects structured(const TemporaryFolder& folder, const std::string& document,
                      const std::string& description, const std::string& title = "x") {
    PdfStructure structure(9);
    std::ofstream file(folder / "x.pdf", std::ios::binary);
    const std::size_t end = page_end(document);
    file << structure.read(document.substr(0, end), PdfMarks(description, {0, 0, 8, 9}));
    file << structure.end(document.substr(end), title, "ja");
    file.close();
    EXPECT_THAT(printed_by("qpdf --check", folder / "x.pdf"),
                HasSubstr("No syntax or stream encoding errors found"));
    return PdfObjects(folder / "x.pdf");
}

TEST(PdfStructures, HaveDescriptionsInAnyScript) {
    const TemporaryFolder folder;
    for (const std::string text : {"é女𝔔", "(a \\ b", ""})
        EXPECT_EQ(structured(folder, document_with(), text, "A & B").with("/S", "/Figure").at(0).at("/Alt"),
                  "u:" + text);
    EXPECT_THAT(printed_by("pdfinfo -meta", folder / "x.pdf"), HasSubstr("A &amp; B"));
}

TEST(PdfStructures, GiveFontsAMapOfTheirGlyphs) {
    const TemporaryFolder folder;
    for (const std::string form : {"CIDFontType2\n", "CIDFontType2\n   /CIDToGIDMap /Identity\n"}) {
        const auto fonts =
            structured(folder, document_with("CIDFontType2\n", form), "x").with("/Type", "/Font");
        EXPECT_EQ(fonts.at(0).at("/CIDToGIDMap"), "/Identity");
    }
}

TEST(PdfStructures, ReplaceTheReferenceThatCairo118MakesToNone) {
    const TemporaryFolder folder;
    for (const std::string end : {"\n>>", "\n   /Group << >>\n>>"}) {
        const auto pages =
            structured(folder, document_with("4 0 R\n>>", "4 0 R\n   /StructParents 7" + end), "x")
                .with("/Type", "/Page");
        EXPECT_EQ(pages.at(0).at("/StructParents"), 0);
    }
}

TEST(PdfStructures, AreRefusedForDocumentsOfAnotherForm) {
    const auto end = [](const std::string& document, bool has_page) {
        PdfStructure structure(9);
        const std::size_t end = has_page ? page_end(document) : 0;
        if (has_page)
            structure.read(document.substr(0, end), PdfMarks("x", {}));
        structure.end(document.substr(end), "", "en");
    };
    EXPECT_NO_THROW(end(document_with(), true));
    EXPECT_THROW(end(document_with(), false), PaintError);
    for (const std::string part : {"%PDF-1.4", "/Type /Page %", "/FlateDecode", "/Type /Catalog", "xref\n0",
                                   "/Root", "/Size", " n \n"}) {
        SCOPED_TRACE(part);
        EXPECT_THROW(end(document_with(part, "?"), true), PaintError);
    }
}

TEST(PdfTest, HasAPageAPictureAndTheTitlesOfTheFirstAndTheLast) {
    const TemporaryFolder folder;
    write_pictures(small_output(*find_format("pdf"), folder / "x.pdf"), 3);
    const std::string info = told(folder / "x.pdf");
    EXPECT_THAT(info, HasSubstr("Pages:           3\n"));
    EXPECT_THAT(info, HasSubstr("Page size:       64 x 64 pts\n"));
    EXPECT_THAT(info, HasSubstr("4 queens, solution 1 \u2013 4 queens, solution 3\n"));
    EXPECT_THAT(info, Not(HasSubstr("CreationDate")));
}

TEST(PdfTest, OnePageHasItsTitleAndDescription) {
    const TemporaryFolder folder;
    write_pictures(small_output(*find_format("pdf"), folder / "x.pdf"), 1);
    const std::string info = told(folder / "x.pdf");
    EXPECT_THAT(info, HasSubstr("Title:           4 queens, solution 1\n"));
    EXPECT_THAT(info, HasSubstr("Subject:         Queens on four squares\n"));
}

TEST(PdfTest, HasTheDateThatReproducibleBuildsSet) {
    const TemporaryFolder folder;
    ::setenv("SOURCE_DATE_EPOCH", "1577836800", 1);
    write_pictures(small_output(*find_format("pdf"), folder / "x.pdf"), 1);
    ::unsetenv("SOURCE_DATE_EPOCH");
    EXPECT_THAT(told(folder / "x.pdf"), HasSubstr("CreationDate:    20200101000000Z\n"));
}

/// Part of a document with a page's dictionary.
std::string page_with(const std::string& forms) {
    return "6 0 obj\n<< /ExtGState << /a0 << /CA 1 >> >>\n   /XObject " + forms + "\n>>\nendobj\n";
}

std::string without_repeated(std::string text) {
    FormNames().drop_repeated(std::as_writable_bytes(std::span(text)));
    return text;
}

TEST(PdfFormNames, EachIsLeftOnceInItsPlace) {
    const std::string two = page_with("<< /x7 7 0 R /x7 7 0 R /x18 18 0 R /x7 7 0 R >>");
    const std::string one = page_with("<< /x7 7 0 R           /x18 18 0 R           >>");
    EXPECT_EQ(without_repeated(two + two), one + one);
    EXPECT_EQ(without_repeated(one.substr(0, one.find("   /XObject"))),
              one.substr(0, one.find("   /XObject")));
}

TEST(PdfFormNames, AreRefusedInAnotherForm) {
    for (const char* other : {"9 0 R", "<< /x7 7 0 R /x7 <</a 1>> >>", "<< /x7 7 0 R /x7 7 0 R",
                              "<< x7 7 0 R >>", "<</x7 7 0 R>>"}) {
        SCOPED_TRACE(other);
        EXPECT_THROW(without_repeated("\n   /XObject " + std::string(other)), PaintError);
    }
}

TEST(PdfFormNames, AreRefusedWhereFormsHaveNone) {
    std::string form = "7 0 obj\n<< /Length 9 0 R\n   /Type /XObject\n   /Subtype /Form\n";
    FormNames names;
    names.drop_repeated(std::as_writable_bytes(std::span(form)));
    EXPECT_THROW(names.end(), PaintError);
    std::string page = page_with("<< /x7 7 0 R >>");
    names.drop_repeated(std::as_writable_bytes(std::span(page)));
    names.end();
}

}  // namespace
}  // namespace queenreel
