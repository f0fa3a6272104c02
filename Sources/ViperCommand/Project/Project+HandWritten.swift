import Diagnostics
import UserCode
import ViperGeneration
import ViperModel

extension Project {
    /// Returns the user-owned Swift files of the app's target and its tests. Also returns files in neighboring folders,
    /// because a class may have moved to another target of the package.
    func handWritten(_ settings: AppSettings) throws(CommandFailure) -> [SourceFile] {
        try handWritten(at: ownPaths(settings).swift)
    }

    /// Returns the files at these paths. Folders and links are ignored.
    func handWritten(at paths: [String]) throws(CommandFailure) -> [SourceFile] {
        try paths.map { (path) throws(CommandFailure) -> SourceFile? in
            guard case .file = try entry(at: path) else { return nil }
            return try file(at: path)
        }.compactMap(\.self)
    }

    /// Returns the paths of the user-owned Swift files, and of specs that are not read.
    func ownPaths(_ settings: AppSettings) throws(CommandFailure) -> (swift: [String], straySpecs: [String]) {
        var swift: [String] = []
        var specs: [String] = []
        for folder in swiftFolders(settings) {
            let all = try paths(in: folder, endingIn: ".swift", ".viper", ".pbxproj")
            swift += try ofTheApp(all, settings).filter { !$0.isGeneratedPath }
            // Another project in the folder may have its own specs.
            let found = all.filter { $0.hasSuffix(".viper") }
            let others = found.filter { $0.fileName == Self.appFileName }.map(\.pathFolder).filter { folder in
                found.contains { $0.isBelow(folder) && $0.fileName != Self.appFileName }
            }
            specs += found.filter { path in !others.contains(where: path.isBelow) }
        }
        return (swift, try straySpecs(settings, beside: specs))
    }

    /// Returns the paths of the Swift files in a folder, without files of other apps.
    func swiftPaths(in folder: String, _ settings: AppSettings) throws(CommandFailure) -> [String] {
        try ofTheApp(paths(in: folder, endingIn: ".swift", ".pbxproj"), settings)
    }

    /// Returns the Swift files among some paths. Leaves out files outside the app's folders that another package,
    /// project or target compiles.
    private func ofTheApp(_ paths: [String], _ settings: AppSettings) throws(CommandFailure) -> [String] {
        let swift = paths.filter { $0.hasSuffix(".swift") }
        var beside = swift.filter { path in ![settings.sources, settings.testing].contains(where: path.isBelow) }
        if beside.isEmpty { return swift }
        let others = paths.filter { $0.fileName == "Package.swift" || $0.hasSuffix(".pbxproj") }.map {
            Builder(manifest: $0).folder
        }.filter { folder in ![settings.sources, settings.testing].contains { $0.isBelow(folder) } }
        let xcode = try xcodeTarget(settings)
        var foreign = xcode.map { $0.xcode.ofOtherApps(beside, than: $0.target) } ?? []
        beside.removeAll { path in !others.contains(where: path.isBelow) || foreign.contains(path) }
        foreign.formUnion(Set(beside).subtracting(xcode?.xcode.compiled(beside) ?? []))
        return foreign.isEmpty ? swift : swift.filter { !foreign.contains($0) }
    }

    /// Returns the names in the project's folder; empty if the folder does not exist.
    func namesOfRoot() throws(CommandFailure) -> [String] {
        try fileSystem.resolved(root) == nil ? [] : fileSystem.names(in: root)
    }

    /// Returns the names of the subfolders that may contain Swift; empty if the folder does not exist.
    func folders(in folder: String) throws(CommandFailure) -> [String] {
        guard case .folder = try entry(at: folder) else { return [] }
        var folders: [String] = []
        for name in try fileSystem.names(in: path(folder)) where !name.hasPrefix(".") && !Self.foreign.contains(name) {
            if case .folder = try entry(at: folder.child(name)) { folders.append(name) }
        }
        return folders
    }

    /// Returns the outermost folders of the sources and tests, sorted.
    func swiftFolders(_ settings: AppSettings) -> [String] {
        Set([settings.sources, settings.testing].map { String($0.prefix { $0 != "/" }) }).sorted()
    }
}

extension [SourceFile] {
    /// Returns the files in a folder and its subfolders.
    func below(_ folder: String) -> [SourceFile] { filter { $0.path.isBelow(folder) } }
}

extension [UserFile] {
    /// Returns the files in a folder and its subfolders.
    func below(_ folder: String) -> [UserFile] { filter { $0.source.path.isBelow(folder) } }
}
