import SwiftSource
import ViperSpec

/// Data, protocols and conformances.
extension ContextBuilder {
    /// Whole declarations with their doc comments.
    func declarations(_ data: [DataType]) -> [String] {
        data.map { type in
            let text = DataText(
                access: publication.access(of: type.name), nonisolated: app.nonisolated, layout: layout,
                indenter: indenter, aliases: aliases)
            return (type.documentation.isEmpty ? "" : doc(type.documentation) + "\n") + text.declaration(of: type)
        }
    }

    func contract(of section: Section) -> ProtocolContext {
        var attributes = section.attributes.map(\.text)
        if section.isolation == .app, !app.isolation.isEmpty { attributes.insert(app.isolation, at: 0) }
        let inherited = section.inherited.map(\.text)
        let isBound = section.isolation == .actor || inherited.contains("AnyObject")
        return ProtocolContext(
            name: section.protocolName, doc: doc(section.documentation), attributes: attributes,
            modifiers: publication.access(of: section.protocolName),
            inheritance: ": " + (isBound ? inherited : ["AnyObject"] + inherited).joined(separator: ", "),
            members: requirements(section.members),
            overloads: section.overloads.map { overload($0, of: section.protocolName) })
    }

    func contract(of service: Service) -> ProtocolContext {
        var inherited = service.inherited.map(\.text)
        let isIsolated = service.attributes.contains { $0.isIsolation }
        let isActor = inherited.contains("Actor")
        // Each member, rather than the protocol: Swift 6.3 refuses an actor that states at its head that it conforms to a
        // nonisolated protocol, where a file that comes before the actor's makes one.
        let isolation = isIsolated || isActor ? "" : app.nonisolated
        if !isActor, !inherited.contains("Sendable") { inherited.append("Sendable") }
        let associatedTypes = service.associatedTypes.map { type in
            let inherited = type.inherited.isEmpty ? "" : ": " + type.inherited.map(\.text).joined(separator: ", ")
            return RequirementContext(text: "associatedtype \(type.name.name.escapedName)\(inherited)", isApart: false)
        }
        return ProtocolContext(
            name: service.name, doc: doc(service.documentation), attributes: service.attributes.map(\.text),
            modifiers: publication.access(of: service.name), inheritance: ": " + inherited.joined(separator: ", "),
            members: associatedTypes + requirements(service.members, isolation: isolation),
            overloads: service.overloads.map { overload($0, of: service.name, isolation: isolation) })
    }

    private func requirements(_ members: [Member], isolation: String = "") -> [RequirementContext] {
        var wasTall = false
        return members.enumerated().map { index, member in
            let text = signature().requirement(
                member.requirement, isolation: member.requirement.statesIsolation ? "" : isolation)
            let doc = member.documentation.isEmpty ? "" : doc(member.documentation) + "\n"
            let isTall = text.spansLines || !doc.isEmpty
            defer { wasTall = isTall }
            return RequirementContext(text: doc + text, isApart: index > 0 && (isTall || wasTall))
        }
    }

    private func overload(
        _ overload: Overload, of type: String, isolation: String = ""
    ) -> ImplementationContext {
        let words = publication.access(of: type) + (overload.requirement.statesIsolation ? "" : isolation)
        return ImplementationContext(
            doc: doc(overload.documentation),
            signature: signature().implementation(overload.requirement, access: words), body: overload.call)
    }

    // MARK: Conformances

    /// One extension for each protocol of a class, in the order of the contract.
    func conformances(of module: Module) -> [ConformanceContext] {
        let presenter = naming.presenterClass(module.name)
        let presented = module.presenterSections.map { conformance(of: presenter, to: $0) }
        let interactors = module.interactors.map { interactor in
            conformance(of: naming.interactorClass(module.name, interactor: interactor.name), to: interactor.input)
        }
        let router = module.router.map { conformance(of: naming.routerClass(module.name), to: $0) }
        return presented + interactors + (router.map { [$0] } ?? [])
    }

    private func conformance(of type: String, to section: Section) -> ConformanceContext {
        ConformanceContext(
            type: type, protocolName: section.protocolName, members: section.members.compactMap(implementation))
    }

    private func implementation(_ member: Member) -> ImplementationContext? {
        guard case .body(let body) = member.implementation else { return nil }
        return ImplementationContext(
            doc: "", signature: signature().implementation(member.requirement, access: ""),
            body: statements(of: body))
    }
}

extension Requirement {
    /// Whether it says itself where it runs.
    fileprivate var statesIsolation: Bool {
        attributes.contains(where: \.isIsolation) || modifiers.contains { $0.name == "nonisolated" }
    }
}
