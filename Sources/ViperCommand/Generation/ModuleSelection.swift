import ViperGeneration

/// The modules that a command processes.
enum ModuleSelection: Sendable, Hashable {
    case all
    /// The modules with these names, and the shared files.
    case named([String])
    case shard(Shard)

    /// Returns the names of the selected modules among all `modules`; nil if all are selected.
    func names(among modules: [String]) -> Set<String>? {
        switch self {
        case .all: nil
        case .named(let names): Set(names)
        case .shard(let shard): Set(modules.filter(shard.holds))
        }
    }

    /// Returns whether the files of a module are selected. Nil means the shared files.
    func holds(_ module: String?) -> Bool {
        switch self {
        case .all: true
        case .named(let names): module.map(names.contains) ?? true
        case .shard(let shard): module.map(shard.holds) ?? shard.holdsSharedFiles
        }
    }

    /// Whether the command removes files that are no longer required. If modules are named, the command touches no
    /// files of other modules.
    var removesStaleFiles: Bool {
        switch self {
        case .all, .shard: true
        case .named: false
        }
    }
}

/// A part of a project's modules: `--shard 2/8` is the second of eight parts. Machines can share the work, because only
/// the name of a module determines its part. Each module is in exactly one part.
struct Shard: Sendable, Hashable {
    /// The number of the part, counted from 1.
    let number: Int
    let count: Int

    /// Parses `2/8`; returns nil for any other text.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1, number <= count else {
            return nil
        }
        (self.number, self.count) = (number, count)
    }

    func holds(_ module: String) -> Bool {
        // Swift's own hash differs between runs.
        let hash = Checksum(of: [Array(module.utf8)[...]]).value
        // The low bits alone would distribute similar names unevenly.
        return Int((hash ^ (hash >> 32)) % UInt64(count)) == number - 1
    }

    /// Whether the part contains the shared files. Only the first part does.
    var holdsSharedFiles: Bool { number == 1 }
}
