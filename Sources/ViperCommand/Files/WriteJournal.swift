/// What a run is making, noted on the disk before it makes it: should the run be killed, the next one reads the note and
/// cleans up. It stands in the project's root for as long as a run writes, and grows with what the run comes to.
struct WriteJournal {
    /// In the project's root.
    static let name = ".viper-gen-journal"

    /// Folders that are to go if they are empty, outer ones first; relative to the root.
    var folders: [String] = []
    /// Files beside those that they are to replace; relative to the root.
    private(set) var temporaries: [String] = []

    init() {}

    var isEmpty: Bool { folders.isEmpty && temporaries.isEmpty }

    mutating func addTemporary(_ number: Int, in folder: String) {
        let name = Self.temporaryName(number)
        temporaries.append(folder.isEmpty ? name : folder + "/" + name)
    }

    /// The name of a run's temporary. It does not contain the file's, which may be as long as names may be.
    static func temporaryName(_ number: Int) -> String { prefix + String(number) + suffix }

    private static let prefix = ".viper-gen-"
    private static let suffix = ".tmp"

    // MARK: On disk

    /// A path a line; those of folders end in a slash.
    var text: String {
        (folders.map { $0 + "/" } + temporaries).map { $0 + "\n" }.joined()
    }

    /// Reads a note. It may be cut off, and anybody may have written it: nothing counts but paths of temporaries and folders.
    init(text: String) {
        for line in text.split(separator: "\n") {
            if line.last == "/" {
                folders.append(String(line.dropLast()))
            } else if case .success(let path) = ProjectPath.checked(String(line)), Self.isTemporary(path.name) {
                temporaries.append(path.text)
            }
        }
    }

    private static func isTemporary(_ name: String) -> Bool {
        let number = name.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
        return name.hasPrefix(prefix) && name.hasSuffix(suffix) && !number.isEmpty
            && number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
