protocol NewsViewProtocol: ScreenBackedProtocol {
    func show(_ titles: [String])
}

protocol NewsPresenterProtocol: AnyObject {
    func didAppear()
}
