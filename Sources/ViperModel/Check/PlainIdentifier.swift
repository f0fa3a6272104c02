extension String {
    /// Whether the text can be part of a type's name and of a file's name: letters, digits and underscores, not
    /// starting with a digit. A name in backticks may contain other characters.
    package var isPlainIdentifier: Bool {
        guard let first = unicodeScalars.first, unicodeScalars.count <= 200 else { return false }
        return first.properties.isXIDStart || first == "_"
            ? unicodeScalars.allSatisfy { $0.properties.isXIDContinue && !$0.isUnprintable } : false
    }
}

extension Sequence<String> {
    /// The elements in a message: `'a', 'b' or 'c'`.
    package var quotedList: String {
        let quoted = map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension String {
    /// The text for messages. Invisible characters are replaced with U+FFFD, and a long text is shortened.
    package var printable: String {
        let shown = unicodeScalars.prefix(80).map { $0.isUnprintable ? "\u{FFFD}" : $0 }
        var text = ""
        text.unicodeScalars.append(contentsOf: shown)
        return unicodeScalars.count > 80 ? text + "…" : text
    }
}
