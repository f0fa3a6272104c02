final class ParcelInteractor: ParcelPresentorToParcelInterectorProtocol {
    weak var parcelPresenter: ParcelInterectorToParcelPresenterProtocol?

    func weigh() { parcelPresenter?.didWeigh(250) }
}
