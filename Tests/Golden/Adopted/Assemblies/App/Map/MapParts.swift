final class MapPresenter: MapPresenterProtocol {
    weak var view: MapViewProtocol?
    private let interactor: MapInteractorProtocol

    init(interactor: MapInteractorProtocol) { self.interactor = interactor }

    func viewDidLoad() {}
}

final class MapInteractor: MapInteractorProtocol {
    func places(_ completion: @escaping (Result<[String], Error>) -> Void) {}
}

final class MapRouter: MapRouterProtocol {
    func showPlace(_ place: String) {}
}
