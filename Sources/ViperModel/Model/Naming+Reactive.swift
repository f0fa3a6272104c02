/// The names of a module that is made of functions and streams.
extension Naming {
    /// The enum of what happens on the screen: `TodoListInput`.
    package func input(_ module: String) -> String { "\(module)Input" }
    /// The enum of what the screen shows: `TodoListOutput`.
    package func output(_ module: String) -> String { "\(module)Output" }
    /// The enum of where it goes from there: `TodoListAction`.
    package func action(_ module: String) -> String { "\(module)Action" }
    /// The function that makes a part: `todoListPresenter` makes a `TodoListPresenter`.
    package func maker(of type: String) -> String { SwiftName.lowerFirst(type) }
    /// What every project of this style declares beside its modules.
    package var reactiveSupportNames: [String] { ["Channel", "Delivery", "Recorder", "Sender", "Signal"] }
}
