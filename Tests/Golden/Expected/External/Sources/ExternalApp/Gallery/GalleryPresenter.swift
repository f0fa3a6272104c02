import Foundation

@MainActor
final class GalleryPresenter {
    weak var view: (any GalleryViewProtocol)?
    let interactor: any GalleryInteractorInputProtocol
    let router: any GalleryRouterProtocol

    init(interactor: any GalleryInteractorInputProtocol, router: any GalleryRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }
}
