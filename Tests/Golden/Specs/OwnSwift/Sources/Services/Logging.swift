import Foundation

/// What has a name.
protocol Named {
    var name: String { get }
}

/// A line in the log is a closure away.
typealias Rewriting = @Sendable (String) -> String

nonisolated enum Level: Sendable {
    case debug, error
}

nonisolated protocol Logging: Sendable {
    var minimum: Level { get set }
    func log(_ text: String, level: Level, using rewriting: Rewriting)
    func log(_ error: any Error)
    func flush() async throws -> Int
}

extension Logging {
    func log(_ error: any Error) { log("\(error)", level: .error, using: { $0 }) }
}

/// No mock can be made of it.
nonisolated protocol Parsing: Sendable {
    init(text: String)
    var text: String { get }
}

// There are two: which one is meant is not known.
#if DEBUG
nonisolated protocol Printing: Sendable { func print() }
#else
nonisolated protocol Printing: Sendable { func print(_ text: String) }
#endif
