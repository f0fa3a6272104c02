import TestSupport
import Testing

@testable import ViperCommand

@Suite struct DependencyFileTests {
    private let disk = MemoryFileSystem()

    init() {
        disk.add("App.viper", "app Demo { ui none }\n")
        #expect(Run("new TodoList", on: disk).code == .success)
        disk.add("build/here", "")
    }

    @Test func saysWhatGeneratedFilesComeFrom() {
        disk.add("Templates/mocks/Mock.swift.stencil", "")
        disk.add("Specs/More/Two words.viper", "struct A {}\n")
        #expect(Run("generate --depfile build/generated.stamp.d", on: disk).code == .success)
        #expect(
            disk.text("build/generated.stamp.d") == """
                build/generated.stamp: \\
                  App.viper \\
                  Specs \\
                  Specs/More \\
                  Specs/More/Two\\ words.viper \\
                  Specs/TodoList.viper \\
                  Templates/mocks \\
                  Templates/mocks/Mock.swift.stencil

                App.viper Specs Specs/More Specs/More/Two\\ words.viper Specs/TodoList.viper Templates/mocks \
                Templates/mocks/Mock.swift.stencil:

                """)
        #expect(disk.files.filter { $0.hasPrefix("build/") } == ["build/generated.stamp.d", "build/here"])
    }

    @Test func saysWhatACheckReads() throws {
        #expect(Run("check --depfile build/checked.d", on: disk).code == .success)
        let text = try #require(disk.text("build/checked.d"))
        #expect(text.hasPrefix("build/checked: \\\n  App.viper \\\n  Sources/Demo \\\n"))
        for path in disk.files where path.hasSuffix(".swift") && path != "Package.swift" {
            #expect(text.contains("  \(path) \\\n") || text.contains("  \(path)\n"), "\(path)")
        }
    }

    @Test func pathsAreThoseOfTheWorkingFolder() throws {
        #expect(Run("new Login --path Apps/Shop", on: disk).code == .success)
        #expect(Run("generate --path Apps/Shop --depfile shop.d", on: disk).code == .success)
        #expect(
            disk.text("shop.d")?.hasPrefix("shop: \\\n  Apps/Shop/App.viper \\\n  Apps/Shop/Specs \\\n") == true)
        #expect(Run("new Login --path /other", on: disk).code == .success)
        #expect(Run("generate --path /other --depfile other.d", on: disk).code == .success)
        #expect(disk.text("other.d")?.hasPrefix("other: \\\n  /other/App.viper \\\n") == true)
    }

    @Test func replacesWhatIsThere() {
        disk.add("a.d", "elsewhere/a: \\\n  Old.viper\n")
        disk.add("a.d.tmp", "mine")
        disk.add(".a.d.viper-gen", "left behind")
        #expect(Run("generate --depfile a.d", on: disk).code == .success)
        #expect(disk.text("a.d")?.hasPrefix("a: ") == true)
        #expect(disk.text("a.d.tmp") == "mine")
        #expect(disk.node(".a.d.viper-gen") == nil)
    }

    /// It may be anywhere, so what it replaces is a file of its own kind, and no link leads elsewhere.
    @Test(arguments: ["generate", "check"]) func replacesNothingElse(_ command: String) {
        disk.add("mine.d", "import std.stdio;\n")
        disk.add("other.d", "a: \\\n  Old.viper\n")
        disk.add("link.d", .link(to: "/home/me/demo/a.d"))
        disk.add("folder.d/x", "")
        let before = disk.snapshot
        for name in ["mine", "other", "link", "folder"] {
            let run = Run("\(command) --depfile \(name).d", on: disk)
            #expect(run.code == .refused && run.errors.contains("'\(name).d' is not "), "\(run.errors)")
        }
        #expect(disk.snapshot == before)
    }

    /// The project's files are written by then, so the message says so.
    @Test func aDiskThatIsFullInTheEndIsToldTruly() {
        disk.fail(.onPath(.rename, "/a.d"))
        let run = Run("generate --depfile a.d", on: disk)
        #expect(run.code == .disk && run.errors.contains("all other files were written"), "\(run.errors)")
    }

    @Test func aDryRunWritesNone() {
        for command in ["generate", "check --fix"] {
            #expect(Run("\(command) --dry-run --depfile a.d", on: disk).code == .success)
            #expect(disk.node("a.d") == nil)
        }
    }

    @Test func isNotWrittenWhereNothingIs() {
        #expect(Run("generate --dry-run --depfile a.d", on: disk).code == .success)
        disk.add("Specs/Wrong.viper", "module {")
        #expect(Run("generate --depfile a.d", on: disk).code == .invalidInput)
        #expect(disk.node("a.d") == nil)
    }

    @Test func theNameEndsInD() {
        for path in ["a", ".d", "build/"] {
            let run = Run("generate --depfile \(path)", on: disk)
            #expect(run.code == .usage && run.errors.contains("expected the name of the target with '.d'"), "\(path)")
        }
    }

    @Test func nothingIsDoneWhereItCannotBeWritten() {
        let before = disk.snapshot
        #expect(Run("generate --depfile nowhere/a.d", on: disk).code == .disk)
        #expect(Run("generate --depfile a=b.d", on: disk).code == .usage)
        #expect(disk.snapshot == before)
    }

    @Test func namesThatMakeWouldReadOtherwiseAreEscaped() {
        let file = DependencyFile(path: "out dir/a.d", dependencies: ["a b", "c#", "$d", "e:f"])
        #expect(
            file?.text == "out\\ dir/a: \\\n  $$d \\\n  a\\ b \\\n  c\\# \\\n  e\\:f\n\n$$d a\\ b c\\# e\\:f:\n")
    }
}
