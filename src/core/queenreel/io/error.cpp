#include "queenreel/io/error.h"

#include <cctype>
#include <system_error>
#include <utility>

namespace queenreel {
namespace {

const char* advice(int error) {
    switch (error) {
        case ENOSPC:
        case EDQUOT:
            return "free some space or write elsewhere";
        case EFBIG:
            return "write less, or raise the limit on file sizes";
        case EACCES:
        case EPERM:
        case EROFS:
            return "write to a folder that you own";
        case ENOENT:
        case ENOTDIR:
            return "create its folder first";
        case EISDIR:
            return "end the name with / to write into the folder";
        case ENAMETOOLONG:
            return "choose a shorter name";
        case EMFILE:
        case ENFILE:
            return "raise the limit on open files";
        case EPIPE:
            return "let the reading program finish";
        default:
            return "write elsewhere";
    }
}

std::string message(const std::string& what, int error) {
    std::string why = std::generic_category().message(error);
    why.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(why.front())));
    return what + ": " + why + "; " + advice(error);
}

}  // namespace

SystemError::SystemError(const std::string& what, int error)
    : OutputError(message(what.empty() ? "this folder" : what, error)), subject(what), number(error) {}

bool is_unsupported(int error) {
    return error == EINVAL || error == ENOSYS || error == EOPNOTSUPP || error == EPERM;
}

ExistsError::ExistsError(std::string existing)
    : OutputError(existing + ": exists; remove it or write elsewhere"), path(std::move(existing)) {}

}  // namespace queenreel
