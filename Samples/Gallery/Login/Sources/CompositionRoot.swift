/// The one place that knows what is behind the services.
struct CompositionRoot: AppDependencies {
    /// One for both modules, as in the article.
    let dataManager: any DataDownloader

    init(dataManager: any DataDownloader = DataManager()) {
        self.dataManager = dataManager
    }
}
