import ViperModel
import XcodeProject

extension Project {
    /// The contents of the targets besides the app's target, in the app's Xcode project.
    struct OtherTargets {
        /// The Swift modules that the other targets build, except the module of the app's target.
        let modules: Set<String>
        /// The storyboards that belong only to other apps.
        let storyboards: Set<String>
    }

    /// Returns the contents of the other targets; nil if the app's Xcode project or target cannot be read.
    /// `storyboards` are the paths of the storyboards to examine.
    func otherTargets(_ settings: AppSettings, showing storyboards: [String]) throws(CommandFailure) -> OtherTargets? {
        guard let (xcode, target) = try xcodeTarget(settings) else { return nil }
        return OtherTargets(
            modules: Set(xcode.targets.map(\.module)).subtracting([target.module, settings.target]),
            storyboards: xcode.ofOtherApps(storyboards, than: target))
    }

    /// Returns the app's Xcode project and target; nil if one of them cannot be read. Also reads a project that another
    /// tool, such as XcodeGen, generates.
    func xcodeTarget(
        _ settings: AppSettings
    ) throws(CommandFailure) -> (xcode: XcodeProject, target: ProjectTarget)? {
        guard let named = settings.xcode, let file = try file(at: XcodeFile.textPath(of: named.project)),
            case .success(let xcode) = try xcodeProject(file), let target = try? xcode.target(settings)
        else { return nil }
        return (xcode, target)
    }
}
