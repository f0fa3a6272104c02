import Foundation

@MainActor
final class GalleryView {
    let presenter: any GalleryPresenterProtocol

    init(presenter: any GalleryPresenterProtocol) {
        self.presenter = presenter
    }

    // MARK: - GalleryViewProtocol

    func show(_ pictures: [Picture]) {
        // TODO: show(_:)
    }

    var title: String {
        // TODO: title
        fatalError("GalleryView.title is not implemented")
    }
}
