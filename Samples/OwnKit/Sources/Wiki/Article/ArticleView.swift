import Foundation

@MainActor
final class ArticleView: Page {
    let presenter: any ArticlePresenterProtocol
    private(set) var article: Article?
    private(set) var showsNoContent = false

    init(presenter: any ArticlePresenterProtocol) {
        self.presenter = presenter
    }

    var title: String { article?.title ?? "Nothing" }

    var paragraphs: [String] {
        showsNoContent ? ["There is no such article."] : article.map { [$0.text] } ?? []
    }

    func willAppear() async {
        await presenter.viewWillAppear()
    }

    func perform(_ action: String) async {
        await ArticleAction(rawValue: action)?.perform(on: presenter)
    }

    var actions: [String] { ArticleAction.allCases.map(\.rawValue) }

    // MARK: - ArticleViewProtocol

    func show(_ article: Article) {
        self.article = article
    }

    func showNoContent() {
        showsNoContent = true
    }
}
