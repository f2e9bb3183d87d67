// Runs a fuzz target on the files and folders of files named. Fails if there are none.

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

namespace {

namespace fs = std::filesystem;

std::set<fs::path> files_of(int count, char** words) {
    std::set<fs::path> files;
    for (int i = 1; i < count; ++i) {
        if (!fs::is_directory(words[i]))
            files.insert(words[i]);
        else
            for (const auto& entry : fs::recursive_directory_iterator(words[i]))
                if (entry.is_regular_file())
                    files.insert(entry.path());
    }
    return files;
}

}  // namespace

int main(int count, char** words) {
    const std::set<fs::path> files = files_of(count, words);
    for (const fs::path& file : files) {
        std::printf("%s\n", file.c_str());
        std::ifstream in(file, std::ios::binary);
        const std::string bytes(std::istreambuf_iterator<char>(in), {});
        if (!in.good() && !in.eof())
            return 1;
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    }
    return files.empty() ? 1 : 0;
}
