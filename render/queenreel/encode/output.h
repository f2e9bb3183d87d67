#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/base/numbers.h"
#include "queenreel/base/shard.h"
#include "queenreel/encode/encode_spec.h"
#include "queenreel/encode/format.h"
#include "queenreel/encode/name_pattern.h"
#include "queenreel/frame/frame.h"
#include "queenreel/frame/look.h"
#include "queenreel/io/error.h"
#include "queenreel/timing/flight.h"

namespace queenreel {

class SharedRaster;

/// What a page that plays a film is made of, besides its frames.
struct PageOptions {
    /// What the story's engine is to tell in place of the frames; empty: these are in the page as data.
    std::string telling{};
    std::vector<std::string_view> kinds{};  ///< of each frame in turn, the name of its kind of moment
    std::string title{};                    ///< UTF-8; empty: the first frame's
    bool both_lights = false;               ///< dark on dark screens, where nobody chose the theme
    bool glides = true;                     ///< queens move from square to square
    bool loops = false;                     ///< it begins again at its end
};

/// Where pictures go and how they are written; a film is coded as EncodeSpec says, and a batch has its
/// threads.
struct OutputOptions : EncodeSpec {
    const Format* format = nullptr;

    /// A file (`x.png`), a folder (ends in `/`, or is one), a pattern (`x-{index}.svg`) or `-`, standard
    /// output. A folder is made where it is missing; the folder of a file or pattern must exist. A file that
    /// is a symbolic link keeps it: what it points to is replaced. Devices and pipes are written as they are.
    std::string target;

    /// What files in a folder are called where `target` does not say it, without the extension: pictures and
    /// clips, which need {index}, and a film.
    std::string names = "{index}";
    std::string film_name = "film";

    std::vector<NameField> fields;     ///< that `target` and `names` may have besides {index}
    bool force = false;                ///< replace existing files
    bool resume = false;               ///< of sets: files that are there already stay, others are replaced
    Shard shard;                       ///< of a batch: the other pictures are left out
    std::uint64_t pictures = 1;        ///< how many there will be at the most
    std::optional<Numbers> numbers{};  ///< of a batch, where not one after the other: those it has
    std::uint64_t max_number = 0;      ///< of any picture, for the width of {index}; 0: as many as `pictures`
    Look look;
    Transition transition = Transition::glide;  ///< of a film that moves by itself
    bool keeps_text = false;                    ///< svg: text stays text, in the fonts of whoever looks at it
    PageOptions page{};                         ///< of a format that plays
    const Format* clips = nullptr;  ///< pptx: slides play the film's chapters in it; null: a picture each
    std::shared_ptr<SharedRaster> raster{};  ///< of several films, see share_painters(); null: its own
};

/// Files being written from frames. What is not finished when it is destroyed leaves nothing under a final
/// name, but files of a batch that were whole stay.
class Output {
  public:
    virtual ~Output() = default;

    /// Adds a picture. Throws PaintError, and OutputError, including those of encode/errors.h.
    virtual void put(const Frame& frame) = 0;

    /// Ends writing: all that may fail for want of room is done, and every file is whole and synced, though
    /// not yet under its final name; of a batch, most are. Throws OutputError.
    virtual void prepare() = 0;

    /// Gives every file its final name; the last call. Throws OutputError, PartialSetError where some have
    /// theirs.
    virtual void publish() = 0;

    /// Both: every file is complete.
    void finish() {
        prepare();
        publish();
    }

    /// In place of finish(): gives up the rest. Whole files of a batch, and of clips that replace none, stay.
    /// Throws OutputError.
    virtual void give_up() {}

    /// The final names of files that are complete, in order, at most the first and the last of a batch; how
    /// many.
    virtual std::vector<std::filesystem::path> files() const = 0;
    virtual std::uint64_t file_count() const = 0;

    /// How many of them were there already, see OutputOptions::resume.
    virtual std::uint64_t kept_count() const { return 0; }
};

}  // namespace queenreel
