import UIKit

/// Several screens have the presenter of all from one place.
var parcelPresenterInUse: ParcelViewToParcelPresenterProtocol?

extension ParcelPresenterToParcelViewProtocol {
    var parcelPresenter: ParcelViewToParcelPresenterProtocol? {
        parcelPresenterInUse?.parcelView = self
        return parcelPresenterInUse
    }
}

final class ParcelWeightController: UIViewController, ParcelPresenterToParcelViewProtocol {
    override func viewDidLoad() { parcelPresenter?.didTapWeigh() }

    func show(weight: Int) { title = "\(weight)" }
}

final class ParcelTrackController: UIViewController, ParcelPresenterToParcelViewProtocol {
    override func viewDidLoad() { parcelPresenter?.didTapTrack() }

    func show(weight: Int) {}
}
