/// Whoever opened it calls this; it is made from another presenter, and has no view of its own.
protocol SealModuleInput: AnyObject {
    func close()
}

protocol SealInteractorInput: AnyObject {
    func seal()
}

protocol SealInteractorOutput: AnyObject {
    func didSeal()
}

final class SealPresenter: NoteBasePresenter, SealModuleInput, SealInteractorOutput {
    var seal: SealInteractorInput!

    func close() { seal.seal() }

    func didSeal() {}
}

final class SealInteractor: SealInteractorInput {
    weak var output: SealInteractorOutput?

    func seal() { output?.didSeal() }
}

class NoteBasePresenter {}
