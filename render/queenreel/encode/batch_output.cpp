#include <algorithm>
#include <deque>

#include "queenreel/encode/errors.h"
#include "queenreel/encode/open.h"
#include "queenreel/encode/picture_queue.h"
#include "queenreel/io/output_file.h"

namespace queenreel {
namespace {

constexpr std::size_t group_size = max_nameless_files;  // the number of files synced together

/// One file per picture, in one folder. Pictures are drawn in parallel. Their files are written in order,
/// wait in a group to be synced together, which costs a fifth of syncing each, and then get their names.
class BatchOutput final : public Output {
  public:
    BatchOutput(const OutputOptions& options, const Target& target)
        : names_(target.names),
          pictures_(options.pictures),
          numbers_(options.numbers),
          existing_(options.force || options.resume ? Existing::replace : Existing::keep),
          resumes_(options.resume),
          shard_(options.shard),
          queue_(options) {
        prepare_folder(target);
        folder_ = std::make_shared<const Folder>(target.folder);
        folder_->remove_leftovers();
    }

    ~BatchOutput() override {
        // Complete files stay when the rest is abandoned.
        try {
            give_up();
        } catch (const OutputError&) {
            group_.clear();
        }
    }

    void put(const Frame& frame) override;

    void prepare() override {
        write_rest();
        sync();
    }

    void publish() override {
        publish_group();
        if (!synced_) {
            folder_->sync();
            synced_ = true;
        }
    }

    void give_up() override {
        try {
            write_rest();
        } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch): earlier files are complete
        }
        finish();
    }

    std::vector<std::filesystem::path> files() const override;
    std::uint64_t file_count() const override { return count_; }
    std::uint64_t kept_count() const override { return kept_; }

  private:
    /// A file that is written and waits for its name; null if it existed already.
    struct Written {
        std::string name;
        std::unique_ptr<OutputFile> file;
    };

    bool will_write(std::uint64_t number, std::uint64_t first) const;
    void require_new_names(std::uint64_t first) const;
    void write_next();
    void write_rest();
    void write(PictureQueue::File picture);
    bool has_new_files() const;
    void sync();
    void publish_group();

    NamePattern names_;
    std::uint64_t pictures_;
    std::optional<Numbers> numbers_;
    Existing existing_;
    bool resumes_;
    Shard shard_;
    PictureQueue queue_;
    bool failed_ = false;  // whether a picture failed that must be written before the others
    std::shared_ptr<const Folder> folder_;
    std::deque<Written> group_;
    std::uint64_t last_number_ = 0;
    std::uint64_t count_ = 0;    // files under their final names, and …
    std::uint64_t kept_ = 0;     // … how many of them existed before
    bool synced_ = true;         // whether their names are on disk
    bool group_synced_ = false;  // … and the bytes of the group
    std::string first_;
    std::string last_;
};

/// Returns true if the picture is in the batch, which begins with number `first`.
bool BatchOutput::will_write(std::uint64_t number, std::uint64_t first) const {
    const bool in_batch = numbers_ ? numbers_->has(number) : number >= first && number - first < pictures_;
    return in_batch && shard_.has(number);
}

/// Throws if a picture of the batch, which begins with number `first`, exists.
void BatchOutput::require_new_names(std::uint64_t first) const {
    require_none(*folder_, [&](const std::string& name) {
        const std::optional<std::uint64_t> number = names_.number(name);
        return number && will_write(*number, first);
    });
}

void BatchOutput::put(const Frame& frame) {
    const std::string name = names_.name(frame);
    if (last_number_ == 0 && existing_ == Existing::keep)
        require_new_names(frame.number);
    if (frame.number <= last_number_) {
        throw OutputError(folder_->path_of(name) +
                          ": its number is not above the last one's; number pictures upward");
    }
    last_number_ = frame.number;
    if (!shard_.has(frame.number))
        return;
    queue_.put(name, frame);
    if (queue_.is_full())
        write_next();
}

/// Writes the oldest waiting picture. If that fails, those after it are not written.
void BatchOutput::write_next() {
    failed_ = true;
    write(queue_.take());
    failed_ = false;
}

void BatchOutput::write_rest() {
    while (!failed_ && !queue_.is_empty())
        write_next();
}

void BatchOutput::write(PictureQueue::File picture) {
    auto file = std::make_unique<OutputFile>(folder_, picture.name, existing_);
    file->write(picture.bytes.bytes());
    file->close();
    if (resumes_ && file->is_there())
        file.reset();
    group_.push_back({std::move(picture.name), std::move(file)});
    group_synced_ = false;
    if (group_.size() == group_size) {
        sync();
        publish_group();
    }
}

bool BatchOutput::has_new_files() const {
    return std::ranges::any_of(group_, [](const Written& written) { return written.file != nullptr; });
}

void BatchOutput::sync() {
    if (group_synced_ || !has_new_files())
        return;
    try {
        if (!folder_->sync_files())
            for (const Written& written : group_)
                if (written.file)
                    written.file->sync_closed();
        group_synced_ = true;
    } catch (const OutputError&) {
        group_.clear();  // a retry might report success
        throw;
    }
}

void BatchOutput::publish_group() {
    // Files that replace others have hidden names for a moment: they share a lock.
    std::shared_ptr<RunLock> lock;
    if (existing_ == Existing::replace && has_new_files())
        lock = folder_->run_lock(group_.front().name);
    while (!group_.empty()) {
        const Written written = std::move(group_.front());
        group_.pop_front();
        if (written.file) {
            synced_ = false;
            written.file->publish();
        }
        kept_ += written.file ? 0 : 1;
        first_ = count_ == 0 ? written.name : first_;
        last_ = written.name;
        ++count_;
    }
}

std::vector<std::filesystem::path> BatchOutput::files() const {
    std::vector<std::filesystem::path> paths;
    if (count_ > 0)
        paths.push_back(folder_->path() / first_);
    if (count_ > 1)
        paths.push_back(folder_->path() / last_);
    return paths;
}

}  // namespace

std::unique_ptr<Output> open_batch_output(const OutputOptions& options, const Target& target) {
    return std::make_unique<BatchOutput>(options, target);
}

}  // namespace queenreel
