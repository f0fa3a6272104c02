import Foundation
import TestSupport
import Testing

/// The binary itself, interrupted at each system call that changes something, by signals and by what a disk may say. It takes
/// minutes and needs `strace`: `VIPER_GEN_TESTS=all swift test --filter SystemCallTests`, with `COMMANDS=init,format` for these
/// command lines alone. With each test run, `InterruptionTests` tries the same on a disk in memory.
@Suite(.enabled(if: TestTier.all.isRunning))
struct SystemCallTests {
    /// What happens to a run at one system call, counted from 1.
    private struct Fault {
        let call: String
        /// As strace has it: `signal=KILL`, `error=EIO`.
        let effect: String

        var isDeadly: Bool { effect.hasPrefix("signal") }

        static func all(at call: String) -> [Fault] {
            let effects =
                ["KILL", "TERM", "INT"].map { "signal=" + $0 }
                + ["ENOSPC", "EIO", "EDQUOT", "EROFS", "EMFILE"].map { "error=" + $0 }
            return effects.map { Fault(call: call, effect: $0) }
        }
    }

    /// The system calls by which files are changed, and the one by which they are opened.
    private static let calls = ["renameat", "unlinkat", "mkdirat", "linkat", "write", "sync", "openat"]

    /// What became of the project, by what interrupted the run.
    private struct Tally {
        var moments = 0
        /// As it was before, at once or after the next run.
        var undone = 0
        /// As an undisturbed run leaves it.
        var done = 0
    }

    /// With what stands in the project before them: nothing is generated there yet, or nothing is there at all.
    private static let lines = [
        "generate", "generate (cold)", "generate --force", "init", "new Detail", "rename List Overview",
        "remove Note --force", "move List.didTap swift", "format", "rename List.didTap didPress",
        // Some templates of many, or each moment would be tried hundreds of times.
        "templates eject none/View.swift.stencil core/Class.swift.stencil",
        "check --write-baseline", "check --fix", "graph --output Map.svg", "adopt News", "release --all", "new Basket",
    ].filter { line in TestSettings.commands?.contains(where: line.hasPrefix) ?? true }

    private static func words(_ line: String) -> [String] {
        line.split(separator: " ").map(String.init).filter { $0 != "(cold)" }
    }

    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func run(_ line: String, in project: String) throws -> Tool.Result {
        try Tool.built.run(Self.words(line), in: folder[project])
    }

    /// A project in which a command has something to do.
    private func makeProject(for line: String) throws {
        try folder.makeFolder("start")
        if line == "init" { return }
        if ["adopt News", "release --all", "new Basket"].contains(line) { return try makeXcodeProject(for: line) }
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
        if line == "generate (cold)" { return }
        #expect(try run("generate", in: "start").code == 0)
        let presenter = "start/Sources/Demo/List/ListPresenter.swift"
        try folder.write(presenter, try folder.text(presenter) + "\n// mine\nprivate let own = 1\n")
        if line == "generate" {
            try folder.write("start/Specs/List.viper", spec.replacing("didLeave()", with: "didLeave(at place: Int)"))
            try folder.write("start/Specs/Note.viper", "module Memo {\n    presenter { func didTap() }\n}\n")
        }
        if line == "generate --force" {
            let generated = "start/Sources/Demo/List/List.generated.swift"
            try folder.write(generated, try folder.text(generated) + "// mine\n")
        }
        if line == "check --fix" {
            for path in [presenter, "start/Sources/Demo/Note/NotePresenter.swift"] {
                let text = try folder.text(path).replacing("weak var view", with: "var view")
                try folder.write(path, "import UIKit\n" + text)
            }
        }
        if line == "format" { try folder.write("start/Specs/List.viper", spec.replacing("    view", with: "view")) }
    }

    /// An app with an Xcode project, and a module that was written by hand.
    private func makeXcodeProject(for line: String) throws {
        try folder.write("start/Shop.xcodeproj/project.pbxproj", ProjectCase("classic").project)
        try folder.write(
            "start/Shop/News/NewsProtocols.swift",
            """
            protocol NewsViewProtocol: AnyObject { func show() }
            protocol NewsPresenterProtocol: AnyObject { func viewDidLoad() }

            """)
        if line != "adopt News" { #expect(try run("adopt News", in: "start").code == 0) }
    }

    private func copy(_ source: String, to path: String) throws {
        try? FileManager.default.removeItem(at: folder[path])
        try FileManager.default.copyItem(at: folder[source], to: folder[path])
    }

    /// Runs a command with a fault at the n-th call, and says how it ended; nil where there is no such call.
    private func run(_ line: String, with fault: Fault, at number: Int) throws -> Int32? {
        let script = """
            env --default-signal=INT,TERM strace -f -qq -o '\(folder["trace"].path)' -e trace=\(fault.call) \
            -e inject=\(fault.call):\(fault.effect):when=\(number) "$@" >/dev/null 2>&1 </dev/null; exit $?
            """
        let result = try Tool.built.run(Self.words(line), by: script, in: folder["Demo"])
        let trace = try folder.text("trace")
        try #require(!trace.isEmpty || fault.call != "write", "strace has not traced anything")
        return trace.contains(fault.isDeadly ? "+++ killed by" : "(INJECTED)") ? result.code : nil
    }

    @Test(.timeLimit(.minutes(60)), arguments: lines, calls)
    func isDoneOrUndoneWhereverItIsInterrupted(line: String, call: String) throws {
        try #require(
            FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "these tests need /usr/bin/strace")
        try makeProject(for: line)
        let before = try folder.snapshot(of: "start")
        try copy("start", to: "Demo")
        let whole = try run(line, in: "Demo")
        #expect(whole.code == 0, "\(whole.errors)")
        let after = try folder.snapshot(of: "Demo")
        for fault in Fault.all(at: call) {
            let tally = try tally(line, fault, before, after)
            print(
                "\(line) | \(fault.effect) | \(call) | \(tally.moments) moments | \(tally.undone) undone | \(tally.done) done"
            )
            // What is said is seen at once, also in a file.
            fflush(nil)
        }
    }

