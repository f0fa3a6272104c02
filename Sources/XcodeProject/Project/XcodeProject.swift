/// The contents of an Xcode project's file `project.pbxproj`, in any version of the format. Objects of unknown kinds
/// are kept. References to missing objects are ignored.
package struct XcodeProject: Sendable {
    /// An object of the project.
    struct Object: Sendable {
        let id: String
        /// The kind of the object: `PBXGroup`.
        let isa: String
        let entry: PropertyList.Entry

        subscript(key: String) -> PropertyList? { entry.value[key] }

        func string(_ key: String) -> String? { self[key]?.string }

        /// Returns the strings in an array, usually IDs of other objects. Returns an empty array if the key is missing.
        func ids(_ key: String) -> [String] { self[key]?.array?.compactMap(\.string) ?? [] }
    }

    /// The text of the file.
    package let bytes: [UInt8]
    /// The folder that contains the project's bundle (`App.xcodeproj`), relative to the root folder of all paths. Empty
    /// if it is the root folder.
    package let folder: String
    /// The objects, in the order of the file.
    let objects: [Object]
    private let places: [String: Int]
    /// The root object.
    let root: Object
    /// The version of the file format; 0 if it is missing.
    let version: Int
    /// The top-level entries of the file, except `objects`.
    let rest: PropertyList
    let tree: ProjectTree
    /// The path of each build configuration's settings file, by the configuration's ID.
    let settingsFiles: [String: String]
    /// The settings files read so far, by path.
    var settings: [String: XCConfigFile] = [:]
    /// The IDs of the files that each target compiles by a file reference, by the target's ID.
    let built: [String: Set<String>]

    /// Reads a project file. `folder` is the folder that contains the project's bundle, relative to the root folder of
    /// all paths. Throws if the file is not a valid project.
    package init(_ bytes: [UInt8], in folder: String = "") throws(ProjectError) {
        let list = try PropertyListParser.value(of: bytes)
        guard let entries = list["objects"]?.entries else {
            throw ProjectError("not an Xcode project: it has no 'objects'", at: 0..<0)
        }
        var objects: [Object] = []
        var places: [String: Int] = [:]
        for entry in entries {
            guard let isa = entry.value["isa"]?.string else {
                throw ProjectError("object '\(entry.key)' has no 'isa'", at: entry.range)
            }
            places[entry.key] = objects.count
            objects.append(Object(id: entry.key, isa: isa, entry: entry))
        }
        guard let rootIndex = list["rootObject"]?.string.flatMap({ places[$0] }), objects[rootIndex].isa == "PBXProject"
        else { throw ProjectError("'rootObject' does not refer to a project", at: list["rootObject"]?.range ?? 0..<0) }
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

    /// Returns the object with an ID; nil if it does not exist.
    func object(_ id: String) -> Object? { places[id].map { objects[$0] } }

    /// Returns the object with an ID if it is of the given kind.
    func object(_ id: String?, _ isa: String) -> Object? {
        id.flatMap(object).flatMap { $0.isa == isa ? $0 : nil }
    }
}
