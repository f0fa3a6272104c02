/// How the IDs of what is added begin: as those of what stands in the same sections and lists.
struct IDHeads {
    /// Those of a file that is compiled: of its reference, and of its entry in the phase.
    struct Pair: Hashable {
        let reference: String
        let buildFile: String
    }

    private let project: XcodeProject
    private let groups: [String]
    private var pairs: [String: [Pair]] = [:]
    private var chosen: [[String]: Pair] = [:]
    private var chosenGroups: [String: String] = [:]

    init(of project: XcodeProject) {
        self.project = project
        groups = Set(project.tree.folders.keys.compactMap(Self.head)).sorted()
    }

    /// Of the group of a folder.
    mutating func group(_ folder: String) -> String {
        let module = ObjectID.module(.group, of: folder)
        if let head = chosenGroups[module] { return head }
        let head = ObjectID.head(for: module, among: groups) { $0 } ?? ObjectID.head(for: module)
        chosenGroups[module] = head
        return head
    }

    /// Of a file in a target.
    mutating func file(_ path: String, in target: ProjectTarget) -> Pair {
        let module = ObjectID.module(.reference, of: path)
        if let pair = chosen[[module, target.id]] { return pair }
        let known = pairs[target.id] ?? compiled(by: target)
        pairs[target.id] = known
        let own = ObjectID.head(for: module)
        let pair =
            ObjectID.head(for: module, among: known) { $0.buildFile + $0.reference }
            ?? Pair(reference: own, buildFile: own)
        chosen[[module, target.id]] = pair
        return pair
    }

    private func compiled(by target: ProjectTarget) -> [Pair] {
        let files = project.sourcesPhase(of: target)?.ids("files") ?? []
        let pairs = files.compactMap { id -> Pair? in
            guard let reference = project.object(id)?.string("fileRef"), project.object(reference) != nil,
                let head = Self.head(reference), let own = Self.head(id)
            else { return nil }
            return Pair(reference: head, buildFile: own)
        }
        return Set(pairs).sorted { ($0.buildFile, $0.reference) < ($1.buildFile, $1.reference) }
    }

    /// Nil for an ID that is not as Xcode makes them.
    private static func head(_ id: String) -> String? {
        guard id.utf8.count == 24, id.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x46).contains($0) })
        else { return nil }
        return String(id.prefix(ObjectID.headLength))
    }
}
