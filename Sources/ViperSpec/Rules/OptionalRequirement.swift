import Diagnostics

extension Rule {
    /// `@objc optional`.
    package static let optionalRequirement = Rule(
        id: "optionalRequirement",
        summary: "Every member is implemented: none is optional",
        explanation: """
            '@objc optional' leaves it open whether a part answers. In a module both sides are known, so nothing is left open: \
            a delegate that does not care writes an empty body in its 'on' section.
            """,
        wrong: "module TodoAdd {\n    delegate { @objc optional func todoAddDidCancel() }\n}",
        right: "module TodoAdd {\n    delegate { func todoAddDidCancel() }\n}")
}

extension Diagnostic {
    static func optionalRequirement(at range: Range<Int>, edit: Range<Int>, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .optionalRequirement, "a member cannot be 'optional'", at: SourceLocation(file, range),
            fixIts: [FixIt("delete 'optional'", range: edit, replacement: "")])
    }
}
