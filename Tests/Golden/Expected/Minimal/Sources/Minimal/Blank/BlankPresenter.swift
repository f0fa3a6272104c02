import Foundation

@MainActor
final class BlankPresenter {
    weak var view: (any BlankViewProtocol)?
}
