import Diagnostics

/// What a run leaves for the next one: which files there were, as one digest, and what was found in them. As long as the files
/// are the same, there is nothing to do but to say that again.
struct Memo: Sendable, Hashable {
    /// Stands for the paths and the contents of all files that the run has read or left: see `Inventory.state`.
    var state: Digest
    var moduleCount: Int
    /// How many files the specs call for.
    var fileCount: Int
    /// How many tests are not written, because they could not run.
    var omittedTestCount: Int
    /// The paths of the files that specs call for in folders where no run looks by itself.
    var elsewhere: [String]
    /// The paths of the app's own Swift files whose types specs mention.
    var ownSwift: [String]
    /// How findings were reported, as `Session.wayOfReporting(in:)` tells.
    var wayOfReporting: String
    /// What was reported.
    var findings: String
}

extension Memo {
    private static let title = "viper-gen memo 5"
    /// The length of the digest that stands at the end of the file.
    private static let digestLength = 16

    /// The whole file: its fields, which hold no zero byte, each with one behind it.
    var text: [UInt8] {
        let counts = [moduleCount, fileCount, omittedTestCount, elsewhere.count, ownSwift.count].map(String.init)
        let fields = [Self.title, state.text] + counts + elsewhere + ownSwift + [wayOfReporting, findings]
        let text = Array(fields.map { $0 + "\0" }.joined().utf8)
        return text + Array(Digest(text).text.utf8)
    }

    /// Reads a memo; nil where it is cut off, damaged or something else.
    init?(text: [UInt8]) {
        let content = text.dropLast(Self.digestLength)
        guard content.last == 0, Digest(text: text.suffix(Self.digestLength)) == Digest(content) else { return nil }
        var fields = content.dropLast().split(separator: 0, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }[...]
        guard fields.popFirst() == Self.title, let state = fields.popFirst().flatMap({ Digest(text: $0.utf8) })
        else { return nil }
        let counts = fields.prefix(5).compactMap { Int($0) }
        guard counts.count == 5, counts.allSatisfy((0..<1 << 31).contains), fields.count == 7 + counts[3] + counts[4]
        else { return nil }
        let paths = fields.dropFirst(5).dropLast(2)
        self.init(
            state: state, moduleCount: counts[0], fileCount: counts[1], omittedTestCount: counts[2],
            elsewhere: Array(paths.prefix(counts[3])), ownSwift: Array(paths.dropFirst(counts[3])),
            wayOfReporting: fields[fields.endIndex - 2], findings: fields[fields.endIndex - 1])
    }
}

/// Where a project keeps its memo: in a folder of its own, which git leaves alone. It can be deleted at any time.
struct MemoFile {
    static let path = WriteJournal.folder + "/memo"
    private static let ignorePath = WriteJournal.folder + "/.gitignore"

    let project: Project

    /// Nil where there is none that can be read.
    func read() -> Memo? {
        let file = project.path(Self.path)
        // Whatever stands in the way of reading it, the run that does all anew needs no memo.
        guard case .file? = try? project.fileSystem.entry(at: file),
            let bytes = try? project.fileSystem.contents(of: file)
        else { return nil }
        return Memo(text: bytes)
    }

    /// Deletes the memo, and with it the folder where nothing else is in it. What cannot be deleted does no harm.
    func remove() {
        for path in [Self.path, Self.ignorePath] {
            guard let old = try? project.contents(of: path) else { continue }
            _ = try? project.writer.apply([FileChange(path: path, old: old, new: nil)])
        }
    }

    /// Writes the memo. Where the disk refuses it, the project has none.
    func write(_ memo: Memo) {
        let old = try? project.contents(of: Self.path)
        var changes = [FileChange(path: Self.path, old: old, new: memo.text)]
        if (try? project.entry(at: Self.ignorePath)) == .some(nil) {
            changes.append(FileChange(path: Self.ignorePath, old: nil, new: Array("*\n".utf8)))
        }
        _ = try? project.writer.apply(changes)
    }
}
