#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
    /// Where the line at `offset` ends: behind its line feed, or where the text does.
    ///
    /// All indented text is asked for its lines. Byte by byte that was a sixth of all rendering.
    func endOfLine(at offset: Int) -> Int {
        guard offset < count, let start = baseAddress, let found = memchr(start + offset, 0x0A, count - offset) else {
            return count
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(start) + 1
    }
}
