/// The folders that modules are in, as a tree.
struct FolderTree {
    /// The folders' names from the outermost; empty for the root.
    var path: [String] = []
    /// The modules right in it, by their numbers.
    var modules: [Int] = []
    /// The folders right in it, by name.
    var folders: [FolderTree] = []

    /// The folders of a map's modules; the root alone where they are not shown.
    init(_ map: AppMap, _ grouping: MapPicture.Grouping) {
        for (number, module) in map.modules.enumerated() {
            insert(number, grouping == .folders ? module.folder[...] : [])
        }
    }

    private init(path: [String]) { self.path = path }

    private mutating func insert(_ module: Int, _ rest: ArraySlice<String>) {
        guard let name = rest.first else { return modules.append(module) }
        let place = folders.firstIndex { $0.path.last ?? "" >= name } ?? folders.endIndex
        if place == folders.endIndex || folders[place].path.last != name {
            folders.insert(FolderTree(path: path + [name]), at: place)
        }
        folders[place].insert(module, rest.dropFirst())
    }
}
