import Diagnostics
import SwiftSource
import ViperSpec

/// The protocols of one module, as they stand in an app that was written by hand.
package struct ModuleContract: Sendable {
    /// What their names have in common.
    package let name: String
    /// One for each part, in the order in which a spec has them.
    package let parts: [Part]

    /// The protocol of a part.
    package struct Part: Sendable {
        /// Who implements it.
        package let kind: SectionKind
        /// The file that declares it.
        package let source: SourceFile
        /// Its declaration there.
        package let declaration: DeclarationOutline
    }
}

/// The modules of an app, and the protocols that look like a module's and are none.
package struct AppContracts: Sendable {
    /// By name.
    package private(set) var modules: [ModuleContract] = []
    /// What was left alone, and why.
    package private(set) var uncertain: [(name: String, reason: String)] = []

    /// Looks through what the files of an app declare.
    package init(_ files: [(source: SourceFile, outline: FileOutline)]) {
        var found: [String: [ModuleContract.Part]] = [:]
        for (source, outline) in files {
            for declaration in outline.declarations where declaration.kind == .protocol {
                guard let role = ProtocolRole(declaration.name.name) else { continue }
                found[role.module, default: []].append(
                    ModuleContract.Part(kind: role.kind, source: source, declaration: declaration))
            }
        }
        for (name, parts) in found.sorted(by: { $0.key < $1.key }) { add(name, parts) }
    }

    private mutating func add(_ name: String, _ parts: [ModuleContract.Part]) {
        var kinds = Dictionary(grouping: parts, by: \.kind)
        // What some call the interface of a module is what its view calls.
        if kinds[.presenter] == nil, let interface = kinds.removeValue(forKey: .interface) {
            kinds[.presenter] = interface.map {
                .init(kind: .presenter, source: $0.source, declaration: $0.declaration)
            }
        }
        let heart = [SectionKind.view, .presenter, .interactor, .router].filter { kinds[$0] != nil }
        guard heart.count > 1 else { return }
        if let twice = kinds.first(where: { $0.value.count > 1 }) {
            let names = twice.value.map(\.declaration.name.name).joined(separator: ", ")
            uncertain.append((name, "several protocols could be its \(twice.key.rawValue): \(names)"))
            return
        }
        let order: [SectionKind] = [.view, .presenter, .interactor, .output, .router, .interface, .delegate]
        modules.append(ModuleContract(name: name, parts: order.compactMap { kinds[$0]?.first }))
    }
}
