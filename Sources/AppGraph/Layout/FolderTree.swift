/// A folder of a map with what is in it; the root stands for the whole map.
struct FolderTree {
    /// The names of the folders that lead to it and its own, from the outermost; empty for the root.
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

    /// The numbers of the modules in it and in the folders below it.
    var allModules: [Int] { modules + folders.flatMap(\.allModules) }

    private init(path: [String]) { self.path = path }

    /// Inserts a module into the folder that `path` leads to from here; missing folders are made.
    private mutating func insert(_ module: Int, _ path: ArraySlice<String>) {
        guard let name = path.first else { return modules.append(module) }
        let place = folders.firstIndex { $0.path.last ?? "" >= name } ?? folders.endIndex
        if place == folders.endIndex || folders[place].path.last != name {
            folders.insert(FolderTree(path: self.path + [name]), at: place)
        }
        folders[place].insert(module, path.dropFirst())
    }
}
