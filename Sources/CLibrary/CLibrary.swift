// The C library of the system, under whichever name it has there, for every file that imports this module.

#if canImport(Darwin)
@_exported import Darwin
#elseif canImport(Musl)
@_exported import Musl
#else
@_exported import Glibc
#endif
