import Foundation

@MainActor
final class BannerPresenter {
    weak var view: (any BannerViewProtocol)?
    let text: String

    init(text: String) {
        self.text = text
    }
}
