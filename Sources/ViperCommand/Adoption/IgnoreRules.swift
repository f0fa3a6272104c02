import CLibrary
import Diagnostics

/// The rules of the `.gitignore` files in a folder and its parents, which tell what git ignores. Supports the parts of
/// gitignore(5) about names and folders.
struct IgnoreRules: Sendable {
    private var rules: [Rule] = []

    private struct Rule: Sendable {
        /// The folders from the project's root to the file with the rule; empty for a file in the root.
        let base: [Substring]
        /// The pattern of each path component.
        let pattern: [Part]
        let isException: Bool
        let isForFolders: Bool
        /// Whether the rule matches a complete path, and not only a name.
        let isAnchored: Bool
        let place: SourceLocation
    }

    private enum Part: Sendable {
        /// `**`: any number of names.
        case any
        /// A name without wildcards.
        case name(Substring)
        /// A name with `*`, `?`, `[ab]` or a backslash.
        case wildcards(String)

        init(_ text: Substring) {
            self =
                text == "**"
                ? .any : text.utf8.contains(where: "*?[\\".utf8.contains) ? .wildcards(String(text)) : .name(text)
        }

        func matches(_ name: Substring) -> Bool {
            switch self {
            case .any: true
            case .name(let own): own == name
            case .wildcards(let pattern):
                pattern.withCString { pattern in name.withCString { fnmatch(pattern, $0, 0) == 0 } }
            }
        }
    }

    /// Adds the rules of a `.gitignore`. Later rules take precedence.
    mutating func add(_ file: SourceFile) {
        let base = file.path.pathFolder.names
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
            let parts = String(decoding: pattern, as: UTF8.self).names.map(Part.init)
            if parts.isEmpty { continue }
            rules.append(
                Rule(
                    base: base, pattern: parts, isException: isException, isForFolders: isForFolders,
                    isAnchored: isAnchored, place: place))
        }
    }

    /// Returns whether git ignores a path relative to the project's root.
    func ignores(_ path: String, isFolder: Bool) -> Bool { line(ignoring: path, isFolder: isFolder) != nil }

    /// Returns the location of the rule that makes git ignore the path; nil if git does not ignore it.
    private func line(ignoring path: String, isFolder: Bool) -> SourceLocation? {
        let names = path.names
        guard let name = names.last else { return nil }
        let last = rules.last { rule in
            guard isFolder || !rule.isForFolders, names.starts(with: rule.base) else { return false }
            // A pattern without an anchor is a single name.
            return rule.isAnchored
                ? Self.matches(rule.pattern[...], names[rule.base.count...]) : rule.pattern[0].matches(name)
        }
        return last.flatMap { $0.isException ? nil : $0.place }
    }

    /// Returns the location of the rule that would make git ignore a new file of a project; nil if there is no such
    /// rule.
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

    /// Returns whether the components of a path match a pattern, in which `**` matches any number of components.
    private static func matches(_ pattern: ArraySlice<Part>, _ names: ArraySlice<Substring>) -> Bool {
        guard let first = pattern.first else { return names.isEmpty }
        let rest = pattern.dropFirst()
        if case .any = first {
            return rest.isEmpty ? !names.isEmpty : names.indices.contains { matches(rest, names[$0...]) }
        }
        guard let name = names.first, first.matches(name) else { return false }
        return matches(rest, names.dropFirst())
    }
}

extension String {
    /// The components of a path.
    fileprivate var names: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) }
}

extension Rule {
    static let ignoredByGit = Rule(
        id: "ignoredByGit", severity: .warning, summary: "Generated protocols are ignored by git",
        explanation: """
            The protocols of an adopted module are in its generated file, but a line of .gitignore excludes generated \
            files from the repository. A fresh clone has no protocols and does not build until 'viper-gen generate' \
            runs. If your build runs 'viper-gen generate', ignore this warning. Otherwise, add to .gitignore the line \
            that the note shows, so that git keeps these files.
            """,
        wrong: "*.generated.swift",
        right: "*.generated.swift\n!/Sources/**/*.generated.swift")
}
