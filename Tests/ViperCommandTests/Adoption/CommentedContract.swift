import TestSupport

/// The files of a random module with a comment at many places, each with a mark of its own: `<1>`, `<2>` …
struct CommentedContract {
    private(set) var files: [String: String] = [:]
    private(set) var marks: [String] = []
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        let protocols = ["View", "Presenter", "InteractorInput", "InteractorOutput", "Router"].map { declaration($0) }
        let count = 1 + random.below(4)
        for file in 0..<count {
            let own = protocols.indices.filter { $0 % count == file }.map { protocols[$0] }
            var text = head() + imports()
            for declaration in own { text += declaration + "\n" + lines() }
            let lineEnd = random.below(8) == 0 ? "\r\n" : "\n"
            let isShared = random.below(6) == 0
            files["App/Pay/Pay\(file).swift"] =
                (text + (isShared ? "struct Coin\(file) {}\n" : "")).replacing("\n", with: lineEnd)
        }
        files["App/Pay/Pay.swift"] = """
            final class PayPresenter: PayPresenterProtocol, PayInteractorOutputProtocol {
                weak var view: PayViewProtocol?
                var interactor: PayInteractorInputProtocol?
                var router: PayRouterProtocol?
            }
            final class PayInteractor: PayInteractorInputProtocol {
                weak var output: PayInteractorOutputProtocol?
            }
            final class PayRouter: PayRouterProtocol {}
            final class PayView: PayViewProtocol {
                var presenter: PayPresenterProtocol?
            }

            """
    }

    // MARK: Text

    private mutating func declaration(_ part: String) -> String {
        // Nothing may stand between documentation and what it documents, if the module is to be taken over.
        let documentation = random.below(3) == 0 ? "/// \(mark())\n" : random.below(4) == 0 ? "/** \(mark()) */\n" : ""
        var text = lines() + documentation + inline() + "protocol Pay\(part)Protocol: \(inline())AnyObject {"
        text += trailing()
        for index in 0...random.below(3) {
            text += lines("    ") + (random.below(3) == 0 ? "    /// \(mark())\n" : "")
            text += "    func \(part.lowercased())\(index)(\(inline())_ value: Int)" + trailing()
        }
        return text + lines("    ") + "}" + trailing()
    }

    private mutating func head() -> String {
        switch random.below(4) {
        case 0: ""
        case 1: "//\n//  \(mark())\n//\n\n"
        case 2: "// \(mark())\n"
        default: lines()
        }
    }

    private mutating func imports() -> String {
        ["Foundation", "Combine"].filter { _ in random.below(3) == 0 }
            .map { "import \($0)" + trailing() + lines() }.joined() + (random.below(2) == 0 ? "\n" : "")
    }

    /// Comments on lines of their own.
    private mutating func lines(_ indentation: String = "") -> String {
        var text = ""
        while random.below(3) == 0 {
            text += random.below(4) == 0 ? "\n" : ""
            switch random.below(12) {
            case 0...5: text += "\(indentation)// \(mark())\n"
            case 6: text += "\(indentation)// MARK: - \(mark())\n"
            case 7: text += "\(indentation)/* \(mark()) */ // \(mark())\n"
            case 8, 9:
                text += "\(indentation)/*\n\(indentation)   \(mark())\n\n\(indentation) \(mark())\n\(indentation)*/\n"
            case 10: text += "\(indentation)//// \(mark())\n"
            default: text += random.below(4) == 0 ? "\(indentation)/// \(mark())\n\n" : ""
            }
        }
        return text + (random.below(3) == 0 ? "\n" : "")
    }

    /// Nothing, or a comment, to the end of the line.
    private mutating func trailing() -> String {
        switch random.below(6) {
        case 0: " // \(mark())\n"
        case 1: " /* \(mark()) */\n"
        case 2: random.below(3) == 0 ? "  /* \(mark())\n   \(mark()) */\n" : "\n"
        default: "\n"
        }
    }

    private mutating func inline() -> String { random.below(20) == 0 ? "/* \(mark()) */ " : "" }

    private mutating func mark() -> String {
        marks.append("<\(marks.count)>")
        return marks[marks.count - 1]
    }
}
