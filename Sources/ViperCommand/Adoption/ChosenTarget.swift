import Adoption
import ViperModel
import XcodeProject

/// The adopted target of an Xcode project with several targets. An `App.viper` belongs to one target. Files that only
/// other targets compile belong to another app, even if they have the same names.
struct ChosenTarget: Sendable {
    /// How the target is chosen.
    enum SelectionSource: Sendable {
        /// By the name given with `--target`. If it is nil, by the number of parts of modules that a target compiles.
        case found(String?)
        /// By `App.viper`, which names the target.
        case app(AppSettings)
    }

    let target: ProjectTarget
    /// Whether the user can still choose another target, because no `App.viper` exists that names one.
    let isOpen: Bool
    /// The reason for the choice, as text for the user.
    let evidence: String
    private let xcode: XcodeProject
    private let others: [ProjectTarget]
    private let tests: Set<ProjectTarget>

    /// Chooses the target. Returns nil if there is only one target, or if it is unknown which target is the app's.
    /// `files` are the source files of all targets, without tests.
    init?(_ choice: SelectionSource, in xcode: XcodeProject, _ files: [FileFacts]) throws(CommandFailure) {
        let all = xcode.targets.filter { $0.product != .unitTests }
        let meant: (target: ProjectTarget, evidence: String)
        switch choice {
        case .app(let settings):
            guard settings.xcode != nil, let target = try? xcode.target(settings) else { return nil }
            meant = (target, "App.viper names it")
        case .found(let name?): meant = (try xcode.app(name), "'--target' names it")
        case .found(nil):
            guard let likely = Self.mostLikely(of: all, in: xcode, files) else { return nil }
            meant = likely
        }
        if all.count < 2 { return nil }
        (target, evidence) = meant
        isOpen = if case .app = choice { false } else { true }
        self.xcode = xcode
        others = all.filter { $0 != meant.target }
        tests = Set(xcode.testTargets(of: meant.target))
    }

    /// Returns the target that compiles the most parts of modules; nil if no target compiles any. If several compile
    /// the most, prefers an app. Some projects have two targets of mostly the same files, such as an app for customers
    /// and one for developers. Of these two, prefers the target that has tests.
    private static func mostLikely(
        of targets: [ProjectTarget], in xcode: XcodeProject, _ files: [FileFacts]
    ) -> (target: ProjectTarget, evidence: String)? {
        guard targets.count > 1 else { return nil }
        // `parts` contains the path of a file once for each part that the file declares.
        let parts = files.map { file in
            file.types.filter { !$0.isExtension && ProtocolRole($0.name)?.isOfModule ?? false }.map { _ in file.path }
        }.flatMap(\.self)
        let compiled = targets.map { target in
            (target: target, parts: parts.filter { xcode.membership(of: $0, in: target) == .member })
        }
        guard let most = compiled.map(\.parts.count).max(), most > 0 else { return nil }
        let best = compiled.filter { $0.parts.count == most }
        let usual = best.first { $0.target.product == .app } ?? best[0]
        func isTested(_ target: ProjectTarget) -> Bool { !xcode.testTargets(of: target).isEmpty }
        let shared = Set(usual.parts)
        let twin = compiled.first { other in
            other.target.product == usual.target.product && isTested(other.target)
                && other.parts.count(where: shared.contains) * 2 > most
        }
        let meant = isTested(usual.target) ? usual : twin ?? usual
        return (meant.target, "it compiles \(meant.parts.count) of \(parts.count) parts of modules")
    }

    /// Returns another target that compiles a file, if this target does not compile it.
    func otherTarget(compiling path: String) -> ProjectTarget? {
        if xcode.membership(of: path, in: target) == .member { return nil }
        return others.first { xcode.membership(of: path, in: $0) == .member }
    }

    /// Returns whether a test file belongs to the tests of this target.
    func isTested(by path: String) -> Bool { tests.contains { xcode.membership(of: path, in: $0) == .member } }
}

extension ProtocolRole {
    /// Whether a type with this role is likely a part of a module. The name of a view is not enough, because many other
    /// types have names that end in `View`.
    var isOfModule: Bool { kind.hasClass && kind != .view }
}
