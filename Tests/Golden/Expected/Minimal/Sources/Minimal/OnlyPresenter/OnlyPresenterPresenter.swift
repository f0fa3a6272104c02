import Foundation

@MainActor
final class OnlyPresenterPresenter {
    weak var view: (any OnlyPresenterViewProtocol)?
}
