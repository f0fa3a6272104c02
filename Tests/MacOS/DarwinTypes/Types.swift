// The types of the stand-in for Darwin. They are a module of their own, because C has a struct and a function with the same
// name (`stat`), and a Swift module cannot.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public typealias dev_t = Int32
public typealias ino_t = UInt64
public typealias mode_t = UInt16
public typealias nlink_t = UInt16
public typealias off_t = Int64
public typealias uid_t = UInt32
public typealias gid_t = UInt32
public typealias pid_t = Int32

public struct timespec {
    public var tv_sec: Int
    public var tv_nsec: Int

    public init() { (tv_sec, tv_nsec) = (0, 0) }
}

public struct stat {
    public var st_dev: dev_t
    public var st_mode: mode_t
    public var st_nlink: nlink_t
    public var st_ino: ino_t
    public var st_uid: uid_t
    public var st_gid: gid_t
    public var st_atimespec: timespec
    public var st_mtimespec: timespec
    public var st_ctimespec: timespec
    public var st_size: off_t

    public init() {
        (st_dev, st_mode, st_nlink, st_ino, st_uid, st_gid) = (0, 0, 0, 0, 0, 0)
        (st_atimespec, st_mtimespec, st_ctimespec) = (timespec(), timespec(), timespec())
        st_size = 0
    }
}

public struct DIR {}

public struct dirent {
    public var d_ino: ino_t
    public var d_namlen: UInt16
    /// An array of 1,024 characters: its length is not looked at.
    public var d_name: CChar
}

public struct clockid_t {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
