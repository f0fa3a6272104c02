import Diagnostics

/// What git leaves alone, by the `.gitignore` files of a folder and those around it: the format of gitignore(5), as far as names
/// and folders need it.
struct IgnoreRules: Sendable {
    private var rules: [Rule] = []

    private struct Rule: Sendable {
        /// The folder of the file that has the rule, with a slash at its end; empty for the project's.
        let base: [UInt8]
        let pattern: [UInt8]
        let isException: Bool
        let isForFolders: Bool
        /// It says where something is, not only what it is called.
        let isAnchored: Bool
        let place: SourceLocation
    }

    /// Adds the rules of a `.gitignore`; later ones win.
    mutating func add(_ file: SourceFile) {
        let folder = file.path.pathFolder
        for line in file.bytes.split(separator: UInt8(ascii: "\n")) {
            var pattern = line
            while let last = pattern.last, " \t\r".utf8.contains(last) { pattern.removeLast() }
            guard let first = pattern.first, first != UInt8(ascii: "#") else { continue }
            let place = SourceLocation(file, pattern.indices)
            let slash = UInt8(ascii: "/")
            let isException = first == UInt8(ascii: "!")
            if isException { pattern.removeFirst() }
            let isForFolders = pattern.last == slash
            if isForFolders { pattern.removeLast() }
            let isAnchored = pattern.contains(slash)
            if pattern.first == slash { pattern.removeFirst() }
            if pattern.isEmpty { continue }
            rules.append(
                Rule(
                    base: Array((folder.isEmpty ? "" : folder + "/").utf8), pattern: Array(pattern),
                    isException: isException, isForFolders: isForFolders, isAnchored: isAnchored, place: place))
        }
    }

    /// Whether git does not look at what is there; `path` is relative to the project's root.
    func ignores(_ path: String, isFolder: Bool) -> Bool { line(ignoring: path, isFolder: isFolder) != nil }

    /// The line by which git does not look at what is there.
    private func line(ignoring path: String, isFolder: Bool) -> SourceLocation? {
        let text = Array(path.utf8)
        let name = text[((text.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]
        let last = rules.last { rule in
            (isFolder || !rule.isForFolders) && text.starts(with: rule.base)
                && Self.matches(rule.pattern[...], rule.isAnchored ? text[rule.base.count...] : name)
        }
        return last.flatMap { $0.isException ? nil : $0.place }
    }

    /// The line by which git is not going to look at a file of a project; nil where it will.
    static func line(ignoring path: String, in project: Project) throws(CommandFailure) -> SourceLocation? {
        var rules = IgnoreRules()
        var folder = ""
        for name in path.split(separator: "/") {
            let prefix = folder.isEmpty ? "" : folder + "/"
            if let file = try project.file(at: prefix + ".gitignore") { rules.add(file) }
            folder = prefix + name
            if let line = rules.line(ignoring: folder, isFolder: folder != path) { return line }
        }
        return nil
    }

    /// `*` and `?` stand for what has no slash in it, `**` for anything, `[ab]` for one of some.
    private static func matches(_ pattern: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        let slash = UInt8(ascii: "/")
        // Nearly all that is held against a rule differs in its first letter.
        if !isSpecial(first), first != text.first { return false }
        if pattern.starts(with: "**/".utf8) {
            if matches(pattern.dropFirst(3), text) { return true }
            return text.indices.contains { text[$0] == slash && matches(pattern.dropFirst(3), text[($0 + 1)...]) }
        }
        if pattern.elementsEqual("**".utf8) { return true }
        switch first {
        case UInt8(ascii: "*"):
            let rest = pattern.dropFirst()
            // `*.log`, as most are.
            if !rest.contains(where: isSpecial) {
                return text.count >= rest.count && text.suffix(rest.count).elementsEqual(rest)
                    && !text.dropLast(rest.count).contains(slash)
            }
            var index = text.startIndex
            while true {
                if matches(rest, text[index...]) { return true }
                guard index < text.endIndex, text[index] != slash else { return false }
                index += 1
            }
        case UInt8(ascii: "?"):
            guard let next = text.first, next != slash else { return false }
            return matches(pattern.dropFirst(), text.dropFirst())
        case UInt8(ascii: "["):
            guard let close = pattern.dropFirst(2).firstIndex(of: UInt8(ascii: "]")), let next = text.first else {
                return false
            }
            let set = pattern[(pattern.startIndex + 1)..<close]
            return Self.holds(set, next) && matches(pattern[(close + 1)...], text.dropFirst())
        case UInt8(ascii: "\\") where pattern.count > 1:
            return text.first == pattern.dropFirst().first && matches(pattern.dropFirst(2), text.dropFirst())
        default: return text.first == first && matches(pattern.dropFirst(), text.dropFirst())
        }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
        default: false
        }
    }

    /// `ab`, `a-z` and `!a`, without the brackets.
    private static func holds(_ set: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
        let isNegated = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
        let bytes = Array(isNegated ? set.dropFirst() : set)
        var index = 0
        while index < bytes.count {
            if index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "-") {
                if bytes[index] <= byte, byte <= bytes[index + 2] { return !isNegated }
                index += 3
            } else {
                if bytes[index] == byte { return !isNegated }
                index += 1
            }
        }
        return isNegated
    }
}

extension Rule {
    static let ignoredByGit = Rule(
        id: "ignoredByGit", severity: .warning, summary: "git keeps what `adopt` has generated of your protocols",
        explanation: """
            The protocols of a module that is taken over stand in its generated file. A line of '.gitignore', there for another \
            generator as a rule, keeps such files out of the repository: whoever clones the app has the spec and no protocols, \
            and cannot build before 'viper-gen generate' ran. Where a build does that, all is well; else let git keep these \
            files, by a line below that one.
            """,
        wrong: "*.generated.swift",
        right: "*.generated.swift\n!/Sources/**/*.generated.swift")
}
