import Common

/// Runs the app until its input ends. An argument is the status that the server answers with, 200 otherwise.
@MainActor
package func run(on console: Console, arguments: [String]) async {
    let network = OfflineNetwork(status: arguments.first.flatMap { Int($0) } ?? 200)
    guard let screen = ListingModuleBuilder.build(CompositionRoot(network: network)) else { return }
    await console.run(screen)
}

extension Screen: ConsoleStack {}
