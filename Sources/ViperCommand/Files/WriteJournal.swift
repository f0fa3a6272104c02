/// A record on disk of the changes that a run is about to make. It exists only while a run writes. After an I/O error,
/// the run undoes the changes in its journal. After a crash, the next run does.
struct WriteJournal {
    /// The folder of the journal, in the project's root.
    static let folder = ".viper-gen"
    static let name = "journal"
    static let path = folder + "/" + name

    /// The progress of the run.
    enum Stage: String {
        /// Only temporary files were created.
        case staging
        /// The journal is complete and on disk, and files are being replaced.
        case changing
        /// All files are replaced, and the old files can be removed.
        case done
    }

    /// A file that is created, replaced or removed.
    struct Change: Hashable {
        enum Kind: String {
            /// The file did not exist.
            case new
            case replace
            case remove
        }

        let kind: Kind
        /// The number in the names of the temporary file and of the old file that is kept until the end.
        let number: Int
        /// The identity of the temporary file; nil for a removal. If the file at the path has this identity, the run
        /// put it there.
        let identity: FileIdentity?
        /// The path relative to the project's root.
        let path: String

        /// The second name, under which the old file is kept; nil for a new file.
        var kept: String? { kind == .new ? nil : WriteJournal.keptName(number) }
    }

    private(set) var stage = Stage.staging
    /// The created folders, outermost first, relative to the root.
    private(set) var folders: [String] = []
    /// The temporary files, relative to the root.
    private(set) var temporaries: [String] = []
    /// The changes in the order of the journal.
    private(set) var changes: [Change] = []

    /// Returns the name of a temporary file. It does not contain the name of the destination, which may already have
    /// the maximum length.
    static func temporaryName(_ number: Int) -> String { "\(prefix)\(number).tmp" }

    /// Returns the second name of an old file, under which it is kept until all changes are made.
    static func keptName(_ number: Int) -> String { "\(prefix)\(number).old" }

    /// Returns whether viper-gen reserves the path for its own files.
    static func isReserved(_ path: String) -> Bool {
        Array(path.utf8).split(separator: UInt8(ascii: "/")).contains {
            $0.first == UInt8(ascii: ".") && ProjectPath.folded(String(decoding: $0, as: UTF8.self)).hasPrefix(folder)
        }
    }

    private static let prefix = folder + "-"

    // MARK: On disk

    /// A line of the journal.
    enum Entry {
        case stage(Stage)
        case folder(String)
        /// A temporary file, or the second name of an old file.
        case temporary(String)
        case change(Change)
    }

    /// Returns the lines of the entries.
    static func text(_ entries: [Entry]) -> [UInt8] {
        var text: [UInt8] = []
        for entry in entries {
            switch entry {
            case .stage(let stage): text += stage.rawValue.utf8
            case .folder(let path): text += "folder \(path)".utf8
            case .temporary(let path): text += "temporary \(path)".utf8
            case .change(let change):
                text += "\(change.kind.rawValue) \(change.number) \(change.identity?.text ?? "-") \(change.path)".utf8
            }
            text.append(0x0A)
        }
        return text
    }

    /// Parses a journal, which may be incomplete or written by another program. Ignores incomplete lines, and paths
    /// that leave the project.
    init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
            let words = line.split(separator: 0x20, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
            guard let word = words.first else { continue }
            if let stage = Stage(rawValue: word) { self.stage = stage }
            if words.count > 1 { read(word, words[1]) }
        }
    }

    private mutating func read(_ word: String, _ rest: String) {
        switch word {
        case "folder": if Self.isPath(rest) { folders.append(rest) }
        case "temporary":
            if Self.isPath(rest), Self.isTemporary(rest.fileName) { temporaries.append(rest) }
        default:
            let words = rest.split(separator: " ", maxSplits: 2).map(String.init)
            guard let kind = Change.Kind(rawValue: word), words.count == 3, let number = Int(words[0]), number >= 0,
                Self.isPath(words[2])
            else { return }
            changes.append(
                Change(
                    kind: kind, number: number, identity: words[1] == "-" ? nil : FileIdentity(text: words[1]),
                    path: words[2]))
        }
    }

    private static func isTemporary(_ name: String) -> Bool {
        name.hasPrefix(prefix) && [".tmp", ".old"].contains { name.hasSuffix($0) }
            && !name.dropFirst(prefix.count).dropLast(4).isEmpty
            && name.utf8.dropFirst(prefix.utf8.count).dropLast(4).allSatisfy { (0x30...0x39).contains($0) }
    }

    private static func isPath(_ text: String) -> Bool {
        if case .success = ProjectPath.checked(text) { true } else { false }
    }
}
