import Foundation
import Testing
import ViperCore

/// What holds for any spec, any change of it, and whatever a person wrote: tried on random ones, the same in every run.
struct SyncPropertyTests {
    private static let app = "    ui none\n    emit contract, flows, classes, assembly"

    @Test(arguments: 1...8) func bodiesStayAndDoneIsDone(_ seed: UInt64) throws {
        var random = RandomSpec(seed: seed)
        var project = SyncedProject(random.text, app: Self.app)
        let first = random.text
        let generated = project.generated
        for step in 1...8 {
            write(in: &project, &random)
            let bodies = self.bodies(in: project)
            random.change()
            let output = try project.follow(random.text)
            #expect(output.refusals.isEmpty)
            let text = project.written.values.joined()
            for body in bodies { #expect(text.contains(body), "seed \(seed), step \(step) lost \(body)") }

            let written = project.written
            let again = try project.follow(random.text)
            #expect(again.changed.isEmpty && project.written == written, "seed \(seed), step \(step)")
        }
        let bodies = self.bodies(in: project)
        #expect(!bodies.isEmpty)
        try project.follow(first)
        #expect(project.generated == generated)
        let text = project.written.values.joined()
        for body in bodies { #expect(text.contains(body), "seed \(seed), back again, lost \(body)") }
    }

    /// A person writes some of what is to be written.
    private func write(in project: inout SyncedProject, _ random: inout RandomSpec) {
        for (path, text) in project.written.sorted(by: { $0.key < $1.key }) {
            var result = ""
            var rest = text[...]
            while let match = rest.firstMatch(of: #/ +\/\/ TODO: .*\n(?: +fatalError\(.*\)\n)?/#) {
                result += rest[..<match.range.lowerBound]
                rest = rest[match.range.upperBound...]
                result += random.below(2) == 0 ? String(match.0) : random.body()
            }
            project.write(result + rest, to: path)
        }
    }

    private func bodies(in project: SyncedProject) -> [String] {
        project.written.values.flatMap { text in
            text.matches(of: #/ *\/\/ mine \d+\n.*\n/#).map { String($0.0) }
        }
    }
}

/// A spec that changes at random.
private struct RandomSpec {
    struct Member {
        var name: String
        var parameters: [String] = []
        var effects = ""
        var result = ""
        var hasBody = false

        func text(mayHaveBody: Bool) -> String {
            let body = hasBody && mayHaveBody ? (result.isEmpty ? " {}" : " { \(result == "Int" ? "3" : "\"\"") }") : ""
            return "func \(name)(\(parameters.joined(separator: ", ")))\(effects)"
                + (result.isEmpty ? "" : " -> \(result)") + body
        }
    }

    private var state: UInt64
    private var sections: [[Member]] = [[], [], [], []]
    private var dependencies: [String] = []
    private var variables: [String] = []
    private var count = 0

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
        for _ in 0..<6 { add() }
    }

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    mutating func body() -> String {
        count += 1
        return "        // mine \(count)\n        work( \(count),   again )\n"
    }

    var text: String {
        let names = ["view", "presenter", "interactor", "output"]
        let stored = ["store: any Store", "clock: any Clock", "limit: Int"].filter { dependencies.contains($0) }
        var text = "service Store { func a() }\nservice Clock { func b() }\nmodule List {\n"
        for (name, members) in zip(names, sections) {
            let head = name == "interactor" && !stored.isEmpty ? "(\(stored.joined(separator: ", ")))" : ""
            text += "    \(name)\(head) {\n"
            if name == "presenter" { text += variables.map { "        var \($0) = 0\n" }.joined() }
            text += members.map { "        " + $0.text(mayHaveBody: name != "view") + "\n" }.joined() + "    }\n"
        }
        return text + "}\n"
    }

    private mutating func add() {
        count += 1
        var member = Member(name: "m\(count)")
        if below(2) == 0 { member.parameters = ["a: Int"] }
        if below(4) == 0 { member.result = "Int" }
        member.hasBody = below(3) == 0
        sections[below(4)].append(member)
    }

    /// One or two things change.
    mutating func change() {
        for _ in 0...below(2) { changeOnce() }
    }

    private mutating func changeOnce() {
        let section = below(4)
        guard !sections[section].isEmpty else { return add() }
        let index = below(sections[section].count)
        switch below(10) {
        case 0: add()
        case 1: sections[section].remove(at: index)
        case 2: sections[section][index].parameters.append("p\(below(9)) value\(count): String")
        case 3: sections[section][index].parameters = ["other name: [Int]"]
        case 4: sections[section][index].effects = ["", " async", " throws", " async throws"][below(4)]
        case 5: sections[section][index].result = ["", "Int", "String"][below(3)]
        case 6, 7: sections[section][index].hasBody.toggle()
        case 8: toggle(["store: any Store", "clock: any Clock", "limit: Int"][below(3)], in: \.dependencies)
        default: toggle("v\(below(3))", in: \.variables)
        }
        count += 1
    }

    private mutating func toggle(_ name: String, in list: WritableKeyPath<RandomSpec, [String]>) {
        if let index = self[keyPath: list].firstIndex(of: name) {
            self[keyPath: list].remove(at: index)
        } else {
            self[keyPath: list].append(name)
        }
    }
}
