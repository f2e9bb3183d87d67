#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "queenreel/io/descriptor.h"

namespace queenreel {

/// The absolute paths of the files of each output, in order.
using OutputPaths = std::vector<std::set<std::string>>;

/// A hidden folder in which the files of outputs wait, a folder for each output that has them under their
/// whole paths, until all are there. Removed with the object; one that a killed run has left is removed by
/// the next in the same folder.
class Stage {
  public:
    /// Makes it in `folder`, an absolute path. Throws OutputError.
    explicit Stage(const std::string& folder);
    ~Stage();
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    /// The folder of an output, before the absolute paths that its files are to have.
    std::string folder_of(std::size_t output) const { return path_ + "/" + std::to_string(output); }

    /// The files that wait for an output, by the absolute paths that they are to have. Throws OutputError.
    std::set<std::string> targets(std::size_t output) const;

    /// Gives the files of all outputs their paths, replaces those that are there, and removes `outdated`
    /// ones. Where one cannot be, all that was done is undone. Throws OutputError.
    void publish(const OutputPaths& outputs, const std::set<std::string>& outdated);

  private:
    std::string path_;
    Descriptor lock_;
};

}  // namespace queenreel
