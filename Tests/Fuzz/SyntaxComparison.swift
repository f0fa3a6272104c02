import Diagnostics
import Foundation

/// Holds what the product accepts as Swift against what the compiler parses.
struct SyntaxComparison {
    /// A text of which the two think differently.
    struct Difference {
        let number: Int
        let text: SyntaxText
        let reason: String
    }

    /// What came of a run.
    struct Report {
        var accepted = 0
        var refused = 0
        var ruledOut = 0
        /// Of these the compiler says nothing.
        var crashed = 0
        var differences: [Difference] = []
    }

    /// As the command line asks: `[COUNT [SEED [FIRST]]]`, or a folder.
    static func run(_ words: [String]) throws -> Report {
        if let folder = words.first, Int(folder) == nil { return try run(members(below: folder)) }
        let numbers = words.compactMap { Int($0) }
        let first = numbers.count > 2 ? numbers[2] : 0
        let texts = SyntaxTexts(seed: UInt64(numbers.dropFirst().first ?? 1))
        return try run((first..<first + (numbers.first ?? 20_000)).map { ($0, texts.text($0)) })
    }

    /// What the types of all Swift files below a folder hold.
    private static func members(below folder: String) -> [(number: Int, text: SyntaxText)] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        let texts = names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name -> [SyntaxText] in
            let data = (try? Data(contentsOf: URL(filePath: folder).appending(path: name))) ?? Data()
            return SyntaxText.members(of: SourceFile(path: name, bytes: Array(data)))
        }
        return texts.enumerated().map { (number: $0.offset, text: $0.element) }
    }

    static func run(_ texts: [(number: Int, text: SyntaxText)]) throws -> Report {
        var report = Report()
        for start in stride(from: 0, to: texts.count, by: 250) {
            try compare(Array(texts[start..<min(texts.count, start + 250)]), into: &report)
        }
        return report
    }

    private static func compare(_ texts: [(number: Int, text: SyntaxText)], into report: inout Report) throws {
        let verdicts = texts.map(\.text.verdict)
        let errors = try SwiftCompiler.errors(in: texts.map { $0.text.framed($0.text.frame.swift) })
        for (((number, text), verdict), error) in zip(zip(texts, verdicts), errors) {
            let reason: String?
            if error == SwiftCompiler.crash {
                report.crashed += 1
                continue
            }
            switch verdict {
            case .ruledOut:
                report.ruledOut += 1
                reason = nil
            case .accepted:
                report.accepted += 1
                reason = error.map { "is accepted, but to the compiler it is: \($0)" }
            case .refused(let finding):
                report.refused += 1
                let line = finding.location.map { "\($0.range)" } ?? ""
                reason = error == nil ? "is refused, \(line) \(finding.rule.id), \(finding.message), but parses" : nil
            }
            if let reason { report.differences.append(Difference(number: number, text: text, reason: reason)) }
        }
    }
}

/// The compiler's parser.
enum SwiftCompiler {
    /// For each text its first error, nil where it parses. All are read in one process, unless one of them crashes it.
    static func errors(in texts: [[UInt8]]) throws -> [String?] {
        if let errors = try run(texts) { return errors }
        if texts.count == 1 { return [crash] }
        let part = (texts.count + 15) / 16
        return try stride(from: 0, to: texts.count, by: part).flatMap {
            try errors(in: Array(texts[$0..<min(texts.count, $0 + part)]))
        }
    }

    /// What stands for the error of a text that crashes the compiler.
    static let crash = "the compiler crashes"

    private static func run(_ texts: [[UInt8]]) throws -> [String?]? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viper-gen-syntax-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (index, text) in texts.enumerated() {
            try Data(text).write(to: folder.appending(path: "\(index).swift"))
        }
        let messages = folder.appending(path: "messages.txt")
        try Data().write(to: messages)
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.currentDirectoryURL = folder
        // Some damaged texts take the compiler minutes.
        process.arguments =
            [
                "-c", "ulimit -t 1; exec \"$@\"", "sh", "swiftc", "-frontend", "-parse", "-parse-as-library",
                "-swift-version", "6", "-module-name", "M",
            ]
            + ["-diagnostic-style=llvm"] + texts.indices.map { "\($0).swift" }
        process.standardError = try FileHandle(forWritingTo: messages)
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus <= 1 else { return nil }
        var errors = [String?](repeating: nil, count: texts.count)
        for line in try Data(contentsOf: messages).split(separator: 0x0A) {
            let line = String(decoding: line, as: UTF8.self)
            // After it nothing is said of the other texts.
            if line.contains("structure nesting level exceeded") { return nil }
            guard let found = line.firstMatch(of: /^(\d+)\.swift:(\d+:\d+: error: .*)$/), let index = Int(found.1)
            else { continue }
            errors[index] = errors[index] ?? String(found.2)
        }
        return errors
    }
}
