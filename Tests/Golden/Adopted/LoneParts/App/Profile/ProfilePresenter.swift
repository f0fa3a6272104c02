protocol ProfilePresenterDelegate: AnyObject {
    func profileDidClose()
}

final class ProfilePresenter {
    weak var view: ProfileView?
    weak var delegate: ProfilePresenterDelegate?
    func viewDidLoad() { view?.show("Ann") }
}
