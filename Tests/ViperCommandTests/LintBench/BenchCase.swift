import Foundation
import Testing

/// A change of the bench's app, with what `check` has to find of it. In text it is
///
///     # `weak var view: FeedViewController?` in the presenter
///     Sources/News/Feed/FeedPresenter.swift
///      final class FeedPresenter {
///     -weak var view: (any FeedViewProtocol)?
///     +weak var view: FeedViewController?
///     ! partByClass: weak var view: «FeedViewController»?
///     > by its protocol
///
/// where lines behind a path are those of the file, white space around them left out: with a blank what stays, with `-` what
/// goes, with `+` what comes. A file with `+` alone is new, or has them at its end; `x` before a path deletes the file. `!` names
/// the rule and the place, a file before the colon where it is not the last one that was changed; `>` is a part of what the
/// finding says. A harmless change has none, but `~` and the rule that must not report it.
struct BenchCase: Sendable, CustomTestStringConvertible {
    /// Lines of a file, and what takes their place.
    struct Edit: Sendable {
        let path: String
        var old: [String] = []
        var new: [String] = []
        var isDeletion = false
    }

    /// A finding.
    struct Expected: Sendable {
        let rule: String
        let path: String
        /// A line of the file, what is found between `«` and `»`.
        let line: String
        var part = ""
    }

    /// The change in a few words, as the page of `check` lists it.
    let title: String
    private(set) var edits: [Edit] = []
    private(set) var expected: [Expected] = []
    /// The rule that must not report a harmless change.
    private(set) var silentRule: String?

    /// The rules that the case is an example for.
    var rules: [String] { expected.map(\.rule) + (silentRule.map { [$0] } ?? []) }

    var testDescription: String { title }

    /// It changes a spec: the generated files have to follow.
    var changesSpecs: Bool { edits.contains { $0.path.hasSuffix(".viper") } }

    /// The cases of a text, with empty lines between them.
    static func all(in text: String) throws -> [BenchCase] {
        try text.components(separatedBy: "\n\n").map { $0.trimmingCharacters(in: .newlines) }
            .filter { $0.hasPrefix("#") }.map(BenchCase.init)
    }

    private init(_ text: String) throws {
        let lines = text.components(separatedBy: "\n")
        title = String(lines[0].dropFirst(2))
        for line in lines.dropFirst() {
            let rest = String(line.dropFirst())
            switch line.first {
            case " ":
                try changeLastEdit {
                    $0.old.append(rest)
                    $0.new.append(rest)
                }
            case "-": try changeLastEdit { $0.old.append(rest) }
            case "+": try changeLastEdit { $0.new.append(rest) }
            case "x": edits.append(Edit(path: String(rest.dropFirst()), isDeletion: true))
            case "~": silentRule = String(rest.dropFirst())
            case "!": expected.append(try finding(rest))
            case ">":
                guard let last = expected.indices.last else { throw BenchError.shape(line) }
                expected[last].part = String(rest.dropFirst())
            default:
                // The next lines of a file stand behind `…`.
                edits.append(Edit(path: line == "…" ? edits.last?.path ?? "" : line))
            }
        }
    }

    private mutating func changeLastEdit(_ change: (inout Edit) -> Void) throws {
        guard let last = edits.indices.last else { throw BenchError.shape(title) }
        change(&edits[last])
    }

    /// ` rule: line` or ` rule path: line`.
    private func finding(_ text: String) throws -> Expected {
        guard let colon = text.range(of: ": "), let path = edits.last?.path else { throw BenchError.shape(text) }
        let words = text[..<colon.lowerBound].split(separator: " ").map(String.init)
        return Expected(
            rule: words[0], path: words.count > 1 ? words[1] : path, line: String(text[colon.upperBound...]))
    }
}

extension BenchCase.Edit {
    /// The text with the edit made; nil where its lines do not stand there exactly once.
    func apply(to text: String?) -> String? {
        if old.isEmpty { return (text ?? "") + new.joined(separator: "\n") + "\n" }
        let lines = (text ?? "").components(separatedBy: "\n")
        let bare = lines.map { $0.trimmingCharacters(in: .whitespaces) }
        let wanted = old.map { $0.trimmingCharacters(in: .whitespaces) }
        let starts = bare.indices.filter { bare[$0...].starts(with: wanted) }
        guard starts.count == 1, let start = starts.first else { return nil }
        let base = String(lines[start].prefix { $0 == " " })
        let added = new.map { $0.isEmpty ? "" : base + $0 }
        return (lines[..<start] + added + lines[(start + old.count)...]).joined(separator: "\n")
    }
}

extension BenchCase.Expected {
    /// Where it is in a text, as a finding says it; nil where the line does not stand there exactly once.
    func place(in text: String) -> String? {
        let pieces = line.components(separatedBy: ["«", "»"])
        guard pieces.count == 3 else { return nil }
        let lines = text.components(separatedBy: "\n")
        let found = lines.indices.filter { lines[$0].trimmingCharacters(in: .whitespaces) == pieces.joined() }
        guard found.count == 1, let index = found.first else { return nil }
        let column = lines[index].utf8.prefix { $0 == 0x20 }.count + pieces[0].utf8.count + 1
        return "\(path):\(index + 1):\(column)-\(column + pieces[1].utf8.count)"
    }
}

enum BenchError: Error {
    /// What cannot be read.
    case shape(String)
    /// The lines of a file that do not stand in it exactly once.
    case noPlace(String)
}
