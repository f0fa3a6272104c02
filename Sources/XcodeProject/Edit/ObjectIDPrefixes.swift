/// Chooses the first 8 digits of new objects' IDs, from the IDs of existing objects of the same kind.
struct ObjectIDPrefixes {
    /// The sorted prefixes of existing IDs, by the kind of object.
    private let prefixes: [String: [String]]

    init(of project: XcodeProject) {
        prefixes = Dictionary(grouping: project.objects, by: \.isa).mapValues {
            $0.compactMap { Self.prefix($0.id) }.sorted()
        }
    }

    /// Returns the prefix for the ID of a new object in a module.
    func prefix(_ kind: ObjectID.Kind, for module: String) -> String {
        guard let prefixes = prefixes[kind.isa], !prefixes.isEmpty else { return ObjectID.prefix(for: module) }
        return prefixes[ObjectID.place(of: module, among: prefixes.count)]
    }

    /// Returns the prefix of an ID. Returns nil if the ID does not have Xcode's format.
    private static func prefix(_ id: String) -> String? {
        guard id.utf8.count == 24, id.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x46).contains($0) })
        else { return nil }
        return String(id.prefix(ObjectID.prefixLength))
    }
}
