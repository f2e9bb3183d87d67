#include "xml_of_tests.h"

#include <glib.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <memory>

namespace queenreel {
namespace {

struct Reading {
    std::vector<XmlElement> elements;
    std::vector<std::size_t> open;  ///< of the elements, from the root
};

void begin_element(GMarkupParseContext* /*context*/, const gchar* name, const gchar** names,
                   const gchar** values, gpointer data, GError** /*error*/) {
    auto& reading = *static_cast<Reading*>(data);
    const std::string above = reading.open.empty() ? "" : reading.elements[reading.open.back()].path + "/";
    XmlElement element{.path = above + name, .attributes = {}, .text = ""};
    for (; *names; ++names, ++values)
        element.attributes[*names] = *values;
    reading.open.push_back(reading.elements.size());
    reading.elements.push_back(element);
}

void end_element(GMarkupParseContext* /*context*/, const gchar* /*name*/, gpointer data, GError** /*error*/) {
    static_cast<Reading*>(data)->open.pop_back();
}

void add_text(GMarkupParseContext* /*context*/, const gchar* text, gsize size, gpointer data,
              GError** /*error*/) {
    auto& reading = *static_cast<Reading*>(data);
    if (!reading.open.empty())
        reading.elements[reading.open.back()].text.append(text, size);
}

}  // namespace

std::vector<XmlElement> elements_of(const std::string& xml) {
    const GMarkupParser parser{begin_element, end_element, add_text, nullptr, nullptr};
    Reading reading;
    const std::unique_ptr<GMarkupParseContext, decltype(&g_markup_parse_context_free)> context(
        g_markup_parse_context_new(&parser, GMarkupParseFlags{}, &reading, nullptr),
        g_markup_parse_context_free);
    GError* error = nullptr;
    EXPECT_TRUE(
        g_markup_parse_context_parse(context.get(), xml.data(), static_cast<gssize>(xml.size()), &error) &&
        g_markup_parse_context_end_parse(context.get(), &error))
        << (error ? error->message : "");
    g_clear_error(&error);
    return reading.elements;
}

}  // namespace queenreel
