import Diagnostics
import Foundation

/// A Swift file that carries templates, as it is recorded in the checkout.
struct RecordedTemplates: Sendable {
    /// The type that the file extends.
    let type: String
    private let modules: [String]
    let file: URL
    private let templates: @Sendable () throws -> EmbeddedTemplates

    /// What the file has to be.
    func text() throws -> String { try text(of: templates()) }

    /// What the file would be with these.
    func text(of templates: EmbeddedTemplates) -> String { templates.swiftText(extending: type, importing: modules) }

    func textOfFile() throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

    /// The built-in templates.
    static let folder = repository.appending(path: "Templates")

    static let all = [builtIn, page, hostile]

    static let builtIn = RecordedTemplates(
        type: "BuiltInTemplates", modules: [],
        file: folder.appending(path: "Embedded/BuiltInTemplates.generated.swift")
    ) { try EmbeddedTemplates(in: folder, endingIn: ".stencil") }

    /// The program and the styles of the page of a map.
    static let page = RecordedTemplates(
        type: "PageFiles", modules: [], file: folder.appending(path: "Embedded/PageFiles.generated.swift")
    ) { try EmbeddedTemplates(in: folder.appending(path: "page"), endingIn: ".js", ".css") }

    /// Templates that no Swift file carries easily.
    static let hostile = RecordedTemplates(
        type: "HostileTemplates", modules: ["Templates"],
        file: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "HostileTemplates.generated.swift")
    ) { EmbeddedTemplates(files: HostileTemplates.files) }

    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}

/// Stands in for the built-in templates; `HostileTemplates.generated.swift` has what is recorded of them.
enum HostileTemplates {
    static let text = "\u{FEFF}\"\"\" \\(x) \\ \"# \r\n\r\t\u{0}\u{1B}\u{202E}\u{2028}e\u{301}👩‍👩‍👧\n\"\"\""

    static let files = [
        "starter/Module.viper": text,
        "project/App.viper": "edited {{ name }} {{ parts.view|default:\"\" }}",
        "project/Package.swift": "",
        "project/gitignore": "{{ nmae }}",
        "other/b \"c\"": "",
    ].map { SourceFile(path: "Templates/\($0.key).stencil", text: $0.value) }
}
