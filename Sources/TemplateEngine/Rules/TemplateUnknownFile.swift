import Diagnostics

extension Rule {
    static let templateUnknownFile = Rule(
        id: "templateUnknownFile",
        summary: "An included template exists",
        explanation: """
            Templates are included by their path below the folder Templates, with '/' and the file's ending. A \
            project's own file and a built-in one are found by the same name.
            """,
        wrong: "{% include \"membre.swift\" %}",
        right: "{% include \"member.swift\" %}")
}

extension Diagnostic {
    static func templateUnknownFile(_ name: String, known: [String], _ location: SourceLocation?) -> Diagnostic {
        guard let location else { return Diagnostic(.templateUnknownFile, "there is no template '\(name)'", at: nil) }
        let inner = SourceLocation(location.file, location.range.insideQuotes)
        return Diagnostic(
            .templateUnknownFile, "there is no template '\(name)'", meant: nearestPath(to: name, in: known),
            insteadOf: name, at: inner, otherwise: "the templates are \(list(known))")
    }

    /// A path that differs in a letter, or else one that ends in the same file.
    private static func nearestPath(to name: String, in known: [String]) -> String? {
        if let similar = nearest(to: name, in: known) { return similar }
        let file = name.split(separator: "/").last ?? ""
        return known.first { path in
            guard let last = path.split(separator: "/").last else { return false }
            return last == file || last.hasPrefix(file + ".")
        }
    }
}
