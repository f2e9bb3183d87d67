// The module consists of its libraries: a codec exports its coder, queenreel_code_NAME, which still_coder()
// looks up.
