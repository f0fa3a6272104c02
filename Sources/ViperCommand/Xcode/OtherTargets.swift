import ViperModel
import XcodeProject

extension Project {
    /// The other targets of the app's Xcode project.
    struct OtherTargets {
        /// The modules that they build, without those of the app's target.
        let modules: Set<String>
        /// The storyboards that only other apps contain.
        let storyboards: Set<String>
    }

    /// Returns the other targets; nil if there is no Xcode project, or it cannot be read.
    func otherTargets(_ settings: AppSettings, showing storyboards: [String]) throws(CommandFailure) -> OtherTargets? {
        guard let (xcode, target) = try xcodeTarget(settings) else { return nil }
        return OtherTargets(
            modules: Set(xcode.targets.map(\.module)).subtracting([target.module, settings.target]),
            storyboards: xcode.ofOtherApps(storyboards, than: target))
    }

    /// Returns the app's Xcode project and target, also if the project is generated from another file; nil if there is
    /// none, or it cannot be read.
    func xcodeTarget(
        _ settings: AppSettings
    ) throws(CommandFailure) -> (xcode: XcodeProject, target: ProjectTarget)? {
        guard let named = settings.xcode, let file = try file(at: XcodeFile.textPath(of: named.project)),
            case .success(let xcode) = try xcodeProject(file), let target = try? xcode.target(settings)
        else { return nil }
        return (xcode, target)
    }
}
