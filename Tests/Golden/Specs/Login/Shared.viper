/// Who is logged in.
entity User: Equatable {
    let username: String
    let password: String
}

/// Fetches what both screens ask for. Who made it tells it which interactor to answer.
service DataDownloader {
    func downloadItem(name: String, password: String)
    func downloadItemsFor(name: String)
}
