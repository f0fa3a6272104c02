import Foundation

@MainActor
func clockPresenter(
    interactor: @escaping ClockInteractor,
    stop: @escaping ClockStopInteractor
) -> ClockPresenter {
    presenting { input, output, actions in
        for await event in input {
            switch event {
            case .tick:
                // TODO: tick()
                break
            case .quit:
                // TODO: quit()
                break
            }
        }
    }
}
