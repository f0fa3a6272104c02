import Diagnostics

/// All templates of a run, parsed and checked together.
///
///     let set = TemplateSet(sources: files, entries: [.init("Module.swift", root: ModuleContext.schema.type)])
///     guard !set.diagnostics.containsError, let template = set["Module.swift"] else { … }
///     let bytes = try template.render(module.templateRecord)
///
/// Includes name sources; macros are known throughout the set. A project's own file takes the place of a built-in one by
/// being passed instead of it.
package struct TemplateSet: Sendable {
    /// Everything that is wrong with the templates, in the order of files and places.
    package let diagnostics: [Diagnostic]
    /// Names of sources that are no entry, that nothing includes and that define no macro, in order.
    package let unused: [String]
    /// A project's own templates that make each of the entries, or a part of it, in order; by the names of those that have one.
    package let own: [String: [String]]
    private let templates: [String: CompiledTemplate]

    /// Parses all sources, and checks the entries and everything that they include and call.
    package init(sources: [TemplateSource], entries: [TemplateEntry]) {
        var checker = Checker(library: Library(sources))
        let functions = entries.map { checker.add($0) }
        checker.run()
        let diagnostics = (checker.library.diagnostics + checker.diagnostics).sortedByPlace()
        self.diagnostics = diagnostics
        unused = checker.library.unused(by: entries.map(\.name))
        own = checker.library.own(in: entries.map(\.name))
        guard !diagnostics.containsError else {
            self.templates = [:]
            return
        }
        var templates: [String: CompiledTemplate] = [:]
        for (entry, function) in zip(entries, functions) {
            guard let function else { continue }
            templates[entry.name] = CompiledTemplate(
                root: entry.root, program: checker.program, function: function)
        }
        self.templates = templates
    }

    /// The template of an entry; nil where it is none of the entries, or where the set has errors.
    package subscript(name: String) -> CompiledTemplate? { templates[name] }
}

/// Makes a set of sources and entries: `TemplateSet.init`, or who remembers the sets that it has made, where a process makes the
/// same again and again.
package typealias TemplateCompiler = @Sendable (_ sources: [TemplateSource], _ entries: [TemplateEntry]) -> TemplateSet

/// A template's text and the name by which others include it.
package struct TemplateSource: Sendable {
    /// The path below the folder of templates: `parts/member.swift`.
    package let name: String
    /// The text, and the path that messages show.
    package let file: SourceFile
    /// Who wrote it.
    package let origin: Origin

    package enum Origin: Sendable {
        case project
        /// A test checks it. In a set of nothing but such templates, what a template may be faulted for by itself, without
        /// regard to values, is not looked for again.
        case builtIn
    }

    /// Without a name, the file's path below the folder `Templates`.
    package init(_ file: SourceFile, name: String? = nil, origin: Origin = .project) {
        self.file = file
        self.origin = origin
        let folder = "Templates/"
        self.name = name ?? (file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.path)
    }
}

/// A template that is rendered by itself, and the record that its names are looked up in.
package struct TemplateEntry: Sendable {
    /// The name of one of the sources.
    package let name: String
    /// The record whose fields are the names that the template sees.
    package let root: RecordType

    package init(_ name: String, root: RecordType) {
        self.name = name
        self.root = root
    }
}
