import SwiftSource
import ViperModel

/// The mocked protocols of a program, by name.
package struct MockedProtocols: Sendable {
    private var contracts: [String: MockedProtocol] = [:]

    /// Returns the mocked protocol of this name, or nil if there is none.
    package subscript(protocolName: String) -> MockedProtocol? { contracts[protocolName] }

    package init(_ program: Program, _ catalog: TypeCatalog) {
        // Without mocks and tests, no mocked protocols are required.
        guard !program.emitted.isDisjoint(with: [.mocks, .tests]) else { return }
        for service in program.services {
            contracts[service.name] = MockedProtocol(
                members: service.inheritedMembers + service.members, overloads: service.overloads, in: catalog)
        }
        for type in program.data + program.own.flatMap(\.data) {
            guard let requirements = type.requirements else { continue }
            contracts[type.name] = MockedProtocol(
                members: requirements.inheritedMembers + requirements.members, in: catalog)
        }
        let external = program.externalModules.flatMap(\.optional.all)
        let sections = program.modules.flatMap(\.contract) + external + (program.navigation.map { [$0] } ?? [])
        let named = sections.map { section in
            MockedProtocol(
                members: section.inheritedMembers + section.members, overloads: section.overloads, in: catalog)
        }
        for (section, contract) in zip(sections, named) { contracts[section.protocolName] = contract }
    }
}
