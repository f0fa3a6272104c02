import Diagnostics
import TemplateEngine

/// What is made of the built-in templates while the tool is built, so that it need not parse and check them whenever it starts.
struct Programs {
    private(set) var codes: [ProgramCode] = []

    /// Folders of which one is called `framework/`, by the app's settings.
    private static let frameworks = ["swiftTesting", "xctest"]

    /// `files` are all templates by their path below the folder, sorted; `page` is the text of the page of all names. A template
    /// with a fault is left out: the tool reports it as it does those of projects.
    init(of files: [(path: String, text: String)], page: String) {
        let view = "/View.swift.stencil"
        let kits = files.filter { $0.path.hasSuffix(view) }.map { String($0.path.dropLast(view.count)) }
        let roots = ContextPage(page).roots.sorted { $0.key < $1.key }
        for kit in kits {
            for framework in Self.frameworks {
                let sources = files.map { file in
                    TemplateSource(
                        SourceFile(path: "Templates/" + file.path, text: file.text),
                        name: Self.name(of: file.path, kit: kit, of: kits, framework: framework), origin: .builtIn)
                }
                for (name, root) in roots { add(TemplateEntry(name, root: root), of: sources) }
            }
        }
    }

    /// Adds what is made of a template, where that is not the same as for other settings.
    private mutating func add(_ entry: TemplateEntry, of sources: [TemplateSource]) {
        guard let own = sources.first(where: { $0.name == entry.name })?.file.path else { return }
        let paths = Set(sources.filter { !$0.name.hasPrefix("-") }.map(\.file.path))
        let isKnown = codes.contains { $0.paths.first == own && $0.paths.allSatisfy(paths.contains) }
        guard !isKnown, let template = TemplateSet(sources: sources, entries: [entry])[entry.name] else { return }
        codes.append(template.code)
    }

    /// The name by which templates include the one at a path; that of another kit or framework begins with a hyphen.
    private static func name(of path: String, kit: String, of kits: [String], framework: String) -> String {
        guard let slash = path.firstIndex(of: "/") else { return path }
        let folder = String(path[..<slash])
        switch folder {
        case kit: return "kit" + path[slash...]
        case framework: return "framework" + path[slash...]
        default: return kits.contains(folder) || frameworks.contains(folder) ? "-" + path : path
        }
    }
}
