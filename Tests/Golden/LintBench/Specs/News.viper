/// An article as the server has it.
entity Article: Identifiable, Sendable {
    let id: String
    let title: String
    let text: String
}

/// Where articles are kept.
service ArticleStore {
    func articles() async throws -> [Article]
    func article(id: String) async throws -> Article
    func markRead(id: String) async
}

/// How the user wants to read.
service Preferences {
    func textSize() -> Int
    func setTextSize(_ size: Int)
}
