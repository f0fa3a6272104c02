import Diagnostics

/// IDs of objects that are added: always the same for the same file in the same target of the same project, so that two
/// branches that add it agree.
///
/// Sections are sorted by ID, and the IDs of a project stand close together. So that two branches that add a module each do not
/// add it at the same place, an ID begins like that of an object that is there, which one being a matter of the module's name.
/// Then comes what is common to all objects of a module, which stand together, and then what tells them apart.
///
/// A module has the same share of each section and list before it: two that meet in none of the short ones meet nowhere.
enum ObjectID {
    /// The purpose of an ID.
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

    /// How many digits are those of another object.
    static let headLength = 8

    /// 24 hexadecimal digits. `taken` are those that are in use.
    static func id(
        _ kind: Kind, of path: String, in target: String = "", head: String, unless taken: (String) -> Bool
    ) -> String {
        let tails = tails(kind, path, target)
        return head + (tails.first { !taken(head + $0) } ?? tails[0])
    }

    /// The folder by whose name the objects of a module are together.
    static func module(_ kind: Kind, of path: String) -> String {
        (kind == .group ? path : path.pathFolder).fileName
    }

    /// How many of some places come before that of a module.
    static func place(of module: String, among count: Int) -> Int {
        Int(((hash(module) >> 32) * UInt64(count)) >> 32)
    }

    /// The beginning where no other object is there.
    static func head(for module: String) -> String { digits(hash(module) >> 32) }

    private static func tails(_ kind: Kind, _ path: String, _ target: String) -> [String] {
        let module = digits(hash(module(kind, of: path) + "\n") >> 32)
        return (0..<8).map { module + digits(hash("\(kind.rawValue)\n\(path)\n\(target)\n\($0)") >> 32) }
    }

    /// FNV-1a, mixed as MurmurHash ends: the same on every machine and in every version.
    private static func hash(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return hash ^ (hash >> 33)
    }

    /// Eight digits.
    private static func digits(_ number: UInt64) -> String { number.hexadecimal(8, uppercase: true) }
}
