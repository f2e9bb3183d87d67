#pragma once

// The JSON library for precompiled headers, without the body of its literal ""_json, which makes each source
// instantiate the parser of a type of JSON that we do not use: 0.4 s of a processor. The macro declares the literal
// and gives its body to a template, which nothing instantiates. Where the library writes ""_json as one word, the
// macro has no effect.

#define _json(text, size) \
    _json(text, size);    \
    template <typename>   \
    nlohmann::json unused_literal(text, size)
#include <nlohmann/json.hpp>
#undef _json
