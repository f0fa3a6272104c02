import Diagnostics
import ViperSpec

extension Subject {
    /// The parser and the formatter of specs: findings have places; what is accepted can be laid out, and then stays.
    static let specs = Subject(
        name: "specs",
        mutator: Mutator(
            corpus: Corpus.files(in: "Tests/Golden/Specs", "Tests/Fuzz/Corpus/specs", endingIn: ".viper"),
            pieces: [
                "module ", "app ", "entity ", "service ", "external ", "view ", "presenter ", "interactor ", "output ",
                "router ", "interface ", "delegate ", "on ", "as ", "func ", "var ", "let ", "guard let ", "import ",
                "struct ", "enum ", "case ", "async throws ", "-> ", "any ", "some ", "#if a\n", "#endif\n",
                "<<<<<<< a\n", "=======\n", ">>>>>>> b\n",
            ]),
        check: { bytes, _ in
            let (spec, findings) = SpecParser.parse(SourceFile(path: "Fuzz.viper", bytes: bytes))
            if let wrong = misplaced(findings) { return wrong }
            if findings.contains(where: { $0.location == nil }) { return "a finding has no place" }
            guard !findings.containsError else { return nil }
            let once = SpecFormatter.format(spec)
            if words(of: once) != words(of: bytes) { return "laying it out loses or adds text" }
            let (formatted, errors) = SpecParser.parse(SourceFile(path: "Fuzz.viper", bytes: once))
            if errors.containsError { return "laid out it is no spec any more: \(errors.map(\.message))" }
            return SpecFormatter.format(formatted) == once ? nil : "laid out twice it differs from once"
        })
}

/// All but what the formatter may change: white space, a byte order mark, and the `;` that line breaks replace.
private func words(of text: [UInt8]) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let replaceable: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ";")]
    return text.dropFirst(text.starts(with: mark) ? mark.count : 0).filter { !replaceable.contains($0) }
}
