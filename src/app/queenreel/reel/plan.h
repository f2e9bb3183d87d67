#pragma once

#include <span>
#include <string>
#include <string_view>

#include "queenreel/reel/made.h"
#include "queenreel/reel/request.h"

namespace queenreel {

/// The folder of a reel, and the record of what it made before.
struct ReelFolder {
    std::string path;    ///< absolute; paths in the reel are relative to it
    std::string record;  ///< the path of the record
    Made made;           ///< the contents of the record

    /// Finds the folder of the reel at this path, and reads its record.
    static ReelFolder of(const std::string& reel);

    /// Shortens a path for messages: relative to the folder if it is inside.
    std::string shown(const std::string& file) const;
};

/// An output and what to do about it.
struct ReelJob {
    const ReelRequest* request;  ///< must outlive the job
    MadeOutput wanted;           ///< its fingerprints, without files
    std::string why{};           ///< why it must be made; empty: it is up to date
    double seconds = 0;          ///< how long it took
};

/// Finds whether the output must be made. `program`: the version that would make it.
ReelJob job_of(const ReelFolder& folder, const ReelRequest& request, std::string_view program);

/// Throws ReelError if two requests, in the order of the reel, have a file in common.
void check_different(const Reel& reel, const ReelFolder& folder,
                     std::span<const ReelRequest* const> requests);

}  // namespace queenreel
