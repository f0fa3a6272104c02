/// Every to-do app has one.
public nonisolated struct Task: Equatable, Swift.Sendable {
    public var id: Int
    public var title: String

    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

/// A failure, and not Swift's protocol.
public struct Error {}
public enum Result {}
public protocol Sendable: AnyObject {}
public struct Set {}
public struct Thread {}

struct AppDependencies {}
class Destination {}
protocol Navigation {}
final class AppNavigation: Navigation {}
enum Screen { case first }
