#pragma once

#include <cstddef>
#include <istream>
#include <iterator>

namespace queenreel::judge {

/// Converts a text to JSON byte by byte: brackets for the parentheses of tuples, double quotes for single
/// ones, and blanks for a label before the first bracket, for semicolons, and for lines of comments and
/// dashes. Keeps the number of bytes, so that positions stay valid.
class JsonBytes {
  public:
    /// The stream must outlive the object.
    explicit JsonBytes(std::istream& in) : bytes_(in.rdbuf()) {}

    /// Returns the next byte, or -1 at the end.
    int next();

  private:
    int in_text(char letter);
    bool begins_comment(char letter) const;
    char before_brackets(char letter);

    std::streambuf* bytes_;
    bool at_line_start_ = true;
    bool in_comment_ = false;
    bool has_bracket_ = false;  ///< the label, if any, has ended
    bool has_label_ = false;
    bool has_sign_ = false;    ///< the label's sign, = or :, was read
    std::size_t in_mark_ = 0;  ///< bytes of the byte order mark that were skipped
    char quote_ = 0;           ///< the quote of the open text; 0 for none
    bool escaped_ = false;     ///< whether the next character of the text is escaped
};

/// Iterates over the converted bytes.
class JsonIterator {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = char;

    JsonIterator() = default;
    explicit JsonIterator(JsonBytes& bytes) : bytes_(&bytes), byte_(bytes.next()) {}

    char operator*() const { return static_cast<char>(byte_); }
    JsonIterator& operator++() {
        byte_ = bytes_->next();
        return *this;
    }
    JsonIterator operator++(int) {
        const JsonIterator before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const JsonIterator& one, const JsonIterator& other) {
        return (one.byte_ < 0) == (other.byte_ < 0);
    }

  private:
    JsonBytes* bytes_ = nullptr;
    int byte_ = -1;
};

}  // namespace queenreel::judge
