// Writes the explorer in the pseudo-language, whose texts are in Cyrillic letters: Latin ones come from no
// catalog.

#include <iostream>

#include "catalog_text.h"
#include "queenreel/encode/explorer.h"

int main() {
    std::cout << queenreel::explorer_page(queenreel::Words(queenreel::pseudo_language()));
}
