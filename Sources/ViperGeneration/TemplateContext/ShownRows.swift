import SwiftSource
import ViperModel
import ViperSpec

/// The state of a view that shows rows, or a message if there are no rows, as in the starter spec of `viper-gen new`.
/// viper-gen generates code for this state as long as a module has the members of the starter spec.
struct ShownRows {
    /// The UI kit, which has templates that show rows.
    let kit: Kit
    /// The type of a row: `HomeRow`.
    let type: String

    /// Creates the state. Returns nil unless the module has the members of the starter spec, and a struct for the rows
    /// with `id` and `title`. The members are `show(_ rows: [HomeRow])`, `showNoContent()`, `viewDidLoad()` and
    /// `didTapClose()`.
    init?(of module: Module, with kit: Kit, in program: Program) {
        let (view, presenter) = (module.view.allMembers, module.presenter.allMembers)
        let names = Set(view.map(\.baseName) + module.view.parameters.map(\.name))
        guard [Kit.uikit, .swiftui].contains(kit),
            let show = view.first(where: { $0.isHandWritten && $0.fullName == "show(_:)" }),
            case .array(let element)? = show.requirement.parameters.first?.type?.shape,
            show.isSimple("show(_:)", taking: "[\(element.text)]"),
            view.contains(where: { $0.isHandWritten && $0.isSimple("showNoContent()") }),
            presenter.contains(where: { $0.isSimple("viewDidLoad()") }),
            presenter.contains(where: { $0.isSimple("didTapClose()") }),
            names.isDisjoint(with: ["content", "rows", "tableView", "title"]),
            let row = program.data.first(where: { $0.name == element.text && $0.kind == .struct }),
            row.hasProperty("title", of: "String"), row.hasProperty("id", of: "Int")
        else { return nil }
        (self.kit, type) = (kit, row.name)
    }

    /// The property of the view's state object; nil if the view itself keeps the rows.
    var value: ViewStateProperty? {
        kit.keepsState ? ViewStateProperty("content", type: "Content", initial: ".loading") : nil
    }

    /// The bodies of `show(_:)` and `showNoContent()`, by full name.
    var statements: [String: [String]] {
        kit.keepsState
            ? ["show(_:)": ["content = .rows(rows)"], "showNoContent()": ["content = .empty"]]
            : [
                "show(_:)": ["self.rows = rows", "tableView.backgroundView = nil", "tableView.reloadData()"],
                "showNoContent()": [
                    "rows = []", "tableView.backgroundView = makeEmptyView()", "tableView.reloadData()",
                ],
            ]
    }
}

extension Member {
    /// Whether the member is a synchronous function of this name without a result. `type` is the type of its only
    /// parameter, `rows`.
    fileprivate func isSimple(_ name: String, taking type: String? = nil) -> Bool {
        guard let function = requirement.function, fullName == name, !requirement.isStatic, function.returned == nil,
            function.genericParameters.isEmpty, function.effects == Effects()
        else { return false }
        return function.parameters.map(\.type?.text) == [type].compactMap(\.self)
            && function.parameters.allSatisfy { $0.name.name == "rows" }
    }
}

extension DataType {
    fileprivate func hasProperty(_ name: String, of type: String) -> Bool {
        outline.members.contains { $0.name.name == name && $0.requirement?.variable?.type?.text == type }
    }
}
