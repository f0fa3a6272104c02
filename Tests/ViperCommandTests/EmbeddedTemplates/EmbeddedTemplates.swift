import Diagnostics
import Foundation
import TemplateEngine
import ViperGeneration
import ViperModel

@testable import ViperCommand

/// Built-in templates as the Swift file with which the binary carries them, and what the template engine makes of them, so that
/// the tool need not parse and check them whenever it starts.
struct EmbeddedTemplates {
    /// All of them, sorted, by paths that begin with `Templates/`.
    let files: [SourceFile]

    init(files: [SourceFile]) {
        self.files = files.sorted { $0.path < $1.path }
    }

    /// The templates below a folder.
    init(in folder: URL) throws {
        var files: [SourceFile] = []
        for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
        where name.hasSuffix(".stencil") {
            let bytes = try Data(contentsOf: folder.appending(path: name))
            files.append(SourceFile(path: "Templates/" + name, bytes: Array(bytes)))
        }
        self.init(files: files)
    }

    /// What is made of the templates for each kit, test framework and style, and of those of starts; what two settings share
    /// comes once. A template with a fault is left out: the tool reports it as it does those of projects.
    var programs: [ProgramCode] {
        var programs: [ProgramCode] = []
        for (sources, entries) in sets {
            let paths = Set(sources.map(\.file.path))
            for entry in entries {
                guard let own = sources.first(where: { $0.name == entry.name })?.file.path else { continue }
                let isKnown = programs.contains { $0.paths.first == own && $0.paths.allSatisfy(paths.contains) }
                guard !isKnown, let template = TemplateSet(sources: sources, entries: [entry])[entry.name] else {
                    continue
                }
                programs.append(template.code)
            }
        }
        return programs
    }

    /// The sources and entries of which the tool makes sets.
    private var sets: [CompiledSets.Set] {
        let compiled = CompiledSets()
        for kit in Kit.builtIn {
            for framework in TestFramework.allCases {
                for style in kit.styles { _ = renderer(kit, framework, style, compiled.compile) }
            }
        }
        let starts = ProjectTemplates.Name.allCases.compactMap { name in
            files.first { $0.path == "Templates/" + name.path }.map {
                TemplateSource($0, name: name.path, origin: .builtIn)
            }
        }
        let root = ProjectTemplates.Context.schema.type
        return compiled.all + [(starts, starts.map { TemplateEntry($0.name, root: root) })]
    }

    private func renderer(
        _ kit: Kit, _ framework: TestFramework, _ style: AppSettings.Style, _ compile: @escaping TemplateCompiler
    ) -> Renderer {
        var app = AppSettings(name: "App")
        (app.kit, app.tests, app.style) = (kit, framework, style)
        return Renderer(builtIn: files, project: [], folder: "Templates", app: app, compile: compile)
    }
}

extension EmbeddedTemplates {
    /// The Swift file that adds the templates to a type. They are string literals, which lie in the binary as they are.
    func swiftText(extending type: String, importing modules: [String]) -> String {
        var lines = ["// swift-format-ignore-file", "// The built-in templates and what is made of them. Do not edit:"]
        lines += ["// `RECORD_TEMPLATES=1 swift test --filter EmbeddedTemplatesTests` writes this file."]
        lines += modules.map { "import \($0)" } + ["", "extension \(type) {"]
        lines += [
            "    /// Every file of the folder, sorted by path.", "    package static let all: [BuiltInTemplate] = [",
        ]
        for file in files {
            let path = file.path.dropFirst("Templates/".count)
            lines.append(
                "BuiltInTemplate(path: \(literal(path)), text: \(blockLiteral(String(decoding: file.bytes, as: UTF8.self)))),"
            )
        }
        lines += ["    ]", "", "    /// What was made of them for each kit and test framework."]
        lines += ["    package static let programs: [ProgramCode] = ["]
        for code in programs {
            let paths = code.paths.map { literal($0) }.joined(separator: ", ")
            lines.append(
                "ProgramCode(numbers: #\"\(code.numbers)\"#, text: \(blockLiteral(code.text)), paths: [\(paths)]),")
        }
        return (lines + ["    ]", "}", ""]).joined(separator: "\n")
    }

    private func literal(_ text: some StringProtocol) -> String { "\"\(escaped(text, keeping: []))\"" }

    private func blockLiteral(_ text: String) -> String { "\"\"\"\n\(escaped(text, keeping: ["\n"]))\n\"\"\"" }

    /// The text as it stands between the quotes of a Swift literal. Whatever could end the literal, start an interpolation or
    /// be changed by the compiler (it turns CR LF into LF) is escaped, and so is what an editor would not show.
    private func escaped(_ text: some StringProtocol, keeping kept: Set<Unicode.Scalar>) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case _ where kept.contains(scalar): result.unicodeScalars.append(scalar)
            default:
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }
}
