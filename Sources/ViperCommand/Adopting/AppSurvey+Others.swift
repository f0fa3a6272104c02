import Adoption
import Diagnostics
import XcodeProject

/// Apps and targets beside the one that is looked at.
extension AppSurvey {
    /// Xcode projects below that have parts of the names that one with more parts has: the same app again, in another kit or as it
    /// was begun. Each with the part that is there as well.
    static func otherApps(_ files: AppFiles) -> [(folder: String, type: String)] {
        let projects = files.manifests.filter { $0.hasSuffix(".pbxproj") && !ManifestFolders.folder(of: $0).isEmpty }
        guard projects.count > 1 else { return [] }
        let folders = ManifestFolders(of: projects)
        var parts: [String: Set<String>] = [:]
        for file in files.sources {
            let home = folders.folder(around: file.path.pathFolder)
            let types = file.types.filter { !$0.isExtension }.map(\.name)
            parts[home, default: []].formUnion(
                types.filter { [.presenter, .interactor, .router].contains(ProtocolRole($0)?.kind) })
        }
        parts[""] = nil
        var (kept, others): (Set<String>, [(folder: String, type: String)]) = ([], [])
        for (home, names) in parts.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
            if let type = names.intersection(kept).min() { others.append((home, type)) } else { kept.formUnion(names) }
        }
        return others
    }

    /// Targets beside the one that is meant, which have parts of modules of their own.
    static func otherTargets(
        _ compiled: [(file: SwiftFacts, otherTarget: ProjectTarget?)], beside meant: ChosenTarget?
    ) -> [Diagnostic] {
        guard let meant else { return [] }
        var known: Set<String> = []
        return compiled.compactMap { file, otherTarget in
            guard let target = otherTarget,
                let type = file.types.first(where: { !$0.isExtension && ProtocolRole($0.name)?.isOfModule ?? false }),
                known.insert(target.name).inserted
            else { return nil }
            return .otherTarget(target.name, has: type.name, in: file.path, beside: meant)
        }
    }
}

extension Diagnostic {
    fileprivate static func otherTarget(
        _ target: String, has type: String, in path: String, beside meant: ChosenTarget
    ) -> Diagnostic {
        let way = meant.isOpen ? "'viper-gen adopt --target' chooses another one" : "those of others stay as they are"
        return .uncertainModule(
            "'\(type)' is of the target '\(target)', which has modules beside those of '\(meant.target.name)'",
            at: .whole(path), notes: [.init("an App.viper serves one target of an Xcode project: \(way)")])
    }

    static func otherApp(_ folder: String, has type: String) -> Diagnostic {
        .uncertainModule(
            "'\(folder)' is an app of its own, for it has a '\(type)' too: 'viper-gen adopt --path DIR' looks there",
            at: .whole(folder))
    }
}
