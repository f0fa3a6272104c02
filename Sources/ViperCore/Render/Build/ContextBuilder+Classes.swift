import SwiftSource
import ViperSpec

/// The classes that become a person's.
extension ContextBuilder {
    func presenter(of module: Module) -> ClassContext {
        var properties = [Stored(naming.view.property, module.view.protocolName, .weak)]
        properties += module.interactors.map { interactor in
            Stored(naming.interactorProperty(interactor.name), interactor.input.protocolName, .strong)
        }
        properties += module.router.map { [Stored(naming.router.property, $0.protocolName, .strong)] } ?? []
        properties +=
            module.delegate.map { [Stored(naming.delegate.property, $0.protocolName, .weakFromInitialiser)] } ?? []
        return type(
            naming.presenterClass(module.name), of: module.presenter, properties: properties,
            stubs: module.presenterSections)
    }

    func interactor(_ interactor: Interactor, of module: Module) -> ClassContext {
        let output = interactor.output.map { [Stored(naming.output.property, $0.protocolName, .weak)] } ?? []
        return type(
            naming.interactorClass(module.name, interactor: interactor.name), of: interactor.input, properties: output,
            stubs: [interactor.input])
    }

    func router(_ router: Section, of module: Module) -> ClassContext {
        type(
            naming.routerClass(module.name), of: router, properties: [Stored("navigation", "Navigation", .strong)],
            stubs: [router])
    }

    /// A collaborator that a class keeps.
    private struct Stored {
        enum Ownership {
            case strong
            /// Set by the assembly, after the class was made.
            case weak
            case weakFromInitialiser
        }

        let name: String
        let protocolName: String
        let ownership: Ownership

        init(_ name: String, _ protocolName: String, _ ownership: Ownership) {
            self.name = name
            self.protocolName = protocolName
            self.ownership = ownership
        }

        var declaration: String {
            switch ownership {
            case .strong: "let \(name): any \(protocolName)"
            case .weak, .weakFromInitialiser: "weak var \(name): (any \(protocolName))?"
            }
        }

        var parameter: String? {
            switch ownership {
            case .strong: "\(name): any \(protocolName)"
            case .weakFromInitialiser: "\(name): (any \(protocolName))?"
            case .weak: nil
            }
        }
    }

    private func type(
        _ name: String, of section: Section, properties: [Stored], stubs: [Section]
    ) -> ClassContext {
        let isolation = isolation(of: section)
        let parts = parts(of: section)
        let parameters = properties.compactMap(\.parameter) + parts.parameters
        let given = properties.filter { $0.parameter != nil }.map { "self.\($0.name) = \($0.name)" }
        // An actor of its own makes the class anywhere: the assembly runs on the main actor.
        let isElsewhere = !isolation.isEmpty && isolation != "@MainActor" && isolation != app.isolation
        return ClassContext(
            name: name, isolation: isolation,
            keyword: section.isolation == .actor ? "actor" : "final class",
            properties: properties.map(\.declaration) + parts.properties,
            initialiser: layout.list((isElsewhere ? "nonisolated " : "") + "init", parameters, level: 1, suffix: " {"),
            assignments: given + parts.assignments, stubs: self.stubs(stubs, in: name))
    }

    /// What a section's own parentheses and state add to its class.
    func parts(of section: Section) -> (properties: [String], parameters: [String], assignments: [String]) {
        let parameters = section.parameters
        let stored = parameters.map { parameter in
            "\(parameter.isSettable ? "var" : "let") \(parameter.name.escapedName): \(parameter.type.storedText)"
        }
        let assigned = section.state.filter(\.isAssignedInInitialiser)
        return (
            stored + section.state.map(declaration),
            parameters.map { "\($0.name.escapedName): \(aliases.storedParameter($0.type))" },
            parameters.map { "self.\($0.name) = \($0.name.escapedName)" }
                + assigned.map { "self.\($0.name) = \($0.value ?? "nil")" }
        )
    }

    private func declaration(of state: StateVariable) -> String {
        let doc = state.documentation.isEmpty ? "" : doc(state.documentation) + "\n"
        let attributes = state.attributes.map { $0.text + " " }.joined()
        let modifiers = state.modifiers.map { $0 + " " }.joined()
        let type = state.type.map { ": " + $0.text } ?? ""
        let value = state.isAssignedInInitialiser ? "" : state.value.map { " = " + $0 } ?? ""
        return "\(doc)\(attributes)\(modifiers)var \(state.name.escapedName)\(type)\(value)"
    }

    // MARK: Stubs

    /// `shown` is what the members of a view set; the others are a person's to write.
    func stubs(_ sections: [Section], in type: String, shown: ShownValues = ShownValues()) -> [StubGroupContext] {
        sections.compactMap { section in
            let members = (section.members + section.inheritedMembers).filter {
                $0.isHandWritten && shown.value(of: $0.signatureKey) == nil
            }
            guard !members.isEmpty else { return nil }
            return StubGroupContext(
                protocolName: section.protocolName, members: members.map { stub($0, in: type, level: 2, shown) })
        }
    }

    private func stub(_ member: Member, in type: String, level: Int, _ shown: ShownValues) -> StubContext {
        let summary = Array(member.documentation.prefix { !$0.isEmpty }).joined(separator: " ")
        let name = member.fullName
        let fatal = "\(type).\(name) is not written yet".literal
        var getter = ""
        var isSettable = false
        var returns = true
        switch member.requirement.kind {
        case .function(let function): returns = function.resultText != "Void"
        case .variable(let variable):
            isSettable = variable.accessors?.isSettable ?? false
            let effects = (variable.accessors?.getEffects ?? Effects()).text
            getter = isSettable || !effects.isEmpty ? "get" + effects : ""
        case .associatedType, .other: break
        }
        let inner = getter.isEmpty ? level : level + 1
        return StubContext(
            signature: signature().implementation(member.requirement),
            todo: layout.comment("TODO: " + (summary.isEmpty ? name : summary), level: inner),
            failure: returns ? layout.list("fatalError", [fatal], level: inner) : "", getter: getter,
            isSettable: isSettable, statements: shown.statements(of: member.signatureKey))
    }
}

extension Member {
    /// A person implements it.
    package var isHandWritten: Bool {
        if case .handWritten = implementation { true } else { false }
    }
}
