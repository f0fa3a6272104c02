import Foundation

@MainActor
final class ChaptersInteractor {}
