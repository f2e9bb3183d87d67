#pragma once

#include <unistd.h>

#include <string>
#include <utility>

#include "io/system_error.h"

namespace queenreel {

/// An open file descriptor, closed when it goes.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~Descriptor() {
        if (number_ >= 0)
            ::close(number_);
    }

    int number() const { return number_; }

    /// Closes now, since closing tells of errors that writing did not. Throws OutputError.
    void close(const std::string& what) {
        const int result = ::close(std::exchange(number_, -1));
        // After EINTR Linux has closed it all the same.
        if (result < 0 && errno != EINTR)
            throw system_error(what, errno);
    }

  private:
    int number_;
};

}  // namespace queenreel
