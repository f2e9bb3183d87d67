// The module consists of its libraries: each codec exports its coder as queenreel_code_NAME, which
// still_coder() looks up.
