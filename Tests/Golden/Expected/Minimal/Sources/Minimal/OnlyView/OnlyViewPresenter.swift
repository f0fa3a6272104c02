import Foundation

@MainActor
final class OnlyViewPresenter {
    weak var view: (any OnlyViewViewProtocol)?
}
