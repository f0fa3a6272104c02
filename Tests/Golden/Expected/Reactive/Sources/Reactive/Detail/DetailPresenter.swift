import Foundation

@MainActor
func detailPresenter(title: String, page: UInt) -> DetailPresenter {
    presenting { input, output, actions in
        for await event in input {
            switch event {
            case .appear:
                // TODO: appear()
                break
            case .mark:
                // TODO: mark()
                break
            case .default:
                // TODO: default()
                break
            }
        }
    }
}
