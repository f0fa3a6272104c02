import Diagnostics

extension Rule {
    package static let outdatedFile = Rule(
        id: "outdatedFile",
        summary: "A generated file is what its spec says now",
        explanation: """
            A spec, App.viper, a template or viper-gen itself has changed since the file was written, or a merge has left its \
            markers in it. 'viper-gen generate' writes it anew; commit it together with what it comes from.
            """,
        wrong: "// a member more in Specs/List.viper than in List.generated.swift",
        right: "viper-gen generate")
}

extension Diagnostic {
    /// `old` is the file as found, `new` as it is to be.
    package static func outdatedFile(_ old: SourceFile, new: [UInt8]) -> Diagnostic {
        let isConflicted = GeneratedHeader.state(of: old.bytes) == .conflicted
        return Diagnostic(
            .outdatedFile,
            isConflicted
                ? "a merge has left its markers in this generated file"
                : "this generated file is not what its spec says now",
            at: old.firstDifference(from: new, after: 2), notes: [Note("`viper-gen generate` writes it anew")])
    }
}

extension SourceFile {
    /// The first line that is not as in `new`. The first `lines` lines, which hold a checksum, say nothing.
    package func firstDifference(from new: [UInt8], after lines: Int = 0) -> SourceLocation {
        let old = bytes[bytes.start(ofLine: lines)...]
        let common = zip(old, new[new.start(ofLine: lines)...]).prefix { $0 == $1 }.count
        return SourceLocation(self, lineRange(around: old.startIndex + common))
    }
}

extension [UInt8] {
    /// The offset behind so many line ends.
    fileprivate func start(ofLine number: Int) -> Int {
        var start = 0
        for _ in 0..<number {
            guard let end = self[start...].firstIndex(of: 0x0A) else { return start }
            start = end + 1
        }
        return start
    }
}
