import Foundation

/// Returns the same users as the server of the article. The app reads only their IDs and names.
struct OfflineNetwork: Network {
    var status = 200

    func get(_ url: URL) async throws -> HTTPAnswer {
        guard status == 200 else { return HTTPAnswer(status: status, body: Data()) }
        let users = """
            [
                {"id": 1, "name": "Ada", "email": "ada@example.com"},
                {"id": 2, "name": "Grace", "email": "grace@example.com"},
                {"id": 3, "name": "Edsger", "email": "edsger@example.com"}
            ]
            """
        return HTTPAnswer(status: 200, body: Data(users.utf8))
    }
}
