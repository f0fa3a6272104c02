import Diagnostics

/// All templates of a run, parsed and checked together.
///
///     let set = TemplateSet(sources: files, entries: [.init("Module.swift", root: ModuleContext.schema.type)])
///     guard !set.diagnostics.containsError, let template = set["Module.swift"] else { … }
///     let bytes = try template.render(module.templateRecord)
///
/// A template can include each source by its name, and call the macros of all sources. To replace a built-in template,
/// pass the project's file instead. If all templates are built in, only their syntax is checked: a test of viper-gen
/// checks the rest.
package struct TemplateSet: Sendable {
    /// The errors and warnings in the templates, in the order of files and locations.
    package let diagnostics: [Diagnostic]
    /// The sorted names of the sources without effect: they are not an entry, no used template includes them, and they
    /// define no macro.
    package let unused: [String]
    private let library: TemplateLibrary
    private let entries: Set<String>

    /// Parses all sources. Checks them if the project has templates of its own.
    package init(sources: [TemplateSource], entries: [TemplateEntry]) {
        library = TemplateLibrary(sources)
        let missing = entries.filter { [library] in library.templates[$0.name] == nil }
        var findings = library.diagnostics + missing.map { .templateUnknownFile($0.name, known: [], nil) }
        var unused: [String] = []
        if sources.contains(where: { $0.origin == .project }) {
            let checker = TemplateChecker(library, entries: entries)
            findings += checker.diagnostics
            func reached(from names: [String]) -> Set<String> { Set(names).closed { checker.includes[$0] ?? [] } }
            let used = reached(from: entries.map(\.name) + library.macros.values.map(\.template))
            unused = library.templates.keys.filter { !used.contains($0) }.sorted()
        }
        diagnostics = findings.sortedByPlace()
        self.unused = unused
        self.entries = findings.containsError ? [] : Set(entries.map(\.name))
    }

    /// Returns the template of an entry. Returns nil if no entry has the name, or if the set has errors.
    package subscript(name: String) -> CheckedTemplate? {
        guard entries.contains(name), let template = library.templates[name] else { return nil }
        return CheckedTemplate(template: template, library: library)
    }
}

/// A template that can be rendered any number of times, from any thread.
package struct CheckedTemplate: Sendable {
    fileprivate let template: TemplateSyntax
    fileprivate let library: TemplateLibrary

    /// Returns the rendered text as UTF-8. The type of `root` is the entry's `root`.
    ///
    /// - Parameter margin: The maximum line width between the tags `list` and `endlist`, and `wrap` and `endwrap`.
    package func render(_ root: Record, margin: Margin = .standard) throws(RenderError) -> [UInt8] {
        try TemplateRenderer.text(of: template, for: root, in: library, margin)
    }
}

/// A function that creates a set: `TemplateSet.init`, or a function that returns cached sets.
package typealias TemplateCompiler = @Sendable (_ sources: [TemplateSource], _ entries: [TemplateEntry]) -> TemplateSet

/// The text of a template, and the name by which other templates include it.
package struct TemplateSource: Sendable {
    /// The path relative to the folder of templates: `parts/member.swift`.
    package let name: String
    /// The file. Messages show its path.
    package let file: SourceFile
    /// The author of the template: viper-gen or the project.
    package let origin: Origin

    /// The author of a template.
    package enum Origin: Sendable {
        case project
        /// A template that is part of viper-gen. A test of viper-gen checks it.
        case builtIn
    }

    /// Creates a source. The default name is the file's path relative to the folder `Templates`.
    package init(_ file: SourceFile, name: String? = nil, origin: Origin = .project) {
        self.file = file
        self.origin = origin
        let folder = "Templates/"
        self.name = name ?? (file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.path)
    }
}

/// A template that is rendered to a file of its own, and the type of its root record.
package struct TemplateEntry: Sendable {
    /// The name of the template's source.
    package let name: String
    /// The type of the record whose fields the template can use as names.
    package let root: RecordType

    package init(_ name: String, root: RecordType) {
        self.name = name
        self.root = root
    }
}
