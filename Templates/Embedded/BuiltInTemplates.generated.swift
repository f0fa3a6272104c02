// swift-format-ignore-file
// The folder Templates, embedded in the binary. Do not edit:
// `RECORD_TEMPLATES=1 swift test --filter EmbeddedTemplatesTests` writes this file.

extension BuiltInTemplates {
    /// Every file of the folder, sorted by path.
    package static let all: [BuiltInTemplate] = [
BuiltInTemplate(path: "core/AppDependencies.swift.stencil", text: """
{# The dependencies of all modules, sorted by name, one per line: `merge=union` in .gitattributes merges the lines that branches add. #}
{% for name in importsOfDependencies %}
import {{ name }}
{% endfor %}
{% if importsOfDependencies %}

{% endif %}
/// The dependencies of all modules: `{{ dependenciesPattern }}` of each. The composition root conforms to it.
{{ app.door }}typealias AppDependencies =
    Any
{% for needed in dependencies %}
    & {{ needed }}
{% endfor %}

"""),
BuiltInTemplate(path: "core/AssemblyLines.stencil", text: """
{# The assembly bindings of a module, which its parts share. #}
{% for line in lines %}
{% for dependency in line.dependencies %}
let {{ dependency|identifier }} = dependencies.{{ dependency }}
{% endfor %}
{% if line.isGuard %}
guard let {{ line.name|identifier }} = {{ line.value }} else { return nil }
{% else %}
let {{ line.name|identifier }}{% if line.type %}: {{ line.type }}{% endif %} = {{ line.value }}
{% endif %}
{% endfor %}

"""),
BuiltInTemplate(path: "core/BuildHead.stencil", text: """
{# The signature of the function that creates a module's screen. #}
{% list %}
{{ destination.access }}func {{ app.parts.build }}(
    _ dependencies: any AppDependencies
) -> (screen: Screen, interface: {{ destination.interface }})? {
{% endlist %}

"""),
BuiltInTemplate(path: "core/BuildView.stencil", text: """
{# Creates the view with its navigation and router: `view`, or `made` with the view and the interface. #}
{% set made = \"made\" if hasInterface else \"view\" %}
{% if app.style == \"reactive\" %}
let navigation = AppNavigation(dependencies: dependencies)
let {{ \"assembled\" if canFail else made }} = assemble({% if dependencies %}dependencies: dependencies, {% endif %}navigation: navigation) { buildOutput in
    {{ view.class }}(buildOutput: buildOutput)
}
{% else %}
{% if router %}
let navigation = AppNavigation(dependencies: dependencies)
{% list %}
let router = {% if router.locals %}{ ({% for local in router.locals %}{{ local.name|identifier }}: {{ local.type.stored }}{% if not forloop.last %}, {% endif %}{% endfor %}) in {% endif %}{{ router.class }}(
    navigation: navigation
{% for parameter in router.parameters %}
    {{ parameter.label }}: {{ parameter.argument }}
{% endfor %}
){{ \" }\" if router.locals else \"\" }}
{% endlist %}
{% endif %}
let {{ \"assembled\" if canFail else made }} = {% call assemble hasDependencies \"router\" if hasRouter else \"\" %} { presenter{% for local in view.locals %}, {{ local.name|identifier }}{% endfor %} in
    {{ view.class }}({{ app.parts.presenter }}: presenter{% for parameter in view.parameters %}, {{ parameter.label }}: {{ parameter.argument }}{% endfor %})
}
{% endif %}
{% if canFail %}
guard let {{ made }} = assembled else { return nil }
{% endif %}

"""),
BuiltInTemplate(path: "core/Class.swift.stencil", text: """
{# A presenter, interactor or router. Created once; yours afterwards. #}
{% include \"core/Imports.stencil\" %}

{% if part.isolation %}
{{ part.isolation }}
{% endif %}
{% if part.hasProperties or part.stubs %}
{{ \"actor\" if part.isActor else \"final class\" }} {{ part.class }} {
    {% include \"core/Known.stencil\" with known=part.known %}
    {% include \"core/Stored.stencil\" with parameters=part.parameters %}
{% for variable in part.state %}
    {% include \"core/State.stencil\" %}
{% endfor %}
{% if part.isInitialized %}

    {% include \"core/Initializer.stencil\" %}
{% endif %}
{% if part.hasProperties and part.stubs %}

{% endif %}
{% include \"core/Stubs.stencil\" with type=part.class stubs=part.stubs %}
}
{% else %}
{{ \"actor\" if part.isActor else \"final class\" }} {{ part.class }} {}
{% endif %}

"""),
BuiltInTemplate(path: "core/Conformance.stencil", text: """
{# The members of a class that have a body in the spec. #}
{% if not app.emit.flows and conformance.isolation %}
{{ conformance.isolation }}
{% endif %}
extension {{ conformance.class }}{% if app.emit.flows %}: {{ conformance.protocol }}{% endif %} {
{%- if conformance.members %}

{% for member in conformance.members %}
{% if not forloop.first %}

{% endif %}
{% if member.body %}
    {{ member.signature|indent }} {
{% if member.place %}
        #sourceLocation({{ member.place }})
{% endif %}
        {{ member.body }}
{% if member.place %}
        #sourceLocation()
{% endif %}
    }
{% else %}
    {{ member.signature|indent }} {}
{% endif %}
{% endfor %}
{% endif %}
}

"""),
BuiltInTemplate(path: "core/Data.stencil", text: """
{# A type declared in a spec. #}
{% if type.doc %}
{{ type.doc }}
{% endif %}
{{ type.declaration }}

"""),
BuiltInTemplate(path: "core/Dependencies.stencil", text: """
{# The dependencies of a module, which the composition root provides. #}
/// The dependencies of {{ name }}.
{% include \"core/Isolation.stencil\" %}
{{ access }}protocol {{ dependenciesProtocol }} {
{% for dependency in dependencies %}
    var {{ dependency.name|identifier }}: {{ dependency.type.stored }} { get }
{% endfor %}
}

"""),
BuiltInTemplate(path: "core/Destination.stencil", text: """
{# The destination of a module: creates its parts and connects them. #}
/// The destination of {{ name }}.
{% if destination.doc %}
///
{{ destination.doc }}
{% endif %}
{{ destination.access }}struct {{ destination.name }}: Destination {
{% include \"core/Inputs.stencil\" %}
    /// Connects the module's parts. `makeView` receives the presenter, which the view stores.
    func assemble<{{ viewType }}: {{ view.protocol }}>(
{% if dependencies %}
        dependencies: any {{ dependenciesProtocol }},
{% endif %}
{% if router %}
{% if router.locals %}
        router makeRouter: ({% for local in router.locals %}{{ local.type.stored }}{% if not forloop.last %}, {% endif %}{% endfor %}) -> any {{ router.protocol }},
{% else %}
        router: any {{ router.protocol }},
{% endif %}
{% endif %}
        view makeView: ({{ presenter.class }}{% for local in view.locals %}, {{ local.type.stored }}{% endfor %}) -> {{ viewType }}
    ) -> {% if hasInterface %}(view: {{ viewType }}, interface: {{ destination.interface }}){% else %}{{ viewType }}{% endif %}{{ \"?\" if canFail else \"\" }} {
        {% include \"core/AssemblyLines.stencil\" %}
{% for helper in helpers %}
{% list %}
        let {{ helper.name|identifier }} = {{ helper.class }}(
{% for parameter in helper.parameters %}
            {{ parameter.label }}: {{ parameter.argument }}
{% endfor %}
        )
{% endlist %}
{% endfor %}
{% list %}
        let presenter = {{ presenter.class }}(
{% for helper in helpers %}
            {{ helper.label }}: {{ helper.name|identifier }}
{% endfor %}
{% if router %}
{% if router.locals %}
            {{ app.parts.router }}: makeRouter({% for local in router.locals %}{{ local.name|identifier }}{% if not forloop.last %}, {% endif %}{% endfor %})
{% else %}
            {{ app.parts.router }}: router
{% endif %}
{% endif %}
{% if destination.delegate %}
            {{ app.parts.delegate }}: delegate
{% endif %}
{% for parameter in presenter.parameters %}
            {{ parameter.label }}: {{ parameter.argument }}
{% endfor %}
        )
{% endlist %}
        let view = makeView(presenter{% for local in view.locals %}, {{ local.name|identifier }}{% endfor %})
        presenter.{{ app.parts.view }} = view
{% for helper in helpers where helper.hasOutput %}
        {{ helper.name|identifier }}.{{ app.parts.output }} = presenter
{% endfor %}
        return {{ \"(view, presenter)\" if hasInterface else \"view\" }}
    }

    {% include \"core/BuildHead.stencil\" %}
        {% include \"kit/Build.stencil\" %}
    }
}

"""),
BuiltInTemplate(path: "core/ExternalModule.stencil", text: """
{# The destination of a module that is not declared in a spec of the app. #}
/// The destination of {{ destination.module }}, which is implemented {{ \"in another package\" if destination.isBuilt else \"by hand\" }}.
{% if destination.doc %}
///
{{ destination.doc }}
{% endif %}
{{ destination.access }}struct {{ destination.name }}: Destination {
{% if destination.isBuilt and destination.interface != \"Void\" %}
    {# The compiler does not infer this type if the composition of dependencies is declared in another package. #}
    {{ destination.access }}typealias Interface = {{ destination.interface }}

{% endif %}
{% include \"core/Inputs.stencil\" %}
    {% include \"core/BuildHead.stencil\" %}
{% if destination.isBuilt %}
        {{ destination.body }}
    }
{% else %}
        {% include \"kit/BuildExternal.stencil\" %}
    }

    {% include \"kit/ScreenOfExternal.stencil\" %}
{% endif %}
}

"""),
BuiltInTemplate(path: "core/Imports.stencil", text: """
{% for name in imports %}
import {{ name }}
{% endfor %}

"""),
BuiltInTemplate(path: "core/Initializer.stencil", text: """
{# The initializer of a presenter, interactor or router. #}
{% list %}
{{ \"nonisolated \" if part.isElsewhere else \"\" }}init(
{% for other in part.known where other.isHanded %}
{% if other.isWeak %}
    {{ other.name|identifier }}: (any {{ other.protocol }})?
{% else %}
    {{ other.name|identifier }}: any {{ other.protocol }}
{% endif %}
{% endfor %}
{% for parameter in part.parameters %}
    {{ parameter.name|identifier }}: {{ parameter.type.handed }}
{% endfor %}
) {
{% endlist %}
{% for other in part.known where other.isHanded %}
    self.{{ other.name }} = {{ other.name|identifier }}
{% endfor %}
{% for parameter in part.parameters %}
    self.{{ parameter.name }} = {{ parameter.name|identifier }}
{% endfor %}
{% for variable in part.state where variable.isAssigned %}
    self.{{ variable.name }} = {{ variable.value|default:\"nil\" }}
{% endfor %}
}

"""),
BuiltInTemplate(path: "core/Inputs.stencil", text: """
{# The stored properties of a destination (inputs and delegate), and its initializer if other packages call it. #}
{% for input in destination.inputs %}
{% if input.default %}
    var {{ input.name|identifier }}: {{ input.type.stored }} = {{ input.default|indent:4 }}
{% else %}
    let {{ input.name|identifier }}: {{ input.type.stored }}
{% endif %}
{% endfor %}
{% if destination.delegate %}
    weak var delegate: (any {{ destination.delegate }})?
{% endif %}
{% if destination.inputs or destination.delegate or destination.access %}

{% endif %}
{% if destination.access %}
{% list %}
    {{ destination.access }}init(
{% for input in destination.inputs %}
        {{ input.name|identifier }}: {{ input.type.handed }}{% if input.default %} = {{ input.default|indent:8 }}{% endif %}
{% endfor %}
{% if destination.delegate %}
        delegate: (any {{ destination.delegate }})? = nil
{% endif %}
    ) {
{% endlist %}
{% for input in destination.inputs %}
        self.{{ input.name }} = {{ input.name|identifier }}
{% endfor %}
{% if destination.delegate %}
        self.delegate = delegate
{% endif %}
    }

{% endif %}

"""),
BuiltInTemplate(path: "core/Isolation.stencil", text: """
{% if app.isolation %}
{{ app.isolation }}
{% endif %}

"""),
BuiltInTemplate(path: "core/Known.stencil", text: """
{# The properties of a class that refer to other parts of its module. #}
{% for other in known %}
{% if other.type %}
{{ \"weak \" if other.isWeak else \"\" }}{{ \"var\" if other.isWeak or other.isSettable else \"let\" }} {{ other.name|identifier }}: {{ other.type }}
{% elif other.isWeak %}
{{ other.access }}weak var {{ other.name|identifier }}: (any {{ other.protocol }})?
{% else %}
{{ other.access }}let {{ other.name|identifier }}: any {{ other.protocol }}
{% endif %}
{% endfor %}

"""),
BuiltInTemplate(path: "core/Macros.stencil", text: """
{# Pieces of lines that several templates share. #}
{% macro assemble hasDependencies router %}assemble{% if hasDependencies or router %}({% if hasDependencies %}dependencies: dependencies{% endif %}{% if hasDependencies and router %}, {% endif %}{% if router %}router: {{ router }}{% endif %}){% endif %}{% endmacro %}

"""),
BuiltInTemplate(path: "core/Module.swift.stencil", text: """
{# The generated file of a module: data, contract, flows and assembly. #}
{% include \"core/Imports.stencil\" %}
{% if isHosted and app.emit.assembly %}
{% if app.platforms == \"all\" %}
#if canImport(SwiftUI)
{% endif %}
import SwiftUI
{% if app.platforms == \"all\" %}
#endif
{% endif %}
{% endif %}
{% if app.emit.contract %}
{% if data %}

// MARK: - Data
{% for type in data %}

{% include \"core/Data.stencil\" %}
{% endfor %}
{% endif %}

// MARK: - Contract
{% for protocol in protocols %}

{% include \"core/Protocol.stencil\" %}
{% endfor %}
{% endif %}
{% if conformances %}

// MARK: - Flows
{% for conformance in conformances %}

{% include \"core/Conformance.stencil\" %}
{% endfor %}
{% endif %}
{% if app.emit.flows %}

{% include \"kit/Conformance.stencil\" %}
{% endif %}
{% if app.emit.assembly %}

// MARK: - Assembly
{% if dependencies %}

{% include \"core/Dependencies.stencil\" with access=app.door %}
{% endif %}

{% include \"core/Destination.stencil\" %}
{% endif %}

"""),
BuiltInTemplate(path: "core/Protocol.stencil", text: """
{# A protocol of a module's contract, or a service. #}
{% if protocol.doc %}
{{ protocol.doc }}
{% endif %}
{% for attribute in protocol.attributes %}
{{ attribute }}
{% endfor %}
{{ protocol.access }}protocol {{ protocol.name }}{% if protocol.inherited %}: {{ protocol.inherited|join:\", \" }}{% endif %} {
{%- if protocol.text %}

    {{ protocol.text }}
{% elif protocol.associatedTypes or protocol.written or protocol.members %}

{% for type in protocol.associatedTypes %}
    associatedtype {{ type.name|identifier }}{% if type.inherited %}: {{ type.inherited|join:\", \" }}{% endif %}
{% endfor %}
{% for requirement in protocol.written %}
{% if requirement.doc %}
    {{ requirement.doc }}
{% endif %}
    {{ requirement.text }}
{% endfor %}
{% for member in protocol.members %}
{% if member.isApart %}

{% endif %}
{% if member.doc %}
    {{ member.doc }}
{% endif %}
    {{ member.declaration }}
{% endfor %}
{% endif %}
}
{% if protocol.overloads %}

extension {{ protocol.name }} {
{% for overload in protocol.overloads %}
{% if not forloop.first %}

{% endif %}
{% if overload.doc %}
    {{ overload.doc }}
{% endif %}
    {{ overload.signature|indent }} {
        {{ overload.call }}
    }
{% endfor %}
}
{% endif %}

"""),
BuiltInTemplate(path: "core/Shared.swift.stencil", text: """
{# Declarations of a spec outside its modules. #}
{% include \"core/Imports.stencil\" %}
{% if makesScreens and app.kit == \"uikit\" %}
{% if app.platforms == \"all\" %}
#if canImport(UIKit) && !os(watchOS)
{% endif %}
import UIKit
{% if app.platforms == \"all\" %}
#endif
{% endif %}
{% elif makesScreens and app.kit == \"swiftui\" %}
{% if app.platforms == \"all\" %}
#if canImport(SwiftUI)
{% endif %}
import SwiftUI
{% if app.platforms == \"all\" %}
#endif
{% endif %}
{% endif %}
{% if app.emit.contract %}
{% for type in data %}

{% include \"core/Data.stencil\" %}
{% endfor %}
{% for protocol in protocols %}

{% include \"core/Protocol.stencil\" %}
{% endfor %}
{% endif %}
{% if app.emit.flows or app.emit.classes or app.emit.assembly %}
{% for destination in externalModules %}

{% include \"core/ExternalModule.stencil\" %}
{% endfor %}
{% endif %}

"""),
BuiltInTemplate(path: "core/State.stencil", text: """
{# A variable of a presenter, interactor or router. #}
{% if variable.doc %}
{{ variable.doc }}
{% endif %}
{% for attribute in variable.attributes %}{{ attribute }} {% endfor %}{% for modifier in variable.modifiers %}{{ modifier }} {% endfor %}var {{ variable.name|identifier }}{% if variable.type %}: {{ variable.type }}{% endif %}{% if variable.value and not variable.isAssigned %} = {{ variable.value }}{% endif %}

"""),
BuiltInTemplate(path: "core/Stored.stencil", text: """
{# The properties that store the parameters of an initializer. #}
{% for parameter in parameters %}
{{ parameter.access }}{{ \"var\" if parameter.isSettable else \"let\" }} {{ parameter.name|identifier }}: {{ parameter.type.stored }}
{% endfor %}

"""),
BuiltInTemplate(path: "core/Stubs.stencil", text: """
{# Stubs: the members of a class that the developer implements, grouped by the protocols that require them. #}
{% for group in stubs %}
{% if not forloop.first %}

{% endif %}
    // MARK: - {{ group.protocol }}
{% for stub in group.members %}

    {{ stub.signature|indent }} {
{% if stub.getter %}
        {{ stub.getter }} {
            {% include \"core/Unwritten.stencil\" %}
        }
{% if stub.isSettable %}
        set {
{% wrap %}
            // TODO: {{ stub.summary }}
{% endwrap %}
        }
{% endif %}
{% elif stub.statements %}
{% for statement in stub.statements %}
        {{ statement }}
{% endfor %}
{% else %}
        {% include \"core/Unwritten.stencil\" %}
{% endif %}
    }
{% endfor %}
{% endfor %}

"""),
BuiltInTemplate(path: "core/Support.swift.stencil", text: """
{# Declarations that all modules share. #}
{% include \"core/Imports.stencil\" %}
{% include \"kit/Screen.stencil\" %}

/// A value that opens a module: `TodoDetailModule(id: id)`.
{% include \"core/Isolation.stencil\" %}
{{ app.access }}protocol Destination {
    /// The interface that the caller of the module can use.
    associatedtype Interface = Void

    /// Returns the module's screen with all parts connected, or nil if the module cannot be assembled.
    func {{ app.parts.build }}(_ dependencies: any AppDependencies) -> (screen: Screen, interface: Interface)?
}

/// Navigation from a router's screen. `AppNavigation` in Navigation.swift implements it.
{% include \"core/Isolation.stencil\" %}
{{ app.access }}protocol Navigation: AnyObject {
    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface?

    @discardableResult
    func present<D: Destination>(_ destination: D, in container: PresentationContainer) -> D.Interface?

    /// Replaces all open screens.
    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface?

    func pop()
    func popToRoot()

    /// Closes the presented screen: this one, or the navigation that contains it.
    func dismiss()
{% if navigation %}
{% for verb in navigation.members %}

{% if verb.doc %}
    {{ verb.doc }}
{% endif %}
    {{ verb.declaration }}
{% endfor %}
{% endif %}
}

extension Navigation {
    @discardableResult
    {{ app.access }}func present<D: Destination>(_ destination: D) -> D.Interface? {
        present(destination, in: .none)
    }
{% if navigation %}
{% for overload in navigation.overloads %}

{% if overload.doc %}
    {{ overload.doc }}
{% endif %}
    {{ overload.signature|indent }} {
        {{ overload.call }}
    }
{% endfor %}
{% endif %}
}

/// The container of a presented screen.
{{ app.access }}{{ app.nonisolated }}enum PresentationContainer {
    case none
    /// A new navigation, so that the screen can push other screens.
    case navigation
}

"""),
BuiltInTemplate(path: "core/Unwritten.stencil", text: """
{# The body of a stub. #}
{% wrap %}
// TODO: {{ stub.summary }}
{% endwrap %}
{% if stub.returns %}
{% list %}
fatalError(
    \"{{ type }}.{{ stub.name }} is not implemented\"
)
{% endlist %}
{% endif %}

"""),
BuiltInTemplate(path: "core/VerbImports.stencil", text: """
{# Imports of the custom navigation methods, except the UI framework and Foundation, which it includes. #}
{% if navigationStubs %}
{% for name in imports %}
{% if name != \"Foundation\" and name != known %}
import {{ name }}
{% endif %}
{% endfor %}
{% endif %}

"""),
BuiltInTemplate(path: "core/ViewInitializer.stencil", text: """
{# The start of a view's initializer: it stores the presenter and the parameters of the `view` section. #}
{% list %}
init(
    {{ app.parts.presenter }}: any {{ presenter.protocol }}
{% for parameter in view.parameters %}
    {{ parameter.name|identifier }}: {{ parameter.type.handed }}
{% endfor %}
) {
{% endlist %}
    self.{{ app.parts.presenter }} = {{ app.parts.presenter }}
{% for parameter in view.parameters %}
    self.{{ parameter.name }} = {{ parameter.name|identifier }}
{% endfor %}

"""),
BuiltInTemplate(path: "core/ViewStored.stencil", text: """
{# The stored properties of every view: the presenter and the parameters of the `view` section. #}
{% include \"core/Known.stencil\" with known=view.known %}
{% include \"core/Stored.stencil\" with parameters=view.parameters %}

"""),
BuiltInTemplate(path: "mocks/Answer.stencil", text: """
{# The rest of a mock's call after it is recorded: it throws, calls its closure, or returns. #}
{% if function.throwableErrorType %}
if let {{ function.name }}ThrowableError { throw {{ function.name }}ThrowableError }
{% endif %}
{% if not function.returnType %}
{% if function.canBeReplaced %}
{{ function.effects }}{{ function.name }}Closure?{% call handed function %}
{% endif %}
{% elif function.cast %}
let {{ function.name }}Result = {% if function.canBeReplaced %}{{ function.effects }}{{ function.name }}Closure?{% call handed function %} ?? {% endif %}{{ function.name }}ReturnValue
{% include \"mocks/Cast.stencil\" %}
{% else %}
{% if function.canBeReplaced %}
if let {{ function.name }}Closure { return {{ function.effects }}{{ function.name }}Closure{% call handed function %} }
{% endif %}
{% if function.value %}
return {{ function.name }}ReturnValue
{% else %}
guard let {{ function.name }}ReturnValue else {
    fatalError(\"{{ mock.name }}.{{ function.name }}ReturnValue is not set\")
}
return {{ function.name }}ReturnValue
{% endif %}
{% endif %}

"""),
BuiltInTemplate(path: "mocks/Cast.stencil", text: """
{# The returned value if the mock cannot name its type. #}
{% if function.isCastOptional %}
return {{ function.name }}Result as? {{ function.cast }}
{% else %}
guard let returned = {{ function.name }}Result as? {{ function.cast }} else {
    fatalError(\"{{ mock.name }}.{{ function.name }}ReturnValue is not set\")
}
return returned
{% endif %}

"""),
BuiltInTemplate(path: "mocks/Fixture.stencil", text: """
{# The fixture of a struct: each property is a parameter with a default value. #}
{{ fixture.isolation }}extension {{ fixture.type }} {
{% list %}
    static func fixture(
{% for parameter in fixture.parameters %}
        {{ parameter.name }}: {{ parameter.type }}{% if parameter.value %} = {{ parameter.value|indent:8 }}{% endif %}
{% endfor %}
    ) -> {{ fixture.type }} {
{% endlist %}
        {{ fixture.call }}
    }
}

"""),
BuiltInTemplate(path: "mocks/Function.stencil", text: """
{# A function of a mock, or a property that is async or throws. Both are recorded as calls. #}
{% include \"mocks/Storage.stencil\" %}

{{ function.signature }} {
{% if function.accessor %}
    {{ function.accessor }} {
        {% include \"mocks/FunctionBody.stencil\" %}
    }
{% else %}
    {% include \"mocks/FunctionBody.stencil\" %}
{% endif %}
}

"""),
BuiltInTemplate(path: "mocks/FunctionBody.stencil", text: """
{# The body of a mock's function. #}
{% for name in function.copied %}
let {{ name }} = copy {{ name }}
{% endfor %}
{% if not function.isStatic %}
{{ mock.log }}?.record({{ function.logEntry|quoted }})
{% endif %}
{% if function.received %}
{{ function.name }}ReceivedInvocations.append({% call keptValue function.kept %})
{% else %}
{{ function.name }}CallsCount += 1
{% endif %}
{% include \"mocks/Answer.stencil\" with owner=\"\" %}

"""),
BuiltInTemplate(path: "mocks/LockedAnswer.stencil", text: """
{# The same in a mock that may be called from any thread. #}
{% if function.throwableErrorType %}
if let error = {{ mock.state }}.{{ function.name }}ThrowableError { throw error }
{% endif %}
{% if not function.returnType %}
{% if function.canBeReplaced %}
{{ function.effects }}{{ mock.state }}.{{ function.name }}Closure?{% call handed function %}
{% endif %}
{% elif function.cast %}
let {{ function.name }}Result = {% if function.canBeReplaced %}{{ function.effects }}{{ mock.state }}.{{ function.name }}Closure?{% call handed function %} ?? {% endif %}{{ mock.state }}.{{ function.name }}ReturnValue
{% include \"mocks/Cast.stencil\" %}
{% else %}
{% if function.canBeReplaced %}
if let {{ function.name }}Closure = {{ mock.state }}.{{ function.name }}Closure {
    return {{ function.effects }}{{ function.name }}Closure{% call handed function %}
}
{% endif %}
{% if function.value %}
return {{ mock.state }}.{{ function.name }}ReturnValue
{% else %}
guard let {{ function.name }}ReturnValue = {{ mock.state }}.{{ function.name }}ReturnValue else {
    fatalError(\"{{ mock.name }}.{{ function.name }}ReturnValue is not set\")
}
return {{ function.name }}ReturnValue
{% endif %}
{% endif %}

"""),
BuiltInTemplate(path: "mocks/LockedFunction.stencil", text: """
{{ function.signature }} {
{% if function.accessor %}
    {{ function.accessor }} {
        {% include \"mocks/LockedFunctionBody.stencil\" %}
    }
{% else %}
    {% include \"mocks/LockedFunctionBody.stencil\" %}
{% endif %}
}

"""),
BuiltInTemplate(path: "mocks/LockedFunctionBody.stencil", text: """
{# The same in a mock that may be called from any thread. #}
{% for name in function.copied %}
let {{ name }} = copy {{ name }}
{% endfor %}
{{ mock.log }}?.record({{ function.logEntry|quoted }})
let {{ mock.state }} = {{ mock.state }}.withLock {
{% if function.received %}
    $0.{{ function.name }}ReceivedInvocations.append({% call keptValue function.kept %})
{% else %}
    $0.{{ function.name }}CallsCount += 1
{% endif %}
    return $0
}
{% include \"mocks/LockedAnswer.stencil\" %}

"""),
BuiltInTemplate(path: "mocks/LockedProperty.stencil", text: """
{# The same in a mock that may be called from any thread. #}
{{ property.signature }} {
{% if property.value %}
    get { {{ mock.state }}.withLock { $0.{{ property.underlying }} } }
{% else %}
    get {
        guard let {{ property.underlying }} = {{ mock.state }}.withLock({ $0.{{ property.underlying }} }) else {
            fatalError(\"{{ mock.name }}.{{ property.underlying }} is not set\")
        }
        return {{ property.underlying }}
    }
{% endif %}
{% if property.isSettable %}
    set {
        {{ mock.log }}?.record(\"{{ property.logEntry }}=\")
        {{ mock.state }}.withLock { $0.{{ property.underlying }} = newValue }
    }
{% else %}
    set { {{ mock.state }}.withLock { $0.{{ property.underlying }} = newValue } }
{% endif %}
}

"""),
BuiltInTemplate(path: "mocks/Macros.stencil", text: """
{# Modifiers, types and values of a mock's properties. #}
{% macro stored member %}{% if member.isUnsafe %}nonisolated(unsafe) {% endif %}{% if member.isStatic %}static {% endif %}{% endmacro %}
{% macro computed member %}{% if member.isNonisolated %}nonisolated {% endif %}{% if member.isStatic %}static {% endif %}{% endmacro %}
{% macro keptType kept %}{% if kept|count == 1 %}{% for argument in kept %}{{ argument.type }}{% endfor %}{% else %}({% for argument in kept %}{{ argument.name|identifier }}: {{ argument.type }}{% if not forloop.last %}, {% endif %}{% endfor %}){% endif %}{% endmacro %}
{% macro keptValue kept %}{% if kept|count == 1 %}{% for argument in kept %}{{ argument.name|identifier }}{% endfor %}{% else %}({% for argument in kept %}{{ argument.name|identifier }}{% if not forloop.last %}, {% endif %}{% endfor %}){% endif %}{% endmacro %}
{% macro keptOptional kept %}{% if kept|count == 1 %}{% for argument in kept %}{{ argument.optionalType }}{% endfor %}{% else %}{% call keptType kept %}?{% endif %}{% endmacro %}
{% macro flattened kept %}{% if kept|count == 1 %}{% for argument in kept %}{{ \" ?? nil\" if argument.type == argument.optionalType else \"\" }}{% endfor %}{% endif %}{% endmacro %}
{% macro handed function %}({% for argument in function.handed %}{{ argument.argument }}{% if not forloop.last %}, {% endif %}{% endfor %}){% endmacro %}
{% macro underlying property %}var {{ property.underlying }}: {{ property.returnType }}{% if property.value %} = {{ property.value }}{% endif %}{% endmacro %}

"""),
BuiltInTemplate(path: "mocks/Mock.stencil", text: """
{# The mock of a protocol: it records calls, and returns what the test sets. #}
{% if mock.isLocked %}
@dynamicMemberLookup
{% endif %}
{% if mock.isolation %}
{{ mock.isolation }}
{% endif %}
{% if mock.isActor %}
actor {# -#}
{% elif mock.isLocked %}
{{ app.nonisolated }}final class {# -#}
{% else %}
final class {# -#}
{% endif %}
{{ mock.name }}{% if mock.associatedTypes %}<{% for type in mock.associatedTypes %}{{ type.name }}{% if type.inherited %}: {{ type.inherited|join:\" & \" }}{% endif %}{% if not forloop.last %}, {% endif %}{% endfor %}>{% endif %}: {{ mock.protocol }} {
{% if mock.isLocked %}
    {% include \"mocks/State.stencil\" %}

{% endif %}
    let {{ mock.log }}: CallLog?
{% if mock.isLocked %}
    private let {{ mock.state }} = Locked({{ mock.stateType }}())
{% endif %}
{% if mock.isView %}
    /// Retains the presenter as a real view does, to detect leaks.
    var {{ mock.presenter }}: AnyObject?
{% endif %}

    {{ \"nonisolated \" if mock.isElsewhere else \"\" }}init(log: CallLog? = nil) {
        self.{{ mock.log }} = log
    }
{% if mock.isLocked %}

    {{ \"nonisolated \" if mock.isActor else \"\" }}subscript<Property>(dynamicMember keyPath: KeyPath<{{ mock.stateType }}, Property>) -> Property {
        {{ mock.state }}.withLock { $0[keyPath: keyPath] }
    }

    {{ \"nonisolated \" if mock.isActor else \"\" }}subscript<Property>(dynamicMember keyPath: WritableKeyPath<{{ mock.stateType }}, Property>) -> Property {
        get { {{ mock.state }}.withLock { $0[keyPath: keyPath] } }
        set { {{ mock.state }}.withLock { $0[keyPath: keyPath] = newValue } }
    }
{% endif %}
{% for property in mock.properties %}

{% if mock.isLocked and not property.isStatic %}
    {% include \"mocks/LockedProperty.stencil\" %}
{% else %}
    {% include \"mocks/Property.stencil\" %}
{% endif %}
{% endfor %}
{% for function in mock.functions %}

{% if mock.isLocked and not function.isStatic %}
    {% include \"mocks/LockedFunction.stencil\" %}
{% else %}
    {% include \"mocks/Function.stencil\" %}
{% endif %}
{% endfor %}
}

"""),
BuiltInTemplate(path: "mocks/NavigationMock.stencil", text: """
{% set log = navigationMock.log if navigationMock else \"log\" %}
{% include \"core/Isolation.stencil\" %}
final class {{ navigationMockName }}: Navigation {
    let {{ log }}: CallLog?
    /// The interface that opening a module returns.
    var interfaceReturnValue: AnyObject?
    private(set) var pushReceivedDestination: (any Destination)?
    private(set) var presentReceivedDestination: (any Destination)?
    private(set) var setRootReceivedDestination: (any Destination)?

    init(log: CallLog? = nil) {
        self.{{ log }} = log
    }

    func push<D: Destination>(_ destination: D) -> D.Interface? {
        {{ log }}?.record(\"navigation.push(\\(D.self))\")
        pushReceivedDestination = destination
        return interfaceReturnValue as? D.Interface
    }

    func present<D: Destination>(_ destination: D, in container: PresentationContainer) -> D.Interface? {
        switch container {
        case .none: {{ log }}?.record(\"navigation.present(\\(D.self))\")
        case .navigation: {{ log }}?.record(\"navigation.present(\\(D.self), in: .navigation)\")
        }
        presentReceivedDestination = destination
        return interfaceReturnValue as? D.Interface
    }

    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        {{ log }}?.record(\"navigation.setRoot(\\(D.self))\")
        setRootReceivedDestination = destination
        return interfaceReturnValue as? D.Interface
    }

    func pop() {
        {{ log }}?.record(\"navigation.pop()\")
    }

    func popToRoot() {
        {{ log }}?.record(\"navigation.popToRoot()\")
    }

    func dismiss() {
        {{ log }}?.record(\"navigation.dismiss()\")
    }
{% if navigationMock %}
{% for function in navigationMock.functions %}

    {% include \"mocks/Function.stencil\" with mock=navigationMock %}
{% endfor %}
{% endif %}
}

"""),
BuiltInTemplate(path: "mocks/Property.stencil", text: """
{# A property of a mock that is neither async nor throwing. #}
{% call stored property %}{% call underlying property %}
{{ property.signature }} {
{% if property.value %}
    get { {{ property.underlying }} }
{% else %}
    get {
        guard let {{ property.underlying }} else {
            fatalError(\"{{ mock.name }}.{{ property.underlying }} is not set\")
        }
        return {{ property.underlying }}
    }
{% endif %}
{% if property.isSettable and not property.isStatic %}
    set {
        {{ mock.log }}?.record(\"{{ property.logEntry }}=\")
        {{ property.underlying }} = newValue
    }
{% else %}
    set { {{ property.underlying }} = newValue }
{% endif %}
}

"""),
BuiltInTemplate(path: "mocks/State.stencil", text: """
{# The state of a mock that can be called from any thread. #}
{{ app.nonisolated }}struct {{ mock.stateType }} {
{% for property in mock.properties where not property.isStatic %}
    {% call underlying property %}
{% endfor %}
{% for function in mock.functions where not function.isStatic %}
{% if not forloop.first or mock.properties %}

{% endif %}
    {% include \"mocks/Storage.stencil\" %}
{% endfor %}
}

"""),
BuiltInTemplate(path: "mocks/Storage.stencil", text: """
{# The properties of a mock for one function. #}
{% if function.received %}
{% call stored function %}var {{ function.name }}ReceivedInvocations: [{% call keptType function.kept %}] = []
{% call computed function %}var {{ function.received }}: {% call keptOptional function.kept %} { {{ function.name }}ReceivedInvocations.last{% call flattened function.kept %} }
{% call computed function %}var {{ function.name }}CallsCount: Int { {{ function.name }}ReceivedInvocations.count }
{% else %}
{% call stored function %}var {{ function.name }}CallsCount = 0
{% endif %}
{% call computed function %}var {{ function.name }}Called: Bool { {{ function.name }}CallsCount > 0 }
{% if function.throwableErrorType %}
{% call stored function %}var {{ function.name }}ThrowableError: {{ function.throwableErrorType }}
{% endif %}
{% if function.returnType %}
{% call stored function %}var {{ function.name }}ReturnValue: {{ function.returnType }}{% if function.value %} = {{ function.value }}{% endif %}
{% endif %}
{% if function.canBeReplaced %}
{% call stored function %}var {{ function.name }}Closure: ({{ function.closureAttribute }}({% for argument in function.handed %}{{ argument.type }}{% if not forloop.last %}, {% endif %}{% endfor %}){{ function.closureEffects }} -> {{ function.closureResult }})?
{% endif %}

"""),
BuiltInTemplate(path: "none/Build.stencil", text: """
{% include \"core/BuildView.stencil\" %}
let screen = Screen({{ \"made.view\" if hasInterface else \"view\" }})
{% if navigates %}
navigation.screen = screen
{% endif %}
return {{ \"(screen, made.interface)\" if hasInterface else \"(screen, ())\" }}

"""),
BuiltInTemplate(path: "none/BuildExternal.stencil", text: """
guard let screen = screen(dependencies) else { return nil }
{% if destination.interface == \"Void\" %}
return (screen, ())
{% else %}
guard let interface = screen.view as? {{ destination.interface }} else { return nil }
return (screen, interface)
{% endif %}

"""),
BuiltInTemplate(path: "none/Conformance.stencil", text: """
extension {{ view.class }}: {{ view.protocol }} {}

"""),
BuiltInTemplate(path: "none/Navigation.swift.stencil", text: """
{# Implements navigation. Created once; yours afterwards. #}
{% if navigationStubs %}
{% include \"core/Imports.stencil\" %}

{% endif %}
/// Shows and closes screens. Nothing is drawn: each screen retains the one that it opened.
{% include \"core/Isolation.stencil\" %}
final class AppNavigation: Navigation {
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        open(destination, from: screen)
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        open(destination, from: screen)
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        open(destination, from: root)
    }

    func pop() {
        screen?.previous?.next = nil
    }

    func popToRoot() {
        root?.next = nil
    }

    func dismiss() {
        screen?.previous?.next = nil
    }
{% if navigationStubs %}

{% include \"core/Stubs.stencil\" with type=app.parts.navigationClass stubs=navigationStubs %}
{% endif %}

    private var root: Screen? {
        var root = screen
        while let previous = root?.previous { root = previous }
        return root
    }

    private func open<D: Destination>(_ destination: D, from screen: Screen?) -> D.Interface? {
        guard let opened = destination.{{ app.parts.build }}(dependencies) else { return nil }
        screen?.next = opened.screen
        opened.screen.previous = screen
        return opened.interface
    }
}

"""),
BuiltInTemplate(path: "none/ReactiveView.swift.stencil", text: """
{# The view, without a UI framework. Created once; yours afterwards. #}
{% include \"core/Imports.stencil\" %}

@MainActor
final class {{ view.class }} {
    private let input: Sender<{{ reactive.input.name }}>

    /// `buildOutput` turns the events of this view into the values that it shows.
    init(buildOutput: (Signal<{{ reactive.input.name }}>) -> Signal<{{ reactive.output.name }}>) {
        let channel = Channel<{{ reactive.input.name }}>()
        input = channel.sender
        let output = buildOutput(channel.signal)
        Task { [weak self] in
            for await value in output { self?.show(value) }
        }
    }

    {% include \"reactive/Show.stencil\" %}
}

"""),
BuiltInTemplate(path: "none/Screen.stencil", text: """

/// The screen of a module. It retains the view while the module is open.
{% include \"core/Isolation.stencil\" %}
{{ app.door }}final class Screen {
    {{ app.door }}let view: AnyObject
    /// The screen that this one opened.
    var next: Screen?
    /// The screen that opened this one.
    weak var previous: Screen?

    {{ app.door }}init(_ view: AnyObject) {
        self.view = view
    }
}

"""),
BuiltInTemplate(path: "none/ScreenOfExternal.stencil", text: """
private func screen(_ dependencies: any AppDependencies) -> Screen? {
{% if destination.body %}
    {{ destination.body }}
{% else %}
    nil
{% endif %}
}

"""),
BuiltInTemplate(path: "none/View.swift.stencil", text: """
{# The view, without a UI framework. Created once; yours afterwards. #}
{% include \"core/Imports.stencil\" %}

{% include \"core/Isolation.stencil\" %}
final class {{ view.class }} {
    {% include \"core/ViewStored.stencil\" %}

    {% include \"core/ViewInitializer.stencil\" %}
    }
{% if view.stubs %}

{% include \"core/Stubs.stencil\" with type=view.class stubs=view.stubs %}
{% endif %}
}

"""),
BuiltInTemplate(path: "project/AccentColor.json.stencil", text: """
{
  \"colors\" : [
    {
      \"idiom\" : \"universal\"
    }
  ],
  \"info\" : {
    \"author\" : \"xcode\",
    \"version\" : 1
  }
}

"""),
BuiltInTemplate(path: "project/App.viper.stencil", text: """
// The settings of the project. A setting that is not listed has its default value.
app {{ name }} {
{% for setting in settings %}
    {{ setting }}
{% endfor %}
}

"""),
BuiltInTemplate(path: "project/AppDelegate.swift.stencil", text: """
#if canImport(UIKit) && !os(watchOS)
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}
#endif

"""),
BuiltInTemplate(path: "project/AppIcon.json.stencil", text: """
{
  \"images\" : [
    {
      \"idiom\" : \"universal\",
      \"platform\" : \"ios\",
      \"size\" : \"1024x1024\"
    }
  ],
  \"info\" : {
    \"author\" : \"xcode\",
    \"version\" : 1
  }
}

"""),
BuiltInTemplate(path: "project/Assets.json.stencil", text: """
{
  \"info\" : {
    \"author\" : \"xcode\",
    \"version\" : 1
  }
}

"""),
BuiltInTemplate(path: "project/CompositionRoot.swift.stencil", text: """
/// Creates the dependencies of all modules. Add a property for each of them:
/// `let store: any Store = FileStore()`.
struct CompositionRoot: {{ appDependencies }} {}

"""),
BuiltInTemplate(path: "project/Main.swift.stencil", text: """
@main
enum Main {
    /// Opens the first module. Add code that shows its screen.
    @MainActor
    static func main() {
        guard let opened = {{ destination }}().{{ parts.build }}(CompositionRoot()) else { return }
        print(\"\\(type(of: opened.screen.view)) is open.\")
    }
}

"""),
BuiltInTemplate(path: "project/Package.swift.stencil", text: """
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: \"{{ name }}\",
    platforms: [{{ \".macOS(.v14)\" if isExecutable and kit != \"swiftui\" else \".iOS(.v17), .macOS(.v14)\" }}],
{% if not isExecutable %}
    products: [
        .library(name: \"{{ name }}\", targets: [\"{{ name }}\"])
    ],
{% endif %}
    targets: [
        {{ \".executableTarget\" if isExecutable else \".target\" }}(name: \"{{ name }}\"{% if hasXcodeProject %}, exclude: [\"Assets.xcassets\"]{% endif %}),
        .testTarget(name: \"{{ name }}Tests\", dependencies: [\"{{ name }}\"]),
    ],
    swiftLanguageModes: [.v{{ swift }}]
)

"""),
BuiltInTemplate(path: "project/Project.pbxproj.stencil", text: """
// !$*UTF8*$!
{
\u{9}archiveVersion = 1;
\u{9}classes = {
\u{9}};
\u{9}objectVersion = 77;
\u{9}objects = {

/* Begin PBXContainerItemProxy section */
\u{9}\u{9}56495045000000000000000A /* PBXContainerItemProxy */ = {
\u{9}\u{9}\u{9}isa = PBXContainerItemProxy;
\u{9}\u{9}\u{9}containerPortal = 564950450000000000000001 /* Project object */;
\u{9}\u{9}\u{9}proxyType = 1;
\u{9}\u{9}\u{9}remoteGlobalIDString = 564950450000000000000011;
\u{9}\u{9}\u{9}remoteInfo = {{ name }};
\u{9}\u{9}};
/* End PBXContainerItemProxy section */

/* Begin PBXFileReference section */
\u{9}\u{9}564950450000000000000006 /* App.viper */ = {isa = PBXFileReference; explicitFileType = sourcecode.swift; path = App.viper; sourceTree = \"<group>\"; };
\u{9}\u{9}564950450000000000000012 /* {{ name }}.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = {{ name }}.app; sourceTree = BUILT_PRODUCTS_DIR; };
\u{9}\u{9}564950450000000000000022 /* {{ name }}Tests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = {{ name }}Tests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
/* End PBXFileReference section */

/* Begin PBXFileSystemSynchronizedRootGroup section */
\u{9}\u{9}564950450000000000000007 /* Specs */ = {
\u{9}\u{9}\u{9}isa = PBXFileSystemSynchronizedRootGroup;
\u{9}\u{9}\u{9}path = Specs;
\u{9}\u{9}\u{9}sourceTree = \"<group>\";
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000013 /* {{ name }} */ = {
\u{9}\u{9}\u{9}isa = PBXFileSystemSynchronizedRootGroup;
\u{9}\u{9}\u{9}path = {{ name }};
\u{9}\u{9}\u{9}sourceTree = \"<group>\";
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000023 /* {{ name }}Tests */ = {
\u{9}\u{9}\u{9}isa = PBXFileSystemSynchronizedRootGroup;
\u{9}\u{9}\u{9}path = {{ name }}Tests;
\u{9}\u{9}\u{9}sourceTree = \"<group>\";
\u{9}\u{9}};
/* End PBXFileSystemSynchronizedRootGroup section */

/* Begin PBXFrameworksBuildPhase section */
\u{9}\u{9}564950450000000000000014 /* Frameworks */ = {
\u{9}\u{9}\u{9}isa = PBXFrameworksBuildPhase;
\u{9}\u{9}\u{9}buildActionMask = 2147483647;
\u{9}\u{9}\u{9}files = (
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}runOnlyForDeploymentPostprocessing = 0;
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000024 /* Frameworks */ = {
\u{9}\u{9}\u{9}isa = PBXFrameworksBuildPhase;
\u{9}\u{9}\u{9}buildActionMask = 2147483647;
\u{9}\u{9}\u{9}files = (
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}runOnlyForDeploymentPostprocessing = 0;
\u{9}\u{9}};
/* End PBXFrameworksBuildPhase section */

/* Begin PBXGroup section */
\u{9}\u{9}564950450000000000000002 = {
\u{9}\u{9}\u{9}isa = PBXGroup;
\u{9}\u{9}\u{9}children = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000006 /* App.viper */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000007 /* Specs */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000003 /* Sources */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000004 /* Tests */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000005 /* Products */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}sourceTree = \"<group>\";
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000003 /* Sources */ = {
\u{9}\u{9}\u{9}isa = PBXGroup;
\u{9}\u{9}\u{9}children = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000013 /* {{ name }} */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}path = Sources;
\u{9}\u{9}\u{9}sourceTree = \"<group>\";
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000004 /* Tests */ = {
\u{9}\u{9}\u{9}isa = PBXGroup;
\u{9}\u{9}\u{9}children = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000023 /* {{ name }}Tests */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}path = Tests;
\u{9}\u{9}\u{9}sourceTree = \"<group>\";
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000005 /* Products */ = {
\u{9}\u{9}\u{9}isa = PBXGroup;
\u{9}\u{9}\u{9}children = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000012 /* {{ name }}.app */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000022 /* {{ name }}Tests.xctest */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}name = Products;
\u{9}\u{9}\u{9}sourceTree = \"<group>\";
\u{9}\u{9}};
/* End PBXGroup section */

/* Begin PBXNativeTarget section */
\u{9}\u{9}564950450000000000000011 /* {{ name }} */ = {
\u{9}\u{9}\u{9}isa = PBXNativeTarget;
\u{9}\u{9}\u{9}buildConfigurationList = 564950450000000000000017 /* Build configuration list for PBXNativeTarget \"{{ name }}\" */;
\u{9}\u{9}\u{9}buildPhases = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000016 /* Sources */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000014 /* Frameworks */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000015 /* Resources */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}buildRules = (
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}dependencies = (
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}fileSystemSynchronizedGroups = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000013 /* {{ name }} */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}name = {{ name }};
\u{9}\u{9}\u{9}packageProductDependencies = (
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}productName = {{ name }};
\u{9}\u{9}\u{9}productReference = 564950450000000000000012 /* {{ name }}.app */;
\u{9}\u{9}\u{9}productType = \"com.apple.product-type.application\";
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000021 /* {{ name }}Tests */ = {
\u{9}\u{9}\u{9}isa = PBXNativeTarget;
\u{9}\u{9}\u{9}buildConfigurationList = 564950450000000000000027 /* Build configuration list for PBXNativeTarget \"{{ name }}Tests\" */;
\u{9}\u{9}\u{9}buildPhases = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000026 /* Sources */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000024 /* Frameworks */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000025 /* Resources */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}buildRules = (
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}dependencies = (
\u{9}\u{9}\u{9}\u{9}56495045000000000000000B /* PBXTargetDependency */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}fileSystemSynchronizedGroups = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000023 /* {{ name }}Tests */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}name = {{ name }}Tests;
\u{9}\u{9}\u{9}packageProductDependencies = (
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}productName = {{ name }}Tests;
\u{9}\u{9}\u{9}productReference = 564950450000000000000022 /* {{ name }}Tests.xctest */;
\u{9}\u{9}\u{9}productType = \"com.apple.product-type.bundle.unit-test\";
\u{9}\u{9}};
/* End PBXNativeTarget section */

/* Begin PBXProject section */
\u{9}\u{9}564950450000000000000001 /* Project object */ = {
\u{9}\u{9}\u{9}isa = PBXProject;
\u{9}\u{9}\u{9}attributes = {
\u{9}\u{9}\u{9}\u{9}BuildIndependentTargetsInParallel = 1;
\u{9}\u{9}\u{9}\u{9}LastSwiftUpdateCheck = 1640;
\u{9}\u{9}\u{9}\u{9}LastUpgradeCheck = 1640;
\u{9}\u{9}\u{9}\u{9}TargetAttributes = {
\u{9}\u{9}\u{9}\u{9}\u{9}564950450000000000000011 = {
\u{9}\u{9}\u{9}\u{9}\u{9}\u{9}CreatedOnToolsVersion = 16.4;
\u{9}\u{9}\u{9}\u{9}\u{9}};
\u{9}\u{9}\u{9}\u{9}\u{9}564950450000000000000021 = {
\u{9}\u{9}\u{9}\u{9}\u{9}\u{9}CreatedOnToolsVersion = 16.4;
\u{9}\u{9}\u{9}\u{9}\u{9}\u{9}TestTargetID = 564950450000000000000011;
\u{9}\u{9}\u{9}\u{9}\u{9}};
\u{9}\u{9}\u{9}\u{9}};
\u{9}\u{9}\u{9}};
\u{9}\u{9}\u{9}buildConfigurationList = 564950450000000000000008 /* Build configuration list for PBXProject \"{{ name }}\" */;
\u{9}\u{9}\u{9}developmentRegion = en;
\u{9}\u{9}\u{9}hasScannedForEncodings = 0;
\u{9}\u{9}\u{9}knownRegions = (
\u{9}\u{9}\u{9}\u{9}en,
\u{9}\u{9}\u{9}\u{9}Base,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}mainGroup = 564950450000000000000002;
\u{9}\u{9}\u{9}minimizedProjectReferenceProxies = 1;
\u{9}\u{9}\u{9}preferredProjectObjectVersion = 77;
\u{9}\u{9}\u{9}productRefGroup = 564950450000000000000005 /* Products */;
\u{9}\u{9}\u{9}projectDirPath = \"\";
\u{9}\u{9}\u{9}projectRoot = \"\";
\u{9}\u{9}\u{9}targets = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000011 /* {{ name }} */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000021 /* {{ name }}Tests */,
\u{9}\u{9}\u{9});
\u{9}\u{9}};
/* End PBXProject section */

/* Begin PBXResourcesBuildPhase section */
\u{9}\u{9}564950450000000000000015 /* Resources */ = {
\u{9}\u{9}\u{9}isa = PBXResourcesBuildPhase;
\u{9}\u{9}\u{9}buildActionMask = 2147483647;
\u{9}\u{9}\u{9}files = (
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}runOnlyForDeploymentPostprocessing = 0;
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000025 /* Resources */ = {
\u{9}\u{9}\u{9}isa = PBXResourcesBuildPhase;
\u{9}\u{9}\u{9}buildActionMask = 2147483647;
\u{9}\u{9}\u{9}files = (
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}runOnlyForDeploymentPostprocessing = 0;
\u{9}\u{9}};
/* End PBXResourcesBuildPhase section */

/* Begin PBXSourcesBuildPhase section */
\u{9}\u{9}564950450000000000000016 /* Sources */ = {
\u{9}\u{9}\u{9}isa = PBXSourcesBuildPhase;
\u{9}\u{9}\u{9}buildActionMask = 2147483647;
\u{9}\u{9}\u{9}files = (
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}runOnlyForDeploymentPostprocessing = 0;
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000026 /* Sources */ = {
\u{9}\u{9}\u{9}isa = PBXSourcesBuildPhase;
\u{9}\u{9}\u{9}buildActionMask = 2147483647;
\u{9}\u{9}\u{9}files = (
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}runOnlyForDeploymentPostprocessing = 0;
\u{9}\u{9}};
/* End PBXSourcesBuildPhase section */

/* Begin PBXTargetDependency section */
\u{9}\u{9}56495045000000000000000B /* PBXTargetDependency */ = {
\u{9}\u{9}\u{9}isa = PBXTargetDependency;
\u{9}\u{9}\u{9}target = 564950450000000000000011 /* {{ name }} */;
\u{9}\u{9}\u{9}targetProxy = 56495045000000000000000A /* PBXContainerItemProxy */;
\u{9}\u{9}};
/* End PBXTargetDependency section */

/* Begin XCBuildConfiguration section */
\u{9}\u{9}564950450000000000000009 /* Debug */ = {
\u{9}\u{9}\u{9}isa = XCBuildConfiguration;
\u{9}\u{9}\u{9}buildSettings = {
\u{9}\u{9}\u{9}\u{9}ALWAYS_SEARCH_USER_PATHS = NO;
\u{9}\u{9}\u{9}\u{9}CLANG_ENABLE_MODULES = YES;
\u{9}\u{9}\u{9}\u{9}COPY_PHASE_STRIP = NO;
\u{9}\u{9}\u{9}\u{9}DEBUG_INFORMATION_FORMAT = dwarf;
\u{9}\u{9}\u{9}\u{9}ENABLE_TESTABILITY = YES;
\u{9}\u{9}\u{9}\u{9}ENABLE_USER_SCRIPT_SANDBOXING = YES;
\u{9}\u{9}\u{9}\u{9}GCC_OPTIMIZATION_LEVEL = 0;
\u{9}\u{9}\u{9}\u{9}IPHONEOS_DEPLOYMENT_TARGET = 17.0;
\u{9}\u{9}\u{9}\u{9}ONLY_ACTIVE_ARCH = YES;
\u{9}\u{9}\u{9}\u{9}SDKROOT = iphoneos;
\u{9}\u{9}\u{9}\u{9}SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG $(inherited)\";
\u{9}\u{9}\u{9}\u{9}SWIFT_OPTIMIZATION_LEVEL = \"-Onone\";
\u{9}\u{9}\u{9}\u{9}SWIFT_VERSION = {{ swift }}.0;
\u{9}\u{9}\u{9}};
\u{9}\u{9}\u{9}name = Debug;
\u{9}\u{9}};
\u{9}\u{9}56495045000000000000000C /* Release */ = {
\u{9}\u{9}\u{9}isa = XCBuildConfiguration;
\u{9}\u{9}\u{9}buildSettings = {
\u{9}\u{9}\u{9}\u{9}ALWAYS_SEARCH_USER_PATHS = NO;
\u{9}\u{9}\u{9}\u{9}CLANG_ENABLE_MODULES = YES;
\u{9}\u{9}\u{9}\u{9}COPY_PHASE_STRIP = NO;
\u{9}\u{9}\u{9}\u{9}DEBUG_INFORMATION_FORMAT = \"dwarf-with-dsym\";
\u{9}\u{9}\u{9}\u{9}ENABLE_USER_SCRIPT_SANDBOXING = YES;
\u{9}\u{9}\u{9}\u{9}IPHONEOS_DEPLOYMENT_TARGET = 17.0;
\u{9}\u{9}\u{9}\u{9}SDKROOT = iphoneos;
\u{9}\u{9}\u{9}\u{9}SWIFT_COMPILATION_MODE = wholemodule;
\u{9}\u{9}\u{9}\u{9}SWIFT_VERSION = {{ swift }}.0;
\u{9}\u{9}\u{9}\u{9}VALIDATE_PRODUCT = YES;
\u{9}\u{9}\u{9}};
\u{9}\u{9}\u{9}name = Release;
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000018 /* Debug */ = {
\u{9}\u{9}\u{9}isa = XCBuildConfiguration;
\u{9}\u{9}\u{9}buildSettings = {
\u{9}\u{9}\u{9}\u{9}ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
\u{9}\u{9}\u{9}\u{9}ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor;
\u{9}\u{9}\u{9}\u{9}CODE_SIGN_STYLE = Automatic;
\u{9}\u{9}\u{9}\u{9}CURRENT_PROJECT_VERSION = 1;
\u{9}\u{9}\u{9}\u{9}GENERATE_INFOPLIST_FILE = YES;
\u{9}\u{9}\u{9}\u{9}INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
\u{9}\u{9}\u{9}\u{9}INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents = YES;
\u{9}\u{9}\u{9}\u{9}INFOPLIST_KEY_UILaunchScreen_Generation = YES;
\u{9}\u{9}\u{9}\u{9}INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\";
\u{9}\u{9}\u{9}\u{9}INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = \"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\";
\u{9}\u{9}\u{9}\u{9}LD_RUNPATH_SEARCH_PATHS = (
\u{9}\u{9}\u{9}\u{9}\u{9}\"$(inherited)\",
\u{9}\u{9}\u{9}\u{9}\u{9}\"@executable_path/Frameworks\",
\u{9}\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}\u{9}MARKETING_VERSION = 1.0;
\u{9}\u{9}\u{9}\u{9}PRODUCT_BUNDLE_IDENTIFIER = \"com.example.$(PRODUCT_NAME:rfc1034identifier)\";
\u{9}\u{9}\u{9}\u{9}PRODUCT_NAME = \"$(TARGET_NAME)\";
\u{9}\u{9}\u{9}\u{9}SWIFT_EMIT_LOC_STRINGS = YES;
\u{9}\u{9}\u{9}\u{9}TARGETED_DEVICE_FAMILY = \"1,2\";
\u{9}\u{9}\u{9}};
\u{9}\u{9}\u{9}name = Debug;
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000019 /* Release */ = {
\u{9}\u{9}\u{9}isa = XCBuildConfiguration;
\u{9}\u{9}\u{9}buildSettings = {
\u{9}\u{9}\u{9}\u{9}ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
\u{9}\u{9}\u{9}\u{9}ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor;
\u{9}\u{9}\u{9}\u{9}CODE_SIGN_STYLE = Automatic;
\u{9}\u{9}\u{9}\u{9}CURRENT_PROJECT_VERSION = 1;
\u{9}\u{9}\u{9}\u{9}GENERATE_INFOPLIST_FILE = YES;
\u{9}\u{9}\u{9}\u{9}INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
\u{9}\u{9}\u{9}\u{9}INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents = YES;
\u{9}\u{9}\u{9}\u{9}INFOPLIST_KEY_UILaunchScreen_Generation = YES;
\u{9}\u{9}\u{9}\u{9}INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\";
\u{9}\u{9}\u{9}\u{9}INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = \"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight\";
\u{9}\u{9}\u{9}\u{9}LD_RUNPATH_SEARCH_PATHS = (
\u{9}\u{9}\u{9}\u{9}\u{9}\"$(inherited)\",
\u{9}\u{9}\u{9}\u{9}\u{9}\"@executable_path/Frameworks\",
\u{9}\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}\u{9}MARKETING_VERSION = 1.0;
\u{9}\u{9}\u{9}\u{9}PRODUCT_BUNDLE_IDENTIFIER = \"com.example.$(PRODUCT_NAME:rfc1034identifier)\";
\u{9}\u{9}\u{9}\u{9}PRODUCT_NAME = \"$(TARGET_NAME)\";
\u{9}\u{9}\u{9}\u{9}SWIFT_EMIT_LOC_STRINGS = YES;
\u{9}\u{9}\u{9}\u{9}TARGETED_DEVICE_FAMILY = \"1,2\";
\u{9}\u{9}\u{9}};
\u{9}\u{9}\u{9}name = Release;
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000028 /* Debug */ = {
\u{9}\u{9}\u{9}isa = XCBuildConfiguration;
\u{9}\u{9}\u{9}buildSettings = {
\u{9}\u{9}\u{9}\u{9}BUNDLE_LOADER = \"$(TEST_HOST)\";
\u{9}\u{9}\u{9}\u{9}CODE_SIGN_STYLE = Automatic;
\u{9}\u{9}\u{9}\u{9}CURRENT_PROJECT_VERSION = 1;
\u{9}\u{9}\u{9}\u{9}GENERATE_INFOPLIST_FILE = YES;
\u{9}\u{9}\u{9}\u{9}MARKETING_VERSION = 1.0;
\u{9}\u{9}\u{9}\u{9}PRODUCT_BUNDLE_IDENTIFIER = \"com.example.$(PRODUCT_NAME:rfc1034identifier)\";
\u{9}\u{9}\u{9}\u{9}PRODUCT_NAME = \"$(TARGET_NAME)\";
\u{9}\u{9}\u{9}\u{9}SWIFT_EMIT_LOC_STRINGS = NO;
\u{9}\u{9}\u{9}\u{9}TARGETED_DEVICE_FAMILY = \"1,2\";
\u{9}\u{9}\u{9}\u{9}TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/{{ name }}.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/{{ name }}\";
\u{9}\u{9}\u{9}};
\u{9}\u{9}\u{9}name = Debug;
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000029 /* Release */ = {
\u{9}\u{9}\u{9}isa = XCBuildConfiguration;
\u{9}\u{9}\u{9}buildSettings = {
\u{9}\u{9}\u{9}\u{9}BUNDLE_LOADER = \"$(TEST_HOST)\";
\u{9}\u{9}\u{9}\u{9}CODE_SIGN_STYLE = Automatic;
\u{9}\u{9}\u{9}\u{9}CURRENT_PROJECT_VERSION = 1;
\u{9}\u{9}\u{9}\u{9}GENERATE_INFOPLIST_FILE = YES;
\u{9}\u{9}\u{9}\u{9}MARKETING_VERSION = 1.0;
\u{9}\u{9}\u{9}\u{9}PRODUCT_BUNDLE_IDENTIFIER = \"com.example.$(PRODUCT_NAME:rfc1034identifier)\";
\u{9}\u{9}\u{9}\u{9}PRODUCT_NAME = \"$(TARGET_NAME)\";
\u{9}\u{9}\u{9}\u{9}SWIFT_EMIT_LOC_STRINGS = NO;
\u{9}\u{9}\u{9}\u{9}TARGETED_DEVICE_FAMILY = \"1,2\";
\u{9}\u{9}\u{9}\u{9}TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/{{ name }}.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/{{ name }}\";
\u{9}\u{9}\u{9}};
\u{9}\u{9}\u{9}name = Release;
\u{9}\u{9}};
/* End XCBuildConfiguration section */

/* Begin XCConfigurationList section */
\u{9}\u{9}564950450000000000000008 /* Build configuration list for PBXProject \"{{ name }}\" */ = {
\u{9}\u{9}\u{9}isa = XCConfigurationList;
\u{9}\u{9}\u{9}buildConfigurations = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000009 /* Debug */,
\u{9}\u{9}\u{9}\u{9}56495045000000000000000C /* Release */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}defaultConfigurationIsVisible = 0;
\u{9}\u{9}\u{9}defaultConfigurationName = Release;
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000017 /* Build configuration list for PBXNativeTarget \"{{ name }}\" */ = {
\u{9}\u{9}\u{9}isa = XCConfigurationList;
\u{9}\u{9}\u{9}buildConfigurations = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000018 /* Debug */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000019 /* Release */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}defaultConfigurationIsVisible = 0;
\u{9}\u{9}\u{9}defaultConfigurationName = Release;
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000027 /* Build configuration list for PBXNativeTarget \"{{ name }}Tests\" */ = {
\u{9}\u{9}\u{9}isa = XCConfigurationList;
\u{9}\u{9}\u{9}buildConfigurations = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000028 /* Debug */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000029 /* Release */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}defaultConfigurationIsVisible = 0;
\u{9}\u{9}\u{9}defaultConfigurationName = Release;
\u{9}\u{9}};
/* End XCConfigurationList section */
\u{9}};
\u{9}rootObject = 564950450000000000000001 /* Project object */;
}

"""),
BuiltInTemplate(path: "project/SceneDelegate.swift.stencil", text: """
#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Shows the app's first screen in a window. `AppDelegate` sets this class, so Info.plist needs no entry.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene,
            let opened = {{ destination }}().{{ parts.build }}(CompositionRoot())
        else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: opened.screen)
        window.makeKeyAndVisible()
        self.window = window
    }
}
#endif

"""),
BuiltInTemplate(path: "project/Scheme.xcscheme.stencil", text: """
<?xml version=\"1.0\" encoding=\"UTF-8\"?>
<Scheme
   LastUpgradeVersion = \"1640\"
   version = \"1.7\">
   <BuildAction
      parallelizeBuildables = \"YES\"
      buildImplicitDependencies = \"YES\">
      <BuildActionEntries>
         <BuildActionEntry
            buildForTesting = \"YES\"
            buildForRunning = \"YES\"
            buildForProfiling = \"YES\"
            buildForArchiving = \"YES\"
            buildForAnalyzing = \"YES\">
            <BuildableReference
               BuildableIdentifier = \"primary\"
               BlueprintIdentifier = \"564950450000000000000011\"
               BuildableName = \"{{ name }}.app\"
               BlueprintName = \"{{ name }}\"
               ReferencedContainer = \"container:{{ name }}.xcodeproj\">
            </BuildableReference>
         </BuildActionEntry>
      </BuildActionEntries>
   </BuildAction>
   <TestAction
      buildConfiguration = \"Debug\"
      selectedDebuggerIdentifier = \"Xcode.DebuggerFoundation.Debugger.LLDB\"
      selectedLauncherIdentifier = \"Xcode.DebuggerFoundation.Launcher.LLDB\"
      shouldUseLaunchSchemeArgsEnv = \"YES\">
      <Testables>
         <TestableReference
            skipped = \"NO\"
            parallelizable = \"YES\">
            <BuildableReference
               BuildableIdentifier = \"primary\"
               BlueprintIdentifier = \"564950450000000000000021\"
               BuildableName = \"{{ name }}Tests.xctest\"
               BlueprintName = \"{{ name }}Tests\"
               ReferencedContainer = \"container:{{ name }}.xcodeproj\">
            </BuildableReference>
         </TestableReference>
      </Testables>
   </TestAction>
   <LaunchAction
      buildConfiguration = \"Debug\"
      selectedDebuggerIdentifier = \"Xcode.DebuggerFoundation.Debugger.LLDB\"
      selectedLauncherIdentifier = \"Xcode.DebuggerFoundation.Launcher.LLDB\"
      launchStyle = \"0\"
      useCustomWorkingDirectory = \"NO\"
      ignoresPersistentStateOnLaunch = \"NO\"
      debugDocumentVersioning = \"YES\"
      debugServiceExtension = \"internal\"
      allowLocationSimulation = \"YES\">
      <BuildableProductRunnable
         runnableDebuggingMode = \"0\">
         <BuildableReference
            BuildableIdentifier = \"primary\"
            BlueprintIdentifier = \"564950450000000000000011\"
            BuildableName = \"{{ name }}.app\"
            BlueprintName = \"{{ name }}\"
            ReferencedContainer = \"container:{{ name }}.xcodeproj\">
         </BuildableReference>
      </BuildableProductRunnable>
   </LaunchAction>
   <ProfileAction
      buildConfiguration = \"Release\"
      shouldUseLaunchSchemeArgsEnv = \"YES\"
      savedToolIdentifier = \"\"
      useCustomWorkingDirectory = \"NO\"
      debugDocumentVersioning = \"YES\">
      <BuildableProductRunnable
         runnableDebuggingMode = \"0\">
         <BuildableReference
            BuildableIdentifier = \"primary\"
            BlueprintIdentifier = \"564950450000000000000011\"
            BuildableName = \"{{ name }}.app\"
            BlueprintName = \"{{ name }}\"
            ReferencedContainer = \"container:{{ name }}.xcodeproj\">
         </BuildableReference>
      </BuildableProductRunnable>
   </ProfileAction>
   <AnalyzeAction
      buildConfiguration = \"Debug\">
   </AnalyzeAction>
   <ArchiveAction
      buildConfiguration = \"Release\"
      revealArchiveInOrganizer = \"YES\">
   </ArchiveAction>
</Scheme>

"""),
BuiltInTemplate(path: "project/SwiftUIMain.swift.stencil", text: """
#if canImport(SwiftUI)
import SwiftUI

@main
struct Main: App {
    var body: some Scene {
        WindowGroup {
            Root()
        }
    }

    /// The screens of one window. The first module is at the bottom of the stack.
    struct Root: View {
        @State private var stack = {{ destination }}().{{ parts.build }}(CompositionRoot()).map { opened in
            ScreenStack(root: opened.screen)
        }

        var body: some View {
            if let stack {
                ScreenStackView(stack: stack)
            }
        }
    }
}

#Preview {
    Main.Root()
}
#else
@main
enum Main {
    /// Opens the first module. Without SwiftUI, its screen is not shown.
    @MainActor
    static func main() {
        guard let opened = {{ destination }}().{{ parts.build }}(CompositionRoot()) else { return }
        print(\"\\(type(of: opened.screen.state)) is open.\")
    }
}
#endif

"""),
BuiltInTemplate(path: "project/TerminalMain.swift.stencil", text: """
import Foundation

@main
enum Main {
    @MainActor
    static func main() async {
        guard let opened = {{ destination }}().{{ parts.build }}(CompositionRoot()) else { exit(1) }
        exit(await TerminalApp(root: opened.screen).run())
    }
}

"""),
BuiltInTemplate(path: "project/gitattributes.stencil", text: """
*.generated.swift linguist-generated -merge text eol=lf
*.generated.md linguist-generated -merge text eol=lf
App+Dependencies.generated.swift merge=union
.viper-baseline.json merge=union
{% if hasXcodeProject %}
*.pbxproj merge=viper-gen
{% endif %}

"""),
BuiltInTemplate(path: "project/gitignore.stencil", text: """
.DS_Store
.build/
.swiftpm/
DerivedData/
xcuserdata/

"""),
BuiltInTemplate(path: "project/swift-format.stencil", text: """
{
  \"version\": 1,
  \"lineLength\": 100,
  \"indentation\": { \"spaces\": 4 },
  \"indentConditionalCompilationBlocks\": false
}

"""),
BuiltInTemplate(path: "reactive/Destination.stencil", text: """
{# The destination of a module of functions and streams. #}
/// The destination of {{ name }}.
{% if destination.doc %}
///
{{ destination.doc }}
{% endif %}
{{ app.access }}struct {{ destination.name }}: Destination {
{% include \"core/Inputs.stencil\" %}
    /// Connects the module's parts. `makeView` receives a function that turns the screen's input into its output.
    /// When the input ends, all parts end.
    func assemble<{{ viewType }}>(
{% if dependencies %}
        dependencies: any {{ dependenciesProtocol }},
{% endif %}
        navigation: any Navigation,
        view makeView: ((Signal<{{ reactive.input.name }}>) -> Signal<{{ reactive.output.name }}>) -> {{ viewType }}
    ) -> {{ viewType }}{{ \"?\" if canFail else \"\" }} {
        {% include \"core/AssemblyLines.stencil\" %}
{% for interactor in reactive.interactors %}
{% list %}
        let {{ interactor.maker.name|identifier }} = {{ interactor.maker.function }}(
{% for parameter in interactor.maker.parameters %}
            {{ parameter.label }}: {{ parameter.argument }}
{% endfor %}
        )
{% endlist %}
{% endfor %}
{% list %}
        let presenter = {{ reactive.presenter.function }}(
{% for parameter in reactive.presenter.parameters %}
            {{ parameter.label }}: {{ parameter.argument }}
{% endfor %}
{% for interactor in reactive.interactors %}
            {{ interactor.maker.label }}: {{ interactor.maker.name|identifier }}
{% endfor %}
        )
{% endlist %}
{% list %}
        let router = {{ reactive.router.function }}(
{% for parameter in reactive.router.parameters %}
            {{ parameter.label }}: {{ parameter.argument }}
{% endfor %}
            navigation: navigation
        )
{% endlist %}
        return makeView { input in
            let (output, actions) = presenter(input)
            Task {
                for await action in actions { await router(action) }
            }
            return output
        }
    }

    {% include \"core/BuildHead.stencil\" %}
        {% include \"kit/Build.stencil\" %}
    }
}

"""),
BuiltInTemplate(path: "reactive/Interactor.swift.stencil", text: """
{# An interactor without a body in the spec. Created once; yours afterwards. #}
{% include \"core/Imports.stencil\" %}

@MainActor
{% include \"reactive/InteractorHead.stencil\" %}
{% include \"reactive/InteractorClosure.stencil\" %}
{% wrap %}
        // TODO: {{ interactor.summary }}
{% endwrap %}
{% if interactor.member.type %}
        fatalError(\"{{ interactor.maker.type }} is not implemented\")
{% endif %}
    }
}

"""),
BuiltInTemplate(path: "reactive/InteractorClosure.stencil", text: """
{# The parameters of an interactor that is a closure. #}
    {{ \"{\" }}{% if interactor.member.parameters %} {% for parameter in interactor.member.parameters %}{{ parameter.name|identifier }}{% if not forloop.last %}, {% endif %}{% endfor %} in{% endif %}

"""),
BuiltInTemplate(path: "reactive/InteractorHead.stencil", text: """
{# The signature of a function that returns an interactor, which is a function too. #}
{% list %}
func {{ interactor.maker.function }}(
{% for parameter in interactor.maker.parameters %}
    {{ parameter.label }}: {{ parameter.type.handed }}
{% endfor %}
) -> {{ interactor.maker.type }} {
{% endlist %}

"""),
BuiltInTemplate(path: "reactive/Module.swift.stencil", text: """
{# The generated file of a module of functions and streams: data, contract, router, interactors with a body, assembly. #}
{% include \"core/Imports.stencil\" %}
{% if app.emit.contract %}
{% if data %}

// MARK: - Data
{% for type in data %}

{% include \"core/Data.stencil\" %}
{% endfor %}
{% endif %}

// MARK: - Contract

/// Events from the view.
{% include \"reactive/Stream.stencil\" with stream=reactive.input %}

/// Values that the view shows.
{% include \"reactive/Stream.stencil\" with stream=reactive.output %}

/// Navigation to other screens.
{% include \"reactive/Stream.stencil\" with stream=reactive.action %}

/// Turns events from the view into the values that it shows, and into navigation.
typealias {{ reactive.presenter.type }} = @MainActor (Signal<{{ reactive.input.name }}>) -> (
    output: Signal<{{ reactive.output.name }}>, actions: Signal<{{ reactive.action.name }}>
)
{% for interactor in reactive.interactors %}

{% if interactor.member.doc %}
{{ interactor.member.doc }}
{% endif %}
{% list %}
typealias {{ interactor.maker.type }} = @MainActor (
{% for parameter in interactor.member.parameters %}
    _ {{ parameter.name|identifier }}: {{ parameter.type.closure }}
{% endfor %}
){{ interactor.member.effects }} -> {% if interactor.member.type %}{{ interactor.member.type.result }}{% else %}Void{% endif %}
{% endlist %}
{% endfor %}

/// Performs one navigation.
typealias {{ reactive.router.type }} = @MainActor ({{ reactive.action.name }}) async -> Void
{% endif %}
{% if app.emit.flows %}

// MARK: - Functions
{% for interactor in reactive.interactors where interactor.member.body %}

@MainActor
{% include \"reactive/InteractorHead.stencil\" %}
{% if interactor.member.effects|contains:\"throws(\" %}
{# A function, because 'do' in a closure throws 'any Error'. #}
    {{ interactor.member.signature|indent }} {
        {{ interactor.member.body }}
    }
    return {{ interactor.member.name|identifier }}
{% else %}
{% include \"reactive/InteractorClosure.stencil\" %}
        {{ interactor.member.body }}
    }
{% endif %}
}
{% endfor %}

@MainActor
{% include \"reactive/Router.stencil\" %}
{% endif %}
{% if app.emit.assembly %}

// MARK: - Assembly
{% if dependencies %}

{% include \"core/Dependencies.stencil\" with access=app.access %}
{% endif %}

{% include \"reactive/Destination.stencil\" %}
{% endif %}

"""),
BuiltInTemplate(path: "reactive/Presenter.swift.stencil", text: """
{# The presenter. Created once; yours afterwards. #}
{% include \"core/Imports.stencil\" %}

@MainActor
{% list %}
func {{ reactive.presenter.function }}(
{% for parameter in reactive.presenter.parameters %}
    {{ parameter.label }}: {{ parameter.type.handed }}
{% endfor %}
{% for interactor in reactive.interactors %}
    {{ interactor.maker.label }}: @escaping {{ interactor.maker.type }}
{% endfor %}
) -> {{ reactive.presenter.type }} {
{% endlist %}
    presenting { input, output, actions in
{% if reactive.input.members %}
        for await event in input {
            {% include \"reactive/Switch.stencil\" with stream=reactive.input value=\"event\" %}
        }
{% else %}
        for await _ in input {}
{% endif %}
    }
}

"""),
BuiltInTemplate(path: "reactive/Router.stencil", text: """
{# The function that performs the navigation of a module. #}
{% list %}
func {{ reactive.router.function }}(
{% for parameter in reactive.router.parameters %}
    {{ parameter.label }}: {{ parameter.type.handed }}
{% endfor %}
    navigation: any Navigation
) -> {{ reactive.router.type }} {
{% endlist %}
{% if reactive.action.members %}
    { action in
        switch action {
{% for member in reactive.action.members %}
        case .{{ member.name }}{% if member.parameters %}({% for parameter in member.parameters %}{% if parameter.name == \"_\" %}_{% else %}let {{ parameter.name|identifier }}{% endif %}{% if not forloop.last %}, {% endif %}{% endfor %}){% endif %}:
{% if member.body %}
            {{ member.body }}
{% else %}
            break
{% endif %}
{% endfor %}
        }
    }
{% else %}
    { _ in }
{% endif %}
}

"""),
BuiltInTemplate(path: "reactive/Show.stencil", text: """
{# The method of a view that shows a value. #}
// MARK: - {{ reactive.output.name }}

{% if reactive.output.members %}
func show(_ output: {{ reactive.output.name }}) {
    {% include \"reactive/Switch.stencil\" with stream=reactive.output value=\"output\" %}
}
{% else %}
func show(_ output: {{ reactive.output.name }}) {}
{% endif %}

"""),
BuiltInTemplate(path: "reactive/Signal.swift.stencil", text: """
{# The streams that connect the parts of a module, based on the standard library's. #}
/// A sequence of values. Each value is handled before the next one is requested.
{{ app.access }}{{ app.nonisolated }}struct Signal<Value: Sendable>: AsyncSequence, Sendable {
    fileprivate let deliveries: AsyncStream<Delivery<Value>>

    {{ app.access }}struct Iterator: AsyncIteratorProtocol {
        private let deliveries: AsyncStream<Delivery<Value>>
        private var current: Delivery<Value>?

        fileprivate init(_ deliveries: AsyncStream<Delivery<Value>>) {
            self.deliveries = deliveries
        }

        {{ app.access }}mutating func next() async -> Value? {
            current = nil
            var iterator = deliveries.makeAsyncIterator()
            current = await iterator.next()
            return current?.value
        }
    }

    {{ app.access }}func makeAsyncIterator() -> Iterator { Iterator(deliveries) }
}

/// The source of a signal's values. The signal ends when its sender is deallocated.
{{ app.access }}{{ app.nonisolated }}final class Sender<Value: Sendable>: Sendable {
    private let deliveries: AsyncStream<Delivery<Value>>.Continuation

    fileprivate init(_ deliveries: AsyncStream<Delivery<Value>>.Continuation) {
        self.deliveries = deliveries
    }

    deinit { deliveries.finish() }

    /// Sends a value. Returns when it was handled, or when there is no receiver any more.
    {{ app.access }}func send(_ value: Value) async {
        await withCheckedContinuation { sender in
            deliveries.yield(Delivery(value, from: sender))
        }
    }
}

{{ app.nonisolated }}extension Sender<Void> {
    {{ app.access }}func send() async { await send(()) }
}

/// A signal and its sender. Pass the signal to the receiver of the values, and the sender to their source.
{{ app.access }}{{ app.nonisolated }}struct Channel<Value: Sendable>: Sendable {
    {{ app.access }}let signal: Signal<Value>
    {{ app.access }}let sender: Sender<Value>

    {{ app.access }}init() {
        let (deliveries, continuation) = AsyncStream.makeStream(of: Delivery<Value>.self)
        signal = Signal(deliveries: deliveries)
        sender = Sender(continuation)
    }
}

{{ app.nonisolated }}extension Signal {
    /// Returns the values of both signals in the order in which they arrive. The result ends with this signal.
    {{ app.access }}func merging<Other>(
        _ other: Signal<Other>,
        as transform: @escaping @Sendable (Other) -> Value
    ) -> Signal<Value> {
        let channel = Channel<Value>()
        let sender = channel.sender
        Task {
            let others = Task {
                for await value in other { await sender.send(transform(value)) }
            }
            for await value in self { await sender.send(value) }
            others.cancel()
        }
        return channel.signal
    }
}

/// Returns a presenter that runs one loop over its input. When `send` returns, the value was handled: do not wait in the
/// loop for something that depends on the next input.
@MainActor
func presenting<Input, Output, Action>(
    _ run: @escaping @MainActor (Signal<Input>, Sender<Output>, Sender<Action>) async -> Void
) -> @MainActor (Signal<Input>) -> (output: Signal<Output>, actions: Signal<Action>) {
    { input in
        let output = Channel<Output>()
        let actions = Channel<Action>()
        let (show, act) = (output.sender, actions.sender)
        Task { await run(input, show, act) }
        return (output.signal, actions.signal)
    }
}

/// A value that is being delivered. When it is deallocated, its sender continues.
{{ app.nonisolated }}private final class Delivery<Value: Sendable>: Sendable {
    let value: Value
    private let sender: CheckedContinuation<Void, Never>

    init(_ value: Value, from sender: CheckedContinuation<Void, Never>) {
        self.value = value
        self.sender = sender
    }

    deinit { sender.resume() }
}

"""),
BuiltInTemplate(path: "reactive/Stream.stencil", text: """
{# The values of a stream: a case for each member of a section. #}
{{ app.nonisolated }}enum {{ stream.name }}: Sendable {
{%- if stream.members %}

{% for member in stream.members %}
{% if member.doc %}
    {{ member.doc }}
{% endif %}
    case {{ member.name|identifier }}{% if member.parameters %}({% for parameter in member.parameters %}{% if parameter.label %}{{ parameter.label }}: {% endif %}{{ parameter.type.stored }}{% if not forloop.last %}, {% endif %}{% endfor %}){% endif %}
{% endfor %}
{% endif %}
}

"""),
BuiltInTemplate(path: "reactive/Switch.stencil", text: """
{# A `switch` over a stream's values, for the developer to complete. #}
switch {{ value }} {
{% for member in stream.members %}
case .{{ member.name }}:
    // TODO: {{ member.fullName }}
    break
{% endfor %}
}

"""),
BuiltInTemplate(path: "starter/Module.viper.stencil", text: """
// One screen. viper-gen generates members that have a body. You implement the others in their classes.

/// Shows a list. The user can close it.
module {{ name }} {
    /// A row of the list.
    struct {{ name }}Row: Equatable {
        let id: Int
        let title: String
    }

    // Calls that update the view. You implement them.
    view {
        func show(_ rows: [{{ name }}Row])
        func showNoContent()
    }

    // Events from the view.
    presenter {
        func viewDidLoad() { {{ parts.interactor }}.load() }
        func didTapClose() { {{ parts.router }}.close() }
    }

    // Business logic, independent of UI. List its dependencies in parentheses: interactor(store: any Store).
    interactor {
        func load() { {{ parts.output }}?.didLoad([]) }
    }

    // Results from the interactor.
    output {
        func didLoad(_ rows: [{{ name }}Row]) {
            if rows.isEmpty {
                {{ parts.view }}?.showNoContent()
            } else {
                {{ parts.view }}?.show(rows)
            }
        }
    }

    // Navigation to other screens.
    router {
        func close() { navigation.dismiss() }
    }
}

"""),
BuiltInTemplate(path: "starter/ReactiveModule.viper.stencil", text: """
// One screen, as streams of values. viper-gen generates members that have a body. You implement the others in functions.

/// Shows a list. The user can close it.
module {{ name }} {
    /// A row of the list.
    struct {{ name }}Row: Equatable {
        let id: Int
        let title: String
    }

    // Events from the view.
    presenter {
        func appear()
        func close()
    }

    // Values that the view shows. You implement how.
    view { func show(_ rows: [{{ name }}Row]) }

    // Business logic: one function that returns its result.
    // List its dependencies in parentheses: interactor(store: any Store).
    interactor {
        func load() async throws -> [{{ name }}Row] { [] }
    }

    // Navigation to other screens.
    router {
        func close() { navigation.dismiss() }
    }
}

"""),
BuiltInTemplate(path: "swiftTesting/Arrangement.stencil", text: """
/// Base class for tests of {{ arrangement.subjectClass }}: creates it with mocks, connected as in the app.
{% if arrangement.isolation %}
{{ arrangement.isolation }}
{% endif %}
class {{ arrangement.name }} {
    {% include \"tests/Parts.stencil\" %}
}

"""),
BuiltInTemplate(path: "swiftTesting/Ends.stencil", text: """
{# Waits for the end of a stream. If it does not end, the suite's time limit cancels the test and the loop. #}
for await _ in {{ stream }} {}

"""),
BuiltInTemplate(path: "swiftTesting/Expect.stencil", text: """
{% if right == \"nil\" %}
{{ \"expectNil\" if operator == \"==\" else \"expectNotNil\" }}({{ left }})
{% elif operator == \"==\" %}
expect({{ left }}, equals: {{ right }})
{% elif operator == \"===\" %}
expect({{ left }}, is: {{ right }})
{% else %}
#expect({{ left }} {{ operator }} {{ right }})
{% endif %}

"""),
BuiltInTemplate(path: "swiftTesting/Opens.stencil", text: """
static func opens() -> Bool {

"""),
BuiltInTemplate(path: "swiftTesting/Suite.stencil", text: """
{# Flow tests or test skeletons: a suite whose base class creates the class under test with mocks. #}
{% if suite.isolation %}
{{ suite.isolation }}
{% endif %}
{% if suite.fixtures %}
{% list %}
@Suite(
    {% include \"framework/Unwritten.stencil\" with types=suite.fixtures %}
)
{% endlist %}
{% endif %}
final class {{ suite.name }}: {{ suite.arrangement }} {
{% for test in suite.tests %}
{% if not forloop.first %}

{% endif %}
    {% include \"framework/Test.stencil\" %}
{% endfor %}
}

"""),
BuiltInTemplate(path: "swiftTesting/Test.stencil", text: """
{% list %}
@Test(
    {{ test.title }}
{% if test.disabledReason %}
    .disabled({{ test.disabledReason }})
{% endif %}
    {% include \"framework/Unwritten.stencil\" with types=test.fixtures %}
)
{% endlist %}
func {{ test.function }}(){{ \" async\" if test.isAsync else \"\" }}{{ \" throws\" if test.isThrowing else \"\" }} {
{% for line in test.arrangement %}
    {{ line }}
{% endfor %}
{% if test.arrangement %}

{% endif %}
{% if test.throws %}
    {{ \"await \" if test.isAsync else \"\" }}#expect(throws: {% if test.thrown %}{{ test.thrown }}{% else %}(any Error).self{% endif %}) { {{ test.act }} }
{% else %}
    {{ test.act }}
{% endif %}

{% if test.todo %}
    {{ test.todo }}
{% endif %}
{% if test.todo %}
    expect({{ test.log }}.calls, equals: [])
{% else %}
{% list %}
    expect({{ test.log }}.calls, equals: [
{% for call in test.calls %}
        {{ call }}
{% endfor %}
    ])
{% endlist %}
{% endif %}
{% for expectation in test.expectations %}
    {% include \"framework/Expect.stencil\" with left=expectation.left operator=expectation.operator right=expectation.right %}
{% endfor %}
}

"""),
BuiltInTemplate(path: "swiftTesting/Unwrap.stencil", text: """
let {{ name }} = try #require({{ value }})

"""),
BuiltInTemplate(path: "swiftTesting/Unwritten.stencil", text: """
{# A trait for each type whose fixture is not implemented. #}
{% for type in types %}
{% list %}
.disabled(
    if: Fixtures.unwritten.contains({{ type|quoted }})
    \"{{ type }}.fixture() is not implemented\"
)
{% endlist %}
{% endfor %}

"""),
BuiltInTemplate(path: "swiftTesting/WiringSuite.stencil", text: """
{% include \"core/Isolation.stencil\" %}
{% if wiring.fixtures %}
{% list %}
@Suite(
    {% include \"framework/Unwritten.stencil\" with types=wiring.fixtures %}
)
{% endlist %}
{% elif mayHang %}
@Suite(.timeLimit(.minutes(1)))
{% endif %}
struct {{ wiring.name }} {

"""),
BuiltInTemplate(path: "swiftTesting/WiringTest.stencil", text: """
{# The head of a test. #}
{% if canFail %}
@Test(
    \"{{ title }}\",
    .enabled(\"the module does not open with its test inputs\") { {{ \"await \" if app.isolation else \"\" }}{{ wiring.name }}.opens() }
)
func {{ function }}(){{ effects }} {
{% else %}
@Test(\"{{ title }}\")
func {{ function }}(){{ effects }} {
{% endif %}

"""),
BuiltInTemplate(path: "swiftui/Build.stencil", text: """
{% set state = \"made.view\" if hasInterface else \"view\" %}
{% if isHosted %}
{% if app.platforms == \"all\" %}
#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
{% endif %}
{% include \"core/BuildView.stencil\" %}
let screen = UIHostingController(rootView: {{ view.screen }}(state: {{ state }}))
{% if navigates %}
navigation.screen = screen
{% endif %}
return {{ \"(screen, made.interface)\" if hasInterface else \"(screen, ())\" }}
{% if app.platforms == \"all\" %}
#else
return nil
#endif
{% endif %}
{% else %}
{% include \"core/BuildView.stencil\" %}
{% if app.platforms == \"all\" %}
#if canImport(SwiftUI)
{% endif %}
let screen = Screen({{ state }}, view: {{ view.screen }}(state: {{ state }}))
{% if app.platforms == \"all\" %}
#else
let screen = Screen({{ state }})
#endif
{% endif %}
{% if navigates %}
navigation.screen = screen
{% endif %}
return {{ \"(screen, made.interface)\" if hasInterface else \"(screen, ())\" }}
{% endif %}

"""),
BuiltInTemplate(path: "swiftui/BuildExternal.stencil", text: """
{% if app.platforms == \"all\" %}
#if canImport(SwiftUI)
{% endif %}
guard let screen = screen(dependencies) else { return nil }
{% if destination.interface == \"Void\" %}
return (screen, ())
{% else %}
guard let interface = screen.state as? {{ destination.interface }} else { return nil }
return (screen, interface)
{% endif %}
{% if app.platforms == \"all\" %}
#else
return nil
#endif
{% endif %}

"""),
BuiltInTemplate(path: "swiftui/Conformance.stencil", text: """
extension {{ view.class }}: {{ view.protocol }} {}

"""),
BuiltInTemplate(path: "swiftui/Navigation.swift.stencil", text: """
{# Implements navigation. Created once; yours afterwards. #}
{% if app.platforms == \"all\" %}
#if canImport(SwiftUI)
{% endif %}
import SwiftUI
{% if app.platforms == \"all\" %}
#endif
{% endif %}
{% include \"core/VerbImports.stencil\" with known=\"SwiftUI\" %}

/// Opens and closes screens. Add what else your app needs, such as tabs, here and in the view below.
@MainActor
final class AppNavigation: Navigation {
    /// The screen to navigate from. After it is closed, no screen can be opened from it.
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        guard let stack = screen?.stack else { return nil }
        guard stack.container == .navigation else {
            assertionFailure(\"cannot push \\(D.self): the screen has no navigation\")
            return nil
        }
        guard let opened = destination.{{ app.parts.build }}(dependencies) else { return nil }
        stack.push(opened.screen)
        return opened.interface
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        guard let stack = screen?.stack, let opened = destination.{{ app.parts.build }}(dependencies) else {
            return nil
        }
        stack.present(opened.screen, in: container)
        return opened.interface
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        guard let stack = screen?.stack, let opened = destination.{{ app.parts.build }}(dependencies) else {
            return nil
        }
        stack.setRoot(opened.screen)
        return opened.interface
    }

    func pop() {
        screen?.stack?.pop()
    }

    func popToRoot() {
        screen?.stack?.popToRoot()
    }

    func dismiss() {
        screen?.stack?.dismiss()
    }
{% if navigationStubs %}

{% include \"core/Stubs.stencil\" with type=app.parts.navigationClass stubs=navigationStubs %}
{% endif %}
}

{% if app.platforms == \"all\" %}
#if canImport(SwiftUI)
{% endif %}
/// Shows a stack of screens and the stack presented over it.
struct ScreenStackView: View {
    @Bindable var stack: ScreenStack

    var body: some View {
        screens.sheet(item: $stack.presented) { presented in
            ScreenStackView(stack: presented)
        }
    }

    @ViewBuilder private var screens: some View {
        switch stack.container {
        case .none:
            stack.root.view
        case .navigation:
            NavigationStack(path: $stack.path) {
                stack.root.view
                    .id(stack.root.id)
                    .navigationDestination(for: Screen.self) { screen in
                        screen.view
                    }
            }
        }
    }
}
{% if app.platforms == \"all\" %}
#endif
{% endif %}

"""),
BuiltInTemplate(path: "swiftui/Screen.stencil", text: """
{# Screens and their stack, independent of SwiftUI except for the view itself. #}
import Observation
{% if app.platforms == \"all\" %}
#if canImport(SwiftUI)
{% endif %}
import SwiftUI
{% if app.platforms == \"all\" %}
#endif
{% endif %}

/// The screen of a module: its state, retained while the module is open, and its view if SwiftUI is available.
@MainActor
{{ app.door }}final class Screen: Identifiable, Hashable {
    {{ app.door }}let state: AnyObject
    /// The stack that contains the screen.
    weak var stack: ScreenStack?
{% if app.platforms == \"all\" %}
#if canImport(SwiftUI)
{% endif %}
    /// The view, type-erased because a stack contains screens of all modules.
    {{ app.door }}let view: AnyView

    {{ app.door }}init(_ state: AnyObject, view: some View) {
        self.state = state
        self.view = AnyView(view)
    }
{% if app.platforms == \"all\" %}
#else
    {{ app.door }}init(_ state: AnyObject) {
        self.state = state
    }
#endif
{% endif %}

    {{ app.door }}nonisolated static func == (left: Screen, right: Screen) -> Bool {
        left === right
    }

    {{ app.door }}nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Open screens, and the stack presented over them. `ScreenStackView` in Navigation.swift shows it.
@MainActor
@Observable
{{ app.access }}final class ScreenStack: Identifiable {
    /// The screen at the bottom.
    private(set) var root: Screen
    /// The pushed screens. SwiftUI removes a screen when the user taps the back button.
    var path: [Screen] = []
    /// The stack presented over this one. SwiftUI sets it to nil when the user closes it.
    var presented: ScreenStack?
    /// The container of the stack. Without a navigation, no screen can be pushed.
    let container: PresentationContainer
    @ObservationIgnored private weak var presenting: ScreenStack?

    {{ app.access }}init(root: Screen, in container: PresentationContainer = .navigation) {
        self.root = root
        self.container = container
        root.stack = self
    }

    func push(_ screen: Screen) {
        guard container == .navigation else { return }
        screen.stack = self
        path.append(screen)
    }

    func present(_ screen: Screen, in container: PresentationContainer) {
        let stack = ScreenStack(root: screen, in: container)
        stack.presenting = self
        presented = stack
    }

    /// Replaces all open screens of the app.
    func setRoot(_ screen: Screen) {
        if let presenting { return presenting.setRoot(screen) }
        screen.stack = self
        presented = nil
        path = []
        root = screen
    }

    func pop() {
        _ = path.popLast()
    }

    func popToRoot() {
        path = []
    }

    /// Closes the stack presented over this one, or this stack if there is none.
    func dismiss() {
        if presented != nil {
            presented = nil
        } else {
            presenting?.presented = nil
        }
    }
}

"""),
BuiltInTemplate(path: "swiftui/ScreenOfExternal.stencil", text: """
{% if app.platforms == \"all\" %}
#if canImport(SwiftUI)
{% endif %}
private func screen(_ dependencies: any AppDependencies) -> Screen? {
{% if destination.body %}
    {{ destination.body }}
{% else %}
    nil
{% endif %}
}
{% if app.platforms == \"all\" %}
#endif
{% endif %}

"""),
BuiltInTemplate(path: "swiftui/SwiftUIView.swift.stencil", text: """
{# The view: a list of the state's values and the presenter's events. Created once; yours afterwards. #}
{% if app.platforms == \"all\" %}
#if canImport(SwiftUI)
{% endif %}
{% for name in imports where name != \"Foundation\" and name < \"SwiftUI\" %}
import {{ name }}
{% endfor %}
import SwiftUI
{% for name in imports where name > \"SwiftUI\" %}
import {{ name }}
{% endfor %}

struct {{ view.screen }}: View {
{% if view.isBound %}
    @Bindable var state: {{ view.class }}
{% else %}
    let state: {{ view.class }}
{% endif %}
{% if view.loading %}
    @State private var isLoaded = false
{% endif %}
{% if view.showsRows %}
    @Environment(\\.isPresented) private var isPresented
{% endif %}

    var body: some View {
{% if view.showsRows %}
        Group {
            switch state.content {
            case .loading:
                ProgressView()
            case .rows(let rows):
                List(rows, id: \\.id) { row in
                    Text(verbatim: row.title)
                }
            case .empty:
                ContentUnavailableView(\"No Content\", systemImage: \"tray\")
            }
        }
        .navigationTitle(\"{{ name }}\")
        .toolbar {
{% for action in view.actions %}
{% if action.name == \"didTapClose\" %}
            if isPresented {
                Button(\"Close\") {
                    {% include \"kit/Tell.stencil\" with event=action %}
                }
            }
{% else %}
            Button {
                {% include \"kit/Tell.stencil\" with event=action %}
            } label: {
                Text(verbatim: \"{{ action.name }}\")
            }
{% endif %}
{% endfor %}
        }
{% else %}
        List {
{% for value in view.values %}
{% if value.isToggle %}
            Toggle(isOn: $state.{{ value.name }}) {
                Text(verbatim: \"{{ value.name }}\")
            }
{% elif value.isFlag %}
            if state.{{ value.name }} {
                Text(verbatim: \"{{ value.name }}\")
            }
{% elif value.isOptional %}
            if let {{ value.name }} = state.{{ value.name }} {
                Text(verbatim: \"{{ value.name }}: \\(String(describing: {{ value.name }}))\")
            }
{% else %}
            Text(verbatim: \"{{ value.name }}: \\(String(describing: state.{{ value.name }}))\")
{% endif %}
{% endfor %}
{% for action in view.actions %}
            Button {
                {% include \"kit/Tell.stencil\" with event=action %}
            } label: {
                Text(verbatim: \"{{ action.name }}\")
            }
{% endfor %}
        }
        .navigationTitle(\"{{ name }}\")
{% endif %}
{% if view.tellsOnAppear %}
        .onAppear {
{% for event in view.loading where not event.isAsync %}
            if !isLoaded {
                isLoaded = true
                {% include \"kit/Tell.stencil\" %}
            }
{% endfor %}
{% for event in view.appearing where not event.isAsync %}
            {% include \"kit/Tell.stencil\" %}
{% endfor %}
        }
{% endif %}
{% for event in view.loading where event.isAsync %}
        .task {
            if isLoaded { return }
            await state.{{ app.parts.presenter }}{{ view.mark }}.{{ event.call }}
            isLoaded = !Task.isCancelled
        }
{% endfor %}
{% for event in view.appearing where event.isAsync %}
        .task {
            await state.{{ app.parts.presenter }}{{ view.mark }}.{{ event.call }}
        }
{% endfor %}
{% if view.disappearing %}
        .onDisappear {
{% for event in view.disappearing %}
            {% include \"kit/Tell.stencil\" %}
{% endfor %}
        }
{% endif %}
    }
}
{% if app.platforms == \"all\" %}
#endif
{% endif %}

"""),
BuiltInTemplate(path: "swiftui/Tell.stencil", text: """
{% if event.isAsync %}
Task { await state.{{ app.parts.presenter }}{{ view.mark }}.{{ event.call }} }
{% else %}
state.{{ app.parts.presenter }}{{ view.mark }}.{{ event.call }}
{% endif %}

"""),
BuiltInTemplate(path: "swiftui/View.swift.stencil", text: """
{# The state that the view shows. The presenter refers to it as its view. Created once; yours afterwards. #}
{% for name in imports where name < \"Observation\" %}
import {{ name }}
{% endfor %}
import Observation
{% for name in imports where name > \"Observation\" %}
import {{ name }}
{% endfor %}

/// The state that {{ view.screen }} shows.
@MainActor
@Observable
final class {{ view.class }} {
{% if view.showsRows %}
    /// The content of the screen.
    enum Content {
        case loading
        case rows([{{ view.rowType }}])
        case empty
    }

{% endif %}
    {% include \"core/ViewStored.stencil\" %}
{% for value in view.values %}
    {{ value.declaration }}
{% endfor %}

    {% include \"core/ViewInitializer.stencil\" %}
    }
{% if view.stubs %}

{% include \"core/Stubs.stencil\" with type=view.class stubs=view.stubs %}
{% endif %}
}

"""),
BuiltInTemplate(path: "terminal/Build.stencil", text: """
{% include \"core/BuildView.stencil\" %}
{% if navigates %}
navigation.screen = {{ \"made.view\" if hasInterface else \"view\" }}
{% endif %}
return {{ \"(made.view, made.interface)\" if hasInterface else \"(view, ())\" }}

"""),
BuiltInTemplate(path: "terminal/BuildExternal.stencil", text: """
guard let screen = screen(dependencies) else { return nil }
{% if destination.interface == \"Void\" %}
return (screen, ())
{% else %}
guard let interface = screen as? {{ destination.interface }} else { return nil }
return (screen, interface)
{% endif %}

"""),
BuiltInTemplate(path: "terminal/Conformance.stencil", text: """
extension {{ view.class }}: {{ view.protocol }} {}

"""),
BuiltInTemplate(path: "terminal/Navigation.swift.stencil", text: """
{# Implements navigation. Created once; yours afterwards. #}
{% if navigationStubs %}
{% include \"core/Imports.stencil\" %}

{% endif %}
/// Shows and closes screens. Closing the last one ends the app.
@MainActor
final class AppNavigation: Navigation {
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.{{ app.parts.build }}(dependencies) else { return nil }
        screen?.push(opened.screen)
        return opened.interface
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        guard let opened = destination.{{ app.parts.build }}(dependencies) else { return nil }
        screen?.present(opened.screen)
        return opened.interface
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.{{ app.parts.build }}(dependencies) else { return nil }
        screen?.setRoot(opened.screen)
        return opened.interface
    }

    func pop() {
        screen?.pop()
    }

    func popToRoot() {
        screen?.popToRoot()
    }

    func dismiss() {
        screen?.dismiss()
    }
{% if navigationStubs %}

{% include \"core/Stubs.stencil\" with type=app.parts.navigationClass stubs=navigationStubs %}
{% endif %}
}

"""),
BuiltInTemplate(path: "terminal/ReactiveView.swift.stencil", text: """
{# The view, a screen in the terminal. Created once; yours afterwards. #}
{% include \"core/Imports.stencil\" %}

final class {{ view.class }}: TerminalView {
    private let input: Sender<{{ reactive.input.name }}>

    /// `buildOutput` turns the events of this view into the values that it shows.
    init(buildOutput: (Signal<{{ reactive.input.name }}>) -> Signal<{{ reactive.output.name }}>) {
        let channel = Channel<{{ reactive.input.name }}>()
        input = channel.sender
        super.init()
        let output = buildOutput(channel.signal)
        Task { [weak self] in
            for await value in output { self?.show(value) }
        }
    }

    override func draw(on canvas: inout Canvas) {
        canvas.write(\"{{ name }}\", row: 0, style: .bold)
        canvas.write(\"q to close\", row: canvas.height - 1, style: .dim)
    }

    override func handle(_ key: Key) async {
        switch key {
        case .character(\"q\"): pop()
        default: break
        }
    }

    {% include \"reactive/Show.stencil\" %}
}

"""),
BuiltInTemplate(path: "terminal/Screen.stencil", text: """

/// The screen of a module.
{{ app.door }}typealias Screen = TerminalView

"""),
BuiltInTemplate(path: "terminal/ScreenOfExternal.stencil", text: """
private func screen(_ dependencies: any AppDependencies) -> Screen? {
{% if destination.body %}
    {{ destination.body }}
{% else %}
    nil
{% endif %}
}

"""),
BuiltInTemplate(path: "terminal/Terminal.swift.stencil", text: """
{# The terminal: the only file that uses file descriptors, modes and signals. #}
{% include \"core/Imports.stencil\" %}

/// The terminal in which the process runs. While it is open, it shows only the app. Its mode is restored on every exit,
/// including crashes.
@MainActor
final class Terminal: TerminalDevice {
    /// The terminal, or nil if input or output is not a terminal, or if it can only print.
    static var current: Terminal? {
        let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        return isTerminal && environment[\"TERM\"] != \"dumb\" ? Terminal() : nil
    }

    let hasColors = environment[\"NO_COLOR\", default: \"\"].isEmpty
    private static let environment = ProcessInfo.processInfo.environment

    private init() {}

    var size: (width: Int, height: Int)? {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return (80, 24)
        }
        return (Int(window.ws_col), Int(window.ws_row))
    }

    func open(_ events: AsyncStream<TerminalEvent>.Continuation) {
        TerminalMode.prepare()
        TerminalMode.enter()
        Thread.detachNewThread { TerminalMode.read(into: events) }
    }

    func write(_ text: String) { TerminalMode.show(text) }
    func write(error text: String) { writeAll(text, to: STDERR_FILENO) }
    func close() { TerminalMode.leave() }
}

/// Standard input and output if one of them is not a terminal: reads and writes lines.
@MainActor
final class StandardStreams: TerminalDevice {
    let size: (width: Int, height: Int)? = nil
    let hasColors = false

    func open(_ events: AsyncStream<TerminalEvent>.Continuation) {
        Thread.detachNewThread {
            while let line = readLine() { events.yield(.line(line)) }
            events.finish()
        }
    }

    func write(_ text: String) { writeAll(text, to: STDOUT_FILENO) }
    func write(error text: String) { writeAll(text, to: STDERR_FILENO) }
    func close() {}
}

/// Writes the whole text, in several calls if the system accepts only a part at once.
nonisolated private func writeAll(_ text: String, to file: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        if count > 0 {
            rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
            var output = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
            poll(&output, 1, -1)
        } else if errno != EINTR {
            return
        }
    }
}

// MARK: - Mode

/// The mode of the terminal, and the signals that change it. The state is global because a signal handler receives only the
/// signal's number. A signal handler may call only few functions, such as `write`.
{{ app.nonisolated }}private enum TerminalMode {
    nonisolated(unsafe) static var found = termios()
    nonisolated(unsafe) static var raw = termios()
    nonisolated(unsafe) static var isEntered = false
    nonisolated(unsafe) static var isOpen = false
    /// Locked while a frame is written. Another thread may restore the terminal, and no frame may follow then.
    nonisolated static let frame = NSLock()
    /// The previous signal handlers, by signal number.
    nonisolated(unsafe) static let handlers = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    /// A pipe through which a signal wakes the reading thread.
    nonisolated(unsafe) static var wakeUp: (read: Int32, write: Int32) = (-1, -1)

    /// Standard error, and the file that stores errors while the app covers the terminal.
    nonisolated(unsafe) static var errors: (found: Int32, kept: Int32) = (-1, -1)
    nonisolated(unsafe) static var buffer: UnsafeMutableRawPointer?

    /// Alternate screen, no cursor, no line wrapping, bracketed paste.
    nonisolated static let enterSequence: StaticString = \"\\u{1B}[?1049h\\u{1B}[?25l\\u{1B}[?7l\\u{1B}[?2004h\\u{1B}[2J\"
    nonisolated static let leaveSequence: StaticString = \"\\u{1B}[0m\\u{1B}[?2004l\\u{1B}[?7h\\u{1B}[?25h\\u{1B}[?1049l\"

    /// Reads the mode, and installs handlers that restore it on every exit.
    nonisolated static func prepare() {
        tcgetattr(STDIN_FILENO, &found)
        raw = found
        // Read each byte without echo. Ctrl-C, Ctrl-Z and Ctrl-\\ still send signals.
        raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | ISTRIP | IXON)
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
        withUnsafeMutableBytes(of: &raw.c_cc) { bytes in
            bytes[Int(VMIN)] = 1
            bytes[Int(VTIME)] = 0
        }
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 { wakeUp = (ends[0], ends[1]) }
        if isatty(STDERR_FILENO) == 1, let file = tmpfile() {
            errors = (dup(STDERR_FILENO), fileno(file))
            buffer = .allocate(byteCount: 4096, alignment: 1)
        }
        isOpen = true

        atexit { TerminalMode.leave() }
        for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] {
            on(number) { number in
                // Raise the signal again, so that the parent process sees which signal ended this one.
                TerminalMode.leave()
                sigaction(number, TerminalMode.handlers + Int(number), nil)
                raise(number)
            }
        }
        on(SIGTSTP) { _ in
            let isOpen = TerminalMode.isOpen
            TerminalMode.leave()
            TerminalMode.isOpen = isOpen
            kill(getpid(), SIGSTOP)
        }
        on(SIGCONT) { _ in
            guard TerminalMode.isOpen, tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
            TerminalMode.enter()
            TerminalMode.wake()
        }
        on(SIGWINCH) { _ in TerminalMode.wake() }
    }

    /// Sets a handler, unless the process ignores the signal.
    nonisolated private static func on(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
        sigaction(number, nil, handlers + Int(number))
        let previous = signal(number, handler)
        if unsafeBitCast(previous, to: Int.self) == 1 { sigaction(number, handlers + Int(number), nil) }
    }

    nonisolated static func enter() {
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        put(enterSequence)
        if errors.kept >= 0 { dup2(errors.kept, STDERR_FILENO) }
        isEntered = true
    }

    nonisolated static func show(_ text: String) {
        frame.withLock {
            if isEntered { writeAll(text, to: STDOUT_FILENO) }
        }
    }

    nonisolated static func leave() {
        isOpen = false
        guard isEntered else { return }
        isEntered = false
        let isWritten = waitForFrame()
        put(leaveSequence)
        tcsetattr(STDIN_FILENO, TCSANOW, &found)
        if errors.kept >= 0 { showErrors() }
        if isWritten { frame.unlock() }
    }

    /// Waits at most 0.1 seconds, because the signal may have interrupted the thread that writes the frame.
    nonisolated private static func waitForFrame() -> Bool {
        for _ in 0..<100 {
            if frame.try() { return true }
            usleep(1000)
        }
        return false
    }

    /// Writes the stored errors to standard error.
    nonisolated private static func showErrors() {
        dup2(errors.found, STDERR_FILENO)
        lseek(errors.kept, 0, SEEK_SET)
        while case let count = Foundation.read(errors.kept, buffer, 4096), count > 0 {
            write(STDERR_FILENO, buffer, count)
        }
        ftruncate(errors.kept, 0)
        lseek(errors.kept, 0, SEEK_SET)
    }

    nonisolated private static func put(_ sequence: StaticString) {
        while write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount) < 0, errno == EINTR {}
    }

    nonisolated private static func wake() {
        let interrupted = errno
        var byte: UInt8 = 0
        write(wakeUp.write, &byte, 1)
        errno = interrupted
    }

    // MARK: Input

    /// The time to wait after a single Esc for the rest of a sequence, in milliseconds.
    nonisolated private static let pause: Int32 = 40

    /// Reads until the input ends. Runs on its own thread, because reading blocks.
    nonisolated static func read(into events: AsyncStream<TerminalEvent>.Continuation) {
        var decoder = KeyDecoder()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            var files = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: wakeUp.read, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&files, 2, decoder.isWaiting ? pause : -1)
            if ready < 0, errno != EINTR { break }
            if ready == 0 { events.yield(.keys(decoder.keysAfterPause())) }
            if files[1].revents != 0 {
                _ = Foundation.read(wakeUp.read, &buffer, buffer.count)
                events.yield(.redraw)
            }
            if files[0].revents != 0 {
                let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
                if count == 0 || count < 0 && errno != EINTR && errno != EAGAIN { break }
                if count > 0 { events.yield(.keys(decoder.keys(from: buffer[..<count]))) }
            }
        }
        events.finish()
    }
}

"""),
BuiltInTemplate(path: "terminal/TerminalApp.swift.stencil", text: """
{# The main loop. #}
{% include \"core/Imports.stencil\" %}

/// The input and output of an app: a terminal, a script, or a substitute in tests.
@MainActor
protocol TerminalDevice: AnyObject {
    /// The size in columns and rows, or nil if nothing is drawn and lines are read instead of keys.
    var size: (width: Int, height: Int)? { get }
    var hasColors: Bool { get }

    /// Starts reading.
    func open(_ events: AsyncStream<TerminalEvent>.Continuation)
    func write(_ text: String)
    func write(error text: String)
    /// Restores the previous state.
    func close()
}

/// An event from a terminal or a script. The end of the stream ends the app.
{{ app.nonisolated }}enum TerminalEvent: Sendable {
    case keys([Key])
    case line(String)
    /// The size of the terminal has changed, or its content was overwritten.
    case redraw
}

/// Runs the app: owns the open screens, passes input to the visible one, and draws it.
@MainActor
final class TerminalApp {
    private var stack: ScreenStack<TerminalView>
    private let device: any TerminalDevice
    private let events: AsyncStream<TerminalEvent>
    private let input: AsyncStream<TerminalEvent>.Continuation
    /// The screen that was last notified that it is visible.
    private var shown: TerminalView?
    private var transition: Task<Void, Never>?
    private var frame: TerminalFrame?
    private var isDrawingSoon = false
    private var isEnding = false
    private var exitCode: Int32 = 0

    /// `device` defaults to the terminal, or to standard input and output if one of them is not a terminal.
    init(root: TerminalView, device: (any TerminalDevice)? = nil) {
        stack = ScreenStack(root: root)
        self.device = device ?? Terminal.current ?? StandardStreams()
        (events, input) = AsyncStream.makeStream(of: TerminalEvent.self)
        root.app = self
    }

    /// Runs until the last screen is closed, `quit` is called or the input ends. Returns the exit code of the process.
    func run() async -> Int32 {
        device.open(input)
        setNeedsDisplay()
        await finishTransitions()
        draw()
        for await event in events where !isEnding {
            switch event {
            case .keys(let keys):
                for key in keys where !isEnding {
                    await stack.top?.handle(key)
                    await finishTransitions()
                }
            case .line(let line):
                await stack.top?.handle(line: line)
                await finishTransitions()
            case .redraw: frame = nil
            }
            if isEnding { break }
            draw()
        }
        device.close()
        return exitCode
    }

    // MARK: Screens

    /// Ends the app. The exit code is 1 if an error was printed, else 0.
    func quit() {
        isEnding = true
        input.finish()
    }

    /// Opens and closes screens.
    func navigate(_ change: (inout ScreenStack<TerminalView>) -> Void) {
        change(&stack)
        for view in stack.views { view.app = self }
        if stack.top == nil { quit() }
        setNeedsDisplay()
    }

    /// Notifies screens that they appear and disappear, until the visible one was notified.
    private func finishTransitions() async {
        while let task = transition ?? nextTransition() {
            transition = task
            await task.value
        }
    }

    private func nextTransition() -> Task<Void, Never>? {
        guard shown !== stack.top else { return nil }
        return Task {
            let old = shown
            shown = stack.top
            await TerminalView.replace(old, by: shown)
            transition = nil
        }
    }

    // MARK: Output

    /// Schedules one drawing. Further calls until then have no effect.
    func setNeedsDisplay() {
        guard !isDrawingSoon else { return }
        isDrawingSoon = true
        Task {
            try? await Task.sleep(nanoseconds: 16_000_000)
            isDrawingSoon = false
            // Draw also during a transition, because a screen can show content while it loads.
            if transition != nil { draw() }
            await finishTransitions()
            draw()
        }
    }

    private func draw() {
        guard let size = device.size, let view = stack.top, !isEnding else { return }
        var canvas = Canvas(width: size.width, height: size.height)
        view.draw(on: &canvas)
        let next = TerminalFrame(canvas, hasColors: device.hasColors)
        let changes = next.changes(since: frame)
        frame = next
        if !changes.isEmpty { device.write(changes) }
    }

    func printLine(_ text: String) {
        if device.size == nil { device.write(text + \"\\n\") }
    }

    func printError(_ text: String) {
        guard device.size == nil else { return }
        device.write(error: text + \"\\n\")
        exitCode = 1
    }
}

"""),
BuiltInTemplate(path: "terminal/TerminalCanvas.swift.stencil", text: """
{# The canvas of a screen. #}
{% include \"core/Imports.stencil\" %}

/// The drawing area of a screen: rows of characters, counted from 0 at the top left. Text that does not fit is cut off.
{{ app.nonisolated }}struct Canvas: Sendable {
    let width: Int
    let height: Int
    /// The position of the cursor, for edited text. It is hidden if nil.
    var cursor: Position?
    private var cells: [Cell]

    struct Position: Hashable, Sendable {
        var row: Int
        var column: Int
    }

    /// A column of a row. A wide character takes two columns. The second one is empty.
    private struct Cell: Equatable {
        var character: Character? = \" \"
        var width = 1
        var style = TextStyle.plain
    }

    init(width: Int, height: Int) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        cells = Array(repeating: Cell(), count: self.width * self.height)
    }

    /// Writes a line of text, and returns the column after it. Line ends become spaces. Control characters are shown as
    /// symbols, so that text cannot control the terminal.
    @discardableResult
    mutating func write(_ text: String, row: Int, column: Int = 0, style: TextStyle = .plain) -> Int {
        var column = column
        guard (0..<height).contains(row) else { return column }
        for character in text {
            guard column < width else { break }
            let shown = character.shown
            let size = shown.displayWidth
            guard size > 0 else { continue }
            if column >= 0, column + size <= width {
                set(Cell(character: shown, width: size, style: style), row, column)
            } else if column + size > 0, width > 0 {
                // Half of a wide character becomes a space.
                set(Cell(style: style), row, max(column, 0))
            }
            column += size
        }
        return column
    }

    /// Sets the style of a whole row without changing its text, such as for a selection.
    mutating func style(row: Int, _ style: TextStyle) {
        guard (0..<height).contains(row) else { return }
        for column in 0..<width { cells[row * width + column].style = style }
    }

    /// The rows as plain text without trailing spaces, for tests.
    var lines: [String] {
        (0..<height).map { row in
            let text = String(line(row).compactMap(\\.character))
            return String(text.reversed().drop { $0 == \" \" }.reversed())
        }
    }

    private func line(_ row: Int) -> ArraySlice<Cell> { cells[row * width..<(row + 1) * width] }

    private mutating func set(_ cell: Cell, _ row: Int, _ column: Int) {
        let start = row * width
        for column in column..<column + cell.width { clear(row, column) }
        cells[start + column] = cell
        if cell.width == 2 { cells[start + column + 1] = Cell(character: nil, width: 0, style: cell.style) }
    }

    /// Replaces a character with spaces: a wide one in both columns.
    private mutating func clear(_ row: Int, _ column: Int) {
        let index = row * width + column
        if cells[index].character == nil { cells[index - 1] = Cell(style: cells[index - 1].style) }
        if cells[index].width == 2 { cells[index + 1] = Cell(style: cells[index + 1].style) }
        cells[index] = Cell(style: cells[index].style)
    }
}

// MARK: - Style

/// The style of text. Do not convey information by style only: terminals differ in what they support.
{{ app.nonisolated }}struct TextStyle: Hashable, Sendable {
    enum Color: Int, Sendable {
        case black, red, green, yellow, blue, magenta, cyan, white
    }

    var isBold = false
    var isDim = false
    var isUnderlined = false
    /// Whether foreground and background are swapped.
    var isReversed = false
    var color: Color?

    static let plain = TextStyle()
    static let bold = TextStyle(isBold: true)
    static let dim = TextStyle(isDim: true)
    static let underlined = TextStyle(isUnderlined: true)
    static let reversed = TextStyle(isReversed: true)

    static func color(_ color: Color) -> TextStyle { TextStyle(color: color) }

    /// Returns the control sequence that switches from plain text to this style.
    fileprivate func sequence(hasColors: Bool) -> String {
        let codes = [(isBold, 1), (isDim, 2), (isUnderlined, 4), (isReversed, 7)].filter(\\.0).map(\\.1)
        let all = codes + (hasColors ? color.map { [30 + $0.rawValue] } ?? [] : [])
        return all.isEmpty ? \"\" : \"\\u{1B}[\" + all.map(String.init).joined(separator: \";\") + \"m\"
    }
}

// MARK: - Frames

/// A canvas, encoded for the terminal.
{{ app.nonisolated }}struct TerminalFrame: Equatable, Sendable {
    private let width: Int
    private let rows: [String]
    private let cursor: Canvas.Position?

    init(_ canvas: Canvas, hasColors: Bool) {
        width = canvas.width
        rows = (0..<canvas.height).map { canvas.encoded(row: $0, hasColors: hasColors) }
        cursor = canvas.cursor.flatMap { position in
            (0..<canvas.height).contains(position.row) && (0..<canvas.width).contains(position.column) ? position : nil
        }
    }

    /// Returns the text that turns the previous frame into this one: empty if they are equal, the whole frame if there is none.
    func changes(since previous: TerminalFrame?) -> String {
        if self == previous { return \"\" }
        let isComparable = previous?.width == width && previous?.rows.count == rows.count
        var text = \"\\u{1B}[?25l\" + (isComparable ? \"\" : \"\\u{1B}[2J\")
        for (index, row) in rows.enumerated() where !isComparable || previous?.rows[index] != row {
            text += \"\\u{1B}[\\(index + 1);1H\" + row
        }
        if let cursor { text += \"\\u{1B}[\\(cursor.row + 1);\\(cursor.column + 1)H\\u{1B}[?25h\" }
        return text
    }
}

extension Canvas {
    /// Returns a row without trailing plain spaces. The rest of the row is erased.
    {{ app.nonisolated }}fileprivate func encoded(row: Int, hasColors: Bool) -> String {
        let cells = line(row)
        let end = cells.lastIndex { $0 != Cell() }.map { $0 + 1 } ?? cells.startIndex
        var text = \"\"
        var style = TextStyle.plain
        for index in cells.startIndex..<end {
            let cell = cells[index]
            guard let character = cell.character else { continue }
            if cell.style != style {
                text += (style == .plain ? \"\" : \"\\u{1B}[0m\") + cell.style.sequence(hasColors: hasColors)
                style = cell.style
            }
            text.append(character)
            // Terminals disagree about the width of some characters: set the column after each non-ASCII character.
            if !character.isASCII { text += \"\\u{1B}[\\(index - cells.startIndex + cell.width + 1)G\" }
        }
        if style != .plain { text += \"\\u{1B}[0m\" }
        return end < cells.endIndex ? text + \"\\u{1B}[K\" : text
    }
}

"""),
BuiltInTemplate(path: "terminal/TerminalForm.swift.stencil", text: """
{# Screens with text fields. #}
{% include \"core/Imports.stencil\" %}

/// A list of text fields, one of which has the focus.
{{ app.nonisolated }}struct TerminalForm: Sendable {
    struct Field: Sendable {
        let label: String
        var input: TextField
        /// The text below the field.
        var hint = \"\"
    }

    /// The effect of a key.
    enum Event: Equatable {
        case none
        case changed(field: Int)
        case submitted
        case cancelled
    }

    let title: String
    var fields: [Field]
    private(set) var focus = 0
    /// Whether the content can be submitted.
    var canSave = false
    /// The error to show if the user submits content that cannot be submitted.
    var missing = \"Something is missing.\"
    /// The error to show until the next key.
    var error: String?

    init(_ title: String, _ fields: [Field]) {
        self.title = title
        self.fields = fields
    }

    /// Tab and the arrow keys move the focus. Enter moves it to the next field, or submits in the last field before a multiline
    /// one. Ctrl-S always submits.
    mutating func handle(_ key: Key) -> Event {
        error = nil
        if key == .escape { return .cancelled }
        if key == .control(\"s\") { return submit() }
        let before = fields[focus].input.characters
        if fields[focus].input.handle(key) {
            return fields[focus].input.characters == before ? .none : .changed(field: focus)
        }
        switch key {
        case .tab: focus = (focus + 1) % fields.count
        case .backTab: focus = (focus + fields.count - 1) % fields.count
        case .down: focus = min(focus + 1, fields.count - 1)
        case .up: focus = max(focus - 1, 0)
        case .enter where isLastLine: return submit()
        case .enter: focus += 1
        default: break
        }
        return .none
    }

    private mutating func submit() -> Event {
        if canSave { return .submitted }
        error = missing
        return .none
    }

    private var isLastLine: Bool {
        focus + 1 == fields.count || fields[focus + 1].input.isMultiline
    }

    /// Draws the title, the fields, and in the last row the keys or the error.
    func draw(on canvas: inout Canvas) {
        canvas.write(title, row: 0, column: 1, style: .bold)
        drawFields(on: &canvas, from: 2, to: canvas.height - 2)
        drawFooter(on: &canvas, row: canvas.height - 1)
    }

    private func drawFields(on canvas: inout Canvas, from top: Int, to end: Int) {
        let indent = (fields.map(\\.label.displayWidth).max() ?? 0) + 3
        let width = max(canvas.width - indent - 1, 2)
        var row = top
        for (index, field) in fields.enumerated() where row < end {
            let isEdited = index == focus
            canvas.write(field.label, row: row, column: 1, style: isEdited ? .bold : .plain)
            let box = field.input.box(width: width, height: end - row)
            for (offset, line) in box.lines.enumerated() {
                let isSelected = isEdited && field.input.isSelected
                canvas.write(line, row: row + offset, column: indent, style: isSelected ? .reversed : .plain)
            }
            if isEdited {
                canvas.cursor = Canvas.Position(row: row + box.row, column: indent + box.column)
            }
            row += box.lines.count
            if !field.hint.isEmpty, row < end {
                canvas.write(field.hint.truncated(to: width), row: row, column: indent, style: .dim)
                row += 1
            }
        }
    }

    private func drawFooter(on canvas: inout Canvas, row: Int) {
        if let error {
            let text = error.truncated(to: canvas.width - 2)
            canvas.write(text, row: row, column: 1, style: .color(.red))
        } else {
            let style = canSave ? TextStyle.bold : .dim
            let column = canvas.write(\"ctrl-s save\", row: row, column: 1, style: style)
            canvas.write(\"  tab next  esc cancel\", row: row, column: column, style: .dim)
        }
    }
}

"""),
BuiltInTemplate(path: "terminal/TerminalKey.swift.stencil", text: """
{# Input: from bytes to keys. #}
{% include \"core/Imports.stencil\" %}

/// A pressed key, or pasted text.
{{ app.nonisolated }}enum Key: Hashable, Sendable {
    case character(Character)
    case enter, escape, tab, backTab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// `F1` is `.function(1)`.
    case function(Int)
    /// A key pressed with Ctrl, in lower case. Ctrl-C, Ctrl-Z and Ctrl-\\ send signals instead.
    case control(Character)
    /// An ASCII key pressed with Alt.
    case alt(Character)
    /// The whole pasted text, including line ends.
    case paste(String)
}

/// Decodes the bytes that a terminal sends: UTF-8 characters, and control sequences as in xterm.
{{ app.nonisolated }}struct KeyDecoder: Sendable {
    /// The bytes of an incomplete key.
    private var pending: [UInt8] = []

    /// Whether a key is incomplete: a single Esc, for example, may be the start of a sequence.
    var isWaiting: Bool { !pending.isEmpty }

    /// Returns the keys that these bytes complete.
    mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        return decode(isComplete: false)
    }

    /// Returns the keys in the pending bytes if no more bytes arrive.
    mutating func keysAfterPause() -> [Key] {
        decode(isComplete: true)
    }

    private mutating func decode(isComplete: Bool) -> [Key] {
        var keys: [Key] = []
        var rest = pending[...]
        while let first = rest.first {
            let step = first < 0x20 || first == 0x7F ? Step.control(rest, isComplete) : .text(rest, isComplete)
            guard let step else { break }
            keys += step.keys
            rest = rest.dropFirst(step.length)
        }
        pending = Array(rest)
        return keys
    }
}

/// The next keys in a sequence of bytes, and the number of bytes they take. Functions return nil if a key is incomplete.
{{ app.nonisolated }}private struct Step {
    var keys: [Key]
    var length: Int

    /// Returns the characters up to the next control character, without an incomplete one at the end.
    static func text(_ bytes: ArraySlice<UInt8>, _ isComplete: Bool) -> Step? {
        var run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
        if run.count == bytes.count, !isComplete { run = run.dropLast(cutOffBytes(at: run)) }
        guard !run.isEmpty else { return nil }
        return Step(keys: String(decoding: run, as: UTF8.self).map(Key.character), length: run.count)
    }

    /// Returns the number of bytes at the end that start an incomplete character.
    private static func cutOffBytes(at bytes: ArraySlice<UInt8>) -> Int {
        for (index, byte) in bytes.reversed().prefix(3).enumerated() where byte & 0xC0 != 0x80 {
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > index + 1 ? index + 1 : 0
        }
        return 0
    }

    static func control(_ bytes: ArraySlice<UInt8>, _ isComplete: Bool) -> Step? {
        let key: Key
        switch bytes[bytes.startIndex] {
        case 0x1B: return escape(bytes, isComplete)
        case 0x08, 0x7F: key = .backspace
        case 0x09: key = .tab
        case 0x0A, 0x0D: key = .enter
        // Ctrl clears the upper bits of a character.
        case let byte: key = .control(Character(Unicode.Scalar(byte | (byte == 0 || byte > 0x1A ? 0x40 : 0x60))))
        }
        return Step(keys: [key], length: 1)
    }

    private static func escape(_ bytes: ArraySlice<UInt8>, _ isComplete: Bool) -> Step? {
        guard let second = bytes.dropFirst().first else {
            return isComplete ? Step(keys: [.escape], length: 1) : nil
        }
        switch second {
        case UInt8(ascii: \"[\"): return sequence(bytes, isComplete)
        case UInt8(ascii: \"O\"):
            guard let final = bytes.dropFirst(2).first else {
                return isComplete ? Step(keys: [.alt(\"O\")], length: 2) : nil
            }
            return Step(keys: key(final, number: 1).map { [$0] } ?? [], length: 3)
        case 0x20..<0x7F: return Step(keys: [.alt(Character(Unicode.Scalar(second)))], length: 2)
        default: return Step(keys: [.escape], length: 1)
        }
    }

    /// Decodes `ESC [`, numbers, and a final byte that determines their meaning. Unknown sequences are skipped.
    private static func sequence(_ bytes: ArraySlice<UInt8>, _ isComplete: Bool) -> Step? {
        let numbers = bytes.dropFirst(2).prefix { (0x20...0x3F).contains($0) }
        guard let final = bytes.dropFirst(2 + numbers.count).first else {
            return isComplete ? Step(keys: numbers.isEmpty ? [.alt(\"[\")] : [], length: 2 + numbers.count) : nil
        }
        let length = 3 + numbers.count
        let number = Int(String(decoding: numbers.prefix { $0 != UInt8(ascii: \";\") }, as: UTF8.self))
        if final == UInt8(ascii: \"~\"), number == 200 { return paste(bytes, after: length, isComplete) }
        return Step(keys: key(final, number: number ?? 1).map { [$0] } ?? [], length: length)
    }

    /// Decodes the text between `ESC [ 200 ~` and `ESC [ 201 ~`.
    private static func paste(_ bytes: ArraySlice<UInt8>, after length: Int, _ isComplete: Bool) -> Step? {
        let text = bytes.dropFirst(length)
        let end = Array(\"\\u{1B}[201~\".utf8)
        var index = text.startIndex
        while let escape = text[index...].firstIndex(of: end[0]) {
            if text[escape...].starts(with: end) {
                let pasted = String(decoding: text[..<escape], as: UTF8.self)
                return Step(keys: [.paste(pasted)], length: escape + end.count - bytes.startIndex)
            }
            index = escape + 1
        }
        return nil
    }

    private static func key(_ final: UInt8, number: Int) -> Key? {
        switch final {
        case UInt8(ascii: \"A\"): .up
        case UInt8(ascii: \"B\"): .down
        case UInt8(ascii: \"C\"): .right
        case UInt8(ascii: \"D\"): .left
        case UInt8(ascii: \"F\"): .end
        case UInt8(ascii: \"H\"): .home
        case UInt8(ascii: \"M\"): .enter
        case UInt8(ascii: \"Z\"): .backTab
        case UInt8(ascii: \"P\")...UInt8(ascii: \"S\"): .function(Int(final - UInt8(ascii: \"P\")) + 1)
        case UInt8(ascii: \"~\"): numbered[number]
        default: nil
        }
    }

    private static let numbered: [Int: Key] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6),
        18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
    ]
}

"""),
BuiltInTemplate(path: "terminal/TerminalText.swift.stencil", text: """
{# The number of columns that text takes. #}
{% include \"core/Imports.stencil\" %}

extension String {
    /// The number of terminal columns that the text takes.
    {{ app.nonisolated }}var displayWidth: Int {
        reduce(0) { $0 + $1.shown.displayWidth }
    }

    /// Returns the text, shortened with `…` to at most `width` columns.
    {{ app.nonisolated }}func truncated(to width: Int) -> String {
        if fitting(width).endIndex == endIndex { return self }
        return width > 0 ? fitting(width - 1) + \"…\" : \"\"
    }

    /// Returns the longest prefix that takes at most `width` columns.
    {{ app.nonisolated }}private func fitting(_ width: Int) -> Substring {
        var used = 0
        return prefix { character in
            used += character.shown.displayWidth
            return used <= width
        }
    }
}

extension Character {
    /// The character as it is shown: a space for a line end, a symbol for another control character.
    {{ app.nonisolated }}var shown: Character {
        guard let scalar = unicodeScalars.first else { return self }
        switch scalar.value {
        case 0x20..<0x7F: return self
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: return \" \"
        case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map(Character.init) ?? \"\\u{FFFD}\"
        case 0x7F: return \"\\u{2421}\"
        case 0x80..<0xA0: return \"\\u{FFFD}\"
        default: return self
        }
    }

    /// The number of columns: 2 for emoji and wide East Asian characters, 0 for combining marks.
    {{ app.nonisolated }}var displayWidth: Int {
        if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
        let scalars = unicodeScalars
        guard let first = scalars.first else { return 0 }
        if first.isRegionalIndicator { return scalars.count > 1 ? 2 : 1 }
        // A following scalar can select the emoji form, such as of a heart or a digit.
        let isEmoji = first.properties.isEmojiPresentation
            || scalars.contains { $0 == \"\\u{FE0F}\" || $0.properties.isEmojiModifier }
        return isEmoji ? 2 : min(scalars.reduce(0) { $0 + $1.displayWidth }, 2)
    }
}

extension Unicode.Scalar {
    {{ app.nonisolated }}fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    {{ app.nonisolated }}fileprivate var displayWidth: Int { isInvisible ? 0 : isWide ? 2 : 1 }

    /// Whether the scalar is a combining mark or a format character.
    {{ app.nonisolated }}private var isInvisible: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: value != 0xAD
        default: (0x1160...0x11FF).contains(value)
        }
    }

    /// Whether the scalar is wide or full-width (UAX #11). Emoji have their own property.
    {{ app.nonisolated }}private var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0xA4CF,
            0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
            0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

// MARK: - Lines

extension String {
    /// Returns the lines of the text, wrapped to at most `width` columns, between words if possible.
    {{ app.nonisolated }}func lines(width: Int) -> [String] {
        let characters = Array(self)
        return characters.lines(width: width).map { String(characters[$0]) }
    }
}

extension [Character] {
    /// Returns the ranges of the lines, wrapped to at most `width` columns. They exclude line ends. A line includes the space
    /// at which it is wrapped.
    {{ app.nonisolated }}func lines(width: Int) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        var used = 0
        var index = 0
        while index < count {
            let character = self[index]
            if character.isNewline {
                lines.append(start..<index)
                (start, used) = (index + 1, 0)
            } else {
                used += String(character).displayWidth
                if used > width, index > start {
                    let blank = self[start..<index].lastIndex(of: \" \")
                    let end = blank.map { $0 + 1 } ?? index
                    lines.append(start..<end)
                    start = end
                    used = self[start...index].reduce(0) { $0 + String($1).displayWidth }
                }
            }
            index += 1
        }
        return lines + [start..<count]
    }
}

"""),
BuiltInTemplate(path: "terminal/TerminalTextField.swift.stencil", text: """
{# Text that the user edits. #}
{% include \"core/Imports.stencil\" %}

/// Edited text and its cursor.
{{ app.nonisolated }}struct TextField: Equatable, Sendable {
    private(set) var characters: [Character]
    /// The number of characters before the cursor.
    private(set) var cursor: Int
    /// Whether Enter starts a new line.
    let isMultiline: Bool
    /// Whether all text is selected. Typed text then replaces it, as with a suggestion.
    private(set) var isSelected: Bool

    init(_ text: String = \"\", isMultiline: Bool = false, isSelected: Bool = false) {
        characters = Array(text)
        cursor = characters.count
        self.isMultiline = isMultiline
        self.isSelected = isSelected && !text.isEmpty
    }

    var text: String { String(characters) }

    /// Handles a key. Returns whether it edits text or moves the cursor.
    mutating func handle(_ key: Key) -> Bool {
        let wasSelected = isSelected
        if wasSelected, key.isEdit { remove(from: 0, to: characters.count) }
        switch key {
        case .character(let character): insert(String(character))
        case .paste(let text): insert(text)
        case .enter where isMultiline: insert(\"\\n\")
        case .backspace where wasSelected, .delete where wasSelected: break
        case .backspace where cursor > 0: remove(from: cursor - 1, to: cursor)
        case .delete where cursor < characters.count: remove(from: cursor, to: cursor + 1)
        case .left, .control(\"b\"): cursor = max(cursor - 1, 0)
        case .right, .control(\"f\"): cursor = min(cursor + 1, characters.count)
        case .home, .control(\"a\"): cursor = lineStart
        case .end, .control(\"e\"): cursor = lineEnd
        case .control(\"u\"): remove(from: lineStart, to: cursor)
        case .control(\"k\"): remove(from: cursor, to: lineEnd)
        case .control(\"w\"): remove(from: wordStart, to: cursor)
        case .up where isMultiline: return moveLine(by: -1)
        case .down where isMultiline: return moveLine(by: 1)
        case .backspace, .delete: break
        default: return false
        }
        isSelected = false
        return true
    }

    private mutating func insert(_ text: String) {
        let lines = text.withoutControls(lineEnd: isMultiline ? \"\\n\" : \" \")
        // Inserted text can combine with its neighbors, such as an accent or a part of an emoji.
        let before = String(characters[..<cursor]) + lines
        let after = String(characters[cursor...])
        characters = Array(before + after)
        cursor = min(Array(before).count, characters.count)
    }

    private mutating func remove(from start: Int, to end: Int) {
        characters.removeSubrange(start..<end)
        cursor = start
    }

    private var lineStart: Int {
        characters[..<cursor].lastIndex { $0.isNewline }.map { $0 + 1 } ?? 0
    }

    private var lineEnd: Int {
        characters[cursor...].firstIndex { $0.isNewline } ?? characters.count
    }

    private var wordStart: Int {
        let end = characters[..<cursor].lastIndex { !$0.isWhitespace } ?? 0
        return characters[..<end].lastIndex { $0.isWhitespace }.map { $0 + 1 } ?? 0
    }

    /// Moves the cursor by lines. Returns false if there is no such line, so that the owner of the field can handle the key.
    private mutating func moveLine(by step: Int) -> Bool {
        let column = cursor - lineStart
        if step < 0 {
            guard lineStart > 0 else { return false }
            cursor = lineStart - 1
        } else {
            guard lineEnd < characters.count else { return false }
            cursor = lineEnd + 1
        }
        cursor = min(lineStart + column, lineEnd)
        return true
    }
}

// MARK: - Visible part

{{ app.nonisolated }}extension TextField {
    /// The visible part of the text, and the position of the cursor in it.
    struct Box: Equatable {
        var lines: [String]
        var row: Int
        var column: Int
    }

    /// Returns the part of the text that fits, including the cursor.
    func box(width: Int, height: Int) -> Box {
        isMultiline ? area(width: width, height: height) : line(width: width)
    }

    private func line(width: Int) -> Box {
        var start = 0
        var column = columns(of: 0..<cursor)
        // The cursor itself needs a column.
        while column >= width, start < cursor {
            column -= columns(of: start..<start + 1)
            start += 1
        }
        return Box(lines: [String(characters[start...])], row: 0, column: column)
    }

    private func area(width: Int, height: Int) -> Box {
        let lines = characters.lines(width: width - 1)
        let row = lines.lastIndex { $0.lowerBound <= cursor } ?? 0
        let first = max(0, row - height + 1)
        return Box(
            lines: lines[first..<min(first + height, lines.count)].map { String(characters[$0]) },
            row: row - first,
            column: columns(of: lines[row].lowerBound..<cursor)
        )
    }

    private func columns(of range: Range<Int>) -> Int {
        String(characters[range]).displayWidth
    }
}

{{ app.nonisolated }}extension Key {
    /// Whether the key replaces or deletes selected text.
    fileprivate var isEdit: Bool {
        switch self {
        case .character, .paste, .backspace, .delete: true
        default: false
        }
    }
}

{{ app.nonisolated }}extension String {
    /// Returns the text with each line end replaced, tabs as spaces, and without other control characters.
    fileprivate func withoutControls(lineEnd: Character) -> String {
        String(
            compactMap { character in
                if character.isNewline { return lineEnd }
                if character == \"\\t\" { return \" \" }
                return character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : character
            })
    }
}

"""),
BuiltInTemplate(path: "terminal/TerminalView.swift.stencil", text: """
{# The base class of the views of modules. #}
{% include \"core/Imports.stencil\" %}

/// A screen, the base class of a module's view. The view draws itself on a canvas, and passes input to its presenter.
///
/// The next key or line is handled after `handle` returns. Start a `Task` for work that can take long.
@MainActor
{{ app.door }}class TerminalView {
    /// The app that shows or has shown the screen.
    weak var app: TerminalApp?
    fileprivate var isLoaded = false

    init() {}

    // MARK: To override

    /// Called before the screen is shown for the first time.
    func viewDidLoad() async {}
    /// Called each time before the screen becomes visible.
    func viewWillAppear() async {}
    func viewDidAppear() async {}
    /// Called each time before another screen replaces it, or before it is closed.
    func viewWillDisappear() async {}
    func viewDidDisappear() async {}

    /// Draws the whole screen. Called after each key, after `setNeedsDisplay()`, and when the size of the terminal changes.
    func draw(on canvas: inout Canvas) {}

    /// Called when the user presses a key.
    func handle(_ key: Key) async {}

    /// Called for each line of the input if the app runs in a script instead of a terminal. Answer with `printLine`.
    func handle(line: String) async {}

    // MARK: To call

    final func push(_ screen: TerminalView) { app?.navigate { $0.push(screen, from: self) } }
    final func present(_ screen: TerminalView) { app?.navigate { $0.present(screen, from: self) } }
    /// Replaces all open screens.
    final func setRoot(_ screen: TerminalView) { app?.navigate { $0.setRoot(screen) } }
    /// Closes the last screen of the navigation that contains this one. Closing the last screen of all ends the app.
    final func pop() { app?.navigate { $0.pop(from: self) } }
    /// Closes all screens of that navigation except the first one.
    final func popToRoot() { app?.navigate { $0.popToRoot(from: self) } }
    /// Closes the screens presented from that navigation, or the navigation if there are none.
    final func dismiss() { app?.navigate { $0.dismiss(from: self) } }

    /// Schedules drawing of the screen.
    final func setNeedsDisplay() { app?.setNeedsDisplay() }

    /// Prints a line if the app runs in a script. Has no effect in a terminal.
    final func printLine(_ text: String) { app?.printLine(text) }

    /// Prints an error if the app runs in a script, and sets its exit code to 1.
    final func printError(_ text: String) { app?.printError(text) }
}

/// The open screens, from the first to the visible one. Empty only after the last one is closed.
{{ app.nonisolated }}struct ScreenStack<View: AnyObject> {
    /// An open screen. If it was presented, it starts a new navigation with the screens above it.
    private struct Entry {
        var view: View
        var isPresented: Bool
    }

    private var entries: [Entry]

    init(root: View) {
        entries = [Entry(view: root, isPresented: true)]
    }

    var views: [View] { entries.map(\\.view) }
    func isOpen(_ view: View) -> Bool { entries.contains { $0.view === view } }
    /// The visible screen.
    var top: View? { entries.last?.view }

    mutating func push(_ view: View, from other: View) {
        guard isOpen(other) else { return }
        entries.append(Entry(view: view, isPresented: false))
    }

    mutating func present(_ view: View, from other: View) {
        guard isOpen(other) else { return }
        entries.append(Entry(view: view, isPresented: true))
    }

    mutating func setRoot(_ view: View) {
        entries = [Entry(view: view, isPresented: true)]
    }

    /// Closes the last screen of the navigation that contains `view`, and all screens above it.
    mutating func pop(from view: View) {
        guard let navigation = navigation(of: view) else { return }
        entries.removeSubrange((navigation.upperBound - 1)...)
    }

    /// Closes all screens above the first one of the navigation that contains `view`.
    mutating func popToRoot(from view: View) {
        guard let navigation = navigation(of: view) else { return }
        entries.removeSubrange((navigation.lowerBound + 1)...)
    }

    /// Closes the screens presented above the navigation that contains `view`, or the navigation if there are none.
    mutating func dismiss(from view: View) {
        guard let navigation = navigation(of: view) else { return }
        let isBelow = navigation.upperBound < entries.count
        entries.removeSubrange((isBelow ? navigation.upperBound : navigation.lowerBound)...)
    }

    /// The range from the presented screen at or below `view` to the last one pushed on it, or nil if `view` is closed.
    private func navigation(of view: View) -> Range<Int>? {
        guard let index = entries.firstIndex(where: { $0.view === view }),
            let start = entries[...index].lastIndex(where: \\.isPresented)
        else { return nil }
        return start..<(entries[(index + 1)...].firstIndex(where: \\.isPresented) ?? entries.count)
    }
}

extension TerminalView {
    /// Notifies both screens that `new` replaces `old`.
    static func replace(_ old: TerminalView?, by new: TerminalView?) async {
        await old?.viewWillDisappear()
        if let new, !new.isLoaded {
            new.isLoaded = true
            await new.viewDidLoad()
        }
        await new?.viewWillAppear()
        await old?.viewDidDisappear()
        await new?.viewDidAppear()
    }
}

"""),
BuiltInTemplate(path: "terminal/View.swift.stencil", text: """
{# The view, a screen in the terminal. Created once; yours afterwards. #}
{% include \"core/Imports.stencil\" %}

final class {{ view.class }}: TerminalView {
    {% include \"core/ViewStored.stencil\" %}

    {% include \"core/ViewInitializer.stencil\" %}
    }
{% for event in view.lifecycle %}

    override func {{ event.signature }} async {
        {{ \"await \" if event.isAsync else \"\" }}{{ app.parts.presenter }}{{ view.mark }}.{{ event.call }}
    }
{% endfor %}

    override func draw(on canvas: inout Canvas) {
        canvas.write(\"{{ name }}\", row: 0, style: .bold)
        canvas.write(\"q to close\", row: canvas.height - 1, style: .dim)
    }

    override func handle(_ key: Key) async {
        switch key {
        case .character(\"q\"): pop()
        default: break
        }
    }

    override func handle(line: String) async {
        switch line {
        case \"quit\": pop()
        default: printError(\"There is no command '\\(line)'.\")
        }
    }
{% if view.stubs %}

{% include \"core/Stubs.stencil\" with type=view.class stubs=view.stubs %}
{% endif %}
}

"""),
BuiltInTemplate(path: "tests/Dependencies.stencil", text: """
{% include \"core/Isolation.stencil\" %}
final class {{ wiring.dependenciesMock }}: {{ dependenciesProtocol }} {
{% for dependency in wiring.dependencies %}
    var {{ dependency.name|identifier }}: {{ dependency.type.stored }} = {{ dependency.value }}
{% endfor %}
}

"""),
BuiltInTemplate(path: "tests/Fixtures.swift.stencil", text: """
{# Fixtures of types that no spec declares. Created once; yours afterwards. #}
{% for name in imports %}
import {{ name }}
{% endfor %}

@testable import {{ app.target }}

/// Types whose fixture is not implemented. Tests that need one are disabled.
/// Implement the fixture and remove its type here.
{{ app.nonisolated }}enum Fixtures {
{% list %}
    static let unwritten: Set<String> = [
{% for type in types %}
        {{ type|quoted }}
{% endfor %}
    ]
{% endlist %}
}
{% for type in types %}

{{ app.nonisolated }}extension {{ type }} {
    static func fixture({% if type in relatives %}_: {{ type }}.Type = {{ type }}.self{% endif %}) -> {{ type }} {
        // TODO: return a fixture
        fatalError(\"{{ type }}.fixture() is not implemented\")
    }
}
{% endfor %}
{% for fixture in fixtures %}

{% include \"mocks/Fixture.stencil\" %}
{% endfor %}

"""),
BuiltInTemplate(path: "tests/Imports.stencil", text: """
{% for name in imports %}
import {{ name }}
{% endfor %}
{% if isTested %}
import {{ app.testModule }}
{% endif %}
@testable import {{ app.target }}

"""),
BuiltInTemplate(path: "tests/Module.swift.stencil", text: """
{# The generated tests of a module, and its mocks. #}
{% set isTested = app.emit.tests and (tests.hasFlows or tests.wiring.isPossible or tests.arrangements) %}
{% include \"tests/Imports.stencil\" with isTested=isTested %}
{% if app.emit.tests and (app.emit.flows or app.emit.classes or app.emit.bodies) %}
{% if tests.hasFlows %}

// MARK: - Flows
{% for suite in tests.flows %}

{% include \"framework/Suite.stencil\" %}
{% endfor %}
{% endif %}
{% if app.emit.assembly and tests.wiring.isPossible %}

// MARK: - Assembly

{% include \"tests/Wiring.stencil\" with wiring=tests.wiring %}
{% endif %}
{% if tests.arrangements or (app.emit.assembly and tests.wiring.dependenciesMock) %}

// MARK: - Test case base classes
{% for arrangement in tests.arrangements %}

{% include \"framework/Arrangement.stencil\" %}
{% endfor %}
{% if app.emit.assembly and tests.wiring.dependenciesMock %}

{% include \"tests/Dependencies.stencil\" with wiring=tests.wiring %}
{% endif %}
{% endif %}
{% endif %}
{% if app.emit.mocks %}
{% if fixtures %}

// MARK: - Fixtures
{% for fixture in fixtures %}

{% include \"mocks/Fixture.stencil\" %}
{% endfor %}
{% endif %}

// MARK: - Mocks
{% for mock in mocks %}

{% include \"mocks/Mock.stencil\" %}
{% endfor %}
{% endif %}

"""),
BuiltInTemplate(path: "tests/Opened.stencil", text: """
{# Constants for the inputs of a module, and its destination: `module`. #}
{% for constant in wiring.constants %}
{{ constant }}
{% endfor %}
{% if wiring.delegateMock %}
let delegate = {{ wiring.delegateMock }}()
{% endif %}
{% if wiring.dependenciesMock %}
let dependencies = {{ wiring.dependenciesMock }}()
{% endif %}
{% if wiring.routerMock and app.style == \"classes\" %}
let router = {{ wiring.routerMock }}()
{% endif %}
let module = {{ destination.name }}({% for argument in wiring.arguments %}{{ argument.label }}: {{ argument.value }}{% if not forloop.last or wiring.delegateMock %}, {% endif %}{% endfor %}{% if wiring.delegateMock %}delegate: delegate{% endif %})

"""),
BuiltInTemplate(path: "tests/Parts.stencil", text: """
{# The mocks and the subject of a test case base class, and the initializer that connects them. #}
let {{ arrangement.log }} = CallLog()
{% for part in arrangement.parts %}
{{ \"var\" if part.value else \"let\" }} {{ part.property }}: {{ part.type }}
{% endfor %}
{% if arrangement.hasSamples %}
/// Created on first use. Set the values above before that.
private(set) lazy var {{ arrangement.subject }} = make{{ arrangement.subject|upperFirst }}()
{% else %}
let {{ arrangement.subject }}: {{ arrangement.subjectClass }}
{% endif %}

init() {
{% for part in arrangement.parts %}
{% if part.value %}
    {{ part.property }} = {{ part.value }}
{% else %}
    {{ part.property }} = {{ part.type }}(log: {{ arrangement.log }})
{% endif %}
{% endfor %}
{% if not arrangement.hasSamples %}
    {% include \"tests/Subject.stencil\" with declaration=\"\" %}
{% endif %}
}
{% if arrangement.hasSamples %}

private func make{{ arrangement.subject|upperFirst }}() -> {{ arrangement.subjectClass }} {
    {% include \"tests/Subject.stencil\" with declaration=\"let \" %}
    return {{ arrangement.subject }}
}
{% endif %}

"""),
BuiltInTemplate(path: "tests/ReactiveModule.swift.stencil", text: """
{# The generated tests of a module of functions and streams, and its fixtures. #}
{% include \"tests/Imports.stencil\" with isTested=app.emit.tests %}
{% if app.emit.tests and app.emit.assembly and tests.wiring.isPossible %}

// MARK: - Assembly

{% include \"tests/ReactiveWiring.stencil\" with wiring=tests.wiring %}
{% if tests.wiring.dependenciesMock %}

// MARK: - Test case base classes

{% include \"tests/Dependencies.stencil\" with wiring=tests.wiring %}
{% endif %}
{% endif %}
{% if app.emit.mocks and fixtures %}

// MARK: - Fixtures
{% for fixture in fixtures %}

{% include \"mocks/Fixture.stencil\" %}
{% endfor %}
{% endif %}

"""),
BuiltInTemplate(path: "tests/ReactiveWiring.stencil", text: """
{# Tests that all parts of a module are connected, and that its output ends with its input. #}
{% include \"framework/WiringSuite.stencil\" with mayHang=true %}
    {% include \"framework/WiringTest.stencil\" with title=\"parts are connected, and end with the input of the screen\" function=\"partsEndWithInput\" effects=\" async throws\" %}
        {% include \"tests/Opened.stencil\" %}
        let navigation = {{ wiring.navigationMock }}()
        var input: Sender<{{ reactive.input.name }}>?
        let {{ \"assembled\" if canFail else \"output\" }} = module.assemble({% if dependencies %}dependencies: dependencies, {% endif %}navigation: navigation) { buildOutput in
            let channel = Channel<{{ reactive.input.name }}>()
            input = channel.sender
            return buildOutput(channel.signal)
        }
{% if canFail %}
        {% include \"framework/Unwrap.stencil\" with name=\"output\" value=\"assembled\" %}
{% endif %}
        {% include \"framework/Expect.stencil\" with left=\"input\" operator=\"!=\" right=\"nil\" %}

        input = nil

        {% include \"framework/Ends.stencil\" with stream=\"output\" %}
    }
{% if canFail %}

    {% include \"framework/Opens.stencil\" %}
        {% include \"tests/Opened.stencil\" %}
        let navigation = {{ wiring.navigationMock }}()
        return module.assemble({% if dependencies %}dependencies: dependencies, {% endif %}navigation: navigation) { _ in true } != nil
    }
{% endif %}
}

"""),
BuiltInTemplate(path: "tests/Shared.swift.stencil", text: """
{# Mocks and fixtures for the declarations of a spec outside its modules. #}
{% for name in testImports %}
import {{ name }}
{% endfor %}
@testable import {{ app.target }}
{% if fixtures %}

// MARK: - Fixtures
{% for fixture in fixtures %}

{% include \"mocks/Fixture.stencil\" %}
{% endfor %}
{% endif %}
{% if mocks %}

// MARK: - Mocks
{% for mock in mocks %}

{% include \"mocks/Mock.stencil\" %}
{% endfor %}
{% endif %}

"""),
BuiltInTemplate(path: "tests/Skeleton.swift.stencil", text: """
{# Test skeletons: disabled tests of members that the developer implements. Created once; yours afterwards. #}
{% for name in imports where name < app.testModule %}
import {{ name }}
{% endfor %}
import {{ app.testModule }}
{% for name in imports where name > app.testModule %}
import {{ name }}
{% endfor %}

@testable import {{ app.target }}

{% include \"framework/Suite.stencil\" %}

"""),
BuiltInTemplate(path: "tests/Subject.stencil", text: """
{# The class under test, connected with its mocks. `declaration` is `let ` or empty. #}
{% list %}
{{ declaration }}{{ arrangement.subject }} = {{ arrangement.subjectClass }}(
{% for argument in arrangement.arguments %}
    {{ argument }}
{% endfor %}
)
{% endlist %}
{% for part in arrangement.parts where not part.isHanded %}
{{ arrangement.subject }}.{{ part.name }} = {{ part.property }}
{% endfor %}

"""),
BuiltInTemplate(path: "tests/Support.swift.stencil", text: """
{# Declarations that the tests of all modules share: call log, lock, and navigation mock. #}
{% set expects = app.emit.tests and app.testModule == \"Testing\" %}
{% for name in imports %}
import {{ name }}
{% endfor %}
{% if expects %}
import Testing
{% endif %}
{% if app.emit.flows or app.emit.classes or app.emit.assembly or app.style == \"reactive\" or ambiguousNames %}
@testable import {{ app.target }}
{% endif %}
{% if ambiguousNames %}

// MARK: - Names that Foundation or Testing also declare

{% for name in ambiguousNames %}
typealias {{ name }} = {{ app.target }}.{{ name }}
{% endfor %}
{% endif %}

// MARK: - Mock support

/// The calls recorded by the mocks of a test, in order: `[\"interactor.findUpcoming()\", \"view.show(error:)\"]`.
{{ app.nonisolated }}final class CallLog: Sendable {
    private let entries = Locked<[String]>([])

    var calls: [String] { entries.withLock { $0 } }

    func record(_ call: String) {
        entries.withLock { $0.append(call) }
    }
}

/// A lock-protected value for mocks that are called from any thread.
{{ app.nonisolated }}final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

{% if expects %}
// MARK: - Expectations

// Helper functions compile much faster than `#expect` at each use.

{{ app.nonisolated }}func expect<Value: Equatable>(
    _ value: Value, equals other: @autoclosure () -> Value, at place: Testing.SourceLocation = #_sourceLocation
) {
    let other = other()
    #expect(value == other, sourceLocation: place)
}

{{ app.nonisolated }}func expect(
    _ object: AnyObject?, is other: AnyObject?, at place: Testing.SourceLocation = #_sourceLocation
) {
    #expect(object === other, sourceLocation: place)
}

{{ app.nonisolated }}func expectNil<Value>(_ value: Value?, at place: Testing.SourceLocation = #_sourceLocation) {
    #expect(value == nil, sourceLocation: place)
}

{{ app.nonisolated }}func expectNotNil<Value>(_ value: Value?, at place: Testing.SourceLocation = #_sourceLocation) {
    #expect(value != nil, sourceLocation: place)
}

{% endif %}
{% if app.style == \"reactive\" %}
// MARK: - Signal recorder

/// Records the values of a signal. After `send` returns, the values that it caused are recorded.
@MainActor
final class Recorder<Value: Sendable> {
    private(set) var values: [Value] = []

    init(_ signal: Signal<Value>) {
        Task { [weak self] in
            for await value in signal { self?.values.append(value) }
        }
    }
}

{% endif %}
// MARK: - Fixtures

/// An error for tests.
{{ app.nonisolated }}struct FixtureError: Error, Equatable {}

{{ app.nonisolated }}extension Date {
    static func fixture() -> Date { Date(timeIntervalSinceReferenceDate: 0) }
}

{{ app.nonisolated }}extension URL {
    static func fixture() -> URL { URL(fileURLWithPath: \"/fixture\") }
}

{{ app.nonisolated }}extension UUID {
    static func fixture() -> UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }
}
{% if app.emit.flows or app.emit.classes or app.emit.assembly %}

// MARK: - Navigation

{% include \"mocks/NavigationMock.stencil\" %}
{% endif %}

"""),
BuiltInTemplate(path: "tests/Wiring.stencil", text: """
{% include \"framework/WiringSuite.stencil\" with mayHang=wiring.waits %}
    {% include \"framework/WiringTest.stencil\" with title=\"every part is connected\" function=\"everyPartIsConnected\" effects=\" throws\" %}
        {% include \"tests/Opened.stencil\" %}
        var made: {{ wiring.presenterClass }}?

        let {{ \"assembled\" if canFail or hasInterface else \"view\" }} = module.{% call assemble hasDependencies wiring.router %} { presenter{% for local in view.locals %}, _{% endfor %} in
            made = presenter
            return {{ wiring.viewMock }}()
        }
{% if canFail %}
        {% include \"framework/Unwrap.stencil\" with name=\"view\" value=\"assembled?.view\" if hasInterface else \"assembled\" %}
{% elif hasInterface %}
        let view = assembled.view
{% endif %}

        {% include \"framework/Unwrap.stencil\" with name=\"presenter\" value=\"made\" %}
{% for part in wiring.parts %}
        {% include \"framework/Unwrap.stencil\" with name=part.name value=part.value %}
{% endfor %}
{% for expectation in wiring.expectations %}
        {% include \"framework/Expect.stencil\" with left=expectation.left operator=expectation.operator right=expectation.right %}
{% endfor %}
{% if hasInterface %}
        {% include \"framework/Expect.stencil\" with left=\"assembled?.interface\" if canFail else \"assembled.interface\" operator=\"===\" right=\"presenter\" %}
{% endif %}
    }

    {% include \"framework/WiringTest.stencil\" with title=\"deallocates when the view is released\" function=\"deallocatesWithView\" effects=\" async\" if wiring.events else \"\" %}
        {% include \"tests/Opened.stencil\" %}
        weak var presenter: {{ wiring.presenterClass }}?
        weak var view: {{ wiring.viewMock }}?
        do {
            let assembled = module.{% call assemble hasDependencies wiring.router %} { made{% for local in view.locals %}, _{% endfor %} in
                presenter = made
                let mock = {{ wiring.viewMock }}()
                mock.{{ wiring.presenterOfView }} = made
                return mock
            }
            view = assembled{{ \"?\" if canFail and hasInterface else \"\" }}{{ \".view\" if hasInterface else \"\" }}
            {% include \"framework/Expect.stencil\" with left=\"presenter\" operator=\"!=\" right=\"nil\" %}
{% for event in wiring.events %}
            {{ event }}
{% endfor %}
        }
{% if wiring.events %}
        // Let the work started by these events finish.
        for _ in 0..<5_000 where presenter != nil { try? await Task.sleep(nanoseconds: 1_000_000) }
{% endif %}
        {% include \"framework/Expect.stencil\" with left=\"view\" operator=\"==\" right=\"nil\" %}
        {% include \"framework/Expect.stencil\" with left=\"presenter\" operator=\"==\" right=\"nil\" %}
    }
{% if wiring.delegateMock %}

    {% include \"framework/WiringTest.stencil\" with title=\"does not retain the delegate\" function=\"doesNotRetainDelegate\" effects=\"\" %}
        weak var kept: {{ wiring.delegateMock }}?
        var view: {{ wiring.viewMock }}?
        do {
            {% include \"tests/Opened.stencil\" %}
            kept = delegate
            let assembled = module.{% call assemble hasDependencies wiring.router %} { made{% for local in view.locals %}, _{% endfor %} in
                let mock = {{ wiring.viewMock }}()
                mock.{{ wiring.presenterOfView }} = made
                return mock
            }
            view = assembled{{ \"?\" if canFail and hasInterface else \"\" }}{{ \".view\" if hasInterface else \"\" }}
            {% include \"framework/Expect.stencil\" with left=\"kept\" operator=\"!=\" right=\"nil\" %}
        }
        {% include \"framework/Expect.stencil\" with left=\"kept\" operator=\"==\" right=\"nil\" %}
        {% include \"framework/Expect.stencil\" with left=\"view\" operator=\"!=\" right=\"nil\" %}
    }
{% endif %}
{% if canFail %}

    {% include \"framework/Opens.stencil\" %}
        {% include \"tests/Opened.stencil\" %}
        return module.{% call assemble hasDependencies wiring.router %} { _{% for local in view.locals %}, _{% endfor %} in {{ wiring.viewMock }}() } != nil
    }
{% endif %}
}

"""),
BuiltInTemplate(path: "uikit/Build.stencil", text: """
{% if app.platforms == \"all\" %}
#if canImport(UIKit) && !os(watchOS)
{% endif %}
{% include \"core/BuildView.stencil\" %}
{% if navigates %}
navigation.screen = {{ \"made.view\" if hasInterface else \"view\" }}
{% endif %}
return {{ \"(made.view, made.interface)\" if hasInterface else \"(view, ())\" }}
{% if app.platforms == \"all\" %}
#else
return nil
#endif
{% endif %}

"""),
BuiltInTemplate(path: "uikit/BuildExternal.stencil", text: """
{% if app.platforms == \"all\" %}
#if canImport(UIKit) && !os(watchOS)
{% endif %}
guard let screen = screen(dependencies) else { return nil }
{% if destination.interface == \"Void\" %}
return (screen, ())
{% else %}
guard let interface = screen as? {{ destination.interface }} else { return nil }
return (screen, interface)
{% endif %}
{% if app.platforms == \"all\" %}
#else
return nil
#endif
{% endif %}

"""),
BuiltInTemplate(path: "uikit/Conformance.stencil", text: """
{% if app.platforms == \"all\" %}
#if canImport(UIKit) && !os(watchOS)
{% endif %}
extension {{ view.class }}: {{ view.protocol }} {}
{% if app.platforms == \"all\" %}
#endif
{% endif %}

"""),
BuiltInTemplate(path: "uikit/Navigation.swift.stencil", text: """
{# Implements navigation. Created once; yours afterwards. #}
{% if app.platforms == \"all\" %}
#if canImport(UIKit) && !os(watchOS)
{% endif %}
import UIKit
{% include \"core/VerbImports.stencil\" with known=\"UIKit\" %}

/// Opens and closes screens. Add what else your app needs, such as transitions and tabs.
{% include \"core/Isolation.stencil\" %}
final class AppNavigation: Navigation {
    /// The screen to navigate from. After it is closed, no screen can be opened from it.
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        guard let screen else { return nil }
        guard let navigation = screen.navigationController else {
            assertionFailure(\"cannot push \\(D.self): the screen has no navigation controller\")
            return nil
        }
        guard let opened = destination.{{ app.parts.build }}(dependencies) else { return nil }
        navigation.pushViewController(opened.screen, animated: true)
        return opened.interface
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        guard let screen, let opened = destination.{{ app.parts.build }}(dependencies) else { return nil }
        switch container {
        case .none:
            screen.present(opened.screen, animated: true)
        case .navigation:
            let navigation = UINavigationController(rootViewController: opened.screen)
            screen.present(navigation, animated: true)
        }
        return opened.interface
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        guard let screen else { return nil }
        guard let window = window(of: screen) else {
            assertionFailure(\"cannot set \\(D.self) as the root: the screen is not in a window\")
            return nil
        }
        guard let opened = destination.{{ app.parts.build }}(dependencies) else { return nil }
        window.rootViewController?.dismiss(animated: false)
        window.rootViewController = UINavigationController(rootViewController: opened.screen)
        return opened.interface
    }

    func pop() {
        screen?.navigationController?.popViewController(animated: true)
    }

    func popToRoot() {
        screen?.navigationController?.popToRootViewController(animated: true)
    }

    func dismiss() {
        screen?.dismiss(animated: true)
    }

    /// Returns the window of a screen, even if another screen covers it.
    private func window(of screen: Screen) -> UIWindow? {
        screen.view.window ?? screen.navigationController?.view.window
            ?? screen.presentedViewController?.view.window
    }
{% if navigationStubs %}

{% include \"core/Stubs.stencil\" with type=app.parts.navigationClass stubs=navigationStubs %}
{% endif %}
}
{% if app.platforms == \"all\" %}
#endif
{% endif %}

"""),
BuiltInTemplate(path: "uikit/ReactiveView.swift.stencil", text: """
{# The view controller. Created once; yours afterwards. #}
{% if app.platforms == \"all\" %}
#if canImport(UIKit) && !os(watchOS)
{% endif %}
{% for name in imports where name != \"Foundation\" and name < \"UIKit\" %}
import {{ name }}
{% endfor %}
import UIKit
{% for name in imports where name > \"UIKit\" %}
import {{ name }}
{% endfor %}

final class {{ view.class }}: UIViewController {
    private let input: Sender<{{ reactive.input.name }}>

    /// `buildOutput` turns the events of this view into the values that it shows.
    init(buildOutput: (Signal<{{ reactive.input.name }}>) -> Signal<{{ reactive.output.name }}>) {
        let channel = Channel<{{ reactive.input.name }}>()
        input = channel.sender
        super.init(nibName: nil, bundle: nil)
        let output = buildOutput(channel.signal)
        Task { [weak self] in
            for await value in output { self?.show(value) }
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    {% include \"reactive/Show.stencil\" %}
}
{% if app.platforms == \"all\" %}
#endif
{% endif %}

"""),
BuiltInTemplate(path: "uikit/Screen.stencil", text: """
{% if app.platforms == \"all\" %}
#if canImport(UIKit) && !os(watchOS)
{% endif %}
import UIKit

/// The screen of a module.
{{ app.door }}typealias Screen = UIViewController
{% if app.platforms == \"all\" %}
#else
/// A substitute for a view controller on platforms without UIKit, where modules are not built.
{% include \"core/Isolation.stencil\" %}
{{ app.door }}class Screen {}
#endif
{% endif %}

"""),
BuiltInTemplate(path: "uikit/ScreenOfExternal.stencil", text: """
{% if app.platforms == \"all\" %}
#if canImport(UIKit) && !os(watchOS)
{% endif %}
private func screen(_ dependencies: any AppDependencies) -> Screen? {
{% if destination.body %}
    {{ destination.body }}
{% else %}
    nil
{% endif %}
}
{% if app.platforms == \"all\" %}
#endif
{% endif %}

"""),
BuiltInTemplate(path: "uikit/View.swift.stencil", text: """
{# The view controller. Created once; yours afterwards. #}
{% if app.platforms == \"all\" %}
#if canImport(UIKit) && !os(watchOS)
{% endif %}
{% for name in imports where name != \"Foundation\" and name < \"UIKit\" %}
import {{ name }}
{% endfor %}
import UIKit
{% for name in imports where name > \"UIKit\" %}
import {{ name }}
{% endfor %}

final class {{ view.class }}: {{ \"UITableViewController\" if view.showsRows else \"UIViewController\" }} {
    {% include \"core/ViewStored.stencil\" %}
{% if view.showsRows %}
    private var rows: [{{ view.rowType }}] = []
{% endif %}
{% for event in view.cancelled %}
    private var {{ event.task }}: Task<Void, Never>?
{% endfor %}

    {% include \"core/ViewInitializer.stencil\" %}
        super.init({{ \"style: .plain\" if view.showsRows else \"nibName: nil, bundle: nil\" }})
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
{% if view.cancelled %}

    deinit {
{% for event in view.cancelled %}
        {{ event.task }}?.cancel()
{% endfor %}
    }
{% endif %}
{% for event in view.lifecycle %}

    override func {{ event.signature }} {
        super.{{ event.superCall }}
{% if view.showsRows and event.signature == \"viewDidLoad()\" %}
        title = \"{{ name }}\"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"Row\")
        if presentingViewController != nil {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .close,
                primaryAction: UIAction { [{{ app.parts.presenter }}] _ in
                    {{ app.parts.presenter }}{{ view.mark }}.didTapClose()
                }
            )
        }
{% endif %}
{% if event.task %}
{% if event.isRepeated %}
        {{ event.task }}?.cancel()
{% endif %}
        {{ event.task }} = Task { [{{ app.parts.presenter }}] in await {{ app.parts.presenter }}{{ view.mark }}.{{ event.call }} }
{% elif event.isAsync %}
        Task { [{{ app.parts.presenter }}] in await {{ app.parts.presenter }}{{ view.mark }}.{{ event.call }} }
{% else %}
        {{ app.parts.presenter }}{{ view.mark }}.{{ event.call }}
{% endif %}
    }
{% endfor %}
{% if view.showsRows %}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: \"Row\", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.row].title
        cell.contentConfiguration = content
        return cell
    }

    /// Returns the view that the table shows if it has no rows.
    private func makeEmptyView() -> UIView {
        let label = UILabel()
        label.text = \"No Content\"
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        return label
    }
{% endif %}
{% if view.stubs %}

{% include \"core/Stubs.stencil\" with type=view.class stubs=view.stubs %}
{% endif %}
}
{% if app.platforms == \"all\" %}
#endif
{% endif %}

"""),
BuiltInTemplate(path: "xctest/Arrangement.stencil", text: """
{% set gap = \" \" if arrangement.isolation else \"\" %}
/// Base class for tests of {{ arrangement.subjectClass }}: creates it with mocks, connected as in the app.
{{ app.nonisolated }}class {{ arrangement.name }}: XCTestCase {
    {# The class is not isolated, because XCTest declares its initializers. The parts are created when a test uses them. #}
    {{ arrangement.isolation }}{{ gap }}private lazy var arranged = {{ arrangement.subjectClass }}Parts()

    {{ arrangement.isolation }}{{ gap }}var {{ arrangement.log }}: CallLog { arranged.{{ arrangement.log }} }
{% for part in arrangement.parts %}
{% if part.value %}
    {{ arrangement.isolation }}{{ gap }}var {{ part.property }}: {{ part.type }} {
        get { arranged.{{ part.property }} }
        set { arranged.{{ part.property }} = newValue }
    }
{% else %}
    {{ arrangement.isolation }}{{ gap }}var {{ part.property }}: {{ part.type }} { arranged.{{ part.property }} }
{% endif %}
{% endfor %}
    {{ arrangement.isolation }}{{ gap }}var {{ arrangement.subject }}: {{ arrangement.subjectClass }} { arranged.{{ arrangement.subject }} }

{% if arrangement.isolation %}
    {{ arrangement.isolation }}
{% endif %}
    private struct {{ arrangement.subjectClass }}Parts {
        {% include \"tests/Parts.stencil\" %}
    }
}

"""),
BuiltInTemplate(path: "xctest/Ends.stencil", text: """
{# Waits for the end of a stream, or fails the test. #}
let ended = expectation(description: \"the {{ stream }} ends\")
let listener = Task {
    for await _ in {{ stream }} {}
    ended.fulfill()
}
await fulfillment(of: [ended], timeout: 60)
listener.cancel()

"""),
BuiltInTemplate(path: "xctest/Expect.stencil", text: """
{% if right == \"nil\" %}
{{ \"XCTAssertNil\" if operator == \"==\" else \"XCTAssertNotNil\" }}({{ left }})
{% elif operator == \"==\" %}
XCTAssertEqual({{ left }}, {{ right }})
{% elif operator == \"===\" %}
XCTAssertIdentical({{ left }}, {{ right }})
{% else %}
XCTAssertTrue({{ left }} {{ operator }} {{ right }})
{% endif %}

"""),
BuiltInTemplate(path: "xctest/Opens.stencil", text: """
{% include \"core/Isolation.stencil\" %}
static func opens() -> Bool {

"""),
BuiltInTemplate(path: "xctest/Suite.stencil", text: """
{# Flow tests or test skeletons: a suite whose base class creates the class under test with mocks. #}
{{ app.nonisolated }}final class {{ suite.name }}: {{ suite.arrangement }} {
{% for test in suite.tests %}
{% if not forloop.first %}

{% endif %}
    {% include \"framework/Test.stencil\" %}
{% endfor %}
}

"""),
BuiltInTemplate(path: "xctest/Test.stencil", text: """
{# Every test is asynchronous: on Linux, XCTest cannot run a synchronous test on the main actor. #}
{% if suite.isolation %}
{{ suite.isolation }}
{% endif %}
func {{ test.function }}() async{{ \" throws\" if test.isThrowing or test.disabledReason or test.needs else \"\" }} {
    {% include \"framework/Unwritten.stencil\" with reason=test.disabledReason types=test.needs %}
{% if test.disabledReason or test.needs %}

{% endif %}
{% for line in test.arrangement %}
    {{ line }}
{% endfor %}
{% if test.arrangement %}

{% endif %}
{% if test.throws %}
    do {
        {{ test.act }}
        XCTFail(\"no error was thrown\")
    } catch {
{% if test.thrown %}
        XCTAssertEqual((error as any Error) as? {{ test.thrownType }}, {{ test.thrown }})
{% endif %}
    }
{% else %}
    {{ test.act }}
{% endif %}

{% if test.todo %}
    {{ test.todo }}
{% endif %}
{% list %}
    XCTAssertEqual({{ test.log }}.calls, [
{% for call in test.calls %}
        {{ call }}
{% endfor %}
    ])
{% endlist %}
{% for expectation in test.expectations %}
    {% include \"framework/Expect.stencil\" with left=expectation.left operator=expectation.operator right=expectation.right %}
{% endfor %}
}

"""),
BuiltInTemplate(path: "xctest/Unwrap.stencil", text: """
let {{ name }} = try XCTUnwrap({{ value }})

"""),
BuiltInTemplate(path: "xctest/Unwritten.stencil", text: """
{# A statement for each reason to skip a test. #}
{% if reason %}
{% list %}
try XCTSkipIf(
    true
    {{ reason }}
)
{% endlist %}
{% endif %}
{% for type in types %}
{% list %}
try XCTSkipIf(
    Fixtures.unwritten.contains({{ type|quoted }})
    \"{{ type }}.fixture() is not implemented\"
)
{% endlist %}
{% endfor %}

"""),
BuiltInTemplate(path: "xctest/WiringSuite.stencil", text: """
{{ app.nonisolated }}final class {{ wiring.name }}: XCTestCase {

"""),
BuiltInTemplate(path: "xctest/WiringTest.stencil", text: """
{# The head of a test. #}
{% include \"core/Isolation.stencil\" %}
func test{{ function|upperFirst }}() async throws {
    {% include \"framework/Unwritten.stencil\" with reason=\"\" types=wiring.fixtures %}
{% if canFail %}
    try XCTSkipUnless({{ wiring.name }}.opens(), \"the module does not open with its test inputs\")
{% endif %}
{% if wiring.fixtures or canFail %}

{% endif %}

"""),
    ]
}
