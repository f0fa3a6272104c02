import TestSupport

@testable import ViperCommand

/// An app in memory whose modules know each other, to whose files things happen at random, one at a time, the same in every
/// run.
struct RandomApp {
    /// What a step is about.
    enum Step: CaseIterable {
        case nothing, member, spec, settings, template, generated, written, memo, link, past, warning
    }

    let disk: MemoryFileSystem
    var numbers: SeededGenerator
    private var screens: [String: RandomScreen] = [:]
    /// The spec that a module stands in.
    private var specs: [String: String] = [:]
    private var count = 0
    /// What was on the disk, and the modules then.
    private var past: [(nodes: [String: [UInt8]], screens: [String: RandomScreen], specs: [String: String])] = []
    private var memos: [[UInt8]] = []

    private static let root = "/home/me/demo/"
    private static let memo = MemoFile.path

    init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed)
        disk = MemoryFileSystem(files: ["Specs/Shared.viper": Self.shared(0), "Specs/Parts.viper": Self.parts(0)])
        for name in ["Alpha", "Beta", "BetaMore", "Delta"] {
            screens[name] = RandomScreen(name, &numbers)
            specs[name] = name == "Delta" ? "BetaMore" : name
        }
        writeSettings()
        writeSpecs()
    }

    private static func shared(_ number: Int) -> String {
        """
        external struct Picture
        service Store { func load\(number)() }
        service Clock { func now() -> Int }
        struct Shared\(number): Equatable { let value: Int }
        struct Item: Equatable { let part: Part }
        entity Thing { let id: Int }
        protocol Shown: AnyObject { func shown\(number)(a: Item) }

        """
    }

    /// What others know by way of `Shared.viper`, and what is said of others' protocols.
    private static func parts(_ number: Int) -> String {
        let part = ["struct Part: Equatable { var value = 1 }", "struct Part: Equatable { var picture: Picture? }"]
        let said = [
            "", "extension AlphaDelegate { func alphaDid0() {} }\n", "extension BetaViewProtocol { func m() {} }\n",
        ]
        return part[number % 2] + "\n" + said[number / 2]
    }

    // MARK: Steps

    /// Does one thing, and says what.
    mutating func step() -> Step {
        let weights: [(Step, Int)] = [
            (.nothing, 10), (.member, 24), (.spec, 2), (.settings, 1), (.template, 1), (.generated, 6), (.written, 6),
            (.memo, 2), (.link, 1), (.past, 2), (.warning, 5),
        ]
        var number = numbers.below(weights.reduce(0) { $0 + $1.1 })
        let step =
            weights.first { weight in
                number -= weight.1
                return number < 0
            }?.0 ?? .nothing
        switch step {
        case .nothing: break
        case .member: changeScreen()
        case .spec: changeSpecs()
        case .settings: writeSettings()
        case .template: changeTemplates()
        case .generated: changeFile(of: swift.filter { $0.hasSuffix(".generated.swift") })
        case .written: changeWritten()
        case .memo: changeMemo()
        case .link: changeLink()
        case .past: goBack()
        case .warning: changeWarning()
        }
        return step
    }

    /// To be called where a run has left everything in order.
    mutating func remember() {
        past.append((texts, screens, specs))
        if past.count > 6 { past.removeFirst() }
        if case .file(let bytes, _) = disk.node(Self.memo), memos.last != bytes { memos.append(bytes) }
    }

    /// Everything but the memo is as it was after an earlier run, as after `git checkout`.
    mutating func goBack() {
        guard let old = past.randomElement(using: &numbers) else { return }
        for path in texts.keys where old.nodes[path] == nil { remove(path) }
        for (path, bytes) in old.nodes { disk.add(path, .file(bytes, permissions: 0o644)) }
        (screens, specs) = (old.screens, old.specs)
    }

    /// All files but the memo, by path.
    private var texts: [String: [UInt8]] {
        var texts: [String: [UInt8]] = [:]
        for path in disk.files where !path.hasPrefix(".viper-gen") {
            if case .file(let bytes, _) = disk.node(path) { texts[path] = bytes }
        }
        return texts
    }

    private var swift: [String] { disk.files.filter { $0.hasSuffix(".swift") } }

    private var names: [String] { screens.keys.sorted() }

    private func remove(_ path: String) { try? disk.removeFile(Self.root + path) }

    // MARK: Specs

    private mutating func changeScreen() {
        let names = names
        guard let name = names.randomElement(using: &numbers), var screen = screens[name] else { return }
        screen.change(among: names, &numbers)
        screens[name] = screen
        // Now and then those who use it lag behind, which is an error in them.
        if numbers.below(6) == 0 { writeSpec(specs[name] ?? name) } else { writeSpecs() }
    }

    private mutating func changeSpecs() {
        count += 1
        switch numbers.below(7) {
        case 0:
            let name = "More\(count)"
            screens[name] = RandomScreen(name, &numbers)
            specs[name] = name
        case 1:
            guard let name = names.randomElement(using: &numbers), screens.count > 2 else { break }
            screens[name] = nil
        case 2:
            // A module moves to a spec of its own, or to another one's.
            guard let name = names.randomElement(using: &numbers) else { break }
            specs[name] = numbers.below(2) == 0 ? "Moved\(count)" : names.first.flatMap { specs[$0] }
        case 3: disk.add("Specs/Shared.viper", Self.shared(numbers.below(3)))
        case 4, 5: disk.add("Specs/Parts.viper", Self.parts(numbers.below(6)))
        default:
            guard let name = names.randomElement(using: &numbers), let path = specs[name] else { break }
            let text = disk.text("Specs/\(path).viper") ?? ""
            disk.add("Specs/\(path).viper", "// A comment.\n" + text)
            return
        }
        writeSpecs()
    }

    private func writeSpecs() {
        let wanted = Set(names.compactMap { specs[$0] })
        for path in disk.files where path.hasPrefix("Specs/") && !["Shared", "Parts", "Idle"].contains(path.specName) {
            if !wanted.contains(path.specName) { remove(path) }
        }
        for spec in wanted { writeSpec(spec) }
    }

    private func writeSpec(_ spec: String) {
        let text = names.filter { specs[$0] == spec }.compactMap { screens[$0]?.text(among: screens) }.joined()
        disk.add("Specs/\(spec).viper", text)
    }

    /// A module of which each run warns comes, or goes.
    private func changeWarning() {
        let path = "Specs/Idle.viper"
        if disk.text(path) != nil { return remove(path) }
        let text = "module Idle(id: Int) { presenter { func didTap() { print(id) } } interactor(id) { func load() } }\n"
        disk.add(path, text)
    }

    private mutating func writeSettings() {
        let lines = [
            numbers.below(4) == 0 ? "ui uikit" : "ui none", numbers.below(5) == 0 ? "indent 2" : "indent 4",
            numbers.below(5) == 0 ? "naming io" : "naming protocols",
            numbers.below(3) == 0 ? "emit contract, flows, classes, assembly" : "tests swiftTesting",
        ]
        disk.add(
            "App.viper", "app Demo {\n" + lines.map { "    \($0)\n" }.joined() + "    rules { unopenedModule off }\n}\n"
        )
    }

    private mutating func changeTemplates() {
        switch numbers.below(4) {
        case 0:
            disk.add(
                "Templates/files/Note.stencil",
                "{# file: {{ app.sources }}/{{ name }}/{{ name }}Note.generated.swift #}\n// \(numbers.below(9))\n")
        case 1: disk.add("Templates/files/All.stencil", "{# file: Docs/All.md\n for: app #}\n# \(numbers.below(9))\n")
        case 2: disk.add("Templates/files/Page.stencil", "{# file: Docs/{{ name }}.md #}\n# \(numbers.below(9))\n")
        default: for path in disk.files where path.hasPrefix("Templates/") { remove(path) }
        }
    }

    // MARK: Swift

    private mutating func changeFile(of paths: [String]) {
        guard let path = paths.randomElement(using: &numbers), let text = disk.text(path) else { return }
        count += 1
        switch numbers.below(6) {
        case 0, 1: remove(path)
        case 2: disk.add(path, text + "// by a person\n")
        case 3: disk.add(path, "<<<<<<< a\n=======\n>>>>>>> b\n" + text)
        case 4:
            let edit = numbers.below(2) == 0 ? "// by a person\n" : ""
            disk.add("Sources/Demo/Old\(count)/Old\(count).generated.swift", text + edit)
        default: disk.add("Sources/Demo/Foreign\(count).generated.swift", "// Nobody's.\n")
        }
    }

    private mutating func changeWritten() {
        let written = swift.filter { !$0.hasSuffix(".generated.swift") }
        guard let path = written.randomElement(using: &numbers), let text = disk.text(path),
            let name = names.randomElement(using: &numbers)
        else { return }
        count += 1
        switch numbers.below(10) {
        case 0: remove(path)
        case 1: disk.add(path, text + "// by a person\n")
        case 2:
            remove(path)
            disk.add("Sources/Demo/Moved\(count).swift", text)
        case 3:
            remove(path)
            disk.add("Sources/Other/Moved\(count).swift", text)
        case 4: disk.add("Sources/Demo/Helper\(count).swift", "extension \(name)Presenter {\n    func helper() {}\n}\n")
        case 5: disk.add("Sources/Demo/Twin\(count).swift", "final class \(name)Interactor {\n}\n")
        case 6: disk.add("Sources/Demo/Plain\(count).swift", "struct Plain\(count) {}\n")
        case 7:
            disk.add("Sources/Demo/\(name)/Heir\(count).swift", "final class Heir\(count): \(names[0])Presenter {\n}\n")
        case 8:
            let parts = text.split(separator: "// TODO: ", maxSplits: 1, omittingEmptySubsequences: false)
            disk.add(path, parts.joined(separator: "work(\(count)) // "))
        default: disk.add(path, "<<<<<<< a\n=======\n>>>>>>> b\n" + text)
        }
    }

    // MARK: Memos and links

    private mutating func changeMemo() {
        guard case .file(var bytes, _) = disk.node(Self.memo), !bytes.isEmpty else { return }
        switch numbers.below(5) {
        case 0: return remove(Self.memo)
        case 1: bytes.removeLast(1 + numbers.below(bytes.count))
        case 2: bytes[numbers.below(bytes.count)] ^= 1 << UInt8(numbers.below(8))
        case 3: bytes = Array("viper-gen memo 4\n".utf8)
        default: bytes = memos.randomElement(using: &numbers) ?? []
        }
        disk.add(Self.memo, .file(bytes, permissions: 0o644))
    }

    /// A file becomes a link to the very same text, or the other way round.
    private mutating func changeLink() {
        let paths = disk.files.filter { !$0.hasPrefix(".viper-gen") && !$0.hasPrefix("/") }
        guard let path = paths.randomElement(using: &numbers), let node = disk.node(path) else { return }
        count += 1
        disk.add("/home/me/linked\(count)", node)
        disk.add(path, .link(to: "/home/me/linked\(count)"))
    }
}

extension String {
    /// `List` of `Specs/List.viper`.
    fileprivate var specName: String { String(dropFirst("Specs/".count).dropLast(".viper".count)) }
}
