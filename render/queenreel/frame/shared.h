#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

namespace queenreel {

/// A value that never changes and is kept once, however often it is copied.
template <typename T>
class Shared {
  public:
    Shared(T value) : value_(std::make_shared<const T>(std::move(value))) {}  // NOLINT: as its value

    const T& operator*() const { return *value_; }
    const T* operator->() const { return value_.get(); }

    friend bool operator==(const Shared& a, const Shared& b) { return a.value_ == b.value_ || *a == *b; }

  private:
    std::shared_ptr<const T> value_;
};

/// A list that never changes and is kept once, however often it is copied.
template <typename T>
class SharedList {
  public:
    SharedList() = default;
    SharedList(std::vector<T> list)  // NOLINT(google-explicit-constructor): reads like a vector
        : list_(list.empty() ? nullptr : std::make_shared<const std::vector<T>>(std::move(list))) {}
    SharedList(std::initializer_list<T> list) : SharedList(std::vector<T>(list)) {}

    const std::vector<T>& items() const {
        static const std::vector<T> none;
        return list_ ? *list_ : none;
    }
    auto begin() const { return items().begin(); }
    auto end() const { return items().end(); }
    std::size_t size() const { return list_ ? list_->size() : 0; }
    bool empty() const { return !list_; }
    const T& operator[](std::size_t index) const { return (*list_)[index]; }
    const T& at(std::size_t index) const { return items().at(index); }
    const T& front() const { return list_->front(); }
    const T& back() const { return list_->back(); }

    friend bool operator==(const SharedList& a, const SharedList& b) {
        return a.list_ == b.list_ || std::ranges::equal(a, b);
    }

  private:
    std::shared_ptr<const std::vector<T>> list_{};  // null if it is empty
};

}  // namespace queenreel
