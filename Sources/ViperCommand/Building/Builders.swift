import Diagnostics
import ViperModel
import XcodeProject

/// The builders in a folder and its subfolders: packages, Xcode projects, and files from which Xcode projects are
/// generated. Each builds its own app.
struct Builders: Sendable {
    /// The builder that compiles a file, as far as it is known.
    enum Compiler: Sendable, Hashable {
        case builder(Builder)
        /// Several Xcode projects contain the file.
        case several
        /// The file is in the folder of an Xcode project, but no target compiles it.
        case nobody(near: Builder)
        /// No builder was found.
        case unknown
    }

    /// The builders by folder.
    private let builders: [String: [Builder]]
    /// The Xcode projects that no other tool generates, with their targets.
    private let projects: [(builder: Builder, xcode: XcodeProject, targets: [ProjectTarget])]

    /// Creates the builders. `manifests` are the paths of the files that describe them, such as `Package.swift`.
    init(of manifests: [String], in project: Project) throws(CommandFailure) {
        let builders = Dictionary(grouping: manifests.map(Builder.init), by: \.folder)
        self.builders = builders
        projects = try manifests.map(Builder.init).map { (builder) throws(CommandFailure) in
            let isMade = builders[builder.folder]?.contains {
                !$0.isXcodeProject && $0.name.fileName != "Package.swift"
            }
            guard builder.isXcodeProject, isMade != true, let file = try project.file(at: builder.manifest),
                case .success(let xcode) = try project.xcodeProject(file)
            else { return nil }
            return (builder, xcode, xcode.targets)
        }.compactMap(\.self)
    }

    /// Returns the builder that compiles a Swift file. It is the Xcode project that contains the file. If there is
    /// none, it is the nearest builder in a parent folder.
    func compiler(of path: String) -> Compiler {
        let listing = projects.filter { _, xcode, targets in
            targets.contains { xcode.membership(of: path, in: $0) == .member }
        }
        if listing.count > 1 { return .several }
        if let project = listing.first { return .builder(project.builder) }
        var folder = path.pathFolder
        while builders[folder] == nil {
            if folder.isEmpty { return .unknown }
            folder = folder.pathFolder
        }
        let around = builders[folder] ?? []
        let read = Set(projects.map(\.builder))
        return around.first { !read.contains($0) }.map(Compiler.builder) ?? .nobody(near: around[0])
    }

    /// Returns the Xcode project in the folder of a builder; nil if there is none, or several. Also nil for a package.
    func xcodeProject(of builder: Builder) -> Builder? {
        if builder.isXcodeProject { return builder }
        guard builder.manifest.fileName != "Package.swift" else { return nil }
        let here = (builders[builder.folder] ?? []).filter(\.isXcodeProject)
        return here.count == 1 ? here[0] : nil
    }

    /// Returns the builder of an Xcode project: the project itself, or the file from which the project is generated.
    func builder(ofProject path: String) -> Builder {
        let project = Builder(manifest: XcodeFile.textPath(of: path))
        let isRead = projects.contains { $0.builder == project }
        let others = builders[project.folder]?.filter { !$0.isXcodeProject && $0.manifest.fileName != "Package.swift" }
        return isRead ? project : others?.first ?? project
    }

    /// Returns the sorted paths of all manifests in the folder of a builder.
    func manifests(beside builder: Builder) -> [String] { (builders[builder.folder] ?? []).map(\.manifest).sorted() }
}
