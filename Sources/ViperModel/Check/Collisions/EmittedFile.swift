import Diagnostics

/// A Swift file that is generated, or begun for a person to write.
struct EmittedFile {
    enum Target {
        case sources, tests
    }

    /// What it is called in its target, without `.swift`.
    let name: String
    let target: Target
    /// Where the declaration stands that it comes from; nil for what every project has.
    let location: SourceLocation?
}

extension Program {
    /// All Swift files that specs may call for, whatever `emit` says, in a fixed order: what every project has, then what the
    /// declarations of a spec make up, then what modules do.
    var emittedFiles: [EmittedFile] {
        let naming = app.naming
        let support = (app.kit.support + app.style.support.map { String($0.name) }).map(naming.supportFile)
        let ofApp = (["App+Support.generated", "App+Dependencies.generated", "Navigation"] + support).map {
            EmittedFile(name: $0, target: .sources, location: nil)
        }
        let ofTests = ["App+Support.generated", "Fixtures"].map { EmittedFile(name: $0, target: .tests, location: nil) }
        let ofSpecs = shared.flatMap { group in
            [EmittedFile.Target.sources, .tests].map { target in
                EmittedFile(
                    name: naming.sharedFile(group.name), target: target, location: SourceLocation(group.source, 0..<0))
            }
        }
        let ofSources = own.flatMap(\.data).filter(\.hasMock).map { type in
            EmittedFile(name: naming.mockFile(type.mockedName), target: .tests, location: type.nameLocation)
        }
        return ofApp + ofTests + ofSpecs + ofSources + modules.flatMap { $0.emittedFiles(app) }
    }
}

extension Module {
    fileprivate func emittedFiles(_ app: AppSettings) -> [EmittedFile] {
        let naming = app.naming
        var sources = [naming.generatedFile(name)] + parts.map { fileName(of: $0, app) }
        if let screen = naming.screenView(name, kit: app.kit(of: self)) { sources.append(screen) }
        var tests = [naming.generatedFile(name)]
        if app.style == .classes {
            let tested = parts.filter { $0 != .view && $0 != .router }
            tests += tested.map { naming.tests(of: className(of: $0, app)) }
        }
        return sources.map { EmittedFile(name: $0.fileName, target: .sources, location: location) }
            + tests.map { EmittedFile(name: $0, target: .tests, location: location) }
    }
}
