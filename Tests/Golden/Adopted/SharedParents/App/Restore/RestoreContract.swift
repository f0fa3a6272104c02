protocol RestoreWireframeProtocol: ImportWireframeProtocol {}
