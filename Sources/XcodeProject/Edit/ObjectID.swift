import Diagnostics

/// Creates the IDs of new objects. An ID depends only on the file, the target and the project. So two branches that add
/// the same file use the same ID.
///
/// The ID also determines the position of the object, because sections are sorted by ID. An ID consists of three parts,
/// with 8 digits each:
///
/// - The prefix of an existing object's ID. The module's name determines the existing object. So two branches usually
///   add their modules at different positions.
/// - A hash of the module's name. It keeps the module's objects together.
/// - A hash of the kind, the path and the target.
///
/// The relative position of a module is the same in each section and list. If two modules are not adjacent in a short
/// list, they are not adjacent in a longer list either.
enum ObjectID {
    /// The kind of an object.
    enum Kind: String {
        case group, reference, buildFile

        var isa: String {
            switch self {
            case .group: "PBXGroup"
            case .reference: "PBXFileReference"
            case .buildFile: "PBXBuildFile"
            }
        }
    }

    /// The number of digits in the prefix.
    static let prefixLength = 8

    /// Returns an ID of 24 hexadecimal digits. `taken` returns whether another object already has an ID.
    static func id(
        _ kind: Kind, of path: String, in target: String = "", prefix: String, unless taken: (String) -> Bool
    ) -> String {
        let tails = tails(kind, path, target)
        return prefix + (tails.first { !taken(prefix + $0) } ?? tails[0])
    }

    /// Returns the name of the module that an object belongs to: the name of the group's folder, or of the folder that
    /// contains the file.
    static func module(_ kind: Kind, of path: String) -> String {
        (kind == .group ? path : path.pathFolder).fileName
    }

    /// Returns the index of a module among `count` positions.
    static func place(of module: String, among count: Int) -> Int {
        Int(((hash(module) >> 32) * UInt64(count)) >> 32)
    }

    /// Returns the prefix for an object in a section that has no objects yet.
    static func prefix(for module: String) -> String { digits(hash(module) >> 32) }

    private static func tails(_ kind: Kind, _ path: String, _ target: String) -> [String] {
        let module = digits(hash(module(kind, of: path) + "\n") >> 32)
        return (0..<8).map { module + digits(hash("\(kind.rawValue)\n\(path)\n\(target)\n\($0)") >> 32) }
    }

    /// Returns a hash that is the same on each machine and in each version: FNV-1a with the finalizer of MurmurHash.
    private static func hash(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return hash ^ (hash >> 33)
    }

    /// Returns eight hexadecimal digits.
    private static func digits(_ number: UInt64) -> String { number.hexadecimal(8, uppercase: true) }
}
