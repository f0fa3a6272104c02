import Diagnostics

extension TemplateSet {
    /// What was made of `entries` when the tool was built, of the templates that `sources` holds. Nil where there is anything
    /// among them that is not built in, or where `codes` lacks an entry with such a root: then they are to be parsed and checked.
    package init?(sources: [TemplateSource], entries: [TemplateEntry], codes: [ProgramCode]) {
        guard sources.allSatisfy({ $0.origin == .builtIn }) else { return nil }
        var files: [String: SourceFile] = [:]
        files.reserveCapacity(sources.count)
        for source in sources { files[source.file.path] = source.file }
        var templates: [String: CompiledTemplate] = [:]
        var roots: [(type: RecordType, fingerprint: Int)] = []
        for entry in entries {
            let root: Int
            if let known = roots.first(where: { $0.type == entry.root }) {
                root = known.fingerprint
            } else {
                root = Fingerprint(of: entry.root).number
                roots.append((entry.root, root))
            }
            guard let path = sources.first(where: { $0.name == entry.name })?.file.path,
                let template = CompiledTemplate(entry, root: root, at: path, from: codes, files)
            else { return nil }
            templates[entry.name] = template
        }
        self.init(templates)
    }

    /// A compiler that takes what was made of templates when the tool was built, where it can.
    package static func compiler(with codes: @escaping @Sendable () -> [ProgramCode]) -> TemplateCompiler {
        { sources, entries in
            TemplateSet(sources: sources, entries: entries, codes: codes())
                ?? TemplateSet(sources: sources, entries: entries)
        }
    }
}

extension CompiledTemplate {
    /// The template as a code, from which it can be made again for a root record of the same fields.
    package var code: ProgramCode { program.code(root: Fingerprint(of: root).number) }

    /// The template at `path`, of whose codes the one is taken that is made of nothing but `files`.
    fileprivate init?(
        _ entry: TemplateEntry, root: Int, at path: String, from codes: [ProgramCode], _ files: [String: SourceFile]
    ) {
        for code in codes where code.paths.first == path {
            let parts = code.paths.compactMap { files[$0] }
            guard parts.count == code.paths.count, let program = Program(code, root: root, files: parts) else {
                continue
            }
            self.init(name: entry.name, root: entry.root, program: program, function: 0)
            return
        }
        return nil
    }
}
