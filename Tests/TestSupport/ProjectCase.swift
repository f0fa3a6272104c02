import Foundation
import XcodeProject

/// A case of `Tests/XcodeProjectTests/Cases`: a project file, what is to be done to it, and what comes out.
///
///     A sentence on what it shows.
///     === add Shop: Shop/Profile/Profile.swift
///     === remove Shop/Old.swift
///     === project
///     the text of project.pbxproj
///     === targets
///     what is read of it
///     === edit
///     the diff of what is written, or why nothing is
///
/// `=== in ios` is the folder that the project stands in; with `=== carriage returns` its lines end so.
package struct ProjectCase: Sendable {
    package let url: URL
    /// All but what is recorded.
    package let given: String
    package let recorded: String
    package private(set) var folder = ""
    package private(set) var additions: [(target: String, path: String)] = []
    package private(set) var removing: [String] = []
    package private(set) var project = ""

    package var name: String { url.deletingPathExtension().lastPathComponent }

    private static let cases = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "XcodeProjectTests/Cases")

    package static let all: [ProjectCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.path)) ?? []
        return names.sorted().map { ProjectCase(String($0.dropLast(4))) }
    }()

    package init(_ name: String) {
        url = Self.cases.appending(path: name + ".txt")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        let split = text.range(of: "=== targets\n")?.lowerBound ?? text.endIndex
        (given, recorded) = (String(text[..<split]), String(text[split...]))
        var lineBreak = "\n"
        for part in given.split(separator: "\n=== ").dropFirst() {
            let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let words = lines[0].split(separator: " ", maxSplits: 1).map(String.init)
            switch words[0] {
            case "in": folder = words[1]
            case "add":
                let parts = words[1].split(separator: ": ").map(String.init)
                additions.append((parts[0], parts[1]))
            case "remove": removing.append(words[1])
            case "carriage": lineBreak = "\r\n"
            default: project = lines[1].replacing("\n", with: lineBreak) + (lines[1].hasSuffix("\n") ? "" : lineBreak)
            }
        }
    }

    package var bytes: [UInt8] { Array(project.utf8) }

    /// The additions, with the targets that they name.
    package func additions(in project: XcodeProject) -> [ProjectEdit.FileAddition] {
        additions.map { name, path in ProjectEdit.FileAddition(path, to: project.targets.filter { $0.name == name }) }
    }
}
