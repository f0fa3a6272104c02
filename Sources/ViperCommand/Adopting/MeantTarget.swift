import Adoption
import ViperModel
import XcodeProject

/// Of an Xcode project with several targets the one that is taken over: an `App.viper` is one target's, and what others compile
/// alone is another app's, even under the same names.
struct MeantTarget: Sendable {
    /// Who says which one it is.
    enum Choice: Sendable {
        /// All of the project's are looked at.
        case none
        /// The one with most parts of modules, or that of `--target`.
        case found(String?)
        /// That of `App.viper`.
        case app(AppSettings)
    }

    let target: ProjectTarget
    /// No `App.viper` has chosen it yet.
    let isOpen: Bool
    /// What shows that it is this one.
    let evidence: String
    private let xcode: XcodeProject
    private let others: [ProjectTarget]
    private let tests, foreignTests: Set<ProjectTarget>

    /// Nil where there is no choice, or nothing shows which one is meant. `files` are those of apps.
    init?(_ choice: Choice, in xcode: XcodeProject, _ files: [SwiftFacts]) throws(CommandFailure) {
        let all = xcode.targets.filter { $0.product != .unitTests }
        switch choice {
        case .none: return nil
        case .app(let settings):
            guard settings.xcode != nil, let target = try? xcode.target(settings) else { return nil }
            (self.target, evidence, isOpen) = (target, "App.viper says so", false)
        case .found(let name?):
            (target, evidence, isOpen) = (try xcode.app(name), "'--target' says so", true)
        case .found(nil):
            guard all.count > 1 else { return nil }
            let paths = files.mapInParallel { file in
                let parts = file.types.filter { !$0.isExtension && ProtocolRole($0.name)?.isOfModule ?? false }
                return parts.map { _ in file.path }
            }.flatMap(\.self)
            let compiled = all.map { target in paths.filter { xcode.membership(of: $0, in: target) == .member } }
            guard let most = compiled.map(\.count).max(), most > 0 else { return nil }
            let best = zip(all, compiled).filter { $0.1.count == most }
            let usual = best.first { $0.0.product == .app } ?? best[0]
            let shared = Set(usual.1)
            func isTested(_ target: ProjectTarget) -> Bool { !xcode.testTargets(of: target).isEmpty }
            // Of targets that compile much the same, as those for customers and developers, it is the one that is tested.
            let twin = zip(all, compiled).first { other, paths in
                other.product == usual.0.product && isTested(other) && paths.count(where: shared.contains) * 2 > most
            }
            let (meant, own) = isTested(usual.0) ? usual : twin ?? usual
            (target, isOpen) = (meant, true)
            evidence = "\(own.count) of \(paths.count) parts of modules are compiled by it"
        }
        if all.count < 2 { return nil }
        self.xcode = xcode
        let target = target
        others = all.filter { $0 != target }
        tests = Set(xcode.testTargets(of: target))
        foreignTests = Set(others.flatMap(xcode.testTargets))
    }

    /// The target of others that compiles a file, which this one does not.
    func stranger(compiling path: String) -> ProjectTarget? {
        if xcode.membership(of: path, in: target) == .member { return nil }
        return others.first { xcode.membership(of: path, in: $0) == .member }
    }

    /// Whether a file of tests tests other targets alone.
    func isForeign(test path: String) -> Bool {
        func isMember(of targets: Set<ProjectTarget>) -> Bool {
            targets.contains { xcode.membership(of: path, in: $0) == .member }
        }
        return !isMember(of: tests) && isMember(of: foreignTests)
    }
}

extension ProtocolRole {
    /// A view's name says less: whatever is shown is called so.
    var isOfModule: Bool { [.presenter, .interactor, .router].contains(kind) }
}
