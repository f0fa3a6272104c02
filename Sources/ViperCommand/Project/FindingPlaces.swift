import Diagnostics

/// Puts the places of findings where those who read them look for files: paths of findings begin at the project's folder, those of
/// a terminal at the working directory, those of a service at the repository, and Xcode's at the root of the disk.
struct FindingPlaces: Sendable {
    /// What stands before a path of the project, with a `/` at its end; empty where the project is where one looks from.
    let prefix: String

    /// As `session` shows findings. Where a folder cannot be looked at, paths stay as they are: whoever reports a finding has no
    /// use for that.
    init(of session: Session) {
        switch session.shared.format {
        case .text: prefix = (try? Project.located(in: session).prefix) ?? ""
        case .json: prefix = ""
        case .github, .sarif: prefix = (try? Self.seenFromRepository(session)) ?? ""
        }
    }

    /// The repository is what GitHub says it is, else the working directory; a project outside of it keeps its own paths.
    private static func seenFromRepository(_ session: Session) throws -> String {
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
        return diagnostics.map {
            $0.moving { SourceLocation(SourceFile(path: prefix + $0.file.path, bytes: $0.file.bytes), $0.range) }
        }
    }
}
