// For compilers that do not know `nonisolated` before a type.
app Swift5 {
    swift 5
    root  Notes
}
