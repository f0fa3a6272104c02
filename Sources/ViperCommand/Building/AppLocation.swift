import Diagnostics
import ViperModel
import XcodeProject

/// Checks of the folder for a new app. The folder must not be inside another app, or contain other apps.
extension Project {
    /// Throws if a new app in this folder would be inside another app or contain other apps. Also throws if another
    /// package or project compiles the folder.
    func checkThatAppCanBeCreated() throws(CommandFailure) {
        try checkThatNoAppIsAround()
        try checkThatNoTargetHasTheFolder()
        if try namesOfRoot().contains(where: Builder.isManifest) { return }
        try checkThatNoXcodeProjectCompilesThis()
        let isTarget = try EnclosingPackage(self) != nil
        let isEmpty = try holdsNoSources()
        if isTarget || isEmpty { return }
        let near =
            folders(above: 2) { $0.hasSuffix(".xcodeproj") }
            + folders(below: 3) { $0 == Self.appFileName || Builder.isManifest($0) }
        if near.isEmpty { return }
        throw .invalid(
            "No app, package or Xcode project here, but nearby. Choose one with --path: \(near.named).")
    }

    /// Throws if the folder is inside another app. Also throws if a subfolder has an App.viper, unless this folder has
    /// a package or project of its own.
    func checkThatAppsMayBeAdopted() throws(CommandFailure) {
        try checkThatNoAppIsAround()
        if try namesOfRoot().contains(where: Builder.isManifest) { return }
        let below = folders(below: 3) { $0 == Self.appFileName }
        if below.isEmpty { return }
        throw .invalid("Several folders below have an App.viper. Choose one with --path: \(below.named).")
    }

    /// Throws if the folder is inside another app. A folder with a package, project or target of its own, or without
    /// sources, is allowed if the other app does not use it.
    private func checkThatNoAppIsAround() throws(CommandFailure) {
        guard let above = try Self.nearestProject(upwardsFrom: root, fileSystem),
            let file = try Project(root: above, fileSystem: fileSystem).appFile()
        else { return }
        let place = String(root.dropFirst(above.child("").count))
        let settings = AppFile(file, defaultName: "App", rules: { Rule.known }).settings
        var own = [settings.sources, settings.testing, settings.specs]
        if let xcode = settings.xcode, !xcode.project.pathFolder.isEmpty { own.append(xcode.project.pathFolder) }
        if own.contains(where: { place.isBelow($0) || $0.isBelow(place) }) {
            throw .invalid(
                "'\(printable(place))' belongs to the app in '\(printable(above))'. Use --path '\(printable(above))'.")
        }
        let isTarget = try EnclosingPackage(self) != nil
        let isBuilder = try namesOfRoot().contains(where: Builder.isManifest)
        let isEmpty = try holdsNoSources()
        if isTarget || isBuilder || isEmpty { return }
        throw .invalid(
            "The parent folder '\(printable(above))' has an App.viper. Use --path '\(printable(above))', or create another app "
                + "next to that folder.")
    }

    /// Throws if an Xcode project in a parent folder compiles this folder, because viper-gen would not update that
    /// project.
    func checkThatNoXcodeProjectCompilesThis() throws(CommandFailure) {
        var (outer, place) = (root, "")
        while try fileSystem.entry(at: outer.child("Package.swift")) == nil,
            try fileSystem.entry(at: outer.child(".git")) == nil, outer.pathFolder.count > 1
        {
            place = place.isEmpty ? outer.fileName : outer.fileName.child(place)
            outer = outer.pathFolder
            let above = Project(root: outer, fileSystem: fileSystem)
            for name in names(in: outer) where name.hasSuffix(".xcodeproj") {
                guard case .text(let file) = try above.xcodeFile(name),
                    case .success(let xcode) = try above.xcodeProject(file), xcode.compilesSwift(below: place)
                else { continue }
                throw .invalid(
                    "'\(printable(name))' in a parent folder compiles the files here, but viper-gen would not update it. Use --path "
                        + "'\(printable(outer))'.")
            }
        }
    }

    /// Returns whether the folder contains nothing to build, so that a package can be created.
    func holdsNoSources() throws(CommandFailure) -> Bool {
        try namesOfRoot().allSatisfy { name in
            name.hasPrefix(".") || name.hasSuffix(".viper") || ["Specs", "Templates"].contains(name)
                || ["README", "LICENSE", "LICENCE", "CHANGELOG"].contains { name.uppercased().hasPrefix($0) }
        }
    }

    /// The names of folders with downloaded or generated code.
    static let foreign: Set = [
        "Pods", "Carthage", "DerivedData", "SourcePackages", "checkouts", "node_modules", "build",
    ]

    /// Returns the parent folders that contain an item with a matching name. Only the nearest `levels` parent folders
    /// are searched.
    private func folders(above levels: Int, holding isWanted: (String) -> Bool) -> [String] {
        var outer = root
        return (0..<levels).compactMap { _ in
            outer = outer.pathFolder
            return outer.count > 1 && names(in: outer).contains(where: isWanted) ? outer : nil
        }
    }

    /// Returns the subfolders that contain an item with a matching name, down to a depth of `levels`.
    private func folders(below levels: Int, holding isWanted: (String) -> Bool) -> [String] {
        var level = [root]
        return (0..<levels).flatMap { _ in
            level = level.flatMap { folder in
                names(in: folder).filter { !$0.hasPrefix(".") && !Self.foreign.contains($0) }.map(folder.child)
            }.filter { (try? fileSystem.entry(at: $0)) == .folder }
            return level.filter { names(in: $0).contains(where: isWanted) }
        }
    }

    /// Returns the names in a folder; empty if it cannot be read.
    func names(in folder: String) -> [String] { (try? fileSystem.names(in: folder)) ?? [] }
}
