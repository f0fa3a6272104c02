import Foundation

@main
enum Main {
    @MainActor
    static func main() async {
        let process = ProcessInfo.processInfo
        switch Arguments(Array(process.arguments.dropFirst()), environment: process.environment) {
        case .run(let store):
            let dependencies = CompositionRoot(store: FileTodoStore(path: store))
            guard let opened = TodoListModule().build(dependencies) else { return }
            exit(await TerminalApp(root: opened.screen).run())
        case .help:
            print(Arguments.usage)
        case .misuse(let problem):
            FileHandle.standardError.write(Data("todo: \(problem)\n\n\(Arguments.usage)\n".utf8))
            exit(64)
        }
    }
}
