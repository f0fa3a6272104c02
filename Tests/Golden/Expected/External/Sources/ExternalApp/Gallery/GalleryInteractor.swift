import Foundation

@MainActor
final class GalleryInteractor {
    let cache: PictureCache

    init(cache: PictureCache) {
        self.cache = cache
    }
}
