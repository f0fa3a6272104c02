import Diagnostics

/// The protocols of sections that are a module's own business, wherever another spec mentions one all the same, as a list of
/// inherited protocols may: there more of the module is seen than `seenText`.
package struct PrivateMentions: Sendable {
    private let owners: [String: (module: String, spec: String)]
    /// In bytes: most words are shorter than any of the names.
    private let lengths: Set<Int>

    package init(_ program: Program) {
        let names = program.modules.flatMap { module in
            module.privateProtocols.map { ($0, (module: module.name, spec: module.source.path)) }
        }
        owners = Dictionary(names, uniquingKeysWith: { first, _ in first })
        lengths = Set(owners.keys.map(\.utf8.count))
    }

    /// The modules of other specs that some specs mention in this way, sorted.
    package func modules(in specs: [SourceFile]) -> [String] {
        specs.mapInParallel(modules).reduce(into: Set()) { $0.formUnion($1) }.sorted()
    }

    private func modules(in spec: SourceFile) -> Set<String> {
        var modules: Set<String> = []
        Words.forEach(in: spec.bytes) { word in
            guard lengths.contains(word.count), let owner = owners[String(decoding: word, as: UTF8.self)],
                owner.spec != spec.path
            else { return }
            modules.insert(owner.module)
        }
        return modules
    }
}
