import Diagnostics
import XcodeProject

/// Findings about the targets of the Xcode project that were not chosen.
extension ProjectScan {
    /// Returns a finding for each target that compiles parts of modules, except the chosen target.
    static func otherTargets(
        _ compiled: [(file: ScannedFile, otherTarget: ProjectTarget?)], beside meant: ChosenTarget?
    ) -> [Diagnostic] {
        guard let meant else { return [] }
        var known: Set<String> = []
        return compiled.compactMap { file, otherTarget in
            guard let target = otherTarget, let part = file.part, known.insert(target.name).inserted else { return nil }
            return .otherTarget(target.name, has: part, in: file.facts.path, beside: meant)
        }
    }
}

extension Diagnostic {
    fileprivate static func otherTarget(
        _ target: String, has type: String, in path: String, beside meant: ChosenTarget
    ) -> Diagnostic {
        let way =
            meant.isOpen
            ? "use 'viper-gen adopt --target' to choose another one" : "modules of other targets are not changed"
        return .uncertainModule(
            "'\(type)' belongs to target '\(target)', not '\(meant.target.name)'",
            at: .whole(path), notes: [.init("one App.viper is for one target of an Xcode project; \(way)")])
    }
}
