import Foundation

/// A golden in one of the ways in which it has to compile.
struct CompiledGolden: Sendable {
    let golden: Golden
    let mode: BuildMode
    let project: ConsumerPackage.Project

    /// Goldens that are compiled and tested in all of their modes: the largest of each kit, and those with all that is isolated,
    /// asynchronous or observed. Others have the strictest mode alone. With `VIPER_GEN_ALL_MODES=1` all have all.
    private static let richest: Set = ["Async", "Kinds", "Reactive", "SwiftUI", "Todo"]

    /// All goldens in all of their modes that are tried.
    static func all() throws -> [CompiledGolden] {
        let isThorough = ProcessInfo.processInfo.environment["VIPER_GEN_ALL_MODES"] == "1"
        return try Golden.all.flatMap { golden in
            let modes = try golden.modes()
            let project = try golden.project()
            let hasAll = isThorough || richest.contains(golden.name)
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
