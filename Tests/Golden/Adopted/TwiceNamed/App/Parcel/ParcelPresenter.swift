final class ParcelPresenter: ParcelViewToParcelPresenterProtocol {
    weak var parcelView: ParcelPresenterToParcelViewProtocol?
    var parcelInterector: ParcelPresentorToParcelInterectorProtocol?
    var parcelRouter: ParcelPresenterToParcelRouterProtocol?

    func didTapWeigh() { parcelInterector?.weigh() }

    func didTapTrack() { parcelRouter?.openTracking() }
}

extension ParcelPresenter: ParcelInterectorToParcelPresenterProtocol {
    func didWeigh(_ grams: Int) { parcelView?.show(weight: grams) }
}
