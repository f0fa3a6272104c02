import Foundation

protocol MapViewProtocol: AnyObject {
    func show(_ places: [String])
}

protocol MapPresenterProtocol {
    func viewDidLoad()
}

protocol MapInteractorProtocol {
    func places(_ completion: @escaping (Result<[String], Error>) -> Void)
}

protocol MapRouterProtocol {
    func showPlace(_ place: String)
}
