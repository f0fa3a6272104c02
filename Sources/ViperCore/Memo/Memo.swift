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

    /// The tool's own bytes: another one may write other files.
    package var tool: Digest
    /// What the app is called where `App.viper` does not say it: by the project's folder.
    package var appName: String
    /// What modules see of one another; nil where more than that connects them, so that one cannot be looked at alone.
    package var interface: Digest?
    /// How many files modules share.
    package var sharedCount: Int
    /// Sorted by name.
    package var modules: [Module]
    /// Hand-written files that may concern any module, sorted.
    package var shared: [String]
    /// Each path once, sorted.
    package var files: [File]

    package init(
        tool: Digest, appName: String, interface: Digest?, sharedCount: Int, modules: [Module], shared: [String],
        files: [File]
    ) {
        self.tool = tool
        self.appName = appName
        self.interface = interface
        self.sharedCount = sharedCount
        self.modules = modules
        self.shared = shared
        self.files = files
    }

    /// How many files the specs call for.
    package var wantedCount: Int { modules.reduce(sharedCount) { $0 + $1.fileCount } }

    /// The paths of files that came, went or changed, if `now` is what there is.
    package func changedPaths(_ now: [File]) -> Set<String> {
        Set(Set(files).symmetricDifference(now).map(\.path))
    }
}
