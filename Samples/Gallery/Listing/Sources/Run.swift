import Common

/// Runs the app until its input ends. The argument is the HTTP status of the response (default: 200).
@MainActor
package func run(on console: Console, arguments: [String]) async {
    let network = OfflineNetwork(status: arguments.first.flatMap { Int($0) } ?? 200)
    let dependencies = CompositionRoot(network: network)
    guard let opened = ListingModuleBuilder().build(dependencies) else { return }
    await console.run(opened.screen)
}

extension Screen: ConsoleStack {}
