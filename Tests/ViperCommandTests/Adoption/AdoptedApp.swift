import Adoption
import Diagnostics
import Foundation
import SwiftSource
import TestSupport
import Testing

@testable import ViperCommand

/// The apps of Tests/Golden/Adopted: a small one for each habit of those who write VIPER by hand.
enum AdoptedApps {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Golden/Adopted")

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { !$0.hasSuffix(".txt") }.sorted()

    static func files(_ name: String) throws -> [String: String] {
        let folder = folder.appending(path: name)
        var texts: [String: String] = [:]
        for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift") {
            texts[file] = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        }
        return texts
    }
}

/// An app in memory, before it is taken over and after.
struct AdoptedApp {
    let files: [String: String]
    let disk: MemoryFileSystem

    init(_ files: [String: String]) {
        self.files = files
        disk = MemoryFileSystem(files: files)
    }

    /// The protocols that Swift on the disk declares, by name, with what is nested in their names.
    func protocols() -> [String: [ProtocolFact]] {
        let facts = swift().map { FileFacts(SourceFile(path: $0.key, text: $0.value)) }
        return Dictionary(grouping: facts.flatMap(\.protocols), by: \.name)
    }

    /// The members of each type, token by token; with `option` for bodies without access levels, for `adopt --bodies` takes
    /// `private` away from what generated bodies use.
    private func members(_ option: String) -> [String: [String]] {
        let hiding = option.isEmpty ? [] : ["private ( set ) ", "fileprivate ", "private "]
        var members: [String: [String]] = [:]
        for (path, text) in swift() {
            let source = SourceFile(path: path, text: text)
            for type in OutlineParser.read(source).outline.declarations where type.kind != .protocol {
                let texts = type.members.map { member in
                    Lexer.tokens(of: source, in: member.range).map { source.text($0.range) }.joined(separator: " ")
                }.map { text in hiding.reduce(text) { $0.replacing($1, with: "") } }
                members[type.name.name, default: []] += texts
            }
        }
        return members.mapValues { $0.sorted() }
    }

    /// The Swift of the app; mocks are the tests'.
    private func swift() -> [String: String] {
        var texts: [String: String] = [:]
        for path in disk.files where path.hasSuffix(".swift") && !AppFolders.isTest(path) {
            texts[path] = disk.text(path)
        }
        return texts
    }

    /// What has to hold of any app: nothing is lost on the way there and back.
    func expectThereAndBack(_ comment: Comment, _ option: String = "") throws {
        let (before, members) = (protocols(), members(option))
        let adopt = Run("adopt --all --verbose\(option)", on: disk)
        #expect(adopt.code == .success, "\(comment): \(adopt.errors)")
        expectSame(before, protocols(), comment)
        #expect(self.members(option) == members, "\(comment)")
        if option.isEmpty { expectRestIsAsItWas(before, comment) }

        let adopted = disk.snapshot
        let isAdopted = disk.text("App.viper") != nil
        if isAdopted {
            let generate = Run("generate", on: disk)
            #expect(generate.output.contains(": 0 files written, "), "\(comment): \(generate.output)\(generate.errors)")
            let said = Set(adopt.errors.split(separator: "\n"))
            for line in Run("check", on: disk).errors.split(separator: "\n") {
                let isFinding = line.contains(": error: ") || line.contains(": warning: ")
                #expect(!isFinding || said.contains(line), "\(comment)")
            }
        }
        #expect(Run("adopt --all", on: disk).output.contains("0 modules adopted"), "\(comment)")
        #expect(disk.snapshot == adopted, "\(comment)")

        guard isAdopted else { return }
        let release = Run("release --all", on: disk)
        #expect(release.code == .success, "\(comment): \(release.errors)")
        expectSame(before, protocols(), comment)
        #expect(self.members(option) == members, "\(comment)")
        let left = disk.files.filter { $0.hasSuffix(".viper") || $0.contains(".generated.") }
        #expect(left == [], "\(comment)")
    }

    /// Each protocol is there as often as it was, token by token.
    private func expectSame(_ before: [String: [ProtocolFact]], _ after: [String: [ProtocolFact]], _ comment: Comment) {
        #expect(before.keys.sorted() == after.keys.sorted(), "\(comment)")
        for (name, facts) in before {
            #expect(facts.count == after[name]?.count, "\(comment): \(name)")
            guard facts.count == 1, let old = facts.first, let new = after[name]?.first else { continue }
            let difference = ContractDifference(old.declaration, in: old.source, new.declaration, in: new.source)
            #expect(difference == nil, "\(comment): \(name): \(String(describing: difference))")
        }
    }

    /// What a file keeps are its lines but for those of the protocols that went, and blank ones.
    private func expectRestIsAsItWas(_ before: [String: [ProtocolFact]], _ comment: Comment) {
        for (path, text) in files where path.hasSuffix(".swift") {
            guard let now = disk.text(path), now != text else { continue }
            let source = SourceFile(path: path, text: text)
            let stay = FileFacts(SourceFile(path: path, text: now)).protocols.map(\.name)
            var gone = Set<Int>()
            for fact in before.values.flatMap(\.self) where fact.source.path == path && !stay.contains(fact.name) {
                let start = fact.declaration.documentation?.range.lowerBound ?? fact.declaration.range.lowerBound
                let first = source.position(of: start).line
                gone.formUnion(first...source.position(of: fact.declaration.range.upperBound).line)
            }
            let lines = text.components(separatedBy: "\n").enumerated()
            let expected = lines.filter { !gone.contains($0.offset + 1) }.map(\.element)
            let isBlank = { (line: String) in line.allSatisfy(\.isWhitespace) }
            #expect(
                expected.filter { !isBlank($0) } == now.components(separatedBy: "\n").filter { !isBlank($0) },
                "\(comment): \(path)")
        }
    }
}
