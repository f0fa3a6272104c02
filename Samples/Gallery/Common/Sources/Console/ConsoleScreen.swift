/// A view that is controlled by commands.
@MainActor
public protocol ConsoleScreen: AnyObject {
    /// The console to print to. It is set by the console that shows the view. Store it weakly.
    var console: Console? { get set }

    /// Called each time the view becomes visible.
    func appear() async

    /// Handles a command. The next line is handled after this function returns.
    func handle(_ command: Command) async
}

extension ConsoleScreen {
    /// Prints that the command is unknown, and lists the known ones.
    public func refuse(_ command: Command, know commands: String...) {
        let known = (commands + ["quit"]).joined(separator: ", ")
        console?.print(error: "There is no '\(command.name)' here. There are: \(known).")
    }
}

/// A screen and the screens opened from it. viper-gen's `Screen` without a UI framework conforms to it.
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
