import Foundation

/// Makes what the modules share.
@MainActor
final class CompositionRoot: AppDependencies {
    let store: any ArticleStore = WebArticleStore()
    let preferences: any Preferences = StoredPreferences()
}
