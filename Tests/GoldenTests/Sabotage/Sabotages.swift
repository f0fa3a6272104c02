extension Sabotage {
    static let all: [Sabotage] = wiring + flows

    /// Faults that VIPER modules ship with most: cycles and callbacks that nobody connected.
    private static let wiring = [
        Sabotage(
            name: "StrongOutput", path: "TodoAdd/TodoAddInteractor.swift",
            find: "weak var output:", replace: "var output:",
            caughtBy: ["TodoAddAssemblyTests/deallocatesWithView()"]),
        Sabotage(
            name: "StrongView", path: "TodoAdd/TodoAddPresenter.swift",
            find: "weak var view:", replace: "var view:",
            caughtBy: ["TodoAddAssemblyTests/deallocatesWithView()"]),
        Sabotage(
            name: "StrongDelegate", path: "TodoAdd/TodoAddPresenter.swift",
            find: "weak var delegate:", replace: "var delegate:",
            caughtBy: ["TodoAddAssemblyTests/doesNotRetainDelegate()"]),
        Sabotage(
            name: "CycleInViewDidLoad",
            edits: [
                Edit(
                    path: "TodoAdd/TodoAddPresenter.swift",
                    find: "    weak var view:", replace: "    var onAppear: (() -> Void)?\n    weak var view:"),
                Edit(
                    path: "TodoAdd/TodoAdd.generated.swift",
                    find: "view?.setSaveEnabled(false)",
                    replace: "onAppear = { self.view?.setSaveEnabled(false) }; onAppear?()"),
            ],
            caughtBy: ["TodoAddAssemblyTests/deallocatesWithView()"]),
        Sabotage(
            name: "CycleInLaterWork", path: "TodoAdd/TodoAddInteractor.swift",
            find: "        // TODO: save(title:due:)\n",
            replace: """
                        final class Work { var step: (() -> Void)? }
                        let (work, output) = (Work(), output)
                        work.step = { [work] in _ = (work, output) }

                """,
            caughtBy: ["TodoAddAssemblyTests/deallocatesWithView()"]),
        Sabotage(
            name: "OutputNeverSet", path: "TodoAdd/TodoAdd.generated.swift",
            find: "        interactor.output = presenter\n", replace: "",
            caughtBy: ["TodoAddAssemblyTests/everyPartIsConnected()"]),
        Sabotage(
            name: "ViewNeverSet", path: "TodoAdd/TodoAdd.generated.swift",
            find: "        presenter.view = view\n", replace: "",
            caughtBy: ["TodoAddAssemblyTests/everyPartIsConnected()"]),
    ]

    private static let flows = [
        Sabotage(
            name: "SwappedCalls", path: "TodoAdd/TodoAdd.generated.swift",
            find: "        router.close()\n        delegate?.todoAddDidCancel()\n",
            replace: "        delegate?.todoAddDidCancel()\n        router.close()\n",
            caughtBy: ["TodoAddPresenterFlowTests/didTapCancel()"]),
        Sabotage(
            name: "ChangedArgument", path: "TodoAdd/TodoAdd.generated.swift",
            find: "view?.setSaveEnabled(false)", replace: "view?.setSaveEnabled(true)",
            caughtBy: ["TodoAddPresenterFlowTests/viewDidLoad()"]),
        Sabotage(
            name: "DroppedCall", path: "TodoAdd/TodoAdd.generated.swift",
            find: "        router.close()\n        await delegate?.todoAddDidSave()\n",
            replace: "        await delegate?.todoAddDidSave()\n",
            caughtBy: ["TodoAddPresenterFlowTests/didSave()"]),
    ]
}
