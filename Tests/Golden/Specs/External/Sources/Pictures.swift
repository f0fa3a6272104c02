/// What the spec calls external: written by hand, in the project's own sources.
struct Picture: Equatable {
    var name: String
    var kind = PictureKind.photo
}

enum PictureKind {
    case photo, drawing
}

@MainActor
final class PictureCache {
    var pictures: [Picture] = []
}

actor PictureStore {}

@MainActor
protocol Titled {
    var title: String { get }
}

@MainActor
protocol PictureDetailsDelegate: AnyObject {
    func pictureDetailsDidClose(_ picture: Picture)
}

@MainActor
protocol PictureDetailsModuleProtocol: AnyObject {
    func zoomOut()
}

@MainActor
enum PictureAssembly {
    static func make(
        picture: Picture, zoom: Double, delegate: (any PictureDetailsDelegate)?, dependencies: any AppDependencies
    ) -> Screen? { nil }
}
