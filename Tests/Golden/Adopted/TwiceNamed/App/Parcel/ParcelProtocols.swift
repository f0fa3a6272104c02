import Foundation

/// What the screen of a parcel shows.
protocol ParcelPresenterToParcelViewProtocol: AnyObject {
    func show(weight: Int)
}

protocol ParcelViewToParcelPresenterProtocol: AnyObject {
    var parcelView: ParcelPresenterToParcelViewProtocol? { get set }
    func didTapWeigh()
    func didTapTrack()
}

protocol ParcelPresentorToParcelInterectorProtocol: AnyObject {
    func weigh()
}

protocol ParcelInterectorToParcelPresenterProtocol: AnyObject {
    func didWeigh(_ grams: Int)
}

protocol ParcelPresenterToParcelRouterProtocol: AnyObject {
    func openTracking()
}
