import Foundation

@MainActor
func searchPresenter(
    text: String,
    marked: Signal<Int>,
    find: @escaping SearchFindInteractor,
    remember: @escaping SearchRememberInteractor
) -> SearchPresenter {
    presenting { input, output, actions in
        for await event in input {
            switch event {
            case .appear:
                // TODO: appear()
                break
            case .type:
                // TODO: type(_:)
                break
            case .select:
                // TODO: select(id:)
                break
            }
        }
    }
}
