import Diagnostics

/// Source text in which `•` marks places: the text without marks, and the offsets where they stood.
struct MarkedText {
    var text = ""
    var offsets: [Int] = []

    init(_ marked: String) {
        for character in marked {
            if character == "•" { offsets.append(text.utf8.count) } else { text.append(character) }
        }
    }

    var source: SourceFile { SourceFile(path: "a.swift", text: text) }
}
