import Foundation

@MainActor
func blankPresenter() -> BlankPresenter {
    presenting { input, output, actions in
        for await _ in input {}
    }
}
