import Foundation
import Templates
import Testing

/// The templates in the binary are those of the folder, whatever they contain and whatever happens to the folder.
@Suite struct EmbedTemplatesTests {
    private let repository = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardizedFileURL

    @Test func holdsTheFolderByteForByte() throws {
        let folder = repository.appending(path: "Templates")
        var files: [String: Data] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
        where name.hasSuffix(".stencil") {
            files[name] = try Data(contentsOf: folder.appending(path: name))
        }
        #expect(!files.isEmpty)
        #expect(files == Dictionary(uniqueKeysWithValues: BuiltInTemplates.all.map { ($0.path, Data($0.text.utf8)) }))
    }

    /// Builds a small package with the plugin, as an incremental build of this one would go on.
    @Test func noticesEveryChangeAndSurvivesAnyContent() throws {
        let package = try Folder()
        let hostile = "\u{FEFF}\"\"\" \\(x) \\ \"# \r\n\r\t\u{0}\u{1B}\u{202E}\u{2028}e\u{301}👩‍👩‍👧\n\"\"\""
        try copy("Sources/EmbedTemplates", to: package)
        try package.write("Sources/Diagnostics/SourceFile.swift", sourceFile)
        try package.write("Sources/TemplateEngine/TemplateEngine.swift", engine)
        try copy("Templates/Templates.swift", to: package)
        try package.write("Package.swift", manifest)
        try package.write("Sources/show/main.swift", program)
        try package.write("Templates/CONTEXT.md", page)
        // A folder with such a template is a kit.
        try package.write("Templates/plain/View.swift.stencil", "")
        try package.write("Templates/set/a.stencil", hostile)
        #expect(try show(package) == ["set/a.stencil": Shown(hostile, compiledTo: hostile)])

        let edited = "edited {{ name }} {{ inner.names|first|default:\"\" }}"
        try package.write("Templates/set/a.stencil", edited)
        #expect(try show(package) == ["set/a.stencil": Shown(edited, compiledTo: "edited  ")])

        try package.write("Templates/other/b \"c\".stencil", "")
        #expect(
            try show(package) == [
                "set/a.stencil": Shown(edited, compiledTo: "edited  "),
                "other/b \"c\".stencil": Shown("", compiledTo: nil),
            ])

        // What has a fault is reported when it is used.
        try package.write("Templates/set/a.stencil", "{{ nmae }}")
        #expect(try show(package)["set/a.stencil"] == Shown("{{ nmae }}", compiledTo: nil))

