import Foundation

final class ConvertPresenter {
    weak var view: (any ConvertViewProtocol)?
    let interactor: any ConvertInteractorInputProtocol

    init(interactor: any ConvertInteractorInputProtocol) {
        self.interactor = interactor
    }
}
