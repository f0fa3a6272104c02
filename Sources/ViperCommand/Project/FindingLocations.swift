import Diagnostics

/// A conversion of the paths in findings. Inside viper-gen, these paths are relative to the project. Terminals expect
/// paths relative to the working directory, services such as GitHub relative to the repository, and Xcode absolute
/// paths.
struct FindingLocations: Sendable {
    /// The prefix that each path gets, with a trailing `/`; empty if no prefix is needed.
    let prefix: String

    /// Creates the conversion for a session. If a folder cannot be read, paths stay relative to the project.
    init(of session: Session) {
        switch session.shared.format {
        case .text: prefix = (try? Project.located(in: session).prefix) ?? ""
        case .json: prefix = ""
        case .github, .sarif: prefix = (try? Self.seenFromRepository(session)) ?? ""
        }
    }

    /// Returns the path from the repository to the project, with a trailing `/`. The repository is the folder in
    /// GITHUB_WORKSPACE, or else the working directory. Empty if the project is outside of the repository.
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
