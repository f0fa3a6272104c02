@main
enum Main {
    /// Prints the list of all articles. If the argument is a title, prints the page of that article.
    @MainActor
    static func main() async {
        guard let opened = IndexModule().build(CompositionRoot()) else { return }
        if let title = CommandLine.arguments.dropFirst().first {
            (opened.screen.view as? IndexView)?.presenter.didSelect(title)
        }
        guard let page = opened.screen.page else { return }
        await page.willAppear()
        print(page.html, terminator: "")
    }
}
