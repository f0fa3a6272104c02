import Diagnostics
import Testing

@testable import SwiftSource

@Suite struct OutlineTests {
    private func outline(_ text: String) -> FileOutline {
        let (_, outline, diagnostics) = OutlineParser.read(SourceFile(path: "a.swift", text: text))
        #expect(diagnostics.map(\.message) == [])
        return outline
    }

    @Test func imports() {
        let text = "import A\n@testable import B.C; import struct D.E\nprivate import F\nstruct G {}"
        #expect(outline(text).imports.map(\.name) == ["A", "B.C", "D.E", "F"])
    }

    @Test func conformancesOfNoActor() {
        let list = outline("extension A: @MainActor B, nonisolated C, @unchecked nonisolated D { func go() {} }")
            .declarations
        #expect(
            list[0].inherited.map(\.text) == ["@MainActor B", "nonisolated C", "@unchecked nonisolated D"]
                && list[0].members.count == 1)
    }

    /// A view controller as people write them, and what is seen of it.
    @Test func viewController() {
        let text = """
            import UIKit

            /// Shows.
            @MainActor
            final class TodoListViewController: UIViewController, TodoListViewProtocol {
                // MARK: - Properties
                var presenter: (any TodoListPresenterProtocol)?
                private lazy var table: UITableView = {
                    let table = UITableView(frame: .zero, style: .plain)
                    return table
                }()
                @IBOutlet private weak var label: UILabel!
                private(set) var rows: [Row] = [] {
                    didSet { table.reloadData() }
                }
                let a = 1, b = 2
                var count: Int { rows.count }

                required init?(coder: NSCoder) { fatalError("no \\(coder) }") }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    presenter?.viewDidLoad()
                }

                enum Row: Equatable {
                    case item(id: UUID, String)
                    indirect case none, more(Row)
                }
            }

            extension TodoListViewController: UITableViewDataSource, UITableViewDelegate {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
            }

            #if DEBUG
            #Preview { TodoListViewController() }
            private let preview = TodoListViewController()
            #endif
            """
        #expect(
            outline(text).declarations.flatMap { $0.lines() } == [
                "class TodoListViewController: UIViewController, TodoListViewProtocol",
                "  variable presenter", "  variable table", "  variable label", "  variable rows {}", "  variable a",
                "  variable b", "  variable count {}", "  initializer init(coder:) {}", "  function viewDidLoad {}",
                "  enum Row: Equatable", "    case item(id:_:)", "    case none", "    case more(_:)",
                "extension TodoListViewController: UITableViewDataSource, UITableViewDelegate",
                "  function tableView(_:numberOfRowsInSection:) {}",
                "variable preview #if",
            ])
    }

    @Test func kinds() {
        let text = """
            protocol P<A>: AnyObject, Q { associatedtype A: B; var c: Int { get async }; func d<T>(_ e: T) async where T: F; init() }
            actor A { nonisolated func b() {} ; deinit { c() }; subscript(d: Int) -> Int { 1 } }
            typealias Handler<T> = (T) -> Void
            infix operator <+>: AdditionPrecedence
            func <+> <T>(a: T, b: T) -> T { a }
            struct S<T>: ~Copyable where T: P { static func < (a: S, b: S) -> Bool { true }; let (x, y) = (1, 2) }
            @attached(member) macro M() = #externalMacro(module: "A", type: "B")
            extension Array<Int>.Index where Element == Int { struct N { struct O {} } }
            package class C { class func d() {}; override class var e: Int { 1 }; class F {} }
            """
        #expect(
            outline(text).declarations.flatMap { $0.lines() } == [
                "protocol P: AnyObject, Q", "  associatedtype A: B", "  variable c {}", "  function d(_:)",
                "  initializer init", "actor A", "  function b {}", "  deinit deinit {}",
                "  subscript subscript(d:) {}",
                "typealias Handler", "other operator", "function <+>(a:b:) {}", "struct S: ~Copyable",
                "  function <(a:b:) {}", "  variable x", "  variable y", "other macro", "extension Array<Int>.Index",
                "  struct N", "    struct O", "class C", "  function d {}", "  variable e {}", "  class F",
            ])
    }

    @Test func conditionalMembers() {
        let text = "struct S {\n#if A\nvar a = 1\n#elseif B\nvar b = 2\n#else\nfunc c() {}\n#endif\nvar d = 3\n}"
        #expect(
            outline(text).declarations.flatMap { $0.lines() } == [
                "struct S", "  variable a #if", "  variable b #if", "  function c {} #if", "  variable d",
            ])
    }

    @Test func ranges() throws {
        let marked = MarkedText("/// Doc.\n•@A public •struct• S •{ func f() { g } }•\n•var x: Int •{ 1 }•")
        let declarations = outline(marked.text).declarations
        let type = try #require(declarations.first)
        let property = try #require(declarations.last)
        #expect(type.range == marked.offsets[0]..<marked.offsets[4])
        #expect(type.bodyRange == marked.offsets[3]..<marked.offsets[4])
        #expect(property.range == marked.offsets[5]..<marked.offsets[7])
        #expect(property.bodyRange == marked.offsets[6]..<marked.offsets[7])
        #expect(type.documentation?.lines == ["Doc."])
        #expect(type.attributes.map(\.text) == ["@A"])
        #expect(type.modifiers.map(\.name) == ["public"])
    }

    @Test func scripts() {
        let text = "let x = 1\nprint(x)\nif x > 0 { print(2) }\nfor y in z {\n}\nfunc f() {}"
        #expect(outline(text).declarations.flatMap { $0.lines() } == ["variable x", "function f {}"])
    }

    @Test func specDeclarationsOneByOne() {
        var cursor = TokenCursor(source: SourceFile(path: "a.viper", text: "/// A.\nstruct A { let b: Int }\nview { }"))
        #expect(cursor.parseDeclaration()?.name.name == "A")
        #expect(cursor.parseDeclaration() == nil)
        #expect(cursor.at("view"))
    }
}

extension DeclarationOutline {
    fileprivate func lines(indent: String = "") -> [String] {
        let isType = !members.isEmpty || kind == .extension || kind == .typealias || kind == .struct || kind == .class
        let labels = parameters.map { ($0.label?.name ?? "_") + ":" }.joined()
        let line =
            "\(indent)\(kind.rawValue) \(name.name)" + (labels.isEmpty ? "" : "(\(labels))")
            + (inherited.isEmpty ? "" : ": " + inherited.map(\.text).joined(separator: ", "))
            + (bodyRange == nil || isType ? "" : " {}") + (isConditional ? " #if" : "")
        return [line] + members.flatMap { $0.lines(indent: indent + "  ") }
    }
}
