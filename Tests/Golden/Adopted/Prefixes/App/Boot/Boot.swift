protocol IBootPresenter: AnyObject {
    func didStart()
}

protocol IBootInteractor: AnyObject {
    func load()
}

final class BootPresenter {
    private let interactor: IBootInteractor

    init(interactor: IBootInteractor) { self.interactor = interactor }
}

extension BootPresenter: IBootPresenter {
    func didStart() { interactor.load() }
}

final class BootInteractor: IBootInteractor {
    func load() {}
}

/// Called as a router and an interactor are, and no presenter has to do with them.
protocol RouterScope: AnyObject {}

protocol InteractorScope: AnyObject {}
