#pragma once

#include <chrono>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace queenreel {

/// A program that failed. what() is the reason, such as `it ended with status 3: no such voice`.
struct ProgramError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A program to run.
struct ProgramLine {
    std::vector<std::string> words;                            ///< the first is found on $PATH
    std::vector<std::pair<std::string, std::string>> added{};  ///< to the environment
    std::chrono::milliseconds patience{0};                     ///< the time it may take
    std::size_t max_bytes = std::size_t{256} << 20;            ///< of output
};

/// Returns true if a program of that name is on $PATH.
bool is_installed(std::string_view program);

/// Runs a program with `input` on its standard input, and returns its standard output. Before throwing
/// ProgramError or what the wait check throws, ends the program and its whole process group.
std::vector<std::byte> output_of(const ProgramLine& line, std::string_view input);

}  // namespace queenreel
