import Common

/// Runs the app until its input ends. The argument is the day to use as today.
@MainActor
package func run(on console: Console, arguments: [String]) async {
    let dependencies = CompositionRoot(clock: DayClock(arguments: arguments))
    guard let opened = ListModule().build(dependencies) else { return }
    await console.run(opened.screen)
}

extension Screen: ConsoleStack {}
