#include "pdf_objects.h"

#include <cstdio>
#include <memory>

namespace queenreel::test {

using nlohmann::json;

std::string printed_by(const std::string& program, const std::string& path) {
    const std::string command = program + " '" + path + "' 2>&1";
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
    std::string all;
    for (int c = 0; (c = std::fgetc(pipe.get())) != EOF;)
        all += static_cast<char>(c);
    return all;
}

PdfObjects::PdfObjects(const std::string& path)
    : all_(json::parse(printed_by("qpdf --json=2 --json-key=qpdf", path)).at("qpdf").at(1)) {}

json PdfObjects::catalog() const {
    return entry(all_.at("trailer").at("value"), "/Root");
}

const json& PdfObjects::resolved(const json& value) const {
    const std::string name = value.is_string() ? "obj:" + value.get<std::string>() : "";
    if (!all_.contains(name))
        return value;
    const json& object = all_.at(name);
    return object.contains("stream") ? object.at("stream").at("dict") : object.at("value");
}

const json& PdfObjects::entry(const json& dictionary, const std::string& key) const {
    static const json none;
    return dictionary.is_object() && dictionary.contains(key) ? resolved(dictionary.at(key)) : none;
}

std::vector<json> PdfObjects::with(const std::string& key, const std::string& value) const {
    std::vector<json> found;
    for (const auto& [name, object] : all_.items()) {
        const json& one = object.contains("stream") ? object.at("stream").at("dict") : object.at("value");
        if (one.is_object() && one.contains(key) && one.at(key) == value)
            found.push_back(one);
    }
    return found;
}

std::string PdfObjects::text(const json& value) {
    const std::string all = value.is_string() ? value.get<std::string>() : "";
    return all.starts_with("u:") ? all.substr(2) : "";
}

}  // namespace queenreel::test
