import ViperCore

#if canImport(Darwin)
import Darwin
#endif

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
        executable.flatMap { try? Disk().digest(of: $0) }
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
