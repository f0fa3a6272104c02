import Foundation

@MainActor
func searchFindInteractor(library: any Library) -> SearchFindInteractor {
    { text in
        // TODO: Titles by their numbers.
        fatalError("SearchFindInteractor is not implemented")
    }
}
