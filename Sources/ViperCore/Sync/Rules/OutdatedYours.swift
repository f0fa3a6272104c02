import Diagnostics

extension Rule {
    package static let outdatedYours = Rule(
        id: "outdatedYours",
        summary: "A file of yours has followed its spec",
        explanation: """
            The spec has changed since the class was brought in line with it: a member is new, has another signature, or is gone \
            from the spec while its stub was never written. 'viper-gen generate' adds, re-signs and removes such members, and \
            leaves every line that you wrote as it is.
            """,
        wrong: "// 'func reload()' in the interactor's section, and not in ListInteractor.swift",
        right: "viper-gen generate")
}

extension Diagnostic {
    /// `old` is the file as found, `new` as it is to be.
    package static func outdatedYours(_ old: SourceFile, new: [UInt8]) -> Diagnostic {
        Diagnostic(
            .outdatedYours, "this file of yours has not followed its spec", at: old.firstDifference(from: new),
            notes: [Note("`viper-gen generate` brings it in line, and keeps what you wrote")])
    }
}
