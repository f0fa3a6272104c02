// swift-format-ignore-file: AlwaysUseLowerCamelCase

// MARK: The process

public var errno: Int32 {
    get { fatalError() }
    set { fatalError() }
}

@discardableResult public func clock_gettime(_: clockid_t, _: UnsafeMutablePointer<timespec>!) -> Int32 { fatalError() }
public func exit(_: Int32) -> Never { fatalError() }
public func free(_: UnsafeMutableRawPointer!) { fatalError() }
@discardableResult public func getegid() -> gid_t { fatalError() }
@discardableResult public func getenv(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { fatalError() }
@discardableResult public func geteuid() -> uid_t { fatalError() }
@discardableResult public func memcmp(_: UnsafeRawPointer!, _: UnsafeRawPointer!, _: Int) -> Int32 { fatalError() }
@discardableResult public func signal(_: Int32, _: sig_t!) -> sig_t? { fatalError() }
@discardableResult public func strerror(_: Int32) -> UnsafeMutablePointer<CChar>! { fatalError() }
@discardableResult public func sysconf(_: Int32) -> Int { fatalError() }

public typealias sig_t = @convention(c) (Int32) -> Void

public var CLOCK_MONOTONIC: clockid_t { clockid_t(rawValue: 6) }
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { fatalError() }
public var SIGXFSZ: Int32 { 25 }
public var _SC_NPROCESSORS_ONLN: Int32 { 58 }

// MARK: Errors

public var EPERM: Int32 { 1 }
public var ENOENT: Int32 { 2 }
public var EINTR: Int32 { 4 }
public var EACCES: Int32 { 13 }
public var EEXIST: Int32 { 17 }
public var ENOTDIR: Int32 { 20 }
public var EMLINK: Int32 { 31 }
public var EPIPE: Int32 { 32 }
public var EWOULDBLOCK: Int32 { 35 }
public var ENOTSUP: Int32 { 45 }
public var ENOTEMPTY: Int32 { 66 }
public var ENOSYS: Int32 { 78 }
public var EOPNOTSUPP: Int32 { 102 }
