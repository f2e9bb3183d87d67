#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "queenreel/encode/output.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/io/memory_stream.h"

namespace queenreel {

/// Draws pictures for files of their own side by side, and gives their files in order. Whoever takes one
/// draws, too, so that a queue without threads works as well. The files have the same bytes for any number
/// of threads.
class PictureQueue {
  public:
    struct File {
        std::string name;
        MemoryStream bytes;
    };

    /// Uses OutputOptions::format, `look`, `keeps_text` and `threads`; fewer threads where pictures are so
    /// large that they would take much memory. Throws as Format::writer.
    explicit PictureQueue(const OutputOptions& options);

    /// Adds a picture and the name of its file.
    void put(std::string name, const Frame& frame);

    bool is_empty() const { return jobs_.empty(); }

    /// Enough pictures wait to keep all threads drawing: take one before the next is added.
    bool is_full() const { return jobs_.size() >= max_jobs_; }

    /// The file of the oldest picture, which is drawn before, where it is not yet. Throws what drawing it
    /// threw; the queue is of no more use then.
    File take();

  private:
    /// A picture to be drawn. `state` is under the mutex; the rest is whose who draws it, then whose who
    /// takes it.
    struct Job {
        enum class State { waiting, being_drawn, drawn };

        Frame frame;
        File file;
        std::exception_ptr error{};
        State state = State::waiting;
    };

    void add_thread();
    void draw_all(const std::stop_token& stop);
    Job* oldest_waiting() const;
    void draw_oldest(PictureWriter& writer, std::unique_lock<std::mutex>& lock);

    OutputOptions options_;
    std::size_t max_threads_;
    std::size_t max_jobs_;
    std::unique_ptr<PictureWriter> writer_;  // of the thread that takes
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<std::unique_ptr<Job>> jobs_;  // changed under the mutex, and by no other thread
    std::vector<std::jthread> threads_;      // besides the one that takes
};

}  // namespace queenreel
