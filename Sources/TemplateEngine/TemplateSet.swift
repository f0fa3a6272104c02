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
    /// The names of the sources that are no entry, that nothing includes and that define no macro, in order.
    package let unused: [String]
    /// For each entry that a project's own templates make, or a part of it, the names of these templates, in order.
    package let projectTemplates: [String: [String]]
    private let templates: [String: CompiledTemplate]

    /// Parses all sources, and checks the entries and everything that they include and call.
    package init(sources: [TemplateSource], entries: [TemplateEntry]) {
        var checker = Checker(library: Library(sources))
        let functions = entries.map { checker.add($0) }
        checker.run()
        let diagnostics = (checker.library.diagnostics + checker.diagnostics).sortedByPlace()
        self.diagnostics = diagnostics
        unused = checker.library.unused(by: entries.map(\.name))
        projectTemplates = checker.library.projectTemplates(in: entries.map(\.name))
        let program = checker.program
        let compiled = zip(entries, functions).compactMap { entry, function in
            function.map { (entry.name, CompiledTemplate(root: entry.root, program: program, function: $0)) }
        }
        templates = diagnostics.containsError ? [:] : Dictionary(firstOf: compiled)
    }

    /// The template of an entry; nil where it is none of the entries, or where the set has errors.
    package subscript(name: String) -> CompiledTemplate? { templates[name] }
}

/// Makes a set of sources and entries. It is `TemplateSet.init`, or a function that keeps the sets that it has made, for processes
/// that need the same ones again.
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
        /// A built-in template, which a test of viper-gen checks. A set of nothing but these is not checked for errors that do
        /// not depend on the types of values.
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
