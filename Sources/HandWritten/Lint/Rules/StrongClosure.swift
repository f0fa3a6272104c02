import Diagnostics
import SwiftSource
import ViperModel

/// Looks for closures that somebody keeps and that hold the object that made them.
enum StrongClosure: LintRule {
    static let rule = Rule(
        id: "strongClosure", severity: .warning, isAdjustable: true,
        summary: "A closure that is kept holds its maker weakly",
        explanation: """
            A property, a lazy property, a timer, an observer or the screen that the router opens keeps this closure, and \
            the closure keeps 'self': the part is freed when that lets go, often never. Begin it with '[weak self] in'. \
            Closures that are called at once, as those of 'map' or 'Task', may hold what they like.
            """,
        wrong: "final class ListView {\n    func show() { cell.onTap = { self.close() } }\n}",
        right: "final class ListView {\n    func show() { cell.onTap = { [weak self] in self?.close() } }\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        lint.modules.flatMap { index, module in
            module.parts.flatMap { part -> [Diagnostic] in
                let code = lint.code(of: part, in: index)
                let classes = code.parts.filter { !isStruct($0, lint) }
                let type = lint.className(of: part, in: module)
                let stored = classes.flatMap(\.declaration.members).filter { $0.kind == .variable }.map(\.name.name)
                let state = module.sections(of: part).flatMap(\.state).map(\.name)
                let search = KeptClosures(stored: Set(stored + state), router: lint.naming.router.property)
                let inClasses = classes.flatMap { search.found(in: $0.tokens, of: $0.source) }
                let inSpec = code.bodies.filter { $0.mentionsSelf }.flatMap { body in
                    search.found(in: Lexer.tokens(of: body.source, in: body.range).dropLast(), of: body.source)
                }
                return (inClasses + inSpec).map { found in
                    found.isTarget
                        ? Diagnostic(
                            rule, "'\(type)' is held by \(found.keeper)", at: found.location,
                            notes: ["hand over a closure that begins with '[weak self] in' instead"])
                        : Diagnostic(
                            rule, "'\(type)' is held by a closure that \(found.keeper) keeps", at: found.location,
                            notes: ["begin the closure with '[weak self] in', and call 'self?.'"])
                }
            }
        }
    }

    /// Whether it is a struct, as SwiftUI shows it: nothing holds a value.
    private static func isStruct(_ part: LintContext.Part, _ lint: LintContext) -> Bool {
        part.declaration.kind == .struct
            || part.name == lint.naming.screenView(part.module.name, kit: lint.program.app.kit)
    }
}

extension Body {
    /// Whether the text has the word `self`: without it no closure holds the object.
    fileprivate var mentionsSelf: Bool { source.contains(Array("self".utf8), in: range) }
}
