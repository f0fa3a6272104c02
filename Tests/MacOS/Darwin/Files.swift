// The part of Darwin's C library that the tool uses, declared as Apple's SDK for macOS does. `.ci/macos` compiles the tool against
// it. What the tool begins to use of C is added here, with the types that Apple's headers say.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import DarwinTypes

// MARK: C functions

@discardableResult public func close(_: Int32) -> Int32 { fatalError() }
@discardableResult public func closedir(_: UnsafeMutablePointer<DIR>!) -> Int32 { fatalError() }
@discardableResult public func faccessat(_: Int32, _: UnsafePointer<CChar>!, _: Int32, _: Int32) -> Int32 {
    fatalError()
}
@discardableResult public func fchmod(_: Int32, _: mode_t) -> Int32 { fatalError() }
@discardableResult public func fchown(_: Int32, _: uid_t, _: gid_t) -> Int32 { fatalError() }
@discardableResult public func fdopendir(_: Int32) -> UnsafeMutablePointer<DIR>! { fatalError() }
@discardableResult public func flock(_: Int32, _: Int32) -> Int32 { fatalError() }
@discardableResult public func fnmatch(_: UnsafePointer<CChar>!, _: UnsafePointer<CChar>!, _: Int32) -> Int32 {
    fatalError()
}
@discardableResult public func fstat(_: Int32, _: UnsafeMutablePointer<stat>!) -> Int32 { fatalError() }
@discardableResult public func fstatat(
    _: Int32, _: UnsafePointer<CChar>!, _: UnsafeMutablePointer<stat>!, _: Int32
) -> Int32 { fatalError() }
@discardableResult public func fsync(_: Int32) -> Int32 { fatalError() }
@discardableResult public func isatty(_: Int32) -> Int32 { fatalError() }
@discardableResult public func linkat(
    _: Int32, _: UnsafePointer<CChar>!, _: Int32, _: UnsafePointer<CChar>!, _: Int32
) -> Int32 { fatalError() }
@discardableResult public func mkdirat(_: Int32, _: UnsafePointer<CChar>!, _: mode_t) -> Int32 { fatalError() }
@discardableResult public func read(_: Int32, _: UnsafeMutableRawPointer!, _: Int) -> Int { fatalError() }
@discardableResult public func readdir(_: UnsafeMutablePointer<DIR>!) -> UnsafeMutablePointer<dirent>! { fatalError() }
@discardableResult public func realpath(
    _: UnsafePointer<CChar>!, _: UnsafeMutablePointer<CChar>!
) -> UnsafeMutablePointer<CChar>! { fatalError() }
@discardableResult public func renameat(
    _: Int32, _: UnsafePointer<CChar>!, _: Int32, _: UnsafePointer<CChar>!
) -> Int32 { fatalError() }
@discardableResult public func stat(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<stat>!) -> Int32 { fatalError() }
@discardableResult public func unlinkat(_: Int32, _: UnsafePointer<CChar>!, _: Int32) -> Int32 { fatalError() }
@discardableResult public func write(_: Int32, _: UnsafeRawPointer!, _: Int) -> Int { fatalError() }

// MARK: C functions with variadic arguments, which Swift's part of the module declares

public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { fatalError() }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { fatalError() }
public func fcntl(_ descriptor: Int32, _ command: Int32, _ pointer: UnsafeMutableRawPointer) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { fatalError() }
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { fatalError() }
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
    fatalError()
}

// MARK: Constants

public var S_IFMT: mode_t { 0o170000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IRUSR: mode_t { 0o400 }
public var S_IWUSR: mode_t { 0o200 }

public var AT_FDCWD: Int32 { -2 }
public var AT_EACCESS: Int32 { 0x10 }
public var AT_SYMLINK_NOFOLLOW: Int32 { 0x20 }
public var AT_REMOVEDIR: Int32 { 0x80 }

public var F_GETFD: Int32 { 1 }
public var F_FULLFSYNC: Int32 { 51 }
public var LOCK_EX: Int32 { 2 }
public var LOCK_NB: Int32 { 4 }

public var O_RDONLY: Int32 { 0 }
public var O_WRONLY: Int32 { 1 }
public var O_NONBLOCK: Int32 { 4 }
public var O_APPEND: Int32 { 8 }
public var O_NOFOLLOW: Int32 { 0x100 }
public var O_CREAT: Int32 { 0x200 }
public var O_EXCL: Int32 { 0x800 }
public var O_DIRECTORY: Int32 { 0x10_0000 }
public var O_CLOEXEC: Int32 { 0x100_0000 }

public var W_OK: Int32 { 2 }
public var X_OK: Int32 { 1 }
