import UIKit

final class CardRouter: CardRouting {
    private unowned let controller: UIViewController

    init(controller: UIViewController) { self.controller = controller }

    static func make() -> UIViewController {
        let storyboard = UIStoryboard(name: "Card", bundle: nil)
        guard let card = storyboard.instantiateInitialViewController() as? CardViewController else {
            return UIViewController()
        }
        card.presenter = CardPresenter(view: card, router: CardRouter(controller: card))
        return card
    }

    func close() { controller.dismiss(animated: true) }
}
