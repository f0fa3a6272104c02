import Foundation
import Testing

/// The binary itself, interrupted at each system call that changes something, by signals and by what a disk may say. It takes
/// minutes and needs `strace`: `VIPER_GEN_ALL_INTERRUPTIONS=1 swift test --filter SystemCallTests`. With each test run,
/// `InterruptionTests` tries the same on a disk in memory.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["VIPER_GEN_ALL_INTERRUPTIONS"] == "1"))
struct SystemCallTests {
    /// What happens to a run at one system call, counted from 1.
    private struct Fault {
        let call: String
        /// As strace has it: `signal=KILL`, `error=EIO`.
        let effect: String

        var isDeadly: Bool { effect.hasPrefix("signal") }

        static let all: [Fault] =
            ["renameat", "unlinkat", "mkdirat", "linkat", "write", "syncfs"].flatMap { call in
                ["signal=KILL", "error=ENOSPC", "error=EIO"].map { Fault(call: call, effect: $0) }
            }
            + ["renameat", "linkat", "unlinkat"].flatMap { call in
                ["signal=TERM", "signal=INT", "error=EDQUOT", "error=EROFS"].map { Fault(call: call, effect: $0) }
            } + ["error=EMFILE", "error=ENOSPC", "signal=KILL"].map { Fault(call: "openat", effect: $0) }
    }

    /// What became of the project, by what interrupted the run.
    private struct Tally {
        var moments = 0
        /// As it was before, at once or after the next run.
        var undone = 0
        /// As an undisturbed run leaves it.
        var done = 0
    }

    private static let lines = [
        "generate", "new Detail", "rename List Overview", "remove Note --force", "move List.didTap swift", "format",
    ]

    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func run(_ line: String, in project: String) throws -> Tool.Result {
        try Tool.built.run(line.split(separator: " ").map(String.init), in: folder[project])
    }

    /// A project in which a command has something to do.
    private func makeProject(for line: String) throws {
        try folder.write("start/App.viper", "app Demo {\n    root List\n}\n")
        let spec = """
            struct Row {}
            module List {
                view { func show(_ rows: [Row]) }
                presenter { func didTap() { view?.show([]) }; func didLeave() }
                router { func leave() }
            }

            """
        try folder.write("start/Specs/List.viper", spec)
        try folder.write("start/Specs/Note.viper", "module Note {\n    presenter { func didTap() }\n}\n")
        #expect(try run("generate", in: "start").code == 0)
        let presenter = "start/Sources/Demo/List/ListPresenter.swift"
        try folder.write(presenter, try folder.text(presenter) + "\n// mine\nprivate let own = 1\n")
        if line == "generate" {
            try folder.write("start/Specs/List.viper", spec.replacing("didLeave()", with: "didLeave(at place: Int)"))
            try folder.write("start/Specs/Note.viper", "module Memo {\n    presenter { func didTap() }\n}\n")
        }
        if line == "format" { try folder.write("start/Specs/List.viper", spec.replacing("    view", with: "view")) }
    }

    private func copy(_ source: String, to path: String) throws {
        try? FileManager.default.removeItem(at: folder[path])
        try FileManager.default.copyItem(at: folder[source], to: folder[path])
    }

    /// Runs a command with a fault at the n-th call; nil where there is no such call.
    private func run(_ line: String, with fault: Fault, at number: Int) throws -> Bool {
        let script = """
            env --default-signal=INT,TERM strace -f -qq -o '\(folder["trace"].path)' -e trace=\(fault.call) \
            -e inject=\(fault.call):\(fault.effect):when=\(number) "$@" >/dev/null 2>&1 </dev/null
            """
        _ = try Tool.built.run(line.split(separator: " ").map(String.init), by: "\(script); exit 0", in: folder["Demo"])
        let trace = try folder.text("trace")
        try #require(!trace.isEmpty || fault.call != "write", "strace has not traced anything")
        return fault.isDeadly ? trace.contains("+++ killed by") : trace.contains("(INJECTED)")
    }

    @Test(.timeLimit(.minutes(60)), arguments: lines)
    func isDoneOrUndoneWhereverItIsInterrupted(line: String) throws {
        try #require(
            FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "these tests need /usr/bin/strace")
        try makeProject(for: line)
        let before = try folder.snapshot(of: "start")
        try copy("start", to: "Demo")
        let whole = try run(line, in: "Demo")
        #expect(whole.code == 0, "\(whole.errors)")
        let after = try folder.snapshot(of: "Demo")
        var tallies: [String: Tally] = [:]
        for fault in Fault.all {
            var tally = tallies[fault.effect] ?? Tally()
            for number in 1... {
                try copy("start", to: "Demo")
                guard try run(line, with: fault, at: number) else { break }
                tally.moments += 1
                let place = "\(line): \(fault.effect) at \(fault.call) \(number)"
                if fault.isDeadly {
                    let killed = try folder.snapshot(of: "Demo")
                    for reading in ["check", "\(line) --dry-run"] {
                        _ = try run(reading, in: "Demo")
                        let read = try folder.snapshot(of: "Demo")
                        #expect(read == killed, "\(place): \(reading) changed \(read.difference(from: killed))")
                    }
                    // Any command that writes heals it; this one has nothing else to do.
                    _ = try run("format App.viper", in: "Demo")
                }
                let healed = try folder.snapshot(of: "Demo")
                if healed.hasSameContent(as: before) {
                    tally.undone += 1
                    let next = try run(line, in: "Demo")
                    #expect(next.code == 0, "\(place): \(next.errors)")
                    let again = try folder.snapshot(of: "Demo")
                    #expect(again.hasSameContent(as: after), "\(place): \(again.difference(from: after))")
                } else {
                    tally.done += 1
                    #expect(healed.hasSameContent(as: after), "\(place): \(healed.difference(from: after))")
                }
            }
            tallies[fault.effect] = tally
        }
        for (effect, tally) in tallies.sorted(by: { $0.key < $1.key }) {
            print("\(line) | \(effect) | \(tally.moments) moments | \(tally.undone) undone | \(tally.done) done")
            #expect(tally.moments > 0)
        }
    }
}
