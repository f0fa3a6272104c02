import SwiftSource
import ViperSpec

/// A name by which a class calls another part, such as `view`.
struct Role {
    enum Target {
        case section(Section)
        /// The class may call this part, but the module has no section for it.
        case missing(section: String)
        /// The standard name of a part that has another name in this app, according to `naming`.
        case renamed(to: String)
    }

    /// Whether a call of the part needs `?.`.
    enum Chaining {
        /// `view?.show()`: the property is weak, so it is optional.
        case needed
        /// `interactor.load()`: the part is never nil.
        case refused
        /// Both are allowed. The property is implicitly unwrapped, or you write the class and choose the property's
        /// type.
        case free
    }

    let target: Target
    let chaining: Chaining
}

/// The names by which each class of a module can call other parts.
struct RoleTable {
    private let roles: [ModulePart: [String: Role]]
    /// All names by which at least one class calls another part.
    let names: Set<String>

    init(_ module: Module, in app: AppSettings, navigation: Section) {
        let naming = app.naming
        let isHandWritten = app.emit(of: module).isDisjoint(with: [.classes, .assembly])
        func roles(of part: ModulePart) -> [String: Role] {
            let links = module.links(of: part, naming).map { link in
                let chaining = isHandWritten ? .free : module.chaining(of: link, in: part)
                return (link.property, Role(target: .section(link.section ?? navigation), chaining: chaining))
            }
            let missing = module.callableParts(in: part).map { kind, title, chaining in
                (naming[kind].property, Role(target: .missing(section: title), chaining: chaining))
            }
            return Dictionary(
                firstOf: links + missing + naming.rolesOfRenamed(PartLink.rows(of: part.kind).map(\.section)))
        }
        let parts = module.parts.filter { $0 != .view }
        self.roles = Dictionary(firstOf: parts.map { ($0, roles(of: $0)) })
        names = Set(self.roles.filter { $0.key != .router }.flatMap { $0.value.keys }).union([
            naming.output.property, "navigation", naming.presenter.property,
        ])
    }

    /// The names by which the bodies of a class call other parts.
    subscript(part: ModulePart) -> [String: Role] { roles[part] ?? [:] }
}

extension Module {
    /// Returns the parts that a class may call if the module has them. A title is the header of the part's section:
    /// `output search`.
    fileprivate func callableParts(in part: ModulePart) -> [(kind: SectionKind, title: String, chaining: Role.Chaining)]
    {
        PartLink.rows(of: part.kind).map { row in
            let name = row.section == .output ? interactors[part.index].name : nil
            let title = ([row.section.rawValue] + [name].compactMap(\.self)).joined(separator: " ")
            return (kind: row.section, title: title, chaining: row.ownership == .strongParameter ? .refused : .needed)
        }
    }

    fileprivate func chaining(of link: PartLink, in part: ModulePart) -> Role.Chaining {
        guard let type = requirement(of: link, in: part)?.type else {
            return link.ownership == .strongParameter ? .refused : .needed
        }
        return switch type.bare.shape {
        case .optional: .needed
        case .implicitlyUnwrapped: .free
        default: .refused
        }
    }
}

extension Naming {
    /// Returns the standard names that `naming` replaces with other names. The check reports a body that uses such a
    /// standard name.
    fileprivate func rolesOfRenamed(_ kinds: [SectionKind]) -> [(String, Role)] {
        let usual = Naming.standard
        return kinds.filter { usual[$0].property != self[$0].property }.map { kind in
            (usual[kind].property, Role(target: .renamed(to: self[kind].property), chaining: .refused))
        }
    }
}
