import Diagnostics
import ViperModel

extension Rule {
    static let cleanSwift = Rule(
        id: "cleanSwift", severity: .warning, summary: "`adopt` takes over VIPER, and leaves Clean Swift alone",
        explanation: """
            The view asks the interactor, the interactor tells the presenter, and the presenter tells the view: these scenes go \
            round, as Clean Swift's do (VIP). In VIPER the presenter stands in the middle: the view tells it what happened, and \
            it asks the interactor. A spec cannot say the one as the other, so nothing is taken over, and no rule is applied to \
            such scenes.
            """,
        wrong: "final class FeedViewController: UIViewController { var interactor: FeedInteractorProtocol? }",
        right: "final class FeedViewController: UIViewController { var presenter: FeedPresenterProtocol? }")
}

extension Diagnostic {
    static func cleanSwift(_ modules: [String], at location: SourceLocation) -> Diagnostic {
        let names = modules.prefix(2).map { "'\($0)'" }.joined(separator: modules.count == 2 ? " and " : ", ")
        let are = modules.count == 1 ? "goes" : modules.count == 2 ? "go" : "and \(modules.count - 2) more go"
        return Diagnostic(
            .cleanSwift,
            "\(names) \(are) round as Clean Swift does, from the view to the interactor, the presenter and back, and not as VIPER",
            at: location)
    }
}
