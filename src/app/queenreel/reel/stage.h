#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "queenreel/io/descriptor.h"

namespace queenreel {

/// The absolute paths of the files of each output, in order.
using OutputPaths = std::vector<std::set<std::string>>;

/// A hidden folder where the files of outputs wait until all are complete. Each output has a subfolder, which
/// contains its files under their absolute paths. The object removes the folder; if a run was killed, the
/// next run in the same folder removes what it left.
class Stage {
  public:
    /// Creates the stage in `folder`, an absolute path. Throws OutputError.
    explicit Stage(const std::string& folder);
    ~Stage();
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    /// The folder of an output: the prefix of the absolute paths of its files.
    std::string folder_of(std::size_t output) const { return path_ + "/" + std::to_string(output); }

    /// Returns the files that wait for an output, as the absolute paths of their destinations. Throws
    /// OutputError.
    std::set<std::string> targets(std::size_t output) const;

    /// Moves the files of all outputs to their destinations, replacing existing ones, and removes `outdated`
    /// files. If any step fails, undoes all of them. Throws OutputError.
    void publish(const OutputPaths& outputs, const std::set<std::string>& outdated);

  private:
    std::string path_;
    Descriptor lock_;
};

}  // namespace queenreel
