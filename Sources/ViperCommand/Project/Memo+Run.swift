import Diagnostics
import ViperCore

/// What a run leaves, from the very bytes that it has read and written: what others have changed meanwhile is not in it, and so
/// is noticed by the next run.
extension Memo {
    /// After a run for all modules that has found nothing.
    init(after prepared: Generation.Prepared, of project: Project, tool: Digest, _ app: AppFile, _ program: Program)
        throws(FileError)
    {
        let (input, update) = (prepared.input, prepared.update)
        let read = (input.app.map { [$0] } ?? []) + input.specs + input.projectTemplates
        let known = read + prepared.written.map(\.source) + update.foreign
        var digests = Dictionary(known.map { ($0.path, Digest($0.bytes)) }, uniquingKeysWith: { first, _ in first })
        digests.take(prepared)
        // A person's file that no run reads, for it is not Swift: what is in it makes no difference.
        for file in prepared.output.files where file.owner == .yours && digests[file.path] == nil {
            digests[file.path] = try File(at: file.path, in: project)?.digest
        }
        self.init(
            tool: tool, appName: app.defaultName, interface: InterfaceDigest.digest(of: program, input.specs),
            sharedCount: 0, modules: program.modules.map { Module(name: $0.name, fileCount: 0, unwritten: []) },
            shared: [], files: digests.sortedFiles)
        modules.sort { $0.name < $1.name }
        let gone = Set(update.changes.filter(\.isRemoval).map(\.path))
        note(prepared.output, digests, Set(modules.map(\.name)))
        let territories = Territories(program)
        note(prepared.written.filter { !gone.contains($0.source.path) }, territories)
        note(prepared.changedByRun, territories)
    }

    /// After a run for some modules only, which has found nothing; `self` was true before but for what changed in these.
    mutating func take(
        _ prepared: Generation.Prepared, of names: Set<String>, now: Inventory, _ territories: Territories
    ) {
        var digests = Dictionary(
            now.files.map { ($0.path, $0.digest) }, uniquingKeysWith: { first, _ in first })
        digests.take(prepared)
        files = digests.sortedFiles
        note(prepared.output, digests, names)
        note(prepared.changedByRun, territories)
    }

    /// Counts the files of modules, and those that modules share.
    private mutating func note(_ output: Pipeline.Output, _ digests: [String: Digest], _ names: Set<String>) {
        let there = output.files.filter { digests[$0.path] != nil }
        let counts = Dictionary(grouping: there, by: \.module).mapValues(\.count)
        sharedCount = counts[nil] ?? 0
        for index in modules.indices where names.contains(modules[index].name) {
            modules[index].fileCount = counts[modules[index].name] ?? 0
            modules[index].unwritten = output.unwritten[modules[index].name] ?? []
        }
    }

    /// Notes whom hand-written files concern, as they are now; of one path the last one counts. Where that is not known, no
    /// module can be looked at alone.
    private mutating func note(_ written: [WrittenFile]?, _ territories: Territories) {
        guard let written else {
            interface = nil
            return
        }
        var shared = Set(shared)
        for (file, concern) in written.mapInParallel({ ($0, territories.concern(of: $0)) }) {
            switch concern {
            case .module: shared.remove(file.source.path)
            case .anybody: shared.insert(file.source.path)
            case .several: interface = nil
            }
        }
        self.shared = shared.sorted()
    }
}

extension [String: Digest] {
    /// What a run has rendered and what it has changed.
    fileprivate mutating func take(_ prepared: Generation.Prepared) {
        for file in prepared.arrived { self[file.file.path] = file.digest ?? self[file.file.path] }
        for change in prepared.update.changes {
            switch change.content {
            case .bytes(let bytes): self[change.path] = Digest(bytes)
            // It is among those above.
            case .staged: break
            case nil: self[change.path] = nil
            }
        }
    }

    fileprivate var sortedFiles: [Memo.File] {
        map { Memo.File(path: $0.key, digest: $0.value) }.sorted { $0.path < $1.path }
    }
}

extension Generation.Prepared {
    /// The hand-written Swift that the run writes, as it will be; nil where it is written already and let go.
    fileprivate var changedByRun: [WrittenFile]? {
        let changes = update.changes.filter { change in
            !change.isRemoval && change.path.hasSuffix(".swift") && !change.path.hasSuffix(".generated.swift")
        }
        let sources = changes.compactMap { change in change.new.map { SourceFile(path: change.path, bytes: $0) } }
        return sources.count == changes.count ? WrittenFile.read(sources, unit: settings.indentation.text) : nil
    }
}
