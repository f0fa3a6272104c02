import Diagnostics

/// The IDs of new objects. They depend only on the file, the target and the project, so that two branches that add the
/// same file agree.
///
/// Sections are sorted by ID, and the IDs of a project are close together. The prefix of an ID is that of an existing
/// object, chosen by the name of the module, so that two branches add their modules at different positions. Next are
/// the digits of the module, which keep its objects together, and then those of the object.
///
/// The relative position of a module is the same in each section and list. Two modules that are not adjacent in a
/// short list are not adjacent in a longer one either.
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

    /// The number of digits that are taken from another object.
    static let headLength = 8

    /// Returns 24 hexadecimal digits. `taken` returns whether an ID is used.
    static func id(
        _ kind: Kind, of path: String, in target: String = "", head: String, unless taken: (String) -> Bool
    ) -> String {
        let tails = tails(kind, path, target)
        return head + (tails.first { !taken(head + $0) } ?? tails[0])
    }

    /// Returns the name of the folder that keeps the objects of a module together.
    static func module(_ kind: Kind, of path: String) -> String {
        (kind == .group ? path : path.pathFolder).fileName
    }

    /// Returns the position of a module among `count` places.
    static func place(of module: String, among count: Int) -> Int {
        Int(((hash(module) >> 32) * UInt64(count)) >> 32)
    }

    /// Returns the prefix for a section without other objects.
    static func head(for module: String) -> String { digits(hash(module) >> 32) }

    private static func tails(_ kind: Kind, _ path: String, _ target: String) -> [String] {
        let module = digits(hash(module(kind, of: path) + "\n") >> 32)
        return (0..<8).map { module + digits(hash("\(kind.rawValue)\n\(path)\n\(target)\n\($0)") >> 32) }
    }

    /// Returns the FNV-1a hash with the finalizer of MurmurHash, which does not depend on the machine or version.
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
