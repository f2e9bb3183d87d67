#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace queenreel {

/// An object of a PDF other than a stream.
struct PdfObject {
    std::size_t number;
    std::string value;
};

/// A change of bytes in a part of a PDF.
struct PdfChange {
    std::size_t at;
    std::size_t length;
    std::string text;
};

/// Returns a string object: ASCII as it is, other text in UTF-16BE.
std::string pdf_text(std::string_view utf8);

/// Rewrites a PDF 1.4 document by Cairo, part by part: takes out objects with certain dictionaries, and packs
/// these and new ones into an object stream at its end (ISO 32000-1, 7.5.7 and 7.5.8). Every function throws
/// PaintError if Cairo's document has another form.
class PdfPacker {
  public:
    /// `taken`: beginnings of dictionaries, from "<< /Type /" on.
    explicit PdfPacker(std::vector<std::string_view> taken) : taken_(std::move(taken)) {}

    /// Returns the bytes to write for the next part, which must not cut any object. Adds the objects it takes
    /// out to `objects`; `changes`: to be made inside other objects.
    std::string read(std::string_view part, std::vector<PdfObject>& objects,
                     std::vector<PdfChange> changes = {});

    /// The same for the last part, without its table and trailer.
    std::string read_last(std::string_view part, std::vector<PdfObject>& objects);

    /// Returns a number for a new object. Call it after read_last().
    std::size_t new_number() { return entries_.size() + added_++; }

    /// Packs an object, taken or new.
    void pack(PdfObject object) { packed_.push_back(std::move(object)); }

    /// Adds a new stream after the last part; `entries`: the entries of its dictionary, without the length.
    void add_stream(std::size_t number, std::string_view entries, std::string_view bytes);

    /// Returns the end of the document: new streams, packed objects, table. Call it last.
    std::string end();

  private:
    /// An entry of the table, as in cross-reference streams: free, at an offset, or packed.
    struct Entry {
        std::uint8_t type = 0;
        std::uint64_t place = 0;
        std::uint32_t index = 0;
    };

    std::uint64_t place_of(std::int64_t offset) const;
    std::string table(const std::vector<Entry>& entries, std::size_t number) const;

    std::vector<std::string_view> taken_;
    std::int64_t read_ = 0;                                      // bytes of Cairo's document
    std::int64_t lost_ = 0;                                      // how many of them were removed
    std::vector<std::pair<std::int64_t, std::int64_t>> losses_;  // offsets of removals, and sums up to them
    std::vector<Entry> entries_;                                 // by Cairo
    std::string roots_;                                          // entries of its trailer
    std::size_t added_ = 0;                                      // numbers
    std::vector<PdfObject> packed_;
    std::vector<std::pair<std::size_t, std::string>> streams_;
};

}  // namespace queenreel
