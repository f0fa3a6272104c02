import Common
import Foundation

/// Runs the app until its input ends. An argument is the user's language, English otherwise; `offline` takes the network away.
/// What is logged goes to the standard error.
@MainActor
package func run(on console: Console, arguments: [String]) async {
    let dependencies = CompositionRoot(
        locale: Locale(identifier: arguments.first == "pl" ? "pl_PL" : "en_IE"),
        ledger: Ledger(isReachable: !arguments.contains("offline")),
        logger: LineLogger { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    )
    guard let opened = AssetListViewFactory().createView(dependencies) else { return }
    await console.run(opened.screen)
}

extension Screen: ConsoleStack {}
