/// How the IDs of what is added begin: as those of what stands in the same section.
struct IDHeads {
    /// Of the objects of a kind, in order.
    private let heads: [String: [String]]

    init(of project: XcodeProject) {
        heads = Dictionary(grouping: project.objects, by: \.isa).mapValues {
            $0.compactMap { Self.head($0.id) }.sorted()
        }
    }

    /// That of something which belongs to a module.
    func head(_ kind: ObjectID.Kind, for module: String) -> String {
        guard let known = heads[kind.isa], !known.isEmpty else { return ObjectID.head(for: module) }
        return known[ObjectID.place(of: module, among: known.count)]
    }

    /// Nil for an ID that is not as Xcode makes them.
    private static func head(_ id: String) -> String? {
        guard id.utf8.count == 24, id.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x46).contains($0) })
        else { return nil }
        return String(id.prefix(ObjectID.headLength))
    }
}
