import Foundation
import TestSupport
import Testing

/// What may not be written or read. Permissions do not bite for root: there the tool runs as nobody, by `setpriv`.
@Suite(
    .enabled(if: TestTier.gate.isRunning),
    .enabled(if: Unprivileged.isPossible, "root without setpriv: permissions would not bite"))
struct PermissionTests {
    private let folder: Folder
    private let tool: Tool

    init() throws {
        folder = try Folder()
        // Nobody can reach a copy wherever the checkout is.
        try folder.makeFolder("bin")
        // By another process: a file that this one has written may still be open in children that other tests have started,
        // and what is open for writing cannot be run.
        #expect(Unprivileged.shell("cp '\(Tool.built.url.path)' '\(folder["bin/viper-gen"].path)'"))
        tool = Tool(url: folder["bin/viper-gen"])
        try folder.makeFolder("home")
        try setPermissions(0o777, "home")
        #expect(try run("new", "First", "--path", "Demo").code == 0)
    }

    private func run(_ words: String...) throws -> Tool.Result {
        try tool.run(words, by: Unprivileged.script, in: folder["home"])
    }

    private func setPermissions(_ permissions: Int, _ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: folder[path].path)
    }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder[path].path)[.posixPermissions] as? Int
    }

    @Test(arguments: ["home/Demo", "home/Demo/Sources/Demo", "home/Demo/Tests/DemoTests", "home/Demo/Specs"])
    func aReadOnlyFolder(path: String) throws {
        try setPermissions(0o555, path)
        let before = try folder.snapshot()
        let result = try run("new", "Second", "--path", "Demo")
        #expect(result.code == 74)
        #expect(result.errors.contains("Permission denied"), "\(result.errors)")
        let after = try folder.snapshot()
        #expect(after.hasSameContent(as: before), "\(after.difference(from: before))")
        try setPermissions(0o755, path)
        #expect(try run("new", "Second", "--path", "Demo").code == 0)
        #expect(try run("generate", "--path", "Demo").output.contains(" 0 files written"))
    }

    /// The first file could be changed, the last one not: nothing is.
    @Test(
        arguments: ["remove First", "rename First Other", "rename Second Other"],
        ["Sources/Demo", "Sources/Demo/First", "Tests/DemoTests/First", "Specs", "."])
    func aReadOnlyFolderAmongOthers(line: String, path: String) throws {
        #expect(try run("new", "Second", "--path", "Demo").code == 0)
        try setPermissions(0o555, "home/Demo/" + path)
        let before = try folder.snapshot()
        let words = line.split(separator: " ").map(String.init) + ["--path", "Demo"]
        let result = try tool.run(words, by: Unprivileged.script, in: folder["home"])
        if line.contains("Second"), path.hasSuffix("First") {
            #expect(result.code == 0, "\(result.errors)")
        } else {
            #expect(result.code == 74 && result.errors.contains("Permission denied"), "\(result.errors)")
            let after = try folder.snapshot()
            #expect(after.hasSameContent(as: before), "\(after.difference(from: before))")
        }
        try setPermissions(0o755, "home/Demo/" + path)
    }

    /// It stays, for it is not empty, and so nobody needs the right to remove it. Files of the app, which stand in the folder above,
    /// stay for the other module.
    @Test(arguments: [["remove", "First"], ["release", "First"], ["rename", "First", "Other"]])
    func aFolderThatHoldsFilesOfAPersonAndMayNotBeRemoved(_ line: [String]) throws {
        let spec = "module First {\n    view { func show() }\n}\n"
        try folder.write("home/Demo/Specs/First.viper", spec)
        try folder.write("home/Demo/Specs/Second.viper", spec.replacing("First", with: "Second"))
        if line[0] == "release" {
            try folder.write("home/Demo/App.viper", "app Demo {\n    emit contract\n}\n")
        }
        #expect([0, 1].contains(try run("generate", "--path", "Demo").code))
        let path = "home/Demo/Sources/Demo/First"
        try folder.write(path + "/Notes.txt", "mine")
        try setPermissions(0o555, "home/Demo/Sources/Demo")
        let result = try tool.run(line + ["--path", "Demo"], by: Unprivileged.script, in: folder["home"])
        if line[0] == "rename" {
            // The other one cannot be made.
            #expect(result.code == 74, "\(result.errors)")
        } else {
            #expect(result.code == 0, "\(result.errors)")
            #expect(!folder.exists("home/Demo/Specs/First.viper") && !folder.exists(path + "/First.generated.swift"))
        }
        #expect(folder.exists(path + "/Notes.txt") && !folder.exists("home/Demo/.viper-gen"))
        let next = try run("new", "Next", "--path", "Demo")
        #expect(next.code == 74 && next.errors.contains("Demo/Sources/Demo"), "\(next.errors)")
        try setPermissions(0o755, "home/Demo/Sources/Demo")
        #expect(try run("new", "Next", "--path", "Demo").code == 0)
    }

    /// What only its owner may read stays so, and was so as long as it was a temporary.
    @Test func aPrivateFileStaysPrivate() throws {
        let spec = try folder.text("home/Demo/Specs/First.viper")
        let generated = "home/Demo/Sources/Demo/First/First.generated.swift"
        try setPermissions(0o600, generated)
        try folder.write("home/Demo/Specs/First.viper", spec.replacing("viewDidLoad", with: "viewDidShow"))
        #expect([0, 1].contains(try run("generate", "--path", "Demo").code))
        #expect(try permissions(generated) == 0o600)
    }

    /// A folder's permissions say who may replace what is in it. That of the file say who may write into it, and are kept.
    @Test func aReadOnlyFileIsReplacedAndStaysReadOnly() throws {
        let path = "home/Demo/Sources/Demo/First/First.generated.swift"
        let intact = try folder.text(path)
        try setPermissions(0o444, path)
        let spec = try folder.text("home/Demo/Specs/First.viper")
        try folder.write("home/Demo/Specs/First.viper", spec.replacing("viewDidLoad", with: "viewDidShow"))
        let result = try run("generate", "--path", "Demo")
        #expect(result.code == 0 || result.code == 1, "\(result.errors)")
        #expect(try folder.text(path) != intact)
        #expect(try permissions(path) == 0o444)
    }

    @Test(arguments: ["Specs/First.viper", "App.viper", "Sources/Demo/First/First.generated.swift", "Specs"])
    func whatMayNotBeRead(path: String) throws {
        let before = try folder.snapshot()
        try setPermissions(0o000, "home/Demo/" + path)
        let result = try run("generate", "--path", "Demo")
        #expect(result.code == 74)
        #expect(result.errors.contains("Permission denied"), "\(result.errors)")
        try setPermissions(path == "Specs" ? 0o755 : 0o644, "home/Demo/" + path)
        let after = try folder.snapshot()
        #expect(after.hasSameContent(as: before), "\(after.difference(from: before))")
    }

    @Test(
        .enabled(if: Unprivileged.canFreeze, "only root can make files immutable, and not on every disk"),
        arguments: ["Sources/Demo/First/First.generated.swift", "Sources/Demo/First"])
    func whatNobodyMayReplace(path: String) throws {
        let file = folder["home/Demo/" + path].path
        #expect(Unprivileged.shell("chattr +i '\(file)'"))
        defer { _ = Unprivileged.shell("chattr -i '\(file)'") }
        let spec = try folder.text("home/Demo/Specs/First.viper")
        try folder.write("home/Demo/Specs/First.viper", spec.replacing("isEmpty", with: "count == 0"))
        let old = try folder.files(below: "home/Demo")
        // As root, for whom nothing else is in the way.
        let failed = try Tool.built.run(["generate", "--path", "Demo"], in: folder["home"])
        #expect(failed.code == 74)
        let between = try folder.files(below: "home/Demo")
        #expect(Set(between.keys) == Set(old.keys))
        #expect(Unprivileged.shell("chattr -i '\(file)'"))
        #expect(try Tool.built.run(["generate", "--path", "Demo"], in: folder["home"]).code == 0)
        let new = try folder.files(below: "home/Demo")
        for (name, bytes) in between { #expect(bytes == old[name] || bytes == new[name], "\(name)") }
        #expect(old != new)
    }
}

/// How to run as somebody for whom permissions count.
enum Unprivileged {
    static let direct = "exec \"$@\""
    static let script =
        getuid() == 0 ? "exec setpriv --reuid=65534 --regid=65534 --clear-groups -- \"$@\"" : direct

    /// Whether files can be made such that not even root may change them.
    static let canFreeze: Bool = {
        guard getuid() == 0, let folder = try? Folder(), (try? folder.write("file", "")) != nil else { return false }
        return shell("chattr +i '\(folder["file"].path)' && chattr -i '\(folder["file"].path)'")
    }()

    static let isPossible = getuid() != 0 || shell("setpriv --reuid=65534 --regid=65534 --clear-groups -- true")

    static func shell(_ line: String) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", line]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
