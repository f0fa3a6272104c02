import TestSupport

/// A golden in one of the ways in which it has to compile.
struct CompiledGolden: Sendable {
    let golden: Golden
    let mode: BuildMode
    let project: ConsumerPackage.Project

    /// The goldens of the quick tests: each UI kit, each style and each test framework once.
    private static let quick: Set = ["Attributes", "Counter", "ReactiveTerminal", "SwiftUI"]
    /// The goldens that the gate compiles in all of their modes, because they have all that is isolated or asynchronous. Other
    /// goldens are compiled in their strictest mode only.
    private static let inAllModes: Set = ["Async", "Kinds"]

    /// The goldens that are compiled in `tier`, each in the modes that the tier asks for.
    static func all(in tier: TestTier = TestSettings.tier) throws -> [CompiledGolden] {
        try Golden.all.filter { tier > .quick || TestSettings.goldens != nil || quick.contains($0.name) }.flatMap {
            golden in
            let modes = try golden.modes()
            let project = try golden.project()
            let hasAll = tier == .all || tier == .gate && inAllModes.contains(golden.name)
            return modes.filter(BuildMode.tried.contains).compactMap { mode -> CompiledGolden? in
                let isStrictest = mode == strictest(of: modes)
                guard isStrictest || hasAll else { return nil }
                return CompiledGolden(
                    golden, in: mode, as: isStrictest ? project : project.renamed(to: project.module + mode.suffix))
            }
        }
    }

    private init(_ golden: Golden, in mode: BuildMode, as project: ConsumerPackage.Project) {
        var project = project
        project.mode = mode
        (self.golden, self.mode, self.project) = (golden, mode, project)
    }

    /// Of these, the one that refuses most: beside a kit more of it is code, and Swift 5 leaves data races out.
    private static func strictest(of modes: [BuildMode]) -> BuildMode? {
        [.kits, .kits5, .swift6, .mainActor, .swift5].first(where: modes.contains)
    }
}

extension BuildMode {
    /// What a module's name ends in where it is compiled in this mode too.
    fileprivate var suffix: String { "In" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
