import Diagnostics

/// Base names of files are their own within a target, ignoring case: some disks and all build systems ask for that.
enum FileNameCheck {
    static func findings(_ program: Program) -> [Diagnostic] {
        let naming = program.app.naming
        var diagnostics: [Diagnostic] = []
        var sources = FileNames(
            ["App+Support.generated", "Navigation"]
                + (program.app.kit.support + program.app.style.support).map(naming.supportFile))
        var tests = FileNames(["App+Support.generated", "Fixtures"])
        for group in program.shared {
            let start = SourceLocation(group.source, 0..<0)
            diagnostics += sources.add("\(group.name)+Shared.generated", at: start)
        }
        for module in program.modules {
            var names = [naming.generatedFile(module.name), naming.presenterFile(module.name)]
            names += module.interactors.map { naming.interactorFile(module.name, interactor: $0.name) }
            if module.router != nil { names.append(naming.routerFile(module.name)) }
            names.append(naming.viewFile(module.name, kit: program.app.kit))
            names += naming.screenView(module.name, kit: program.app.kit).map { [$0] } ?? []
            // Names that are equal without ignoring case are reported as those of types.
            for name in names { diagnostics += sources.add(name, at: module.location).prefix(1) }
            diagnostics += tests.add(naming.generatedFile(module.name), at: module.location)
        }
        var seen: Set<SourceLocation.Key> = []
        return diagnostics.filter { seen.insert(.init($0.location)).inserted }
    }
}

/// File names that are taken, without regard to case.
private struct FileNames {
    private var taken: [String: (name: String, location: SourceLocation?)] = [:]

    init(_ names: [String]) {
        for name in names { taken[name.lowercased()] = (name, nil) }
    }

    /// The longest name, in bytes, with room for endings.
    private static let limit = 200

    mutating func add(_ name: String, at location: SourceLocation) -> [Diagnostic] {
        if name.utf8.count + ".swift".utf8.count > Self.limit {
            return [.longFileName(name, limit: Self.limit, at: location)]
        }
        let key = name.lowercased()
        guard let first = taken[key] else {
            taken[key] = (name, location)
            return []
        }
        let isReportedAsType = first.name == name && !name.hasSuffix(".generated")
        return isReportedAsType ? [] : [.fileNameCollision(name, at: location, first: first)]
    }
}

extension SourceLocation {
    /// A place, without comparing whole texts.
    fileprivate struct Key: Hashable {
        let path: String
        let range: Range<Int>

        init(_ location: SourceLocation?) {
            path = location?.file.path ?? ""
            range = location?.range ?? 0..<0
        }
    }
}
