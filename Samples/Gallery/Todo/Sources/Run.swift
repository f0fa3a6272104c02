import Common

/// Runs the app until its input ends.
@MainActor
package func run(on console: Console, arguments: [String]) async {
    guard let opened = TodoListModule().build(CompositionRoot()) else { return }
    await console.run(opened.screen)
}

extension Screen: ConsoleStack {}
