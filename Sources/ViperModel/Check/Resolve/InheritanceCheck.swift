import Diagnostics
import SwiftSource
import ViperSpec

/// Finds protocols that a section or service cannot inherit, because its mock could not conform to them.
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

    /// Reports the protocols that mocks cannot conform to.
    private mutating func reportUnmockableProtocols(_ emit: AppSettings.EmittedParts) {
        let withMocks: AppSettings.EmittedParts = [.mocks, .tests]
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

    /// Reports each inherited protocol that is unknown, or to which the mock of `name` cannot conform.
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
            // Some requirements cannot be declared: a section cannot have operators or all members of NSObject, and a
            // mock cannot have an initializer such as 'init(from:)'.
            let declarable = wanted.flatMap { names in
                names.allSatisfy { $0.first?.isLetter == true && !$0.hasPrefix("init(") && !$0.contains(" ") }
                    ? names : nil
            }
            let list = declarable.map { $0.map { "'\($0)'" }.joined(separator: ", ") }
            let advice = list.map { "declare \($0) in '\(name)'" } ?? "remove mocks and tests from 'emit'"
            diagnostics.report(
                .unmockableProtocol, "mock of '\(name)' cannot conform to '\(unmockable)'",
                at: place(of: unmockable, in: inherited, source),
                notes: [.init("remove '\(unmockable)', or \(advice)")]
            )
        }
    }

    private mutating func reportUnknown(_ name: String, inheritedBy owner: String, at location: SourceLocation?) {
        let note: Diagnostic.Note =
            name.isPlainIdentifier
            ? "declare it with its requirements: 'external protocol \(name) { … }'"
            : "inherit a protocol of the app's own Swift, and declare that protocol with 'external protocol'"
        diagnostics.report(
            .unknownProtocol, "unknown protocol '\(name)'; the mock of '\(owner)' cannot conform to it",
            at: location, notes: [note])
    }

    /// Reports nonisolated protocols that sections inherit. The compiler would report them in the generated mock,
    /// with fix-its that cannot be applied there.
    private mutating func reportNonisolatedProtocols() {
        for section in declarations.modules.flatMap(\.sections) where section.kind != .on {
            let inheritance = protocols.inheritance(of: section.protocolName)
            for name in inheritance.names.sorted() where !inheritance.isActor && protocols.runsAnywhere(name) {
                diagnostics.report(
                    .nonisolatedProtocol,
                    "'\(section.protocolName)' runs on the main actor, but '\(name)' is nonisolated",
                    at: place(of: name, in: section.declaration.inherited, section.source),
                    notes: [
                        "write '@MainActor protocol \(name)'; if '\(name)' is a service, make it a section parameter"
                    ])
            }
        }
    }

    /// Returns the location of the inherited type that is `name` or inherits it. Otherwise, returns the location of
    /// the first inherited type.
    private func place(of name: String, in inherited: [TypeSyntax], _ source: SourceFile) -> SourceLocation? {
        let bringing = inherited.first { type in
            type.protocolNames.contains { $0 == name || protocols.inheritance(of: $0).includes(name) }
        }
        return (bringing ?? inherited.first).map { SourceLocation(source, $0.range) }
    }
}

extension ProtocolTable.Inheritance {
    fileprivate func includes(_ name: String) -> Bool {
        unknown.contains(name) || unmockable.contains(name) || names.contains(name)
    }
}

extension Rule {
    static let nonisolatedProtocol = Rule(
        id: "nonisolatedProtocol", summary: "Section inherits a nonisolated protocol",
        explanation: """
            The parts of a module run on the main actor. If a protocol in a spec declares no isolation, any thread \
            may call its members. A class on the main actor cannot allow this. Write '@MainActor protocol'. A section \
            cannot inherit a service, because services run off the main actor.
            """,
        wrong: "protocol Loading { func showLoading() }\nmodule A { view: Loading {} }",
        right: "@MainActor protocol Loading { func showLoading() }\nmodule A { view: Loading {} }")

    static let unknownProtocol = Rule(
        id: "unknownProtocol",
        summary: "Inherited protocol is unknown and cannot be mocked",
        explanation: """
            A mock must conform to the inherited protocol, so viper-gen must know its requirements. It reads protocols \
            in the app's own Swift that are declared once and outside '#if'. Declare a protocol from another module \
            with its requirements: 'external protocol Loadable { func showLoading() }'. In this declaration, give a \
            member a body if an extension implements the member. If 'emit' includes neither mocks nor tests, any \
            protocol may be inherited.
            """,
        wrong: "module TodoList { view: Loadable {} }",
        right: "external protocol Loadable { func showLoading() }\nmodule TodoList { view: Loadable {} }")

    static let unmockableProtocol = Rule(
        id: "unmockableProtocol", summary: "Inherited protocol cannot be mocked",
        explanation: """
            A mock is a final class that records calls. It cannot be Equatable, Codable or a subclass, and it has no \
            initializers, subscripts or operators. Declare the property you need, such as 'description' of \
            CustomStringConvertible, in the section instead.
            """,
        wrong: "module TodoList { view: Equatable {} }",
        right: "module TodoList { view {} }")
}