        try FileManager.default.removeItem(at: package["Templates/set/a.stencil"])
        #expect(try show(package) == ["other/b \"c\".stencil": Shown("", compiledTo: nil)])
    }

    /// What the binary holds of a template.
    private struct Shown: Equatable {
        let text: [UInt8]
        /// The literal text of its program; nil where it has none.
        let program: [UInt8]?

        init(_ text: String, compiledTo program: String?) {
            (self.text, self.program) = (Array(text.utf8), program.map { Array($0.utf8) })
        }

        init(_ columns: [Substring]) {
            let bytes = columns.map { $0.split(separator: " ").compactMap { UInt8($0) } }
            (text, program) = (bytes[1], bytes.count > 2 ? bytes[2] : nil)
        }
    }

    private func copy(_ path: String, to package: Folder) throws {
        let target = package[path]
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: repository.appending(path: path), to: target)
    }

    /// Builds the package and lets it print its templates.
    private func show(_ package: Folder) throws -> [String: Shown] {
        let swift = Tool(url: URL(fileURLWithPath: "/usr/bin/env"))
        let result = try swift.run(
            ["swift", "run", "--quiet", "show"], in: package.url, environment: ProcessInfo.processInfo.environment)
        try #require(result.code == 0, "\(result.output)\(result.errors)")
        #expect(!result.errors.contains("warning:"), "\(result.errors)")
        let lines = result.output.split(separator: "\n").map {
            $0.split(separator: "|", omittingEmptySubsequences: false)
        }
        let shown = Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), Shown($0)) })
        return shown.filter { $0.key != "plain/View.swift.stencil" }
    }

    private let manifest = """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "Embedding",
            platforms: [.macOS(.v13)],
            targets: [
                .executableTarget(name: "show", dependencies: ["Templates"]),
                .target(
                    name: "Templates", dependencies: ["TemplateEngine"], path: "Templates", exclude: ["CONTEXT.md"],
                    plugins: ["EmbedTemplates"]),
                .plugin(
                    name: "EmbedTemplates", capability: .buildTool(), dependencies: ["embed-templates"],
                    path: "Sources/EmbedTemplates/Plugin"),
                .executableTarget(
                    name: "embed-templates", dependencies: ["TemplateEngine", "Diagnostics"],
                    path: "Sources/EmbedTemplates/Tool"),
                .target(name: "TemplateEngine", dependencies: ["Diagnostics"]),
                .target(name: "Diagnostics"),
            ],
            swiftLanguageModes: [.v6]
        )

        """

    private let sourceFile = """
        package struct SourceFile {
            package let path: String
            package let text: String

            package init(path: String, text: String) { (self.path, self.text) = (path, text) }
        }

        """

    /// Stands in for the engine, which takes a minute to build: what it makes of a template is the text outside of its tags,
    /// and nothing where a tag has a name that the template's root has not. What the real one makes is tested beside it.
    private let engine = """
        import Diagnostics

        package indirect enum ValueType: Sendable {
            case string, int, bool, list(ValueType), optional(ValueType), record(RecordType)
        }

        package struct RecordType: Sendable {
            package struct Field: Sendable {
                let name: String
                package init(name: String, type: @autoclosure @escaping @Sendable () -> ValueType, doc: String) {
                    self.name = name
                }
            }

            let fields: [Field]
            package init(_ name: String, doc: String, fields: [Field]) { self.fields = fields }
        }

        package struct TemplateSource {
            package enum Origin { case builtIn }
            package let name: String
            package let file: SourceFile
            package init(_ file: SourceFile, name: String, origin: Origin) { (self.file, self.name) = (file, name) }
        }

        package struct TemplateEntry {
            package let name: String
            let root: RecordType
            package init(_ name: String, root: RecordType) { (self.name, self.root) = (name, root) }
        }

        package struct ProgramCode: Sendable {
            package let numbers: String
            package let text: String
            package let paths: [String]
            package init(numbers: String, text: String, paths: [String]) {
                (self.numbers, self.text, self.paths) = (numbers, text, paths)
            }
        }

        package struct CompiledTemplate {
            package let code: ProgramCode
        }

        package struct TemplateSet {
            private var templates: [String: CompiledTemplate] = [:]

            package init(sources: [TemplateSource], entries: [TemplateEntry]) {
                for entry in entries {
                    guard let file = sources.first(where: { $0.name == entry.name })?.file else { continue }
                    let pieces = file.text.split(separator: "{{ ", omittingEmptySubsequences: false)
                    let names = pieces.dropFirst().map { String($0.prefix(while: \\.isLetter)) }
                    guard names.allSatisfy({ name in entry.root.fields.contains { $0.name == name } }) else { continue }
                    let text = pieces.enumerated().map { place, piece in
                        place == 0 ? String(piece) : piece.split(separator: " }}", omittingEmptySubsequences: false).dropFirst().joined()
                    }
                    templates[entry.name] = CompiledTemplate(
                        code: ProgramCode(numbers: "1", text: text.joined(), paths: [file.path]))
                }
            }

            package subscript(name: String) -> CompiledTemplate? { templates[name] }
        }

        """

    private let page = """
        # What templates see

        | template | sees |
        |---|---|
        | `set/a.stencil` | [Root](#root) |

        ## Root
        What there is.
        - `name` string: A name.
        - `inner` [Inner](#inner): A record.

        ## Inner
        What is in it.
        - `names` [string]: A list.

        """

    private let program = """
        import Templates

        for template in BuiltInTemplates.all {
            let program = BuiltInTemplates.programs.first { $0.paths == ["Templates/" + template.path] }
            let texts = [template.text] + (program.map { [$0.text] } ?? [])
            print(template.path, texts.map { $0.utf8.map(String.init).joined(separator: " ") }.joined(separator: "|"), separator: "|")
        }

        """
}
