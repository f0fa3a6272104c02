import Diagnostics

/// Puts the places of findings where services look for them: paths of findings begin at the project's folder, and those of a
/// service at the repository's.
struct RepositoryPlaces: Sendable {
    /// What stands between the two, with a `/` at its end; empty where they are one.
    let prefix: String

    /// The repository is what GitHub says it is, else the working directory; a project outside of it keeps its own paths.
    init(of session: Session) {
        prefix = (try? Self.prefix(session)) ?? ""
    }

    /// Fails where a folder cannot be looked at; whoever reports a finding has no use for that.
    private static func prefix(_ session: Session) throws -> String {
        let root = try Project.located(in: session).root
        let candidates = [session.world.environment["GITHUB_WORKSPACE"], "."].compactMap(\.self)
        for candidate in candidates where !candidate.isEmpty {
            guard let folder = try session.fileSystem.resolved(candidate) else { continue }
            if root.hasPrefix(folder.child("")) { return root.dropFirst(folder.child("").count) + "/" }
            if root == folder { return "" }
        }
        return ""
    }

    func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
        if prefix.isEmpty { return diagnostics }
        return diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.location = diagnostic.location.map(moved)
            diagnostic.notes = diagnostic.notes.map { .init($0.message, at: $0.location.map(moved)) }
            return diagnostic
        }
    }

    private func moved(_ location: SourceLocation) -> SourceLocation {
        SourceLocation(
            SourceFile(path: prefix + location.file.path, bytes: location.file.bytes), location.range)
    }
}
