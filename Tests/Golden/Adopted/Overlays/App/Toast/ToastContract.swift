protocol ToastViewProtocol: AnyObject {
    func show(_ text: String)
}

protocol ToastPresenterProtocol: AnyObject {
    func viewDidLoad()
}
