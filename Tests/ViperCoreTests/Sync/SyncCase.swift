import Foundation

/// A case of `Cases/`: specs before and after, files of a person, and what has to come out.
///
///     A sentence on what it shows.
///     === before
///     the spec List.viper as it was
///     === after
///     the spec as it is
///     === yours ListPresenter.swift
///     a file of the module's folder, or a whole path; those that are not given are as they were generated
///     === changed ListPresenter.swift
///     each file that changes, as it is to be
///     === removed ListRouter.swift
///     each file that goes
///     === findings
///     what is said
///
/// `=== app` may stand before the others: what stands in App.viper; `=== app-after`, where that changes as well.
struct SyncCase {
    let url: URL
    var summary: String
    var app = ""
    var appAfter: String?
    var before = ""
    var after = ""
    var yours: [String: String] = [:]
    var changed: [String: String] = [:]
    var removed: [String] = []
    var findings = ""

    init(_ url: URL) throws {
        self.url = url
        let text = try String(decoding: Data(contentsOf: url), as: UTF8.self)
        var parts = text.split(separator: "\n=== ", omittingEmptySubsequences: false)[...]
        summary = String(parts.removeFirst())
        for part in parts {
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let words = lines[0].split(separator: " ").map(String.init)
            let body = lines.count > 1 ? Self.visible(String(lines[1])) : ""
            switch words[0] {
            case "app": app = body
            case "app-after": appAfter = body
            case "before": before = body
            case "after": after = body
            case "yours": yours[words[1]] = body
            case "changed": changed[words[1]] = body
            case "removed": removed.append(words[1])
            case "findings": findings = lines.count > 1 ? String(lines[1]) : ""
            default: throw Unknown(part: words[0])
            }
        }
    }

    struct Unknown: Error {
        let part: String
    }

    /// The case with what came out.
    func recorded(changed: [String: String], removed: [String], findings: String) -> String {
        var text = summary
        if !app.isEmpty { text += "\n=== app\n" + app.dropLast() }
        if let appAfter { text += "\n=== app-after\n" + appAfter.dropLast() }
        text += "\n=== before\n" + before.dropLast() + "\n=== after\n" + after.dropLast()
        for (name, body) in yours.sorted(by: { $0.key < $1.key }) { text += "\n=== yours \(name)\n" + Self.shown(body) }
        for (name, body) in changed.sorted(by: { $0.key < $1.key }) {
            text += "\n=== changed \(name)\n" + Self.shown(body)
        }
        for name in removed { text += "\n=== removed \(name)" }
        return text + "\n=== findings\n" + findings
    }

    /// Marks for what cannot be seen: carriage returns, tabs, a byte order mark.
    private static let marks = [("␍\n", "\r\n"), ("⇥", "\t"), ("⌁", "\u{FEFF}")]

    private static func visible(_ text: String) -> String {
        marks.reduce(text.hasSuffix("\n") ? text : text + "\n") { text, mark in
            text.replacingOccurrences(of: mark.0, with: mark.1)
        }
    }

    private static func shown(_ text: String) -> String {
        let marked = marks.reduce(text) { text, mark in
            text.replacingOccurrences(of: mark.1, with: mark.0)
        }
        return marked.hasSuffix("\n") ? String(marked.dropLast()) : marked
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

    static var all: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted().map(folder.appendingPathComponent)
    }
}
