import Diagnostics
import ViperGeneration
import ViperModel

/// The generated Swift for a build plugin: one file for each spec, and one for all shared code.
struct BuildOutput: Sendable {
    /// The target that the build compiles: the app's sources, or its tests.
    enum Part: Sendable { case sources, tests }

    /// The output folder.
    let folder: String
    let part: Part
    /// The specs. The build expects an output file for each of them. If a spec was added after the build was planned,
    /// its code goes into the output file of `App.viper`.
    let specs: [String]

    /// Writes the output files that are missing or out of date. Writes nothing if user-owned files contradict the
    /// specs.
    func write(from project: Project, in session: Session) throws(CommandFailure) -> ExitCode {
        try project.whileConsistent(in: session) { (project) throws(CommandFailure) in
            let outcome = try Generation(project: project, session: session).outcome()
            let settings = outcome.settings
            guard settings.generated == .build else {
                throw .invalid("'--into' requires 'generated build' in '\(Project.appFileName)'.")
            }
            let isTests = part == .tests
            let own = isTests ? settings.testing : settings.sources
            let other = isTests ? settings.sources : settings.testing
            let deviations = outcome.changeSet.deviations.filter {
                $0.location?.file.path.isBelow(other) != true
            }
            let findings = outcome.diagnostics + settings.adjusted(deviations)
            session.report(findings)
            if findings.containsError { return .findings }
            let files = outcome.rendered.filter { $0.path.isBelow(own) }
            try write(texts(of: files), in: session)
            return .success
        }
    }

    /// Writes all changed files, or none.
    private func write(_ texts: [String: [UInt8]], in session: Session) throws(CommandFailure) {
        guard let root = try session.fileSystem.resolved(folder) else {
            throw .disk(.inspect, folder, reason: "No such folder")
        }
        _ = try Project(root: root, fileSystem: session.fileSystem).whileLocked(in: session) {
            (output) throws(CommandFailure) in
            let changes = try texts.sorted { $0.key < $1.key }.map { (name, text) throws(CommandFailure) in
                FileChange(path: name, old: try output.file(at: name)?.bytes, new: text)
            }
            let changed = changes.filter { $0.old != $0.new }
            if session.shared.writing == .forReal { try session.apply(changed, by: output.writer) }
            return .success
        }
    }

    /// Returns the text of each output file by name.
    private func texts(of files: [RenderedFile]) -> [String: [UInt8]] {
        var texts: [String: [[UInt8]]] = [:]
        for spec in specs + [Project.appFileName] { texts[Self.name(of: spec)] = [] }
        for file in files {
            guard case .built(let origin) = file.owner else { continue }
            texts[Self.name(of: specs.contains(origin) ? origin : Project.appFileName), default: []].append(file.bytes)
        }
        return texts.mapValues { Array($0.joined(separator: [0x0A])) }
    }

    /// Returns the name of a spec's output file, as the plugin declares it: `Specs+Profile.generated.swift`.
    private static func name(of spec: String) -> String {
        spec.replacing(/\.viper$/, with: "").replacing("/", with: "+") + ".generated.swift"
    }
}
