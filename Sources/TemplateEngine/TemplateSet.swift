import Diagnostics

/// All templates of a run, parsed and checked together.
///
///     let set = TemplateSet(sources: files, entries: [.init("Module.swift", root: ModuleContext.schema.type)])
///     guard !set.diagnostics.containsError, let template = set["Module.swift"] else { … }
///     let bytes = try template.render(module.templateRecord)
///
/// Includes find sources by name, and macros can be called throughout the set. To replace a built-in file, pass the
/// project's file instead of it. A set of built-in templates only is not checked: a test of viper-gen does that.
package struct TemplateSet: Sendable {
    /// The errors and warnings in the templates, in the order of files and locations.
    package let diagnostics: [Diagnostic]
    /// The names of the project's sources that are not an entry, that no template includes, and that define no
    /// macro, in order.
    package let unused: [String]
    private let library: TemplateLibrary
    private let entries: Set<String>

    /// Parses all sources, and checks them.
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

    /// The template of an entry; nil for other names, or if the set has errors.
    package subscript(name: String) -> CheckedTemplate? {
        guard entries.contains(name), let template = library.templates[name] else { return nil }
        return CheckedTemplate(template: template, library: library)
    }
}

/// A template that can be rendered any number of times, from any thread.
package struct CheckedTemplate: Sendable {
    fileprivate let template: TemplateSyntax
    fileprivate let library: TemplateLibrary

    /// Returns the text for a root record of the entry's type.
    ///
    /// - Parameter margin: The line width for lists and words.
    package func render(_ root: Record, margin: Margin = .standard) throws(RenderError) -> [UInt8] {
        try TemplateRenderer.text(of: template, for: root, in: library, margin)
    }
}

/// A function that creates a set from sources and entries: `TemplateSet.init`, or a function that caches sets.
package typealias TemplateCompiler = @Sendable (_ sources: [TemplateSource], _ entries: [TemplateEntry]) -> TemplateSet

/// The text of a template, and the name by which others include it.
package struct TemplateSource: Sendable {
    /// The path below the folder of templates: `parts/member.swift`.
    package let name: String
    /// The file, with the path for messages.
    package let file: SourceFile
    /// The author of the template: viper-gen or the project.
    package let origin: Origin

    /// The author of a template.
    package enum Origin: Sendable {
        case project
        /// A built-in template, which a test of viper-gen checks.
        case builtIn
    }

    /// Creates a source. Its default name is the file's path in the folder `Templates`.
    package init(_ file: SourceFile, name: String? = nil, origin: Origin = .project) {
        self.file = file
        self.origin = origin
        let folder = "Templates/"
        self.name = name ?? (file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.path)
    }
}

/// A template that is rendered on its own, and its root record.
package struct TemplateEntry: Sendable {
    /// The name of the source.
    package let name: String
    /// The record whose fields are the names that the template sees.
    package let root: RecordType

    package init(_ name: String, root: RecordType) {
        self.name = name
        self.root = root
    }
}
