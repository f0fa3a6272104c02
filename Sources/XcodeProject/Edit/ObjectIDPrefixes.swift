/// Chooses the first 8 digits of new objects' IDs, from the IDs of existing objects in the same section.
struct ObjectIDPrefixes {
    /// The sorted prefixes of existing IDs, by the kind of object.
    private let heads: [String: [String]]

    init(of project: XcodeProject) {
        heads = Dictionary(grouping: project.objects, by: \.isa).mapValues {
            $0.compactMap { Self.head($0.id) }.sorted()
        }
    }

    /// Returns the prefix for the ID of a new object in a module.
    func head(_ kind: ObjectID.Kind, for module: String) -> String {
        guard let heads = heads[kind.isa], !heads.isEmpty else { return ObjectID.head(for: module) }
        return heads[ObjectID.place(of: module, among: heads.count)]
    }

    /// Returns the prefix of an ID. Returns nil if the ID does not have Xcode's format.
    private static func head(_ id: String) -> String? {
        guard id.utf8.count == 24, id.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x46).contains($0) })
        else { return nil }
        return String(id.prefix(ObjectID.headLength))
    }
}
