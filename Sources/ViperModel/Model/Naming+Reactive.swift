/// The names of a module with `style reactive`.
extension Naming {
    /// Returns the enum of the screen's events: `TodoListInput`.
    package func input(_ module: String) -> String { "\(module)Input" }
    /// Returns the enum of the values that the screen shows: `TodoListOutput`.
    package func output(_ module: String) -> String { "\(module)Output" }
    /// Returns the enum of the router's actions, which show other screens: `TodoListAction`.
    package func action(_ module: String) -> String { "\(module)Action" }
    /// Returns the function that creates a part: `todoListPresenter` creates a `TodoListPresenter`.
    package func maker(of type: String) -> String { SwiftName.lowerFirst(type) }
    /// The types that every app of this style declares.
    package var reactiveSupportNames: [String] { ["Channel", "Delivery", "Recorder", "Sender", "Signal"] }
}
