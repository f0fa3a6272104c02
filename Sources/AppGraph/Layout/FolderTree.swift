/// A folder of a map, with its modules and subfolders. The root folder stands for the whole map.
struct FolderTree {
    /// The names of the enclosing folders and of the folder itself, outermost first; empty for the root.
    var path: [String] = []
    /// The indices of the modules directly in this folder.
    var modules: [Int] = []
    /// The folders directly in this folder, sorted by name.
    var folders: [FolderTree] = []

    /// Creates the tree of a map's folders. With the grouping `flat`, the root contains all modules.
    init(_ map: AppMap, _ grouping: MapPicture.Grouping) {
        for (number, module) in map.modules.enumerated() {
            insert(number, grouping == .folders ? module.folder[...] : [])
        }
    }

    /// The indices of the modules in the folder and its subfolders.
    var allModules: [Int] { modules + folders.flatMap(\.allModules) }

    private init(path: [String]) { self.path = path }

    /// Inserts a module into the folder at `path`, relative to this folder. Creates missing folders.
    private mutating func insert(_ module: Int, _ path: ArraySlice<String>) {
        guard let name = path.first else { return modules.append(module) }
        let place = folders.firstIndex { $0.path.last ?? "" >= name } ?? folders.endIndex
        if place == folders.endIndex || folders[place].path.last != name {
            folders.insert(FolderTree(path: self.path + [name]), at: place)
        }
        folders[place].insert(module, path.dropFirst())
    }
}
