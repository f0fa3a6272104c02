enum ReviewAssembly {
    static func make(output: ReviewOutputProtocol) -> ReviewViewController {
        let presenter = ReviewPresenter()
        let interactor = ReviewInteractor(presenter: presenter)
        let view = ReviewViewController(interactor: interactor)
        presenter.viewController = view
        interactor.moduleOutput = output
        return view
    }
}
