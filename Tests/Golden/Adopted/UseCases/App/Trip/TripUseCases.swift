final class PlaceSearch: PlaceSearching {
    weak var presenter: PlaceSearchingResult?

    func find(_ text: String) { presenter?.didFind([text]) }
}

final class TripBooker: TripBooking {
    weak var presenter: TripBookingResult?

    func book(_ place: String) { presenter?.didBook() }
}
