final class ImportWireframe: ImportWireframeProtocol {
    func close() {}
}
