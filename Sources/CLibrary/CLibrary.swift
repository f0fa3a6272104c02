// Re-exports the C library of the platform, whose name differs between platforms. Other files import only this module.

#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Musl)
@_exported import Musl
#else
@_exported import Glibc
#endif
