import Foundation

/// A terminal without a screen: what one side writes, the other reads.
enum PseudoTerminal {
    /// The side of the person, and where the app finds its own.
    static func open() throws -> (descriptor: Int32, path: String) {
        let descriptor = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw ChildProcess.Failure(call: "open", code: errno) }
        #if canImport(Darwin)
        guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0, let path = ptsname(descriptor)
        else { throw ChildProcess.Failure(call: "unlockpt", code: errno) }
        return (descriptor, String(cString: path))
        #else
        // What `unlockpt` and `ptsname` do, which Swift's Glibc does not have: TIOCSPTLCK and TIOCGPTN.
        var isLocked: Int32 = 0
        var number: UInt32 = 0
        guard ioctl(descriptor, 0x4004_5431, &isLocked) == 0,
            ioctl(descriptor, 0x8004_5430, &number) == 0
        else { throw ChildProcess.Failure(call: "ioctl", code: errno) }
        return (descriptor, "/dev/pts/\(number)")
        #endif
    }
}
