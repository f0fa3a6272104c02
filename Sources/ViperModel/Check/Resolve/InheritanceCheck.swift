import Diagnostics
import SwiftSource
import ViperSpec

/// Looks for protocols that a section or a service cannot inherit, because its mock could not conform
/// to them.
struct InheritanceCheck {
    private let declarations: DeclarationCollector
    private let protocols: ProtocolTable
    private var diagnostics: [Diagnostic] = []

    static func findings(
        _ declarations: DeclarationCollector, _ protocols: ProtocolTable, settings: AppSettings
    ) -> [Diagnostic] {
        var check = InheritanceCheck(declarations: declarations, protocols: protocols)
        check.reportUnmockableProtocols(settings.emit)
        if settings.isolation == .mainActor { check.reportNonisolatedProtocols() }
        return check.diagnostics
    }

    /// Reports what keeps a mock from conforming to its protocol, of all protocols that get one.
    private mutating func reportUnmockableProtocols(_ emit: AppSettings.Parts) {
        let withMocks: AppSettings.Parts = [.mocks, .tests]
        let modules = declarations.modules.filter { !($0.own.emit ?? emit).isDisjoint(with: withMocks) }
        let areServicesMocked = !modules.isEmpty || !emit.isDisjoint(with: withMocks)
        for service in declarations.services where areServicesMocked {
            reportUnmockable(
                service.declaration.inherited, of: service.declaration.name.name, service.reader, service.source)
        }
        for module in modules {
            for section in module.sections where section.kind != .on {
                reportUnmockable(
                    section.declaration.inherited, of: section.protocolName, section.reader, section.source)
            }
        }
    }

    /// Reports those of the protocols that `name` inherits to which its mock cannot conform, or of which nothing is known.
    private mutating func reportUnmockable(
        _ inherited: [TypeSyntax], of name: String, _ reader: MemberReader, _ source: SourceFile
    ) {
        guard !inherited.isEmpty else { return }
        let inheritance = protocols.inheritance(of: name)
        let statedNames = Set(reader.members.flatMap { [$0.fullName, $0.baseName] })
        for unknown in inheritance.unknown {
            reportUnknown(unknown, inheritedBy: name, at: place(of: unknown, in: inherited, source))
        }
        for unmockable in inheritance.unmockable {
            let wanted = StandardProtocol.withRequirements[unmockable]
            if let wanted, wanted.allSatisfy(statedNames.contains) { continue }
            let list = wanted.map { $0.map { "'\($0)'" }.joined(separator: ", ") }
            let advice =
                list.map { "state \($0) in '\(name)' where that is a property or a function" }
                ?? "leave mocks and tests out of 'emit'"
            diagnostics.report(
                .unmockableProtocol, "a mock of '\(name)' cannot conform to '\(unmockable)'",
                at: place(of: unmockable, in: inherited, source),
                notes: [.init("leave '\(unmockable)' out, or \(advice)")]
            )
        }
    }

    private mutating func reportUnknown(_ name: String, inheritedBy owner: String, at location: SourceLocation?) {
        let note: Diagnostic.Note =
            name.isPlainIdentifier
            ? "declare it with its requirements: 'external protocol \(name) { … }'"
            : "inherit a protocol of this module, and declare it as 'external protocol'"
        diagnostics.report(
            .unknownProtocol, "no spec declares '\(name)', so the mock of '\(owner)' could not conform to it",
            at: location, notes: [note])
    }

    /// Reports protocols without isolation that sections inherit: the compiler finds it in the mock, and proposes what cannot be
    /// written there.
    private mutating func reportNonisolatedProtocols() {
        for section in declarations.modules.flatMap(\.sections) where section.kind != .on {
            let inheritance = protocols.inheritance(of: section.protocolName)
            for name in inheritance.names.sorted() where !inheritance.isActor && protocols.runsAnywhere(name) {
                diagnostics.report(
                    .nonisolatedProtocol,
                    "'\(section.protocolName)' runs on the main actor, but '\(name)' promises to run anywhere",
                    at: place(of: name, in: section.declaration.inherited, section.source),
                    notes: ["put '@MainActor' before 'protocol \(name)'; take a service in parentheses instead"])
            }
        }
    }

    /// The element of the list by which a protocol is inherited: it is the protocol, or inherits it. Where none does, it is the
    /// first element.
    private func place(of name: String, in inherited: [TypeSyntax], _ source: SourceFile) -> SourceLocation? {
        let bringing = inherited.first { type in
            type.protocolNames.contains { $0 == name || protocols.inheritance(of: $0).brings(name) }
        }
        return (bringing ?? inherited.first).map { SourceLocation(source, $0.range) }
    }
}

extension ProtocolTable.Inheritance {
    fileprivate func brings(_ name: String) -> Bool {
        unknown.contains(name) || unmockable.contains(name) || names.contains(name)
    }
}

extension Rule {
    static let nonisolatedProtocol = Rule(
        id: "nonisolatedProtocol", summary: "A plain protocol that a section inherits runs where the section runs",
        explanation: """
            A module's parts run on the main actor. A protocol of a spec without isolation promises that its members can be \
            called from anywhere, which a class on the main actor cannot keep. Write '@MainActor protocol'. A service is for what \
            works elsewhere: no section can inherit one.
            """,
        wrong: "protocol Loading { func showLoading() }\nmodule A { view: Loading {} }",
        right: "@MainActor protocol Loading { func showLoading() }\nmodule A { view: Loading {} }")

    static let unknownProtocol = Rule(
        id: "unknownProtocol",
        summary: "A protocol that a section inherits is known where mocks are generated",
        explanation: """
            A mock has to conform to what its protocol inherits, so viper-gen must know those requirements. It reads those of \
            the app's own Swift, where the protocol is declared once and under no '#if'. One of another module is declared \
            with what it requires: 'external protocol Loadable { func showLoading() }'; a body says that an extension \
            implements the member. Where 'emit' holds neither mocks nor tests, any protocol may be inherited.
            """,
        wrong: "module TodoList { view: Loadable {} }",
        right: "external protocol Loadable { func showLoading() }\nmodule TodoList { view: Loadable {} }")

    static let unmockableProtocol = Rule(
        id: "unmockableProtocol", summary: "A section inherits nothing that a mock cannot conform to",
        explanation: """
            A mock is a final class that keeps calls. It cannot be made Equatable, Codable or a subclass, and it has neither \
            initialisers nor subscripts nor operators. A property such as CustomStringConvertible's can be stated in the \
            section, and is then mocked like any other.
            """,
        wrong: "module TodoList { view: Equatable {} }",
        right: "module TodoList { view {} }")
}
