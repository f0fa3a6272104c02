import Foundation
import Testing

@testable import fuzz

/// Protocols that were written by hand, taken over as a spec and generated again.
struct ContractTrialTests {
    private func trial(_ swift: String) throws -> ContractTrial {
        let folder = FileManager.default.temporaryDirectory.appending(path: "contracts-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(swift.utf8).write(to: folder.appending(path: "Protocols.swift"))
        return ContractTrial(folder: folder.path)
    }

    @Test func protocolsOfManyHousesComeOutAsTheyWere() throws {
        let trial = try trial(
            """
            /// The screen.
            protocol FeedViewProtocol: class {  // PRESENTER -> VIEW
                var presenter: FeedPresenterProtocol? { get set }
                func show(_ rows: [String],
                          animated: Bool)
            }
            protocol FeedPresenterProtocol { func viewDidLoad(); init(view: FeedViewProtocol) }
            protocol FeedInteractorOutput: AnyObject {}

            protocol ViewToPresenterCardProtocol: AnyObject { /* nothing yet */ }
            protocol PresenterToRouterCardProtocol { associatedtype Screen }
            """)
        #expect(trial.whole == ["Card", "Feed"])
        #expect(trial.failures.isEmpty && trial.uncertain.isEmpty, "\(trial.failures) \(trial.uncertain)")
    }

    @Test func whatCannotBeTakenOverIsNamed() throws {
        let trial = try trial(
            """
            protocol ListViewInput: AnyObject { weak var output: ListViewOutput? { get set } }
            protocol ListViewOutput {}
            protocol LoginPresenter {}
            protocol LoginViewOutput {}
            protocol LoginView {}
            """)
        #expect(trial.whole.isEmpty)
        #expect(trial.failures.map(\.module) == ["List"])
        #expect(
            trial.uncertain == [
                "several protocols could be the presenter of 'Login': LoginPresenter, LoginViewOutput"
            ])
    }
}
