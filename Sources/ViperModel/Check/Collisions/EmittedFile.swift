import Diagnostics

/// A Swift file that is generated, or created once.
struct EmittedFile {
    enum Target {
        case sources, tests
    }

    /// The file's name, without folders and `.swift`: `TodoList.generated`.
    let name: String
    let target: Target
    /// The declaration in a spec that requires the file; nil for files that every app has.
    let location: SourceLocation?
}

extension Program {
    /// All Swift files that viper-gen may write, regardless of `emit`. The files of every app come first, then the
    /// files of declarations outside modules, then the files of modules.
    var emittedFiles: [EmittedFile] {
        let naming = app.naming
        let support = (app.kit.support + app.style.support.map { String($0.name) }).map(naming.supportFile)
        let appFiles =
            (["App+Support.generated", "App+Dependencies.generated", naming.name(of: .navigation)] + support).map {
                EmittedFile(name: $0, target: .sources, location: nil)
            }
        let testFiles = ["App+Support.generated", "Fixtures"].map {
            EmittedFile(name: $0, target: .tests, location: nil)
        }
        let sharedFiles = shared.flatMap { group in
            [EmittedFile.Target.sources, .tests].map { target in
                EmittedFile(
                    name: naming.sharedFile(group.name), target: target, location: SourceLocation(group.source, 0..<0))
            }
        }
        let mockFiles = own.flatMap(\.data).filter(\.hasMock).map { type in
            EmittedFile(name: naming.mockFile(type.mockedName), target: .tests, location: type.nameLocation)
        }
        return appFiles + testFiles + sharedFiles + mockFiles + modules.flatMap { $0.emittedFiles(app) }
    }
}

extension Module {
    fileprivate func emittedFiles(_ app: AppSettings) -> [EmittedFile] {
        let naming = app.naming
        var sources = [naming.generatedFile(name)] + parts.map { fileName(of: $0, app) }
        if let screen = naming.screenView(name, kit: app.kit(of: self)) { sources.append(screen) }
        var tests = [naming.generatedFile(name)]
        if app.style == .classes {
            tests += parts.filter(\.hasTests).map { naming.tests(of: className(of: $0, app)) }
        }
        return sources.map { EmittedFile(name: $0.fileName, target: .sources, location: location) }
            + tests.map { EmittedFile(name: $0, target: .tests, location: location) }
    }
}
