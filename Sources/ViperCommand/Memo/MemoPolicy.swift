import CLibrary

/// Which runs leave a memo for the next one.
package struct MemoPolicy: Sendable {
    /// A project of fewer modules stays without: there is little to save.
    package var fewestModules: Int
    /// The tool's own bytes, for a memo of another tool counts for nothing; nil where they cannot be read.
    package var tool: @Sendable () -> Digest?

    package init(fewestModules: Int, tool: @escaping @Sendable () -> Digest?) {
        self.fewestModules = fewestModules
        self.tool = tool
    }

    static let system = MemoPolicy(fewestModules: 32) {
        guard let path = executable, let head = try? Disk().read(path, limit: 1 << 16) else { return nil }
        return hasBuildID(head) ? Digest(head) : try? Disk().digest(of: path)
    }

    /// The linker's own digest of the whole program stands at its beginning, as a note of the type 3 by "GNU": the rest need
    /// not be read.
    private static func hasBuildID(_ head: [UInt8]) -> Bool {
        let note: [UInt8] = [3, 0, 0, 0] + Array("GNU".utf8) + [0]
        guard head.starts(with: [0x7F] + Array("ELF".utf8)) else { return false }
        return head.withUnsafeBytes { bytes in
            stride(from: 0, through: bytes.count - note.count, by: 4).contains { place in
                bytes[place..<(place + note.count)].elementsEqual(note)
            }
        }
    }

    /// Where the program stands that is running.
    private static var executable: String? {
        #if canImport(Darwin)
        var size: UInt32 = 0
        _NSGetExecutablePath(nil, &size)
        var path = [CChar](repeating: 0, count: Int(size))
        guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
        return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
        #else
        return "/proc/self/exe"
        #endif
    }
}
