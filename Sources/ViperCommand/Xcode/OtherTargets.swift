import ViperModel
import XcodeProject

extension Project {
    /// What the app's Xcode project has beside the app's target.
    struct OtherTargets {
        /// What they make, which is not what the app's makes.
        let modules: Set<String>
        /// The storyboards that only other apps show.
        let storyboards: Set<String>
    }

    /// Nil where there is no Xcode project, or it is not understood; `storyboards` are those of the project.
    func otherTargets(_ settings: AppSettings, showing storyboards: [String]) throws(CommandFailure) -> OtherTargets? {
        guard let (xcode, target) = try xcodeTarget(settings) else { return nil }
        return OtherTargets(
            modules: Set(xcode.targets.map(\.module)).subtracting([target.module, settings.target]),
            storyboards: xcode.ofOtherApps(storyboards, than: target))
    }

    /// The Xcode project of the app, made from a file beside it or not, and the app's target in it; nil where there is none, or
    /// it is not understood.
    func xcodeTarget(
        _ settings: AppSettings
    ) throws(CommandFailure) -> (xcode: XcodeProject, target: ProjectTarget)? {
        guard let named = settings.xcode, let file = try file(at: XcodeFile.textPath(of: named.project)),
            case .success(let xcode) = try xcodeProject(file), let target = try? xcode.target(settings)
        else { return nil }
        return (xcode, target)
    }
}
