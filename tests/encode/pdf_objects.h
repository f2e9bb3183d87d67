#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace queenreel::test {

/// Returns what a program prints about a file.
std::string printed_by(const std::string& program, const std::string& path);

/// The objects of a PDF, by qpdf.
class PdfObjects {
  public:
    explicit PdfObjects(const std::string& path);

    nlohmann::json catalog() const;

    /// Returns a value itself, or the object it refers to; for a stream, its dictionary.
    const nlohmann::json& resolved(const nlohmann::json& value) const;

    /// Returns an entry's value, even if it refers to another object; null if there is none.
    const nlohmann::json& entry(const nlohmann::json& dictionary, const std::string& key) const;

    /// Returns the dictionaries that have a value for a key.
    std::vector<nlohmann::json> with(const std::string& key, const std::string& value) const;

    /// Returns a string object in UTF-8.
    static std::string text(const nlohmann::json& value);

  private:
    nlohmann::json all_;
};

}  // namespace queenreel::test
