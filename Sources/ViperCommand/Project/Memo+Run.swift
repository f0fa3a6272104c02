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
        for file in prepared.arrived.lazy.map(\.file) where file.owner == .yours && digests[file.path] == nil {
            digests[file.path] = try File(at: file.path, in: project)?.digest
        }
        let names = program.namesBySpec()
        self.init(
            tool: tool, appName: app.defaultName, connection: program.hasPublicModules ? .specs : .names,
            sharedCount: prepared.arrived.count { $0.file.module == nil && digests[$0.file.path] != nil },
            modules: program.modules.map { Module(name: $0.name, fileCount: 0, unwritten: []) },
            specs: prepared.output.interfaces.map { file in
                Spec(path: file.path, interface: file.digest, names: names[file.path] ?? SpecNames())
            },
            mentioned: PrivateMentions(program).modules(in: input.specs), shared: [], files: digests.sortedFiles)
        modules.sort { $0.name < $1.name }
        let gone = Set(update.changes.filter(\.isRemoval).map(\.path))
        note(prepared, digests, Set(modules.map(\.name)))
        let territories = Territories(program)
        note(prepared.written.filter { !gone.contains($0.source.path) }, territories)
        note(writtenBy: prepared, territories)
    }

    /// After a run for some modules only, which has found nothing; `self` was true before but for what changed in these.
    mutating func take(
        _ prepared: Generation.Prepared, of names: Set<String>, now: Inventory, _ territories: Territories
    ) {
        var digests = Dictionary(
            now.files.map { ($0.path, $0.digest) }, uniquingKeysWith: { first, _ in first })
        digests.take(prepared)
        files = digests.sortedFiles
        note(prepared, digests, names)
        note(writtenBy: prepared, territories)
    }

    /// Counts the files of modules.
    private mutating func note(_ prepared: Generation.Prepared, _ digests: [String: Digest], _ names: Set<String>) {
        var counts: [String?: Int] = [:]
        for file in prepared.arrived.lazy.map(\.file) where digests[file.path] != nil {
            counts[file.module, default: 0] += 1
        }
        for index in modules.indices where names.contains(modules[index].name) {
            modules[index].fileCount = counts[modules[index].name] ?? 0
            modules[index].unwritten = prepared.output.unwritten[modules[index].name] ?? []
        }
    }

    /// Notes whom the hand-written Swift concerns that the run writes. Where all of it is new it is let go before anybody could
    /// read it; then its template says enough, unless it is the project's own.
    private mutating func note(writtenBy prepared: Generation.Prepared, _ territories: Territories) {
        note(prepared.changed, territories)
        var shared = Set(shared)
        for file in prepared.released {
            guard let template = file.template, prepared.output.renderer?.isOwn(template) == false else {
                connection = .classes
                continue
            }
            if file.module == nil { shared.insert(file.path) }
        }
        self.shared = shared.sorted()
    }

    /// Notes whom hand-written files concern, as they are now; of one path the last one counts. Where that is not known, no
    /// module can be looked at alone.
    private mutating func note(_ written: [WrittenFile], _ territories: Territories) {
        var shared = Set(shared)
        for (file, concern) in written.mapInParallel({ ($0, territories.concern(of: $0)) }) {
            switch concern {
            case .module: shared.remove(file.source.path)
            case .anybody: shared.insert(file.source.path)
            case .several: connection = .classes
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
    /// The hand-written Swift that the run writes, as it will be, as far as its text is still there.
    fileprivate var changed: [WrittenFile] {
        let sources = update.changes.filter { $0.path.isHandWrittenSwift }.compactMap { change in
            change.new.map { SourceFile(path: change.path, bytes: $0) }
        }
        return WrittenFile.read(sources, unit: settings.indentation.text)
    }

    /// The hand-written Swift that is written already, and let go.
    fileprivate var released: [RenderedFile] {
        arrived.compactMap { file in
            guard file.file.path.isHandWrittenSwift, case .new(_, .staged) = file.standing else { return nil }
            return file.file.owner == .yours ? file.file : nil
        }
    }
}

extension Program {
    /// What is public is told from all specs together.
    fileprivate var hasPublicModules: Bool {
        modules.contains(where: \.isPublic) || externalModules.contains(where: \.isPublic)
    }
}

extension String {
    fileprivate var isHandWrittenSwift: Bool { hasSuffix(".swift") && !hasSuffix(".generated.swift") }
}
