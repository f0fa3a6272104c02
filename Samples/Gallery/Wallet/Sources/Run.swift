import Common
import Foundation

/// Runs the app until its input ends. The argument is the user's language (default: English).
/// `offline` disables the network. Logs are written to standard error.
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
