protocol TripView: AnyObject {
    func show(_ places: [String])
}

protocol TripPresentation: AnyObject {
    func didSearch(_ text: String)
    func didBook(_ place: String)
}

protocol PlaceSearching: AnyObject {
    func find(_ text: String)
}

protocol PlaceSearchingResult: AnyObject {
    func didFind(_ places: [String])
}

protocol TripBooking: AnyObject {
    func book(_ place: String)
}

protocol TripBookingResult: AnyObject {
    func didBook()
}
