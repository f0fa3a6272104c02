import Diagnostics
import ViperCore

/// `generate` where a memo was true before a few files changed that concern some modules alone: only these are rendered and
/// compared. Whenever more than that may have changed, it does nothing, and all is to be done anew.
struct PartialGeneration {
    let generation: Generation
    let app: AppFile
    /// What was true.
    let memo: Memo
    /// What there is.
    let now: Inventory

    private var project: Project { generation.project }
    private var settings: AppSettings { app.settings }

    /// What is to be done, and the memo that is true after it; nil where all is to be done anew.
    func prepared() throws(FileError) -> (Generation.Prepared, Memo)? {
        guard memo.connection != .classes, memo.specs.map(\.path) == now.specs.map(\.path),
            let changed = ChangedFiles(memo, now, settings)
        else { return nil }
        let (names, described) = meant(by: changed)
        guard let written = try written(of: names) else { return nil }
        let excerpt = Excerpt(
            of: described, beside: written.map(\.source).filter { changed.written.contains($0.path) },
            among: now.specs, as: memo)
        let input = generation.input(app, specs: now.specs, templates: now.templates)
        guard var output = Pipeline.run(input, on: excerpt, only: names, describedIn: described),
            let program = output.program, othersSeeTheSame(of: changed, output.interfaces, program),
            hasSameFixtures(output, names), let standing = try standing(beside: names, of: program)
        else { return nil }
        output.modules = memo.modules.map(\.name)
        let territories = Territories(program)
        guard written.allSatisfy({ territories.concerns($0, as: changed) }) else { return nil }

        var update = Update(of: project, edits: .respected)
        let arrivals = Arrivals(in: project, edits: .respected)
        let arrived = arrivals.take(output.files)
        try arrivals.check()
        update.add(arrived)
        guard !update.refusesPaths else { return nil }
        update.sync(output.files + standing, with: program, output.renderer, written: written)
        guard update.findings.isEmpty, update.refusals.isEmpty, update.removedCount == 0 else { return nil }
        let others = memo.modules.filter { !names.contains($0.name) }
        update.addUnchanged(others.reduce(memo.sharedCount) { $0 + $1.fileCount })
        let prepared = Generation.Prepared(
            settings: settings, input: input, output: output, written: written, update: update,
            arrived: arrived, writer: SafeWriter(root: project.root, fileSystem: project.fileSystem))
        var memo = memo
        memo.take(prepared, of: names, now: now, territories)
        return (prepared, memo)
    }

    // MARK: Specs

    /// The modules to render, and the specs that describe them.
    private func meant(by changed: ChangedFiles) -> (names: Set<String>, specs: Set<String>) {
        var (names, specs) = (changed.modules, changed.specs)
        for spec in memo.specs {
            if changed.specs.contains(spec.path) { names.formUnion(spec.names.modules) }
            if !changed.modules.isDisjoint(with: spec.names.modules) { specs.insert(spec.path) }
        }
        return (names, specs)
    }

    /// What other modules can see of the specs that have changed is as it was.
    private func othersSeeTheSame(of changed: ChangedFiles, _ interfaces: [Memo.File], _ program: Program) -> Bool {
        let old = memo.specs.filter { changed.specs.contains($0.path) }
        let new = interfaces.filter { changed.specs.contains($0.path) }
        let mentioned = PrivateMentions(program).modules(in: now.specs.filter { changed.specs.contains($0.path) })
        return old.map { Memo.File(path: $0.path, digest: $0.interface) } == new
            && old.allSatisfy { Set($0.names.modules).isDisjoint(with: memo.mentioned) }
            && Set(mentioned).isSubset(of: memo.mentioned)
    }

    // MARK: Fixtures

    /// The same types have fixtures that a person has to write.
    private func hasSameFixtures(_ output: Pipeline.Output, _ names: Set<String>) -> Bool {
        let others = memo.modules.filter { !names.contains($0.name) }.flatMap(\.unwritten)
        return Set(memo.modules.flatMap(\.unwritten)) == Set(others + output.unwritten.values.flatMap(\.self))
    }

    // MARK: Files on disk

    /// The hand-written files that may matter to some modules; nil where one changes at this moment.
    private func written(of names: Set<String>) throws(FileError) -> [WrittenFile]? {
        let folders = Territories.Folders(settings, modules: names)
        let shared = Set(memo.shared)
        let paths = now.files.map(\.path).filter { path in
            path.hasSuffix(".swift") && !path.hasSuffix(".generated.swift")
                && (shared.contains(path) || folders.module(at: path) != nil)
        }
        let sources = try project.handWritten(at: paths)
        guard sources.count == paths.count, sources.allSatisfy(now.has) else { return nil }
        return WrittenFile.read(sources, unit: settings.indentation.text)
    }

    /// The generated files of other modules that say what classes of some modules had to have before.
    private func standing(beside names: Set<String>, of program: Program) throws(FileError) -> [RenderedFile]? {
        let owners = program.owners(ofProtocolsIn: names)
        guard !owners.isEmpty else { return [] }
        let folders = Territories.Folders(settings, modules: owners)
        var files: [RenderedFile] = []
        for path in now.files.map(\.path) where path.hasSuffix(".generated.swift") {
            guard let module = folders.module(at: path) else { continue }
            guard let source = try project.file(at: path), now.has(source) else { return nil }
            files.append(RenderedFile(path: path, owner: .generated, bytes: source.bytes, module: module))
        }
        return files
    }
}

/// What has changed since a memo was true, where each change concerns certain modules.
private struct ChangedFiles {
    /// By path.
    private(set) var specs: Set<String> = []
    /// Modules whose hand-written files have changed, come or gone.
    private(set) var modules: Set<String> = []
    /// These files, by path.
    private(set) var written: Set<String> = []

    /// Nil where something else has changed.
    init?(_ memo: Memo, _ now: Inventory, _ settings: AppSettings) {
        let folders = Territories.Folders(settings, modules: Set(memo.modules.map(\.name)))
        let specPaths = Set(now.specs.map(\.path)).intersection(memo.files.map(\.path))
        let shared = Set(memo.shared)
        let hasFixtures = memo.modules.contains { !$0.unwritten.isEmpty }
        for path in memo.changedPaths(now.files) {
            if specPaths.contains(path) {
                specs.insert(path)
            } else if path.hasSuffix(".swift"), !path.hasSuffix(".generated.swift"), !shared.contains(path),
                let module = folders.module(at: path), !hasFixtures || !path.hasPrefix(settings.testing + "/")
            {
                modules.insert(module)
                written.insert(path)
            } else {
                return nil
            }
        }
    }
}

extension Territories {
    /// Of what has changed, all concerns its module alone.
    fileprivate func concerns(_ file: WrittenFile, as changed: ChangedFiles) -> Bool {
        guard changed.written.contains(file.source.path) else { return true }
        if case .module = concern(of: file) { return true }
        return false
    }
}

extension Inventory {
    /// The file is still as it was.
    fileprivate func has(_ source: SourceFile) -> Bool {
        var range = files[...]
        while let middle = range.indices.dropFirst(range.count / 2).first {
            if range[middle].path == source.path { return range[middle].digest == Digest(source.bytes) }
            range = range[middle].path < source.path ? range[(middle + 1)...] : range[..<middle]
        }
        return false
    }
}
