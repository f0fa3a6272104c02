// error: 'init(validating:as:)' is only available in macOS 15.0 or newer
func text(of bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }
