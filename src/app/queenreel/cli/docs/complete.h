#pragma once

#include <span>
#include <string>

namespace queenreel {

/// What `queenreel --complete -- WORDS` prints: what the last of the words, which may be empty, can be
/// completed to, given those before it. A whole word a line, with a tab and a description where there is one;
/// a word that ends in `=` goes on. The line `:file` stands for all names of files. Reads no files and runs
/// no search.
std::string completions(std::span<const std::string> words);

}  // namespace queenreel
