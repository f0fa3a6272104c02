@discardableResult public func _NSGetExecutablePath(
    _: UnsafeMutablePointer<CChar>!, _: UnsafeMutablePointer<UInt32>!
) -> Int32 { fatalError() }
