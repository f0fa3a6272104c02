import Diagnostics
import Foundation
import SwiftSource
import Templates
import TestSupport
import UserCode
import ViperGeneration
import ViperModel
import ViperSpec

/// A generated app whose specs have changed since: what its people wrote has to follow.
struct WrittenProject: Sendable {
    /// Of the project in Tests/Golden/Specs.
    let name: String
    /// What was generated, by path: all files that are viper-gen's.
    let recorded: [SourceFile]
    /// The files of people, as they were generated.
    let sources: [SourceFile]
    /// The same files, read.
    let written: [UserFile]
    /// The specs as they are now, and what they call for.
    let specs: [SourceFile]
    let program: Program
    let rendered: [RenderedFile]
    let planned: Plan
    /// The functions of the specs, each with the class that it would be written in.
    let members: [(member: SpecMember, type: String)]

    /// All projects of the repository, each once as it is and once with other specs.
    static let all: [WrittenProject] = {
        let folder = Corpus.root.appending(path: "Tests/Golden/Specs")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().flatMap { name -> [WrittenProject] in
            let specs = texts(in: folder.appending(path: name))
            return [specs, changed(specs, seed: UInt64(name.utf8.reduce(0) { $0 &* 31 &+ Int($1) } & 0xFFFF))]
                .compactMap { WrittenProject(name, before: specs, after: $0) }
        }
    }()

    private init?(_ name: String, before: [SourceFile], after: [SourceFile]) {
        let old = Pipeline.run(Self.input(before))
        let new = Pipeline.run(Self.input(after))
        guard let program = new.program,
            let planned = Pipeline.plan(Pipeline.check(Self.input(after)), of: Self.input(after)).plan,
            !old.files.isEmpty
        else { return nil }
        self.name = name
        let files = old.files.map { (file: $0, source: SourceFile(path: $0.path, bytes: $0.bytes)) }
        recorded = files.filter { $0.file.owner == .generated && $0.file.path.hasSuffix(".swift") }.map(\.source)
        sources = files.filter { $0.file.owner == .yours && $0.file.path.hasSuffix(".swift") }.map(\.source)
        written = UserFile.read(sources, unit: program.app.indentation.text)
        specs = after
        self.program = program
        rendered = new.files
        self.planned = planned
        let naming = program.app.naming
        members = program.modules.flatMap { module in
            after.flatMap { SpecParser.parse($0).0.members(ofModule: module.name) }.compactMap { member in
                guard let kind = member.section.kind.implementer, kind != .view else { return nil }
                let interactor = kind == .interactor ? member.section.name?.name : nil
                return (member, naming.className(kind, module.name, interactor: interactor, kit: .none))
            }
        }
    }

    /// What the pipeline makes of specs.
    static func input(_ specs: [SourceFile]) -> Pipeline.Input {
        Pipeline.Input(
            app: AppFile(specs.first { $0.path == "App.viper" }, defaultName: "Demo", rules: { Rule.known }),
            specs: specs.filter { $0.path != "App.viper" },
            builtInTemplates: BuiltInTemplates.files, projectTemplates: [],
            compile: CompiledTemplates.set)
    }

    private static func texts(in folder: URL) -> [SourceFile] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".viper") }.compactMap { name in
            guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
            return SourceFile(path: name == "App.viper" ? name : "Specs/" + name, bytes: Array(data))
        }
    }

    /// The specs with some changes that they are accepted with: members come and go, types and effects change.
    private static func changed(_ specs: [SourceFile], seed: UInt64) -> [SourceFile] {
        var random = SeededGenerator(seed: seed)
        var specs = specs
        var count = 0
        for _ in 0..<40 where count < 8 {
            let index = random.below(specs.count)
            guard specs[index].path != "App.viper" else { continue }
            var lines = String(decoding: specs[index].bytes, as: UTF8.self).components(separatedBy: "\n")
            let number = random.below(lines.count)
            let line = lines[number]
            guard line.contains("func ") || line.contains("var ") || line.contains("(") else { continue }
            switch random.below(6) {
            case 0: lines.remove(at: number)
            case 1: lines[number] = line.replacingOccurrences(of: "Int", with: "Double")
            case 2: lines[number] = line.replacingOccurrences(of: "String", with: "Int")
            case 3: lines[number] = line.replacingOccurrences(of: "(", with: "(extra: Int, ")
            case 4: lines[number] = line.replacingOccurrences(of: "()", with: "(extra: Int) async throws")
            default: lines[number] = line + "\n" + line.replacingOccurrences(of: "func ", with: "func also")
            }
            var changed = specs
            changed[index] = SourceFile(path: specs[index].path, text: lines.joined(separator: "\n"))
            guard changed[index].bytes != specs[index].bytes else { continue }
            guard Pipeline.check(input(changed)).program != nil else { continue }
            specs = changed
            count += 1
        }
        return specs
    }
}
