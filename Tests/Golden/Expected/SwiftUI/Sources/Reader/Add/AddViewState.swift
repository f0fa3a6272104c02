import Foundation
import Observation

/// The state that AddView shows.
@MainActor
@Observable
final class AddViewState {
    let presenter: any AddPresenterProtocol
    private(set) var error: String?

    init(presenter: any AddPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - AddViewProtocol

    func show(error message: String) {
        error = message
    }
}
