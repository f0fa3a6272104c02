import Foundation

/// The reason why no items are listed.
enum ListingError: LocalizedError, Equatable {
    case badURL
    case badServerResponse(Int)

    var errorDescription: String? {
        switch self {
        case .badURL: "The address is not one."
        case .badServerResponse(let status): "The server answered \(status)."
        }
    }
}
