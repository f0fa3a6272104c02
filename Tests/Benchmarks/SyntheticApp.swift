/// The specs of an app as large as one likes, shaped like real ones: five protocols a module; half of the modules have at most
/// twelve requirements, one in ten has more than 24, the largest has 88; half of the members have a body; every module opens two
/// others; and in every module stands a warning.
struct SyntheticApp {
    /// How many modules it has.
    let count: Int

    /// The text of each file, by its path in the project.
    var files: [(path: String, text: String)] {
        [("App.viper", "app Bench {\n    root \(name(0))\n}\n")]
            + (0..<count).map { ("Specs/\(name($0)).viper", spec(of: $0)) }
    }

    private func name(_ index: Int) -> String { "Screen\(index % count)" }

    /// How many requirements the module has beside those that open others; the same for the same module, whatever the count.
    private func requirements(of index: Int) -> Int {
        switch index % 100 {
        case 0..<50: 8 + index % 5
        case 50..<90: 13 + index % 12
        case 99: 88
        default: 25 + index % 20
        }
    }

    /// The spec of a module. `revision` tells versions of it apart: its members differ.
    func spec(of index: Int, revision: Int = 0) -> String {
        let name = name(index)
        let shares = Shares(of: requirements(of: index))
        return """
            /// What \(name) shows, and what a person can do there.
            module \(name)(id: Int) {
                struct \(name)Row: Equatable {
                    let id: Int
                    let title: String
                }
                view {
            \(lines(shares.view) { "func show\(Self.word($0))(_ rows: [\(name)Row], revision\(revision): Int)" })
                }
                presenter {
                    func viewDidLoad() { interactor.load0(id: id) }
                    func didTapFirst() { router.openFirst(id: 1) }
                    func didTapSecond() { router.openSecond(id: 2) }
            \(lines(shares.presenter) { "func didTap\(Self.word($0))(at index: Int) { interactor.load\($0 % max(1, shares.interactor))(id: index) }" })
                }
                interactor(id) {
            \(lines(max(1, shares.interactor)) { "func load\($0)(id: Int)" })
                }
                output {
            \(lines(shares.output) { "func didLoad\(Self.word($0))(_ rows: [\(name)Row]) { view?.show\(Self.word($0 % max(1, shares.view)))(rows, revision\(revision): 1) }" })
                    /// Nothing could be loaded.
                    func didFail(_ reason: String)
                }
                router {
                    func openFirst(id: Int) { navigation.push(\(self.name(index * 7 + 1))Module(id: id)) }
                    func openSecond(id: Int) { navigation.push(\(self.name(index * 13 + 5))Module(id: id)) }
                }
            }

            """
    }

    /// How a module's requirements are shared out among its protocols.
    private struct Shares {
        var view, presenter, interactor, output: Int

        /// Six of the requirements are always there: three of the presenter's, two of the router's, and a failure.
        init(of requirements: Int) {
            let rest = max(4, requirements - 6)
            view = max(1, rest / 4)
            presenter = rest / 4
            interactor = rest / 4
            output = rest - view - presenter - interactor
        }
    }

    private func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map { "        " + line($0) }.joined(separator: "\n")
    }

    private static func word(_ index: Int) -> String {
        let words = ["Items", "Details", "Settings", "Profile", "Balance", "History", "Options", "Contacts"]
        return words[index % words.count] + (index < words.count ? "" : String(index / words.count))
    }
}
