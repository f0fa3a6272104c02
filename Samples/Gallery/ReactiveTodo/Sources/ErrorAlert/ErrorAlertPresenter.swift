import Foundation

@MainActor
func errorAlertPresenter(message: String) -> ErrorAlertPresenter {
    presenting { input, output, actions in
        for await event in input {
            switch event {
            case .appear: await output.send(.message(message))
            case .ok: await actions.send(.close)
            }
        }
    }
}
