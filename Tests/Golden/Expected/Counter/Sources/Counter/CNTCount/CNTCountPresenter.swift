import Foundation

@MainActor
final class CNTCountPresenter {
    weak var view: (any CNTCountView)?
    let interactor: any CNTCountInteractorInput

    init(interactor: any CNTCountInteractorInput) {
        self.interactor = interactor
    }
}
