final class TripPresenter: TripPresentation, PlaceSearchingResult, TripBookingResult {
    weak var view: TripView?
    var search: PlaceSearching?
    var booking: TripBooking?

    func didSearch(_ text: String) { search?.find(text) }
    func didBook(_ place: String) { booking?.book(place) }
    func didFind(_ places: [String]) { view?.show(places) }
    func didBook() {}
}
