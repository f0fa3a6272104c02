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
        check: { bytes in
            let (spec, findings) = SpecParser.parse(SourceFile(path: "Fuzz.viper", bytes: bytes))
            if let wrong = misplaced(findings) { return wrong }
            if findings.contains(where: { $0.location == nil }) { return "a finding has no place" }
            guard !findings.containsError else { return nil }
            let once = SpecFormatter.format(spec)
            let (formatted, errors) = SpecParser.parse(SourceFile(path: "Fuzz.viper", bytes: once))
            if errors.containsError { return "laid out it is no spec any more: \(errors.map(\.message))" }
            return SpecFormatter.format(formatted) == once ? nil : "laid out twice it differs from once"
        })
}
