import Common
import Foundation
import Listing
import Login
import ReactiveTodo
import Todo
import Upcoming
import Wallet

/// Runs one of the gallery's apps: `gallery todo`.
@main
enum Main {
    private static let apps: KeyValuePairs<String, @MainActor (Console, [String]) async -> Void> = [
        "todo": Todo.run,
        "login": Login.run,
        "listing": Listing.run,
        "reactive": ReactiveTodo.run,
        "upcoming": Upcoming.run,
        "wallet": Wallet.run,
    ]

    @MainActor
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        guard let app = apps.first(where: { $0.key == arguments.first }) else {
            let names = apps.map(\.key).joined(separator: " | ")
            FileHandle.standardError.write(Data("usage: gallery \(names)\n".utf8))
            exit(64)
        }
        let console = Console.standard()
        await app.value(console, Array(arguments.dropFirst()))
        exit(console.exitCode)
    }
}
