import Diagnostics
import SwiftSource

extension Rule {
    package static let strongRole = Rule(
        id: "strongRole",
        summary: "Interactors, router and navigation are called without '?' and '!'",
        explanation: """
            A presenter owns its interactors and its router, and a router its navigation. They are handed to the initialiser \
            and never nil.
            """,
        wrong: "module A { presenter { func close() { router?.close() } }; router { func close() } }",
        right: "module A { presenter { func close() { router.close() } }; router { func close() } }")
}

extension Diagnostic {
    static func strongRole(_ role: Identifier, in source: SourceFile) -> Diagnostic {
        let mark = role.range.upperBound..<min(source.bytes.count, role.range.upperBound + 1)
        let text = source.text(mark)
        var diagnostic = Diagnostic(
            .strongRole, "'\(role.name)' is never nil", at: SourceLocation(source, role.range),
            notes: [Note("write '\(role.name).'")])
        if text == "?" || text == "!" {
            diagnostic.notes = []
            diagnostic.fixIts = [FixIt("delete '\(text)'", range: mark, replacement: "")]
        }
        return diagnostic
    }
}
