import Foundation
import TestSupport

@testable import ViperCommand

/// A small app in Tests/Golden/LintBench, with faults to be planted in it and changes that are none.
enum LintBench {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Golden/LintBench")

    static let faults = cases("Faults.txt")
    static let harmless = cases("Harmless.txt")

    private static func cases(_ file: String) -> [BenchCase] {
        (try? BenchCase.all(in: String(contentsOf: folder.appending(path: file), encoding: .utf8))) ?? []
    }

    /// The app, its generated files with it.
    static let app: MemoryFileSystem = {
        let disk = MemoryFileSystem()
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        for path in paths where path.hasSuffix(".swift") || path.hasSuffix(".viper") {
            disk.add(path, (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? "")
        }
        _ = Run("generate", on: disk)
        return disk
    }()

    /// What `check` finds in an app.
    struct Finding {
        let rule: String
        /// Path, line, and columns.
        let place: String
        /// The message and what follows it.
        let text: String
    }

    static func findings(on disk: MemoryFileSystem) throws -> [Finding] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try Run("check --format json", on: disk).output.split(separator: "\n").map { line in
            let found = try decoder.decode(Printed.self, from: Data(line.utf8))
            let columns = "\(found.column ?? 0)-\(found.endColumn ?? 0)"
            return Finding(
                rule: found.rule, place: "\(found.path ?? ""):\(found.line ?? 0):\(columns)",
                text: ([found.message] + (found.notes + found.fixIts).map(\.message)).joined(separator: "\n"))
        }
    }

    /// A line of `--format json`.
    private struct Printed: Decodable {
        struct Part: Decodable { let message: String }

        let rule: String
        let message: String
        let path: String?
        let line: Int?
        let column: Int?
        let endColumn: Int?
        let notes: [Part]
        let fixIts: [Part]
    }

    /// A copy of the app with the edits of a case made in it.
    static func app(with change: BenchCase) throws -> MemoryFileSystem {
        let disk = app.copy()
        for edit in change.edits {
            if edit.isDeletion {
                try disk.removeFile("/home/me/demo/" + edit.path)
            } else {
                guard let text = edit.apply(to: disk.text(edit.path)) else {
                    throw BenchError.noPlace("\(edit.path): \(edit.old)")
                }
                disk.add(edit.path, text)
            }
        }
        if change.changesSpecs { _ = Run("generate", on: disk) }
        return disk
    }
}
