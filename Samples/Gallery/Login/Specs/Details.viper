/// Shows the details of a user, to select a name.
module Details(user: User) {
    struct DetailsViewModel: Equatable {
        let successMessage: String
        let selectedOptionTransform: String
        let dismissTitle: String
        let nextScreenButtonTitle: String
        let selectedOption: String
    }

    view as DetailViewProtocol {
        func showDetails(userDetails: [String])
        func showLoading()
        func hideLoading()
        func selectedNameUpdater(with viewModel: DetailsViewModel)
        func showNextScreenError()
    }

    // The view reads these properties to fill its table.
    presenter(user) as DetailsPresenterProtocol {
        var selectedName: String? { get set }
        var user: User { get set }
        var userDetails: [String] { get set }

        var selectedName: String?
        var userDetails: [String] = []

        func presentDetails(user: User) {
            view?.showLoading()
            interactor.fetchDetails(user: user)
        }
        func detailsLoaded(details: [String]) {
            view?.hideLoading()
            userDetails = details
            view?.showDetails(userDetails: details)
        }
        func indexSelected(_ index: Int) {
            let name = userDetails[index]
            selectedName = name
            view?.selectedNameUpdater(
                with: DetailsViewModel(
                    successMessage: "Name selected", selectedOptionTransform: "\(name) \(name)",
                    dismissTitle: "Dismiss", nextScreenButtonTitle: "Next", selectedOption: name))
        }
        func moveToNextScreen() {
            guard let name = selectedName, !name.isEmpty else {
                view?.showNextScreenError()
                return
            }
            if let view {
                wireframe.moveToFinalScreen(view: view, details: name)
            }
        }
        func dismiss() {
            if let view {
                wireframe.dismiss(view: view)
            }
        }
    }

    interactor(dataManager: any DataDownloader): Sendable {
        func fetchDetails(user: User) {
            dataManager.itemsDetailsInteractor = self
            dataManager.downloadItemsFor(name: user.username)
        }
        func detailsForUserFetched(result: [String]) { presenter?.detailsLoaded(details: result) }
    }

    output { func detailsLoaded(details: [String]) }

    router as DetailWireframeProtocol {
        func moveToFinalScreen(view: any DetailViewProtocol, details: String) {
            navigation.push(FinalScreenModule(name: details))
        }
        func dismiss(view: any DetailViewProtocol) { navigation.pop() }
    }
}
