protocol DetailView: AnyObject {
    func show(title: String)
}

protocol DetailPresenter: AnyObject {
    func viewDidLoad()
    func didTapBack()
}

protocol DetailRouter: AnyObject {
    func showList()
}
