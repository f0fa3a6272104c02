import ViperGeneration

/// The modules that a command is about.
enum ModuleSelection: Sendable, Hashable {
    case all
    /// The modules of these names, with the files that all modules share.
    case named([String])
    case shard(Shard)

    /// The names of the selected modules, where `modules` are the names of all; nil where all are selected.
    func names(among modules: [String]) -> Set<String>? {
        switch self {
        case .all: nil
        case .named(let names): Set(names)
        case .shard(let shard): Set(modules.filter(shard.holds))
        }
    }

    /// Whether the files of a module are selected; for nil, those that modules share.
    func holds(_ module: String?) -> Bool {
        switch self {
        case .all: true
        case .named(let names): module.map(names.contains) ?? true
        case .shard(let shard): module.map(shard.holds) ?? shard.holdsWhatIsShared
        }
    }

    /// Whether files that no spec calls for any more are removed. Where modules are named, nothing else is touched.
    var removesStaleFiles: Bool {
        switch self {
        case .all, .shard: true
        case .named: false
        }
    }
}

/// One of several parts of a project. The name of a module alone decides which part it is in, so that machines which share the
/// work agree. All parts together are the whole.
struct Shard: Sendable, Hashable {
    /// Which part it is, counted from 1.
    let number: Int
    let count: Int

    /// Reads `2/8`; nil for any other text.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1, number <= count else {
            return nil
        }
        (self.number, self.count) = (number, count)
    }

    func holds(_ module: String) -> Bool {
        // Swift's own hash differs from run to run.
        let hash = Checksum(of: [Array(module.utf8)[...]]).value
        // The lower bits alone would divide names that differ in their last letter badly.
        return Int((hash ^ (hash >> 32)) % UInt64(count)) == number - 1
    }

    /// Whether it has the files that belong to no module: the first part has them.
    var holdsWhatIsShared: Bool { number == 1 }
}
