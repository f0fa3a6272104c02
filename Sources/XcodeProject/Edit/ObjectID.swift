/// IDs of objects that are added: always the same for the same file in the same target, so that two branches that add it agree.
enum ObjectID {
    /// What an ID is for.
    enum Kind: String { case group, reference, buildFile }

    /// 24 hexadecimal digits. The first eight come from the name of the folder: what is added for a module stands together in
    /// sections, which are sorted by ID, so that a merge has one place to look at. `taken` are those that are in use.
    static func id(_ kind: Kind, of path: String, in target: String = "", unless taken: (String) -> Bool) -> String {
        candidates(kind, path, target).first { !taken($0) } ?? candidates(kind, path, target)[0]
    }

    /// Whether an ID is one that would be made for that.
    static func isMade(_ id: String, _ kind: Kind, of path: String) -> Bool {
        candidates(kind, path, "").contains(id)
    }

    private static func candidates(_ kind: Kind, _ path: String, _ target: String) -> [String] {
        let folder = kind == .group ? path : path.enclosingFolders.first ?? ""
        let head = hash(folder.lastPathPart) >> 32
        return (0..<8).map { attempt in
            let tail = hash("\(kind.rawValue)\n\(path)\n\(target)\n\(attempt)")
            return digits(head, count: 8) + digits(tail, count: 16)
        }
    }

    /// FNV-1a, mixed as MurmurHash ends: the same on every machine and in every version.
    private static func hash(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return hash ^ (hash >> 33)
    }

    private static func digits(_ number: UInt64, count: Int) -> String {
        let text = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}
