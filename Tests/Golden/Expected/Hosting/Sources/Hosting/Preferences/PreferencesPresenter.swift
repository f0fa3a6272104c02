import Foundation

@MainActor
final class PreferencesPresenter {
    weak var view: (any PreferencesViewProtocol)?
    let interactor: any PreferencesInteractorInputProtocol
    let router: any PreferencesRouterProtocol
    weak var delegate: (any PreferencesDelegate)?
    let isDark: Bool

    init(
        interactor: any PreferencesInteractorInputProtocol,
        router: any PreferencesRouterProtocol,
        delegate: (any PreferencesDelegate)?,
        isDark: Bool
    ) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
        self.isDark = isDark
    }
}
