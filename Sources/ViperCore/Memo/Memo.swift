/// What a run leaves for the next one: the contents beside which there is nothing to do.
///
/// It holds digests of contents and nothing that can change without them, no times and no numbers of the disk. Whether it is
/// true is seen from the files that it speaks of, all of them, each time.
package struct Memo: Sendable, Hashable {
    /// A file that a run looked at, or has written.
    package struct File: Sendable, Hashable {
        /// Relative to the project's root.
        package var path: String
        package var digest: Digest

        package init(path: String, digest: Digest) {
            self.path = path
            self.digest = digest
        }
    }

    /// A module of the specs.
    package struct Module: Sendable, Hashable {
        package var name: String
        /// How many files it has.
        package var fileCount: Int
        /// The types whose fixture a person has to write for it, each once, sorted.
        package var unwritten: [String]

        package init(name: String, fileCount: Int, unwritten: [String]) {
            self.name = name
            self.fileCount = fileCount
            self.unwritten = unwritten
        }
    }

    /// A spec.
    package struct Spec: Sendable, Hashable {
        /// Relative to the project's root.
        package var path: String
        /// Of what other specs see of it.
        package var interface: Digest
        package var names: SpecNames

        package init(path: String, interface: Digest, names: SpecNames) {
            self.path = path
            self.interface = interface
            self.names = names
        }
    }

    /// What connects modules with one another.
    package enum Connection: String, Sendable, Hashable {
        /// The names that their specs mention.
        case names
        /// More than that: what is public is told from all specs together.
        case specs
        /// Classes of one inherit those of another: none can be looked at alone.
        case classes
    }

    /// The tool's own bytes: another one may write other files.
    package var tool: Digest
    /// What the app is called where `App.viper` does not say it: by the project's folder.
    package var appName: String
    package var connection: Connection
    /// How many files modules share.
    package var sharedCount: Int
    /// Sorted by name.
    package var modules: [Module]
    /// Sorted by path.
    package var specs: [Spec]
    /// Modules that another spec mentions a protocol of which only they themselves have a use for, sorted.
    package var mentioned: [String]
    /// Hand-written files that may concern any module, sorted.
    package var shared: [String]
    /// Each path once, sorted.
    package var files: [File]

    package init(
        tool: Digest, appName: String, connection: Connection, sharedCount: Int, modules: [Module], specs: [Spec],
        mentioned: [String], shared: [String], files: [File]
    ) {
        self.tool = tool
        self.appName = appName
        self.connection = connection
        self.sharedCount = sharedCount
        self.modules = modules
        self.specs = specs
        self.mentioned = mentioned
        self.shared = shared
        self.files = files
    }

    /// How many files the specs call for.
    package var wantedCount: Int { modules.reduce(sharedCount) { $0 + $1.fileCount } }

    /// The paths of files that came, went or changed, if `now` is what there is, sorted by path.
    package func changedPaths(_ now: [File]) -> Set<String> {
        var changed: Set<String> = []
        var (old, new) = (files[...], now[...])
        // Nearly always both begin with the same file.
        while let first = old.first, let second = new.first {
            if first.path == second.path {
                if first.digest != second.digest { changed.insert(first.path) }
                (old, new) = (old.dropFirst(), new.dropFirst())
            } else if first.path < second.path {
                changed.insert(first.path)
                old.removeFirst()
            } else {
                changed.insert(second.path)
                new.removeFirst()
            }
        }
        return changed.union(old.map(\.path)).union(new.map(\.path))
    }
}
