// Names that generated code might want for itself.
app Names {
    root Names
}
