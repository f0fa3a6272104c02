/// A folder of a map with its contents. The root is the whole map.
struct FolderTree {
    /// The names of the outer folders and its own, outermost first; empty for the root.
    var path: [String] = []
    /// The numbers of the modules directly in this folder.
    var modules: [Int] = []
    /// The folders directly in this folder, sorted by name.
    var folders: [FolderTree] = []

    /// Creates the folders of a map's modules. If folders are not shown, all modules are in the root.
    init(_ map: AppMap, _ grouping: MapPicture.Grouping) {
        for (number, module) in map.modules.enumerated() {
            insert(number, grouping == .folders ? module.folder[...] : [])
        }
    }

    /// The numbers of the modules in it and its subfolders.
    var allModules: [Int] { modules + folders.flatMap(\.allModules) }

    private init(path: [String]) { self.path = path }

    /// Inserts a module into the folder at `path`, relative to this one. Missing folders are created.
    private mutating func insert(_ module: Int, _ path: ArraySlice<String>) {
        guard let name = path.first else { return modules.append(module) }
        let place = folders.firstIndex { $0.path.last ?? "" >= name } ?? folders.endIndex
        if place == folders.endIndex || folders[place].path.last != name {
            folders.insert(FolderTree(path: self.path + [name]), at: place)
        }
        folders[place].insert(module, path.dropFirst())
    }
}
