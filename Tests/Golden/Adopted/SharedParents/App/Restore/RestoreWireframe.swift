final class RestoreWireframe: RestoreWireframeProtocol {
    func close() {}
}
