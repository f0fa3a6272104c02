final class WelcomeWireframe: WelcomeWireframeProtocol {
    func showNews(from view: ScreenBackedProtocol?) {}
}
