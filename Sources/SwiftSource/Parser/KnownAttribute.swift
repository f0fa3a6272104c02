/// An attribute that the compiler knows by its name (its lists are DeclAttr.def and TypeAttr.def). All others are somebody's
/// property wrappers, result builders, global actors and macros.
enum KnownAttribute: Equatable {
    case ofDeclaration(Arguments)
    case ofType(Arguments)
    case ofBoth(Arguments)
    /// It stands in the compiler's intermediate language only.
    case ofCompiler

    enum Arguments { case never, possible, needed }

    /// Nil where the compiler does not know the name.
    init?(_ name: String) {
        guard let known = Self.all[name] else { return nil }
        self = known
    }

    var arguments: Arguments {
        switch self {
        case .ofDeclaration(let arguments), .ofType(let arguments), .ofBoth(let arguments): arguments
        case .ofCompiler: .possible
        }
    }

    /// Swift's words for what stands before a declaration, of which `unsafe` alone is an attribute too.
    static func isModifier(_ name: String) -> Bool {
        switch Keyword(rawValue: name) {
        case .unsafe, nil: name == "_const"
        case .sending, .reasync: true
        case .some(let word): word.isModifier
        }
    }

    private static let all = Dictionary(
        uniqueKeysWithValues: names.flatMap { known, names in
            names.split(whereSeparator: \.isWhitespace).map { (String($0), known) }
        })

    private static let names: [(KnownAttribute, String)] = [
        (
            .ofDeclaration(.never),
            """
            discardableResult objcMembers nonobjc IBAction IBOutlet IBDesignable IBInspectable NSManaged NSCopying frozen main
            inlinable usableFromInline testable dynamicMemberLookup dynamicCallable propertyWrapper resultBuilder globalActor
            UIApplicationMain used nonexhaustive implementation sensitive safe warn_unqualified_access
            """
        ),
        (
            .ofDeclaration(.possible),
            "objc attached freestanding _cdecl _silgen_name _spi _specialize _implements derivative"
        ),
        (
            .ofDeclaration(.needed),
            """
            available inline backDeployed storageRestrictions exclusivity abi specialized section export lifetime
            _documentation
            """
        ),
        (.ofType(.never), "escaping autoclosure retroactive unchecked"),
        (.ofType(.needed), "convention isolated"),
        (.ofBoth(.never), "Sendable preconcurrency concurrent nonescaping noDerivative"),
        (.ofBoth(.possible), "differentiable"),
        (
            .ofCompiler,
            """
            async in out inout inout_aliasable owned guaranteed error error_indirect error_unowned thin thick box opened direct
            callee_owned callee_guaranteed yield_once yield_once_2 yield_many yields pseudogeneric unimplementable
            block_storage dynamic_self sil_weak sil_unowned sil_unmanaged sil_sending sil_isolated sil_implicit_leading_param
            moveOnly noescape in_guaranteed in_constant in_cxx unowned_inner_pointer autoreleased objc_metatype
            pack_owned pack_guaranteed pack_inout pack_out pack_element captures_generics
            """
        ),
    ]
}
