/// Logs what the app does.
protocol Logging: Sendable {
    func log(_ text: String, _ level: LogLevel)
    func log(_ error: any Error)
}

enum LogLevel: String, Sendable {
    case info, error
}

extension Logging {
    func log(_ error: any Error) { log("\(error)", .error) }
}
