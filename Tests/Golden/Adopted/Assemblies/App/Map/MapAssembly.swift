import Swinject

final class MapAssembly: Assembly {
    func assemble(container: Container) {
        container.register(MapInteractorProtocol.self) { _ in MapInteractor() }
        container.register(MapRouterProtocol.self) { _ in MapRouter() }
        container.register(MapPresenterProtocol.self) { resolver in
            MapPresenter(interactor: resolver.resolve(MapInteractorProtocol.self)!)
        }
    }
}
