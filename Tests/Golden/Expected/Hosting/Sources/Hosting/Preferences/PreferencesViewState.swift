import Foundation
import Observation

/// The state that PreferencesView shows.
@MainActor
@Observable
final class PreferencesViewState {
    let presenter: any PreferencesPresenterProtocol
    private(set) var isDark: Bool?
    private(set) var hint: String?

    init(presenter: any PreferencesPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - PreferencesViewProtocol

    func show(isDark: Bool) {
        self.isDark = isDark
    }

    func show(hint: String) {
        self.hint = hint
    }
}
