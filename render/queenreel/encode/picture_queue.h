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

/// Draws pictures for separate files in parallel and returns the files in order. The thread that takes files
/// also draws, so a queue works without further threads. The files have the same bytes for any number of
/// threads.
class PictureQueue {
  public:
    struct File {
        std::string name;
        MemoryStream bytes;
    };

    /// Uses OutputOptions::format, `look`, `keeps_text` and `threads`; uses fewer threads if pictures are so
    /// large that they would need much memory. Throws as Format::writer.
    explicit PictureQueue(const OutputOptions& options);

    /// Adds a picture and the name of its file.
    void put(std::string name, const Frame& frame);

    bool is_empty() const { return jobs_.empty(); }

    /// Returns true if enough pictures wait to keep all threads drawing: take one before adding the next.
    bool is_full() const { return jobs_.size() >= max_jobs_; }

    /// The file of the oldest picture, which is drawn now if necessary. Throws what drawing threw; the queue
    /// must not be used afterwards.
    File take();

  private:
    /// A picture to draw. The mutex guards `state`; the rest belongs to the thread that draws it, then to the
    /// one that takes it.
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
    std::unique_ptr<PictureWriter> writer_;  // for the thread that takes files
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<std::unique_ptr<Job>> jobs_;  // modified under the mutex, and only by the thread that takes
                                             // files
    std::vector<std::jthread> threads_;      // besides the one that takes files
};

}  // namespace queenreel
