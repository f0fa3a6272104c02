protocol ChoiceViewInput: AnyObject {
    func show(_ names: [String])
}

protocol ChoiceViewOutput: AnyObject {
    func didChoose(_ index: Int)
}

/// Two protocols could be whom the module tells; they stay here.
protocol ChoiceModuleOutput: AnyObject {
    func didChoose(_ name: String)
}

protocol ChoiceDelegate: AnyObject {
    func choiceDidEnd()
}
