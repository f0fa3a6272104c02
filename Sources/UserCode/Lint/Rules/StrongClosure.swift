import Diagnostics
import SwiftSource
import ViperModel

/// A check for stored closures that strongly capture the object that creates them.
enum StrongClosure: LintRule {
    static let rule = Rule(
        id: "strongClosure", severity: .warning, isAdjustable: true,
        summary: "Stored closure captures 'self' strongly",
        explanation: """
            A property, a lazy property, a timer, an observer or the opened screen stores this closure, and the \
            closure captures 'self'. The part is not deallocated until the closure is released, which often never \
            happens. Start the closure with '[weak self] in'. A closure that nothing stores, such as an argument of \
            'map' or 'Task', is not reported.
            """,
        wrong: "final class ListView {\n    func show() { cell.onTap = { self.close() } }\n}",
        right: "final class ListView {\n    func show() { cell.onTap = { [weak self] in self?.close() } }\n}")

    static func findings(in lint: LintContext) -> [Diagnostic] {
        lint.modules.flatMap { index, module in
            module.parts.flatMap { part -> [Diagnostic] in
                let classes = lint.code(of: part, in: index).parts.filter { !isStruct($0, lint) }
                let sections = module.sections(of: part)
                let properties = classes.flatMap(\.declaration.members).filter { $0.kind == .variable }.map(\.name.name)
                let stored = Set(properties + sections.flatMap(\.state).map(\.name))
                let type = lint.className(of: part, in: module)
                func findings(in source: SourceFile, _ visit: (inout StoredClosures) -> Void) -> [Diagnostic] {
                    var search = StoredClosures(
                        type: type, stored: stored, router: lint.naming.router.property, source: source)
                    visit(&search)
                    return search.findings
                }
                let inClasses = classes.flatMap { part in
                    findings(in: part.source) { search in
                        for (_, block) in part.bodies { search.visit(block) }
                        for value in part.lazyValues { search.visitLazyValue(value) }
                    }
                }
                let bodies = sections.flatMap(\.implemented).compactMap(\.body)
                return inClasses + bodies.flatMap { body in findings(in: body.source) { $0.visit(body.block) } }
            }
        }
    }

    /// Returns whether the part is a struct, such as a SwiftUI view. A struct cannot be part of a retain cycle.
    private static func isStruct(_ part: LintContext.Part, _ lint: LintContext) -> Bool {
        part.declaration.kind == .struct
            || part.name == lint.naming.screenView(part.module.name, kit: lint.program.app.kit)
    }
}

extension LintContext.Part {
    /// The ranges of the initial values of lazy properties.
    fileprivate var lazyValues: [Range<Int>] {
        declaration.members.filter { $0.modifiers.contains("lazy") }.compactMap {
            $0.requirement?.variable?.value?.range
        }
    }
}
