import Diagnostics

/// Puts the places of findings where they are looked for: paths of findings begin at the project's folder, those of a
/// service at the repository's, and those that a person, an editor or a build follows at the working directory.
struct RepositoryPlaces: Sendable {
    /// What stands between the two, with a `/` at its end; empty where they are one.
    let prefix: String

    /// The repository is what GitHub says it is, to services, else the working directory; a project outside of it keeps its
    /// own paths.
    init(of session: Session) {
        prefix = (try? Self.prefix(session)) ?? ""
    }

    /// Fails where a folder cannot be looked at; whoever reports a finding has no use for that.
    private static func prefix(_ session: Session) throws -> String {
        let root = try Project.located(in: session).root
        let repository = session.shared.format == .text ? nil : session.world.environment["GITHUB_WORKSPACE"]
        let candidates = [repository, "."].compactMap(\.self)
        for candidate in candidates where !candidate.isEmpty {
            guard let folder = try session.fileSystem.resolved(candidate) else { continue }
            if root.hasPrefix(folder.child("")) { return root.dropFirst(folder.child("").count) + "/" }
            if root == folder { return "" }
            if session.shared.format == .text, folder.hasPrefix(root.child("")) {
                let below = folder.dropFirst(root.child("").count)
                return String(repeating: "../", count: below.split(separator: "/").count)
            }
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
