import Testing

/// What else is compiled: every combination of settings, and the golden Todo under sabotage and with the sanitizer. Beside
/// `CompiledGoldens`, for a package of one project uses a core and no more for much of its time; and one at a time, for all
/// together use the memory of many compilers.
@Suite("Compiled variants", .serialized)
struct CompiledVariants {
    /// Where those begin that are packages.
    static let lane = CompilerLane()

    /// The golden Todo, as it is recorded.
    static func todo() throws -> ConsumerPackage.Project { try Golden(name: "Todo").project() }
}
