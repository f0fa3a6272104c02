import Foundation
import TestSupport

@testable import ViperCommand

/// A project in memory to whose files things happen at random, the same in every run.
struct RandomProject {
    let disk: MemoryFileSystem
    private var modules: [String: RandomSpec] = [:]
    private var numbers: SeededGenerator
    /// What viper-gen has written at a path, before the specs changed.
    private var past: [String: String] = [:]
    private var count = 0

    /// What `check` says of code, and not of files, is switched off. Every second project has no tests.
    private static func app(_ seed: UInt64) -> String {
        """
        app Demo {
            ui \(["none", "uikit", "terminal"][Int(seed % 3)])
            emit contract, flows, classes, assembly\(seed % 2 == 0 ? "" : ", mocks, tests")
            root A
            rules {
                unopenedModule off; unwrittenStub off; unsentOutput off; untakenRoute off; leftoverMember off
                unusedMember off; unusedState off; unsentEvent off; disabledTest off; leftoverClass off
            }
        }

        """
    }

    init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed)
        disk = MemoryFileSystem(files: ["App.viper": Self.app(seed), "Specs/Shared.viper": RandomSpec.services])
        for (index, name) in ["A", "B"].enumerated() {
            modules[name] = RandomSpec(seed: seed &* 10 &+ UInt64(index), module: name)
            writeSpec(name)
        }
    }

    /// The Swift files below `Sources` and `Tests`.
    private var swift: [String] { disk.files.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" } }

    /// A module that is not among the project's, and the spec that it would have.
    mutating func anotherSpec(_ name: String) -> String {
        var spec = RandomSpec(seed: numbers.next(), module: name)
        for _ in 0..<8 { spec.change() }
        return spec.text
    }

    /// Files are deleted, edited, touched, replaced by what they were, left over or torn by a merge; specs change.
    mutating func disturb() throws {
        for path in swift where numbers.below(6) == 0 { try disturb(path) }
        if numbers.below(3) == 0 { leaveOver() }
        for path in swift where path.isGenerated { past[path] = past[path] ?? disk.text(path) }
        if numbers.below(2) == 0, let name = modules.keys.sorted().randomElement(using: &numbers) {
            modules[name]?.change()
            writeSpec(name)
        }
        if numbers.below(5) == 0 {
            count += 1
            let name = "More\(count)"
            modules[name] = RandomSpec(seed: numbers.next(), module: name)
            writeSpec(name)
        }
        if numbers.below(6) == 0, let name = modules.keys.sorted().last, name != "A" {
            modules[name] = nil
            try disk.removeFile("/home/me/demo/Specs/\(name).viper")
        }
    }

    /// A person writes some of what is to be written.
    mutating func writeBodies() {
        for path in swift where !path.isGenerated { writeBodies(in: path) }
    }

    private mutating func disturb(_ path: String) throws {
        let text = disk.text(path) ?? ""
        switch numbers.below(5) {
        case 0: try disk.removeFile("/home/me/demo/" + path)
        case 1: disk.add(path, text + "// by a person\n")
        case 2: disk.add(path, text)
        case 3 where numbers.below(3) == 0: disk.add(path, "<<<<<<< a\n=======\n>>>>>>> b\n" + text)
        default: if path.isGenerated { disk.add(path, past[path] ?? text) } else { writeBodies(in: path) }
        }
    }

    private mutating func writeBodies(in path: String) {
        guard let text = disk.text(path) else { return }
        var result = ""
        var rest = text[...]
        while let match = rest.firstMatch(of: #/ +\/\/ TODO: .*\n(?: +fatalError\(.*\)\n)?/#) {
            count += 1
            result += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            result += numbers.below(2) == 0 ? String(match.0) : "        mine(\(count))\n"
        }
        disk.add(path, result + rest)
    }

    /// What was generated for a module that is gone.
    private mutating func leaveOver() {
        let generated = swift.filter(\.isGenerated)
        guard let path = generated.randomElement(using: &numbers), let text = disk.text(path) else { return }
        count += 1
        disk.add("Sources/Demo/Old\(count)/Old\(count).generated.swift", text)
    }

    private func writeSpec(_ name: String) {
        disk.add("Specs/\(name).viper", modules[name]?.text ?? "")
    }

    /// The rules of `check`'s findings, by path.
    func findings() throws -> [String: Set<String>] {
        let run = Run("check --format json", on: disk)
        var findings: [String: Set<String>] = [:]
        for line in run.output.split(separator: "\n") {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            findings[object?["path"] as? String ?? "nowhere", default: []].insert(object?["rule"] as? String ?? "?")
        }
        return findings
    }
}

extension String {
    fileprivate var isGenerated: Bool { hasSuffix(".generated.swift") }
}
