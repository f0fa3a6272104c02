import Diagnostics
import ViperModel

/// Specs that are not read because of their folder or file extension.
extension Project {
    /// Returns the sorted paths of files that look like specs but are not read. `beside` has the specs in the folders
    /// of the Swift code. This method also searches the project's folder and the folder of the specs. It
    /// searches all other folders in the project's folder two levels deep.
    func straySpecs(_ settings: AppSettings, beside: [String]) throws(CommandFailure) -> [String] {
        let atRoot = try namesOfRoot().filter { $0.seemsToBeSpec && $0 != Self.appFileName }
        var near: [String] = []
        for folder in try folders(in: "") where !swiftFolders(settings).contains(folder) {
            if try !isFolder(folder, ofSpecsIn: settings.specs) { near += seemingSpecs(in: folder, levels: 2) }
        }
        let misnamed = try paths(in: settings.specs, endingIn: ".Viper", ".VIPER", ".viper.txt", ".viper.swift")
        return Set((atRoot + beside + near).filter { !$0.isBelow(settings.specs) } + misnamed).sorted()
    }

    /// Returns whether a folder in the project's root is the folder of the specs, or contains it. Some file systems
    /// ignore case, so `specs` may be the folder `Specs`.
    private func isFolder(_ name: String, ofSpecsIn specs: String) throws(CommandFailure) -> Bool {
        let first = String(specs.prefix { $0 != "/" })
        if name == first { return true }
        guard name.lowercased() == first.lowercased(), try !namesOfRoot().contains(first) else { return false }
        return try entry(at: first) != nil
    }

    /// Returns the files in a folder that look like specs; empty if the folder is another app or package.
    private func seemingSpecs(in folder: String, levels: Int) -> [String] {
        let names = names(in: path(folder))
        if levels == 0 || names.contains(where: { $0 == Self.appFileName || Builder.isManifest($0) }) { return [] }
        let folders = names.filter { name in
            let isFolder = (try? entry(at: folder.child(name))) == .folder
            return isFolder && !name.hasPrefix(".") && !Self.foreign.contains(name)
        }
        return names.filter(\.seemsToBeSpec).map(folder.child)
            + folders.flatMap { seemingSpecs(in: folder.child($0), levels: levels - 1) }
    }
}

extension String {
    /// Whether the text looks like the file name of a spec, such as `Feed.viper.txt`.
    fileprivate var seemsToBeSpec: Bool {
        !hasPrefix(".") && [".viper", ".viper.txt", ".viper.swift"].contains(where: lowercased().hasSuffix)
    }
}
