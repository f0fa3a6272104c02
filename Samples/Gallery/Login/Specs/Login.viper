/// Asks for a name and a password.
module Login {
    struct LoginViewModel: Equatable {
        let user: User
        let successMessage: String
        let titleMessage: String
    }

    view {
        func showLoadingSpinner()
        func hideLoadingSpinner()
        func showUserWithSuccess(viewModel: LoginViewModel)
        func showUserWithError(_ error: String)
    }

    presenter {
        var user: User? { get set }
        var user: User?

        func executeFindItems(name: String, password: String) {
            view?.showLoadingSpinner()
            interactor.findUpcomingItems(name: name, password: password)
        }
        func showList() {
            guard let user else {
                view?.showUserWithError("User selected is nil, cannot proceed")
                return
            }
            if let view {
                wireframe.presentPosts(view: view, user: user)
            }
        }
        // viper-gen:ignore longBody: both outcomes read best side by side
        func itemDownloaded(user: User?) {
            self.user = user
            view?.hideLoadingSpinner()
            if let user {
                view?.showUserWithSuccess(
                    viewModel: LoginViewModel(
                        user: user, successMessage: "Login Successful", titleMessage: "Welcome Back"))
            } else {
                view?.showUserWithError("Failed to get user object")
            }
        }
    }

    interactor(dataManager: any DataDownloader): Sendable {
        func findUpcomingItems(name: String, password: String) {
            dataManager.listItemsInteractor = self
            dataManager.downloadItem(name: name, password: password)
        }
        func itemDownloaded(user: User?) { presenter?.itemDownloaded(user: user) }
    }

    // The view and the interactor both call this member of the presenter.
    output { func itemDownloaded(user: User?) }

    router {
        func presentPosts(view: any LoginViewProtocol, user: User) {
            navigation.push(DetailsModule(user: user))
        }
    }
}
