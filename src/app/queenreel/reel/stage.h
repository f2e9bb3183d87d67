#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "queenreel/io/descriptor.h"

namespace queenreel {

/// The absolute paths of the files of each output, in order.
using OutputPaths = std::vector<std::set<std::string>>;

/// A hidden folder in which outputs' files wait until all are complete: a subfolder for each output, which
/// contains its files under their absolute paths. Removed with the object; one that a killed run left is
/// removed by the next run in the same folder.
class Stage {
  public:
    /// Creates it in `folder`, an absolute path. Throws OutputError.
    explicit Stage(const std::string& folder);
    ~Stage();
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    /// The folder of an output, a prefix of the absolute paths of its files.
    std::string folder_of(std::size_t output) const { return path_ + "/" + std::to_string(output); }

    /// The files waiting for an output, as the absolute paths of their destinations. Throws OutputError.
    std::set<std::string> targets(std::size_t output) const;

    /// Moves the files of all outputs to their destinations, replacing existing ones, and removes `outdated`
    /// files. If any step fails, all are undone. Throws OutputError.
    void publish(const OutputPaths& outputs, const std::set<std::string>& outdated);

  private:
    std::string path_;
    Descriptor lock_;
};

}  // namespace queenreel
