/// The beginnings of the IDs of new objects, which are those of existing objects in the same section.
struct IDHeads {
    /// The beginnings of the IDs of all objects of a kind, sorted.
    private let heads: [String: [String]]

    init(of project: XcodeProject) {
        heads = Dictionary(grouping: project.objects, by: \.isa).mapValues {
            $0.compactMap { Self.head($0.id) }.sorted()
        }
    }

    /// The beginning of the ID of an object that belongs to a module.
    func head(_ kind: ObjectID.Kind, for module: String) -> String {
        guard let heads = heads[kind.isa], !heads.isEmpty else { return ObjectID.head(for: module) }
        return heads[ObjectID.place(of: module, among: heads.count)]
    }

    /// The beginning of an ID; nil for one that is not as Xcode makes them.
    private static func head(_ id: String) -> String? {
        guard id.utf8.count == 24, id.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x46).contains($0) })
        else { return nil }
        return String(id.prefix(ObjectID.headLength))
    }
}
