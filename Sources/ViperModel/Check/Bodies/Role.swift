import SwiftSource
import ViperSpec

/// A name by which the parts of a module call each other.
struct Role {
    enum Target {
        case section(Section)
        /// The part is in scope, but the module has no such section.
        case missing(section: String)
        /// The name is the usual one of a part that this project calls otherwise.
        case renamed(to: String)
    }

    /// How a call of a part is written.
    enum Chaining {
        /// `view?.show()`: an optional, for the class does not own the part.
        case needed
        /// `interactor.load()`: it is never nil.
        case refused
        /// Either way: a protocol of the class asks for a property that is unwrapped wherever it is used, or a person has written
        /// the class, and holds the part in a way that no spec knows.
        case free
    }

    let target: Target
    let chaining: Chaining
}

/// The names that mean a part of the module, for each class.
struct RoleTable {
    private let roles: [ModulePart: [String: Role]]
    /// All names that mean a part somewhere, and `self`.
    let names: Set<String>

    init(_ module: Module, in app: AppSettings, navigation: Section) {
        let naming = app.naming
        let isHandWritten = app.emit(of: module).isDisjoint(with: [.classes, .assembly])
        func roles(of part: ModulePart) -> [String: Role] {
            let links = module.links(of: part, naming).map { link in
                let chaining = isHandWritten ? .free : module.chaining(of: link, in: part)
                return (link.property, Role(target: .section(link.section ?? navigation), chaining: chaining))
            }
            let missing = module.mayMiss(in: part).map { kind, title, chaining in
                (naming[kind].property, Role(target: .missing(section: title), chaining: chaining))
            }
            return Dictionary(
                firstOf: links + missing + naming.rolesOfRenamed(PartLink.rows(of: part.kind).map(\.section)))
        }
        let parts = module.parts.filter { $0 != .view }
        self.roles = Dictionary(firstOf: parts.map { ($0, roles(of: $0)) })
        names = Set(self.roles.filter { $0.key != .router }.flatMap { $0.value.keys }).union([
            naming.output.property, "navigation", naming.presenter.property, "self",
        ])
    }

    /// The names in the bodies of a class.
    subscript(part: ModulePart) -> [String: Role] { roles[part] ?? [:] }
}

extension Module {
    /// The parts that a class may call and the module may lack, with the titles of their sections: `output search`.
    fileprivate func mayMiss(in part: ModulePart) -> [(kind: SectionKind, title: String, chaining: Role.Chaining)] {
        PartLink.rows(of: part.kind).map { row in
            let name = row.section == .output ? interactors[part.index].name : nil
            let title = ([row.section.rawValue] + [name].compactMap(\.self)).joined(separator: " ")
            return (kind: row.section, title: title, chaining: row.ownership == .held ? .refused : .needed)
        }
    }

    fileprivate func chaining(of link: PartLink, in part: ModulePart) -> Role.Chaining {
        guard let type = requirement(of: link, in: part)?.type else {
            return link.ownership == .held ? .refused : .needed
        }
        return switch type.bare.shape {
        case .optional: .needed
        case .implicitlyUnwrapped: .free
        default: .refused
        }
    }
}

extension Naming {
    /// The usual names of parts that the project calls otherwise, so that a body's use of one is reported.
    fileprivate func rolesOfRenamed(_ kinds: [SectionKind]) -> [(String, Role)] {
        let usual = Naming.standard
        return kinds.filter { usual[$0].property != self[$0].property }.map { kind in
            (usual[kind].property, Role(target: .renamed(to: self[kind].property), chaining: .refused))
        }
    }
}
