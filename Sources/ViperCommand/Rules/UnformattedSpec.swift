import Diagnostics
import ViperCore

extension Rule {
    package static let unformattedSpec = Rule(
        id: "unformattedSpec",
        summary: "A spec is laid out as `viper-gen format` does",
        explanation: """
            `viper-gen format --check` asks for the one layout that all specs have. `viper-gen format` brings a spec to it: no \
            word and no comment is lost, and bodies stay byte for byte, only re-indented.
            """,
        wrong: "module  A {\nview {}\n}",
        right: "module A {\n    view {}\n}")
}

extension Diagnostic {
    static func unformattedSpec(_ spec: SourceFile, new: [UInt8]) -> Diagnostic {
        Diagnostic(
            .unformattedSpec, "this spec is not laid out as `viper-gen format` does",
            at: spec.firstDifference(from: new),
            notes: [Note("`viper-gen format` lays it out; the first line that differs is shown")])
    }
}
