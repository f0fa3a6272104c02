import TestSupport
import Testing

@Suite struct CompletionsCommandTests {
    private let disk = MemoryFileSystem()

    private func candidates(_ words: String...) -> [String] {
        let run = Run(["completions", "words", "--"] + words, on: disk)
        #expect(run.code == .success && run.errors.isEmpty)
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test func completesCommands() {
        #expect(candidates("ren") == ["rename"])
        #expect(Set(candidates("")).isSuperset(of: ["new", "generate", "completions"]))
        #expect(candidates("templates", "") == ["list", "show", "eject", "check"])
        #expect(candidates("nothing", "").isEmpty)
    }

    @Test func completesOptionsAndTheirValues() {
        #expect(candidates("generate", "--dr") == ["--dry-run"])
        #expect(candidates("new", "-").contains("--spec"))
        #expect(candidates("generate", "--color", "a") == ["auto", "always"])
        #expect(candidates("generate", "--path", "").isEmpty)
        #expect(candidates("generate", "--", "--fo").isEmpty)
        #expect(candidates("completions", "z") == ["zsh"])
    }

    @Test func completesNames() {
        #expect(Run("new TodoList Settings", on: disk).code == .success)
        disk.add("Specs/Broken.viper", "module Half { veiw {\n")
        #expect(candidates("generate", "") == ["Half", "Settings", "TodoList"])
        #expect(candidates("generate", "--dry-run", "Settings", "To") == ["TodoList"])
        #expect(candidates("rename", "Set") == ["Settings"])
        #expect(candidates("rename", "Settings", "Set").isEmpty)
        #expect(candidates("explain", "weakR") == ["weakRole"])
        #expect(candidates("templates", "show", "core/Mod").contains("core/Module.swift.stencil"))
    }

    @Test func looksWhereThePathSays() {
        #expect(Run("new About --path Other", on: disk).code == .success)
        #expect(candidates("check", "").isEmpty)
        #expect(candidates("check", "--path", "Other", "") == ["About"])
        #expect(candidates("check", "--path", "Nowhere", "").isEmpty)
        #expect(disk.node("Nowhere") == nil)
    }

    /// What can be told of a script without its shell: quotes, brackets and blocks are closed, and what is called is declared.
    @Test(arguments: [
        ("bash", "_viper_gen() {", "}", "complete -o default -F _viper_gen viper-gen"),
        ("zsh", "if ((", "fi", "#compdef viper-gen"),
        ("fish", "function __viper_gen_words", "end", "complete -c viper-gen -a '(__viper_gen_words)'"),
    ]) func scriptsAreWhole(shell: String, opening: String, end: String, registration: String) {
        let lines = Run("completions \(shell)", on: disk).output.split(separator: "\n").map(String.init)
        let code = lines.filter { !$0.hasPrefix("#") }
        #expect(lines.contains(registration))
        #expect(code.count { $0.hasPrefix(opening) } == 1 && code.count { $0 == end } == 1)
        for line in code where line != end && !line.hasPrefix(opening) {
            #expect(
                line.count { $0 == "\"" }.isMultiple(of: 2) && line.count { $0 == "'" }.isMultiple(of: 2), "\(line)")
        }
        var open: [Character] = []
        for character in code.joined() {
            switch character {
            case "(": open.append(")")
            case "[": open.append("]")
            case "{": open.append("}")
            case ")", "]", "}": #expect(open.popLast() == character)
            default: break
            }
        }
        #expect(open.isEmpty)
    }

    @Test func printsAScriptForEachShell() {
        for shell in ["bash", "zsh", "fish"] {
            let run = Run("completions \(shell)", on: disk)
            #expect(run.code == .success && run.output.contains("viper-gen completions words -- "))
        }
        #expect(Run("completions csh", on: disk).errors.contains("Expected one of bash, zsh, fish."))
        #expect(Run("completions", on: disk).code == .usage)
    }
}
