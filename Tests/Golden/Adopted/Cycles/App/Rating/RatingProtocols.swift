protocol RatingViewProtocol: AnyObject {
    func show(stars: Int)
}

protocol RatingPresenterProtocol: AnyObject {
    func didTap(star: Int)
}

protocol RatingInteractorProtocol: AnyObject {
    func rate(_ stars: Int)
}
