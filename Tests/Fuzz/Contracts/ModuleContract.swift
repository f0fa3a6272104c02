import Diagnostics
import SwiftSource
import ViperSpec

/// The protocols of one module, as they stand in an app that was written by hand.
struct ModuleContract: Sendable {
    /// What their names have in common.
    let name: String
    /// One for each part, in the order in which a spec has them.
    let parts: [Part]

    /// The protocol of a part.
    struct Part: Sendable {
        /// Who implements it.
        let kind: SectionKind
        /// The file that declares it.
        let source: SourceFile
        /// Its declaration there.
        let declaration: DeclarationOutline
    }
}

/// The modules of an app, and the protocols that look like a module's and are none.
struct AppContracts: Sendable {
    /// By name.
    private(set) var modules: [ModuleContract] = []
    /// What was left alone, and why.
    private(set) var uncertain: [(name: String, reason: String)] = []

    /// Looks through what the files of an app declare.
    init(_ files: [(source: SourceFile, outline: FileOutline)]) {
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
        let order: [SectionKind] = [.view, .presenter, .interactor, .output, .router, .interface, .delegate]
        for kind in order {
            guard let several = kinds[kind], several.count > 1 else { continue }
            let names = several.map(\.declaration.name.name).joined(separator: ", ")
            uncertain.append((name, "several protocols could be its \(kind.rawValue): \(names)"))
            return
        }
        modules.append(ModuleContract(name: name, parts: order.compactMap { kinds[$0]?.first }))
    }
}
