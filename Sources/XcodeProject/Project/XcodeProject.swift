/// An Xcode project as its `project.pbxproj` has it: objects by ID. Objects of kinds that nobody here knows are kept and passed
/// over, whatever the version of the format; so are references to objects that are not there.
package struct XcodeProject: Sendable {
    /// An object of the project.
    struct Object: Sendable {
        let id: String
        /// Its kind: `PBXGroup`.
        let isa: String
        let entry: PropertyList.Entry

        subscript(key: String) -> PropertyList? { entry.value[key] }

        func string(_ key: String) -> String? { self[key]?.string }

        /// The objects that a list names.
        func ids(_ key: String) -> [String] { self[key]?.array?.compactMap(\.string) ?? [] }
    }

    /// The file's text.
    package let bytes: [UInt8]
    /// The folder that the project's bundle stands in, relative to where paths begin; empty where it is that.
    package let folder: String
    /// In the order of the text.
    let objects: [Object]
    private let places: [String: Int]
    /// The object that all others hang on.
    let root: Object
    /// Which version of the format it is; 0 where it says none.
    let version: Int
    /// All but the objects.
    let rest: PropertyList
    let tree: ProjectTree
    /// The file of build settings that each configuration is based on, by the configuration's ID.
    let settingsFiles: [String: String]
    /// The files of build settings that have been read, by path.
    var settings: [String: SettingsFile] = [:]
    /// The file references that the phase of sources of each target names.
    let built: [String: Set<String>]

    /// Reads a project file. `folder` is the one that the project's bundle stands in, relative to where all paths begin. What
    /// cannot be read with certainty is a fault.
    package init(_ bytes: [UInt8], in folder: String = "") throws(ProjectFault) {
        let list = try PropertyListParser.value(of: bytes)
        guard let entries = list["objects"]?.entries else {
            throw ProjectFault("not an Xcode project: it has no 'objects'", at: 0..<0)
        }
        var objects: [Object] = []
        var places: [String: Int] = [:]
        for entry in entries {
            guard let isa = entry.value["isa"]?.string else {
                throw ProjectFault("object '\(entry.key)' has no 'isa'", at: entry.range)
            }
            places[entry.key] = objects.count
            objects.append(Object(id: entry.key, isa: isa, entry: entry))
        }
        guard let rootIndex = list["rootObject"]?.string.flatMap({ places[$0] }), objects[rootIndex].isa == "PBXProject"
        else { throw ProjectFault("'rootObject' does not refer to a project", at: list["rootObject"]?.range ?? 0..<0) }
        self.bytes = bytes
        self.folder = folder
        self.objects = objects
        self.places = places
        root = objects[rootIndex]
        rest = PropertyList(content: .dictionary(list.entries?.filter { $0.key != "objects" } ?? []), range: list.range)
        version = list["objectVersion"]?.string.flatMap { Int($0) } ?? 0
        let object = { (id: String) in places[id].map { objects[$0] } }
        tree = ProjectTree(root, in: folder, object)
        settingsFiles = tree.settingsFiles(of: objects)
        built = Dictionary(
            firstOf: root.ids("targets").map { target in
                let phases = object(target)?.ids("buildPhases").compactMap(object) ?? []
                let files = phases.first { $0.isa == "PBXSourcesBuildPhase" }?.ids("files") ?? []
                return (target, Set(files.compactMap { object($0)?.string("fileRef") }))
            })
    }

    /// The object of an ID; nil where a reference dangles.
    func object(_ id: String) -> Object? { places[id].map { objects[$0] } }

    /// The object that a key names, if it is of that kind.
    func object(_ id: String?, _ isa: String) -> Object? {
        id.flatMap(object).flatMap { $0.isa == isa ? $0 : nil }
    }
}
