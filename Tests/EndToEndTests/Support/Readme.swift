import Foundation
import Testing

/// README in pieces, to compare what it shows with what the tool gives.
struct Readme {
    let text: String

    init() throws {
        text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    }

    /// What stands below a heading, up to the next one that is as high or higher.
    func section(_ heading: String) throws -> String {
        let rest = try #require(text.components(separatedBy: "\n\(heading)\n").dropFirst().first, "\(heading)")
        let levels = heading.prefix { $0 == "#" }.count
        return (2...levels).reduce(rest) { section, level in
            section.components(separatedBy: "\n\(String(repeating: "#", count: level)) ").first ?? section
        }
    }

    /// The spec at the top.
    func spec() throws -> String { try #require(Self.blocks("swift", in: text).first) }

    /// The fenced blocks of a language in `text`; those of none for the empty string.
    static func blocks(_ language: String, in text: String) -> [String] {
        let parts = text.components(separatedBy: "```")
        return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
            .filter { $0.hasPrefix(language + "\n") }.map { String($0.dropFirst(language.count + 1)) }
    }
}

/// A project whose generated files are compared with what README shows.
struct ShownProject {
    private let folder: Folder
    let run: Tool.Result

    /// Generated from the settings in `app`, the spec of `module`, and templates by their paths.
    init(app: String, module: String, spec: String, templates: [String: String] = [:]) throws {
        folder = try Folder()
        try folder.write("App.viper", app)
        try folder.write("Specs/\(module).viper", spec)
        for (path, text) in templates { try folder.write(path, text) }
        run = try Tool.built.run(["generate"], in: folder.url)
    }

    /// Whether each piece stands in some generated file.
    func expect(_ pieces: some Sequence<String>) throws {
        let swift = try folder.files().filter { $0.key.hasSuffix(".swift") }
            .values.map { String(decoding: $0, as: UTF8.self) }
        for piece in pieces {
            #expect(swift.contains { $0.contains(piece) }, "README shows what is not generated:\n\(piece)\(run.errors)")
        }
    }
}
