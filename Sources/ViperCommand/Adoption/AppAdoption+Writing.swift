import Adoption
import Diagnostics
import SwiftSource
import UserCode
import ViperGeneration
import ViperModel

extension AppAdoption {
    /// Adopts the named modules. Writes nothing unless the protocols and bodies of all these modules stay the same.
    func write(_ names: Set<String>, withBodies: Bool) throws(CommandFailure) -> ExitCode {
        let start = session.world.clock()
        if writesApp, app.settings.xcode == nil { try project.checkThatNoXcodeProjectCompilesThis() }
        var adopted = moduleAdoption.adoptable.filter { names.contains($0.module.name) }
        guard !adopted.isEmpty else {
            session.printStatus("0 modules adopted")
            return .success
        }
        var subject = "\(counted(adopted.count, "module")) adopted"
        var edited = withoutProtocols(of: &adopted)
        if withBodies {
            let moved = moveBodies(of: &adopted, in: &edited)
            subject += ", with \(moved?.text ?? "0 bodies")"
        }
        let additions = try additions(for: adopted)
        var generation = Generation(project: edited, session: session)
        generation.request.additions = additions
        for module in moduleAdoption.output.program?.modules ?? [] {
            let part = adopted.first { $0.module.name == module.name }?.module.parts[0]
            generation.request.moved[module.generatedPath(app.settings)] = part?.fact.source.path
        }
        let outcome = try generation.outcome()
        try verify(adopted, outcome, Set(additions.map(\.path)).union(edited.pending.keys))
        session.reportExamples(of: CheckRun.findings(afterWriting: outcome, to: edited, in: session))
        for setting in inferred where setting.isUndecided {
            session.printStatus("  \(setting.name) \(setting.value): \(setting.evidence)")
        }
        if !writesApp, let remark = try project.remarkOnXcode(app.settings) { session.printStatus("  " + remark) }
        return try outcome.changeSet.write(to: project, subject: subject, since: start, in: session)
    }

    /// Moves the bodies that a spec can contain from the classes into the modules' specs.
    private func moveBodies(of adopted: inout [AdoptedModule], in edited: inout Project) -> AdoptedBodies? {
        guard let program = moduleAdoption.output.program else { return nil }
        let sources = files.compactMap { edited.pending[$0.path].map(\.newFile) ?? $0.source }
        let bodies = AdoptedBodies(
            of: adopted, in: program, sources, tests: tests.map(\.source), types: files, input)
        adopted = bodies.modules
        for file in files {
            guard let new = bodies.files[file.path] else { continue }
            edited.pending[file.path] = FileChange(of: file.source, to: new.bytes)
        }
        if session.shared.verbosity == .verbose {
            for (place, reason) in bodies.staying {
                session.printNotice("\(place.text): function stays in its class: \(reason)")
            }
        }
        for remark in bodies.remarks { session.printStatus("  " + remark) }
        return bodies
    }

    /// Returns the project without the protocols that move into specs. A file that contained only such protocols is
    /// deleted, and the specs keep its comments.
    private func withoutProtocols(of adopted: inout [AdoptedModule]) -> Project {
        var edited = project
        var deleted: [DeletedFile] = []
        let protocols = Dictionary(grouping: adopted.flatMap(\.module.parts).map(\.fact), by: \.source.path)
        for (path, facts) in protocols {
            let source = facts[0].source
            let rest = ProtocolRemoval.bytes(of: source, without: facts)
            edited.pending[path] = FileChange(of: source, to: rest)
            if rest == nil { deleted.append(DeletedFile(source, facts)) }
        }
        let unit = IndentationUnit(app.settings.indentation.text)
        for index in adopted.indices { adopted[index].keepComments(of: deleted, indentedBy: unit) }
        return edited
    }

    /// Returns the files to create: the specs, and `App.viper` if it does not exist.
    private func additions(for adopted: [AdoptedModule]) throws(CommandFailure) -> [RenderedFile] {
        var additions = adopted.map { RenderedFile(path: $0.spec.path, owner: .yours, bytes: $0.spec.bytes) }
        if writesApp, let source = app.source {
            additions.append(RenderedFile(path: source.path, owner: .yours, bytes: source.bytes))
        }
        for addition in additions where try project.file(at: addition.path) != nil {
            throw .refused([
                .moduleLeftAlone(
                    "the spec cannot be created here, because this file already exists", at: .whole(addition.path))
            ])
        }
        return additions
    }

    /// Throws if the adoption would change the app. Compares the generated protocols and bodies with the user's, token
    /// by token. Also throws if another user-owned file would change.
    private func verify(
        _ adopted: [AdoptedModule], _ outcome: Outcome, _ own: Set<String>
    ) throws(CommandFailure) {
        let changes = outcome.changeSet.changes
        var refusals = outcome.changeSet.refusals
        let xcode = outcome.settings.xcode.map { XcodeFile.textPath(of: $0.project) }
        // viper-gen may add fixtures to this user-owned file.
        let fixtures = "\(outcome.settings.testing)/Fixtures.swift"
        for change in changes
        where change.old != nil && change.path != fixtures && !change.path.isGeneratedPath && !own.contains(change.path)
            && change.path != xcode
        {
            refusals.append(.moduleLeftAlone("the adoption would also change this file", at: .whole(change.path)))
        }
        let paths = Dictionary(
            firstOf: outcome.program.modules.map { ($0.name, $0.generatedPath(outcome.settings)) })
        for module in adopted {
            let path = paths[module.module.name]
            let files = changes.filter { $0.path == path }.compactMap(\.newFile)
            refusals += module.differences(in: files)
            for member in module.members where member.member.body != nil {
                let type = member.type(in: module.module.name, outcome.settings.naming) ?? ""
                if BodyMove.stands(member, in: type, of: files) { continue }
                refusals.append(.moduleLeftAlone("the generated body would differ from yours", at: member.location))
            }
        }
        if !refusals.isEmpty { throw .refused(refusals) }
    }
}
