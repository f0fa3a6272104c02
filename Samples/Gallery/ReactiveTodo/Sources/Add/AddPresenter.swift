import Common
import Foundation

@MainActor
func addPresenter(minimumDate: Date, interactor: @escaping AddInteractor) -> AddPresenter {
    presenting { input, output, actions in
        var title = ""
        var date = minimumDate
        for await event in input {
            switch event {
            case .appear:
                await output.send(.minimumDate(minimumDate))
                await output.send(.saveEnabled(false))
            case .title(let text):
                title = text
                await output.send(.saveEnabled(!title.isEmpty))
            case .date(let day):
                date = day
            case .save:
                guard !title.isEmpty else { continue }
                do {
                    try await interactor(title, date)
                    await actions.send(.success)
                } catch {
                    await actions.send(.failure(error))
                }
            case .cancel:
                await actions.send(.cancel)
            }
        }
    }
}
