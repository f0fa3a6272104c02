/// What a run does to a project's files, noted on the disk before it does it, for whoever has to undo it: the run itself, when
/// the disk says no, or the next one, when it was killed or the power went. It stands in a folder of its own for as long as a
/// run writes, and grows with what the run comes to.
struct WriteJournal {
    /// The journal's folder, in the project's root.
    static let folder = ".viper-gen"
    static let name = "journal"
    static let path = folder + "/" + name

    /// How far the run has come.
    enum Stage: String {
        /// Nothing but temporaries have been made.
        case staging
        /// All of the journal is on the disk, and files take their places.
        case changing
        /// All files are in their places; what had been kept of the old ones may go.
        case done
    }

    /// A file that takes its place, or goes.
    struct Change: Hashable {
        enum Kind: String {
            /// Nothing was there.
            case new
            case replace
            case remove
        }

        let kind: Kind
        /// The number in the name of the temporary, and in the name under which the old file is kept.
        let number: Int
        /// The identity of the temporary, by which the file at the path is known to be the run's own. A removal has none.
        let identity: FileIdentity?
        /// The path relative to the project's root.
        let path: String

        /// The name under which the old file is kept beside the path; nil where there was none.
        var kept: String? { kind == .new ? nil : WriteJournal.keptName(number) }
    }

    private(set) var stage = Stage.staging
    /// Folders that were made, outer ones first; relative to the root.
    private(set) var folders: [String] = []
    /// Files beside those that they are to replace; relative to the root.
    private(set) var temporaries: [String] = []
    /// The changes in the order in which they were noted.
    private(set) var changes: [Change] = []

    /// The name of a run's temporary. It does not contain the file's, which may be as long as names may be.
    static func temporaryName(_ number: Int) -> String { "\(prefix)\(number).tmp" }

    /// The name under which an old file is kept until all new ones are in place.
    static func keptName(_ number: Int) -> String { "\(prefix)\(number).old" }

    /// Whether a path is one that the tool needs for itself, so that no file may be called so.
    static func isReserved(_ path: String) -> Bool {
        Array(path.utf8).split(separator: UInt8(ascii: "/")).contains {
            $0.first == UInt8(ascii: ".") && ProjectPath.folded(String(decoding: $0, as: UTF8.self)).hasPrefix(folder)
        }
    }

    private static let prefix = folder + "-"

    // MARK: On disk

    /// What a line of the journal says.
    enum Entry {
        case stage(Stage)
        case folder(String)
        /// A temporary, or an old file's second name.
        case temporary(String)
        case change(Change)
    }

    /// The entries as lines of the journal.
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

    /// Reads a journal. It may be cut off, and anybody may have written it: a line that is not whole does not count, nor does a
    /// path that leads out of the project, nor what stands behind the end.
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
