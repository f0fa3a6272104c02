import Common

/// The base class of the app's views. It prints its own lines, then the lines of child screens, then an overlay.
@MainActor
class WalletScreen: ConsoleScreen {
    weak var console: Console?
    private var lines: [String] = []
    private var shown: [String] = []
    private var children: [WalletScreen] = []
    private var actions: [SheetAction] = []
    private var isLoaded = false

    // MARK: - Overridden by subclasses

    func viewDidLoad() async {}

    func perform(_ command: Command) async {}

    // MARK: - Called by subclasses

    func draw(_ lines: [String]) {
        self.lines = lines
    }

    // MARK: - Children and overlays

    func embed(_ child: WalletScreen) {
        children.append(child)
    }

    func lay(_ overlay: Overlay) {
        switch overlay {
        case .alert(let title, let message):
            console?.print(error: "\(title): \(message)")
        case .toast(let text):
            console?.print("(\(text))")
        case .sheet(let title, let actions):
            self.actions = actions
            console?.print(title)
            for (index, action) in actions.enumerated() {
                console?.print("  \(index + 1). \(action.title)")
            }
        }
    }

    // MARK: - ConsoleScreen

    func appear() async {
        await load()
        shown = []
        display()
    }

    /// A number selects an option of the open sheet. Any other input closes it.
    func handle(_ command: Command) async {
        let answer = Command("sheet \(command.name)").element(of: actions)
        actions = []
        if let answer {
            answer.handler()
        } else {
            await perform(command)
        }
        display()
    }

    private func load() async {
        guard !isLoaded else { return }
        isLoaded = true
        await viewDidLoad()
        for child in children { await child.load() }
    }

    private var text: [String] { lines + children.flatMap(\.text) }

    private func display() {
        guard text != shown else { return }
        shown = text
        for line in shown { console?.print(line) }
    }
}
