import Foundation

@MainActor
final class SettingsPresenter {
    weak var view: (any SettingsViewProtocol)?
    let interactor: any SettingsInteractorInputProtocol
    let router: any SettingsRouterProtocol

    init(interactor: any SettingsInteractorInputProtocol, router: any SettingsRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
