/// Appends to the selected name, and goes back.
module FinalScreen(name: String) {
    struct FinalScreenViewModel: Equatable {
        let successMessage: String
        let operationPerformed: String
        let resultMessage: String
    }

    view as FinalScreenUpdaterProtocol { func update(with viewModel: FinalScreenViewModel) }

    presenter(name) {
        var originalName: String { get set }
        var updatedName: String { get set }
        var currentName: String { get set }

        // Three properties with the value of one input.
        var originalName: String = name
        var updatedName: String = name
        var currentName: String = name

        func appendName() { interactor.appendName(currentName) }
        func resetName() {
            guard currentName != originalName else { return }
            currentName = originalName
            updatedName = originalName
            view?.update(
                with: FinalScreenViewModel(
                    successMessage: "Success name reset", operationPerformed: "Reset", resultMessage: originalName))
        }
        func goOneScreenBack() {
            view?.update(
                with: FinalScreenViewModel(
                    successMessage: "Going back", operationPerformed: "Back", resultMessage: currentName))
            if let view {
                wireframe.goBack(view: view)
            }
        }
        func goToHomePage() {
            view?.update(
                with: FinalScreenViewModel(
                    successMessage: "Going home", operationPerformed: "Home", resultMessage: currentName))
            if let view {
                wireframe.goToHomeScreen(view: view)
            }
        }
        func nameUpdated(_ value: String) {
            updatedName = value
            currentName = value
            view?.update(
                with: FinalScreenViewModel(
                    successMessage: "Success name appened", operationPerformed: "Append", resultMessage: value))
        }
    }

    interactor {
        func appendName(_ value: String) { presenter?.nameUpdated("\(value) \(value)") }
    }

    output { func nameUpdated(_ value: String) }

    router {
        func goBack(view: any FinalScreenUpdaterProtocol) { navigation.pop() }
        func goToHomeScreen(view: any FinalScreenUpdaterProtocol) { navigation.popToRoot() }
    }
}