    private func tally(_ line: String, _ fault: Fault, _ before: Snapshot, _ after: Snapshot) throws -> Tally {
        var tally = Tally()
        for number in 1... {
            try copy("start", to: "Demo")
            guard let code = try run(line, with: fault, at: number) else { return tally }
            tally.moments += 1
            let place = "\(line): \(fault.effect) at \(fault.call) \(number), exit \(code)"
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
                // Where the tool cannot be loaded (127) or its command line not be read (70) it has not begun.
                let codes: [Int32] = fault.call == "openat" ? [74, 70, 127] : [74]
                #expect(fault.isDeadly || codes.contains(code), "\(place): nothing was done")
                let next = try run(line, in: "Demo")
                #expect(next.code == 0, "\(place): \(next.errors)")
                let again = try folder.snapshot(of: "Demo")
                #expect(again.hasSameContent(as: after), "\(place): \(again.difference(from: after))")
            } else {
                tally.done += 1
                #expect(healed.hasSameContent(as: after), "\(place): \(healed.difference(from: after))")
            }
        }
        return tally
    }

    /// A run is killed while files take their places, somebody edits one of these files, and two runs begin at once: the edit is
    /// there afterwards, and the next run is not stuck.
    @Test(.timeLimit(.minutes(60)), arguments: ["generate", "rename List Overview", "move List.didTap swift"])
    func anEditIsThereAfterTwoRunsAtOnce(line: String) throws {
        try makeProject(for: line)
        try copy("start", to: "Demo")
        #expect(try run(line, in: "Demo").code == 0)
        let after = try folder.snapshot(of: "Demo")
        let before = try folder.snapshot(of: "start")
        let files = after.difference(from: before).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".viper") }
        var edits = 0
        for call in ["renameat", "unlinkat"] {
            let fault = Fault(call: call, effect: "signal=KILL")
            moments: for number in 1... {
                for (index, path) in files.enumerated() {
                    try copy("start", to: "Demo")
                    guard try run(line, with: fault, at: number) != nil else { break moments }
                    guard folder.exists("Demo/" + path) else { continue }
                    try edit("Demo/" + path, inPlace: (number + index) % 2 == 0)
                    let runs = try [line, "generate"].map { try Tool.built.start(Self.words($0), in: folder["Demo"]) }
                    for run in runs { _ = try run.result() }
                    let place = "\(line) killed at \(call) \(number), \(path)"
                    let texts = try folder.files(below: "Demo").values.map { String(decoding: $0, as: UTF8.self) }
                    #expect(texts.contains { $0.contains("// edited since") }, "\(place): the edit is gone")
                    let next = try run("generate", in: "Demo")
                    #expect(!next.errors.contains("interruptedRun") && next.code != 74, "\(place): \(next.errors)")
                    edits += 1
                }
            }
        }
        print("\(line) | \(edits) edits between an interruption and two runs at once")
        #expect(edits > 10)
    }

    /// What only its owner may read is so from the first moment on: the file that takes its place is made so.
    @Test func aPrivateFilesTemporaryIsPrivate() throws {
        try makeProject(for: "format")
        try copy("start", to: "Demo")
        #expect(chmod(folder["Demo/Specs/List.viper"].path, 0o600) == 0)
        let script = "umask 0; strace -f -qq -o '\(folder["trace"].path)' -e trace=openat \"$@\""
        #expect(try Tool.built.run(["format"], by: script, in: folder["Demo"]).code == 0)
        let made = try folder.text("trace").split(separator: "\n").filter {
            $0.contains(".tmp\"") && $0.contains("O_CREAT")
        }
        #expect(made.count == 1 && made.allSatisfy { $0.contains("O_EXCL") && $0.contains(", 0600)") }, "\(made)")
    }

    /// As editors save: into the same file, or another one in its place.
    private func edit(_ path: String, inPlace: Bool) throws {
        let text = Data("\n// edited since\n".utf8)
        if inPlace {
            let file = try FileHandle(forWritingTo: folder[path])
            try file.seekToEnd()
            try file.write(contentsOf: text)
            try file.close()
        } else {
            try (Data(contentsOf: folder[path]) + text).write(to: folder[path], options: .atomic)
        }
    }
}
