import Foundation
import Testing

/// A page of the documentation in pieces, to compare what it shows with what the tool gives.
struct Page: Sendable {
    /// The page's path in the repository.
    let path: String
    let text: String

    init(path: String) throws {
        self.path = path
        text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    }

    static func readme() throws -> Page { try Page(path: "README.md") }

    /// Reads the page of this name in the catalog.
    static func catalog(_ name: String) throws -> Page { try Page(path: "\(catalogFolder)/\(name).md") }

    /// Lists the names of the catalog's pages.
    static func catalogNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Repository.root.appending(path: catalogFolder).path)
            .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
    }

    private static let catalogFolder = "Sources/viper-gen/viper-gen.docc"

    /// What stands below a heading, up to the next one that is as high or higher.
    func section(_ heading: String) throws -> String {
        let rest = try #require(text.components(separatedBy: "\n\(heading)\n").dropFirst().first, "\(heading)")
        let levels = heading.prefix { $0 == "#" }.count
        return (2...levels).reduce(rest) { section, level in
            section.components(separatedBy: "\n\(String(repeating: "#", count: level)) ").first ?? section
        }
    }

    /// Finds the spec of README; other pages show pieces of what comes of it.
    static func spec() throws -> String { try #require(blocks("swift", in: try readme().text).first) }

    /// The fenced blocks of a language in `text`; those of none for the empty string.
    static func blocks(_ language: String, in text: String) -> [String] {
        let parts = text.components(separatedBy: "```")
        return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
            .filter { $0.hasPrefix(language + "\n") }.map { String($0.dropFirst(language.count + 1)) }
    }
}

extension Page {
    /// Leaves out the fenced blocks, in which nothing is a link or a heading.
    private var prose: String {
        let parts = text.components(separatedBy: "```")
        return stride(from: 0, to: parts.count, by: 2).map { parts[$0] }.joined()
    }

    /// Collects the links that stay in the repository, as the page writes them: a path, and a heading if there is one.
    var links: [(path: String, heading: String?)] {
        prose.matches(of: #/\]\(([^)#]*)(?:#([^)]*))?\)/#)
            .map { (path: String($0.1), heading: $0.2.map(String.init)) }
            .filter { !$0.path.contains("://") }
    }

    /// Names the headings as links on GitHub do.
    var anchors: Set<String> {
        let headings = prose.split(separator: "\n").filter { $0.hasPrefix("#") }.map {
            $0.drop { $0 == "#" || $0 == " " }
        }
        return Set(
            headings.map { heading in
                heading.lowercased().filter { $0.isLetter || $0.isNumber || "_- ".contains($0) }.replacing(
                    " ", with: "-")
            })
    }
}

/// A project whose generated files are compared with what a page shows.
struct ShownProject {
    let folder: Folder
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
            #expect(swift.contains { $0.contains(piece) }, "a page shows what is not generated:\n\(piece)\(run.errors)")
        }
    }
}
