import Foundation

@MainActor
final class IndexView: Page {
    let presenter: any IndexPresenterProtocol
    private(set) var titles: [String]?

    init(presenter: any IndexPresenterProtocol) {
        self.presenter = presenter
    }

    var title: String { "Index" }

    var paragraphs: [String] {
        var paragraphs: [String] = []
        if let titles { paragraphs.append("\(titles)") }
        return paragraphs
    }

    func willAppear() async {
        await presenter.viewWillAppear()
    }

    // MARK: - IndexViewProtocol

    func show(_ titles: [String]) {
        self.titles = titles
    }
}
