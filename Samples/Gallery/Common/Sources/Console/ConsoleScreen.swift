/// A view that the user controls by typed commands.
@MainActor
public protocol ConsoleScreen: AnyObject {
    /// The console to print to. `Console` sets this property before it shows the view. Store it weakly.
    var console: Console? { get set }

    /// Called each time the view becomes visible.
    func appear() async

    /// Handles a command. The next line is handled after this function returns.
    func handle(_ command: Command) async
}

extension ConsoleScreen {
    /// Prints that the command is unknown, and lists the known commands.
    public func refuse(_ command: Command, know commands: String...) {
        let known = (commands + ["quit"]).joined(separator: ", ")
        console?.print(error: "There is no '\(command.name)' here. There are: \(known).")
    }
}

/// A screen and the screens opened from it. In a project with `ui none`, the class `Screen` conforms to this protocol.
@MainActor
public protocol ConsoleStack: AnyObject {
    var view: AnyObject { get }
    var next: Self? { get }
}

extension ConsoleStack {
    /// The visible screen.
    var top: (any ConsoleScreen)? {
        var top = self
        while let next = top.next { top = next }
        return top.view as? any ConsoleScreen
    }
}
