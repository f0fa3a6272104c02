// swift-format-ignore-file
// The built-in templates and what is made of them. Do not edit:
// `RECORD_TEMPLATES=1 swift test --filter EmbeddedTemplatesTests` writes this file.
import TemplateEngine

extension BuiltInTemplates {
    /// Every file of the folder, sorted by path.
    package static let all: [BuiltInTemplate] = [
BuiltInTemplate(path: "core/AppDependencies.swift.stencil", text: """
{# What all modules need. Each has a place that others seldom have, so that git merges branches which add some. #}
/// All that the modules need, `{{ placesName }}` of each. The composition root conforms to it.
///
/// A module's place is chosen by its name, so that branches which add modules merge.
{{ app.door }}typealias AppDependencies =
    Any
{% for place in places %}
    // {{ place.name }}
{% for needed in place.dependencies %}
    & {{ needed }}
{% endfor %}
{% endfor %}

"""),
BuiltInTemplate(path: "core/AssemblyLines.stencil", text: """
{# What the parts of a module share. #}
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
{# The signature of the function that makes a module's screen. #}
{% list %}
{{ destination.access }}func {{ app.parts.build }}(
    _ dependencies: any AppDependencies
) -> (screen: Screen, interface: {{ destination.interface }})? {
{% endlist %}

"""),
BuiltInTemplate(path: "core/BuildView.stencil", text: """
{# Makes the view, with the navigation and the router that it needs: `view`, or `made` with the view and the interface. #}
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
{# A presenter, an interactor or a router. It is written once and is then yours. #}
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
{% if part.isInitialised %}

    {% include \"core/Initialiser.stencil\" %}
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
{# The members of a class that the spec gives a body. #}
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
{# A type that a spec declares. #}
{% if type.doc %}
{{ type.doc }}
{% endif %}
{{ type.declaration }}

"""),
BuiltInTemplate(path: "core/Dependencies.stencil", text: """
{# What the composition root has to provide for a module. #}
/// What {{ name }} needs from the app.
{% include \"core/Isolation.stencil\" %}
{{ access }}protocol {{ dependenciesProtocol }} {
{% for dependency in dependencies %}
    var {{ dependency.name|identifier }}: {{ dependency.type.stored }} { get }
{% endfor %}
}

"""),
BuiltInTemplate(path: "core/Destination.stencil", text: """
{# Opens a module: makes its parts and connects them. #}
/// Opens {{ name }}.
{% if destination.doc %}
///
{{ destination.doc }}
{% endif %}
{{ destination.access }}struct {{ destination.name }}: Destination {
{% include \"core/Inputs.stencil\" %}
    /// Connects the module's parts. `makeView` is handed the presenter, for the view to keep.
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
{% for interactor in interactors %}
{% list %}
        let {{ interactor.name|identifier }} = {{ interactor.class }}(
{% for parameter in interactor.parameters %}
            {{ parameter.label }}: {{ parameter.argument }}
{% endfor %}
        )
{% endlist %}
{% endfor %}
{% list %}
        let presenter = {{ presenter.class }}(
{% for interactor in interactors %}
            {{ interactor.label }}: {{ interactor.name|identifier }}
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
{% for interactor in interactors where interactor.hasOutput %}
        {{ interactor.name|identifier }}.{{ app.parts.output }} = presenter
{% endfor %}
        return {{ \"(view, presenter)\" if hasInterface else \"view\" }}
    }

    {% include \"core/BuildHead.stencil\" %}
        {% include \"kit/Build.stencil\" %}
    }
}

"""),
BuiltInTemplate(path: "core/ExternalModule.stencil", text: """
{# Opens a module that is written by hand. #}
/// Opens {{ destination.module }}, which is written by hand.
{% if destination.doc %}
///
{{ destination.doc }}
{% endif %}
{{ destination.access }}struct {{ destination.name }}: Destination {
{% include \"core/Inputs.stencil\" %}
    {% include \"core/BuildHead.stencil\" %}
        {% include \"kit/BuildExternal.stencil\" %}
    }

    {% include \"kit/ScreenOfExternal.stencil\" %}
}

"""),
BuiltInTemplate(path: "core/Imports.stencil", text: """
{% for name in imports %}
import {{ name }}
{% endfor %}

"""),
BuiltInTemplate(path: "core/Initialiser.stencil", text: """
{# The initialiser of a presenter, interactor or router. #}
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
{# What a destination holds: the inputs and the delegate of its module, and the initialiser that others need to see. #}
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
{# The properties by which a class knows the other parts of its module. #}
{% for other in known %}
{% if other.type %}
{{ \"weak \" if other.isWeak else \"\" }}{{ \"var\" if other.isWeak or other.isSettable else \"let\" }} {{ other.name|identifier }}: {{ other.type }}
{% elif other.isWeak %}
weak var {{ other.name|identifier }}: (any {{ other.protocol }})?
{% else %}
let {{ other.name|identifier }}: any {{ other.protocol }}
{% endif %}
{% endfor %}

"""),
BuiltInTemplate(path: "core/Macros.stencil", text: """
{# Parts of lines that several templates have. #}
{% macro assemble hasDependencies router %}assemble{% if hasDependencies or router %}({% if hasDependencies %}dependencies: dependencies{% endif %}{% if hasDependencies and router %}, {% endif %}{% if router %}router: {{ router }}{% endif %}){% endif %}{% endmacro %}

"""),
BuiltInTemplate(path: "core/Module.swift.stencil", text: """
{# What viper-gen keeps of a module: data, contract, flows and assembly. #}
{% include \"core/Imports.stencil\" %}
{% if isHosted and app.emit.assembly %}
#if canImport(SwiftUI)
import SwiftUI
#endif
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
{# What a spec declares outside its modules. #}
{% include \"core/Imports.stencil\" %}
{% if externalModules and app.kit == \"uikit\" %}
#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif
{% elif externalModules and app.kit == \"swiftui\" %}
#if canImport(SwiftUI)
import SwiftUI
#endif
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
{# The properties that keep what an initialiser takes. #}
{% for parameter in parameters %}
{{ \"var\" if parameter.isSettable else \"let\" }} {{ parameter.name|identifier }}: {{ parameter.type.stored }}
{% endfor %}

"""),
BuiltInTemplate(path: "core/Stubs.stencil", text: """
{# The members of a class that a person writes, by the protocols that ask for them. #}
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
{# What all modules share. #}
{% include \"core/Imports.stencil\" %}
{% include \"kit/Screen.stencil\" %}

/// A module to open, with what it takes: `TodoDetailModule(id: id)`.
{% include \"core/Isolation.stencil\" %}
{{ app.access }}protocol Destination {
    /// By what whoever opens the module can talk to it.
    associatedtype Interface = Void

    /// The module with its parts connected; nil where it cannot be assembled.
    func {{ app.parts.build }}(_ dependencies: any AppDependencies) -> (screen: Screen, interface: Interface)?
}

/// Where a router can go from its screen. `AppNavigation`, in Navigation.swift, does it.
{% include \"core/Isolation.stencil\" %}
{{ app.access }}protocol Navigation: AnyObject {
    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface?

    @discardableResult
    func present<D: Destination>(_ destination: D, in container: PresentationContainer) -> D.Interface?

    /// Replaces all that is open.
    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface?

    func pop()
    func popToRoot()

    /// Closes what was presented: this screen, or the navigation that it stands in.
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

/// What a presented screen stands in.
{{ app.access }}{{ app.nonisolated }}enum PresentationContainer {
    case none
    /// A navigation of its own, in which it can push.
    case navigation
}

"""),
BuiltInTemplate(path: "core/Unwritten.stencil", text: """
{# What stands in a stub. #}
{% wrap %}
// TODO: {{ stub.summary }}
{% endwrap %}
{% if stub.returns %}
{% list %}
fatalError(
    \"{{ type }}.{{ stub.name }} is not written yet\"
)
{% endlist %}
{% endif %}

"""),
BuiltInTemplate(path: "core/VerbImports.stencil", text: """
{# What the verbs of navigation need beside the UI framework, which brings Foundation with it. #}
{% if navigationStubs %}
{% for name in imports %}
{% if name != \"Foundation\" and name != known %}
import {{ name }}
{% endif %}
{% endfor %}
{% endif %}

"""),
BuiltInTemplate(path: "core/ViewInitialiser.stencil", text: """
{# What the initialiser of a view begins with: it keeps the presenter and what its section takes. #}
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
{# What every view keeps: the presenter, and what its section takes. #}
{% include \"core/Known.stencil\" with known=view.known %}
{% include \"core/Stored.stencil\" with parameters=view.parameters %}

"""),
BuiltInTemplate(path: "mocks/Answer.stencil", text: """
{# What a mock does once it has recorded a call: it throws, asks its closure, or returns. #}
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
{# What is returned where the mock cannot name its type. #}
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
{# A sample value of a struct, each of its properties to be chosen by who asks for it. #}
{{ fixture.isolation }}extension {{ fixture.type }} {
{% list %}
    static func fixture(
{% for parameter in fixture.parameters %}
        {{ parameter.name }}: {{ parameter.type }} = {{ parameter.value|indent:8 }}
{% endfor %}
    ) -> {{ fixture.type }} {
{% endlist %}
        {{ fixture.call }}
    }
}

"""),
BuiltInTemplate(path: "mocks/Function.stencil", text: """
{# A function of a mock, or a property that is async or throws: both are recorded as calls. #}
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
{# What a mock does when it is called. #}
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
{# What stands before the properties of a mock. #}
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
{# The mock of a protocol: it keeps what it is told, and answers as a test says. #}
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
    /// Held as a real view holds its presenter, so that a leak shows.
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
    /// What opened modules give back.
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
{# A property of a mock that is read without waiting or failing. #}
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
{# What a mock keeps that may be called from any thread. #}
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
{# What a mock keeps of a function. #}
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
{# How destinations are shown. It is written once and is then yours. #}
{% if navigationStubs %}
{% include \"core/Imports.stencil\" %}

{% endif %}
/// Goes from screen to screen. Nothing is drawn: a screen keeps what was opened from it.
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

{% include \"core/Stubs.stencil\" with type=\"AppNavigation\" stubs=navigationStubs %}
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
{# The view, without any UI framework. It is written once and is then yours. #}
{% include \"core/Imports.stencil\" %}

@MainActor
final class {{ view.class }} {
    private let input: Sender<{{ reactive.input.name }}>

    /// `buildOutput` turns what happens here into what is to be shown.
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

/// What a module shows: its view, kept for as long as it is open.
{% include \"core/Isolation.stencil\" %}
{{ app.door }}final class Screen {
    {{ app.door }}let view: AnyObject
    /// What was opened from here.
    var next: Screen?
    /// Where it was opened from.
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
{# The view, without any UI framework. It is written once and is then yours. #}
{% include \"core/Imports.stencil\" %}

{% include \"core/Isolation.stencil\" %}
final class {{ view.class }} {
    {% include \"core/ViewStored.stencil\" %}

    {% include \"core/ViewInitialiser.stencil\" %}
    }
{% if view.stubs %}

{% include \"core/Stubs.stencil\" with type=view.class stubs=view.stubs %}
{% endif %}
}

"""),
BuiltInTemplate(path: "project/App.viper.stencil", text: """
// The project's settings. Everything has a default; what is not named here keeps it.
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
    /// Each window is shown by a `SceneDelegate`.
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
BuiltInTemplate(path: "project/CompositionRoot.swift.stencil", text: """
/// The one place that knows what is behind the services and settings that modules depend on. Each of them is a property:
/// `let store: any Store = FileStore()`.
struct CompositionRoot: AppDependencies {}

"""),
BuiltInTemplate(path: "project/Main.swift.stencil", text: """
@main
enum Main {
    /// Opens the first module. What it is shown with, and for how long, is yours to write.
    @MainActor
    static func main() {
        guard let opened = {{ destination }}().{{ parts.build }}(CompositionRoot()) else { return }
        print(\"\\(type(of: opened.screen.view)) is open.\")
    }
}

"""),
BuiltInTemplate(path: "project/Package.swift.stencil", text: """
// swift-tools-version: 6.0
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
        {{ \".executableTarget\" if isExecutable else \".target\" }}(name: \"{{ name }}\"),
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
\u{9}\u{9}564950450000000000000006 /* App.viper */ = {isa = PBXFileReference; lastKnownFileType = text; path = App.viper; sourceTree = \"<group>\"; };
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

/// Shows the first module. The app's Info.plist names this class as the delegate of its scene.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?

    public func scene(
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
    @State private var stack = {{ destination }}().{{ parts.build }}(CompositionRoot()).map { opened in
        ScreenStack(root: opened.screen)
    }

    var body: some Scene {
        WindowGroup {
            if let stack {
                ScreenStackView(stack: stack)
            }
        }
    }
}
#else
@main
enum Main {
    /// Opens the first module. Where there is no SwiftUI, nothing shows it.
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
{# Opens a module of functions and streams. #}
/// Opens {{ name }}.
{% if destination.doc %}
///
{{ destination.doc }}
{% endif %}
{{ app.access }}struct {{ destination.name }}: Destination {
{% include \"core/Inputs.stencil\" %}
    /// Connects the module's parts. `makeView` is handed what turns the screen's input into its output; where the input ends,
    /// everything does.
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
{# An interactor without a body in the spec. It is written once and is then yours. #}
{% include \"core/Imports.stencil\" %}

@MainActor
{% include \"reactive/InteractorHead.stencil\" %}
{% wrap %}
        // TODO: {{ interactor.summary }}
{% endwrap %}
{% if interactor.member.type %}
        fatalError(\"{{ interactor.maker.type }} is not written yet\")
{% endif %}
    }
}

"""),
BuiltInTemplate(path: "reactive/InteractorHead.stencil", text: """
{# What the function begins with that makes an interactor, which is a function itself. #}
{% list %}
func {{ interactor.maker.function }}(
{% for parameter in interactor.maker.parameters %}
    {{ parameter.label }}: {{ parameter.type.handed }}
{% endfor %}
) -> {{ interactor.maker.type }} {
{% endlist %}
    {{ \"{\" }}{% if interactor.member.parameters %} {% for parameter in interactor.member.parameters %}{{ parameter.name|identifier }}{% if not forloop.last %}, {% endif %}{% endfor %} in{% endif %}

"""),
BuiltInTemplate(path: "reactive/Module.swift.stencil", text: """
{# What viper-gen keeps of a module of functions and streams: data, contract, router, interactors with a body, assembly. #}
{% include \"core/Imports.stencil\" %}
{% if app.emit.contract %}
{% if data %}

// MARK: - Data
{% for type in data %}

{% include \"core/Data.stencil\" %}
{% endfor %}
{% endif %}

// MARK: - Contract

/// What happens on the screen.
{% include \"reactive/Stream.stencil\" with stream=reactive.input %}

/// What the screen shows.
{% include \"reactive/Stream.stencil\" with stream=reactive.output %}

/// Where it goes from there.
{% include \"reactive/Stream.stencil\" with stream=reactive.action %}

/// From what happens on the screen to what it shows, and where it goes.
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

/// Takes one of the ways.
typealias {{ reactive.router.type }} = @MainActor ({{ reactive.action.name }}) async -> Void
{% endif %}
{% if app.emit.flows %}

// MARK: - Functions
{% for interactor in reactive.interactors where interactor.member.body %}

@MainActor
{% include \"reactive/InteractorHead.stencil\" %}
        {{ interactor.member.body }}
    }
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
{# The presenter. It is written once and is then yours. #}
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
{# The function that takes the ways of a module. #}
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
{# How a view takes what it is to show. #}
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
{# The streams that connect the parts of a module, made of the standard library's. #}
/// Values that come one after another, and end. Each is dealt with before the next one is asked for.
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

/// Where a signal's values come from. The signal ends when nobody holds its sender any more.
{{ app.access }}{{ app.nonisolated }}final class Sender<Value: Sendable>: Sendable {
    private let deliveries: AsyncStream<Delivery<Value>>.Continuation

    fileprivate init(_ deliveries: AsyncStream<Delivery<Value>>.Continuation) {
        self.deliveries = deliveries
    }

    deinit { deliveries.finish() }

    /// Returns when the value was dealt with, or nobody can do so any more.
    {{ app.access }}func send(_ value: Value) async {
        await withCheckedContinuation { sender in
            deliveries.yield(Delivery(value, from: sender))
        }
    }
}

{{ app.nonisolated }}extension Sender<Void> {
    {{ app.access }}func send() async { await send(()) }
}

/// A signal and its sender: hand the one to whoever listens, and the other to whoever tells.
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
    /// Its values and those of another signal, in the order in which they come. It ends where this one does.
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

/// A presenter that is one loop over its input. What it sends is dealt with when `send` returns, so it must not wait for what
/// only its own next value would bring.
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

/// A value under way. Its sender goes on when it is let go of.
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
{# A `switch` over a stream's values, for whoever writes what they do. #}
switch {{ value }} {
{% for member in stream.members %}
case .{{ member.name }}:
    // TODO: {{ member.fullName }}
    break
{% endfor %}
}

"""),
BuiltInTemplate(path: "starter/Module.viper.stencil", text: """
// The shape of one screen. A member with a body is generated; a member without one is yours to write, in its class.

/// What {{ name }} shows, and what a person can do there.
module {{ name }} {
    /// What the view puts on the screen.
    struct {{ name }}Row: Equatable {
        let id: Int
        let title: String
    }

    // What the view can be told. How it looks is always yours to write.
    view {
        func show(_ rows: [{{ name }}Row])
        func showNoContent()
    }

    // What happens on the screen, and what follows from it.
    presenter {
        func viewDidLoad() { {{ parts.interactor }}.load() }
        func didTapClose() { {{ parts.router }}.close() }
    }

    // The work, free of anything on the screen. What it needs goes in parentheses: interactor(store: any Store).
    interactor {
        func load() { {{ parts.output }}?.didLoad([]) }
    }

    // What the interactor answers.
    output {
        func didLoad(_ rows: [{{ name }}Row]) {
            if rows.isEmpty {
                {{ parts.view }}?.showNoContent()
            } else {
                {{ parts.view }}?.show(rows)
            }
        }
    }

    // Where to go from here.
    router {
        func close() { navigation.dismiss() }
    }
}

"""),
BuiltInTemplate(path: "starter/ReactiveModule.viper.stencil", text: """
// The shape of one screen, as streams of values. What has a body is generated; the rest is yours to write, in functions.

/// What {{ name }} shows, and what a person can do there.
module {{ name }} {
    /// What the view puts on the screen.
    struct {{ name }}Row: Equatable {
        let id: Int
        let title: String
    }

    // What happens on the screen.
    presenter {
        func appear()
        func close()
    }

    // What the screen shows. How it looks is always yours to write.
    view { func show(_ rows: [{{ name }}Row]) }

    // The work: one function, which returns its result. What it needs goes in parentheses: interactor(store: any Store).
    interactor {
        func load() async throws -> [{{ name }}Row] { [] }
    }

    // Where to go from here.
    router {
        func close() { navigation.dismiss() }
    }
}

"""),
BuiltInTemplate(path: "swiftTesting/Arrangement.stencil", text: """
/// {{ arrangement.subjectClass }} among mocks, connected as in the app: what its tests begin with.
{% if arrangement.isolation %}
{{ arrangement.isolation }}
{% endif %}
class {{ arrangement.name }} {
    {% include \"tests/Parts.stencil\" %}
}

"""),
BuiltInTemplate(path: "swiftTesting/Ends.stencil", text: """
{# That a stream ends. Where it does not, the suite's time limit cancels the test, and the loop with it. #}
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
{# Flow tests, or skeletons: a suite that begins with its class among mocks. #}
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
    {{ \"await \" if test.isAsync else \"\" }}#expect(throws: {{ test.thrown if test.thrown else \"(any Error).self\" }}) { {{ test.act }} }
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
{# A trait for each type whose fixture nobody has written yet. #}
{% for type in types %}
{% list %}
.disabled(
    if: Fixtures.unwritten.contains({{ type|quoted }})
    \"{{ type }}.fixture() is not written yet\"
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
{# What a test begins with. #}
{% if canFail %}
@Test(
    \"{{ title }}\",
    .enabled(\"it opens with the sample inputs\") { {{ \"await \" if app.isolation else \"\" }}{{ wiring.name }}.opens() }
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
#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
{% include \"core/BuildView.stencil\" %}
let screen = UIHostingController(rootView: {{ view.screen }}(state: {{ state }}))
{% if navigates %}
navigation.screen = screen
{% endif %}
return {{ \"(screen, made.interface)\" if hasInterface else \"(screen, ())\" }}
#else
return nil
#endif
{% else %}
{% include \"core/BuildView.stencil\" %}
#if canImport(SwiftUI)
let screen = Screen({{ state }}, view: {{ view.screen }}(state: {{ state }}))
#else
let screen = Screen({{ state }})
#endif
{% if navigates %}
navigation.screen = screen
{% endif %}
return {{ \"(screen, made.interface)\" if hasInterface else \"(screen, ())\" }}
{% endif %}

"""),
BuiltInTemplate(path: "swiftui/BuildExternal.stencil", text: """
#if canImport(SwiftUI)
guard let screen = screen(dependencies) else { return nil }
{% if destination.interface == \"Void\" %}
return (screen, ())
{% else %}
guard let interface = screen.state as? {{ destination.interface }} else { return nil }
return (screen, interface)
{% endif %}
#else
return nil
#endif

"""),
BuiltInTemplate(path: "swiftui/Conformance.stencil", text: """
extension {{ view.class }}: {{ view.protocol }} {}

"""),
BuiltInTemplate(path: "swiftui/Navigation.swift.stencil", text: """
{# How destinations are shown. It is written once and is then yours. #}
#if canImport(SwiftUI)
import SwiftUI
#endif
{% include \"core/VerbImports.stencil\" with known=\"SwiftUI\" %}

/// Goes from screen to screen. Tabs, covers and what else the app needs go here and in the view below.
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
        screen?.stack?.push(opened.screen)
        return opened.interface
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        guard let opened = destination.{{ app.parts.build }}(dependencies) else { return nil }
        screen?.stack?.present(opened.screen, in: container)
        return opened.interface
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.{{ app.parts.build }}(dependencies) else { return nil }
        screen?.stack?.setRoot(opened.screen)
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

{% include \"core/Stubs.stencil\" with type=\"AppNavigation\" stubs=navigationStubs %}
{% endif %}
}

#if canImport(SwiftUI)
/// Shows a stack of screens, and what is presented over it.
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
#endif

"""),
BuiltInTemplate(path: "swiftui/Screen.stencil", text: """
{# What a module shows, and where: free of SwiftUI but for the view itself. #}
import Observation
#if canImport(SwiftUI)
import SwiftUI
#endif

/// What a module shows: its state, kept for as long as it is open, and the view of it where there is SwiftUI.
@MainActor
{{ app.door }}final class Screen: Identifiable, Hashable {
    {{ app.door }}let state: AnyObject
    /// Where it is open.
    weak var stack: ScreenStack?
#if canImport(SwiftUI)
    {{ app.door }}let view: AnyView

    {{ app.door }}init(_ state: AnyObject, view: some View) {
        self.state = state
        self.view = AnyView(view)
    }
#else
    {{ app.door }}init(_ state: AnyObject) {
        self.state = state
    }
#endif

    {{ app.door }}nonisolated static func == (left: Screen, right: Screen) -> Bool {
        left === right
    }

    {{ app.door }}nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Screens that are open one upon the other, and what is presented over them. `ScreenStackView`, in Navigation.swift, shows it.
@MainActor
@Observable
{{ app.access }}final class ScreenStack: Identifiable {
    /// The screen at the bottom.
    private(set) var root: Screen
    /// What was pushed upon it. SwiftUI removes what a person leaves by the back button.
    var path: [Screen] = []
    /// What is presented over all of them. SwiftUI sets it to nil when a person closes it.
    var presented: ScreenStack?
    /// Without a navigation of its own, nothing can be pushed.
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

    /// Closes all that is open, in the whole app.
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

    /// Closes what is presented over this stack, or else the stack itself.
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
#if canImport(SwiftUI)
private func screen(_ dependencies: any AppDependencies) -> Screen? {
{% if destination.body %}
    {{ destination.body }}
{% else %}
    nil
{% endif %}
}
#endif

"""),
BuiltInTemplate(path: "swiftui/SwiftUIView.swift.stencil", text: """
{# The view: a list of what the state has and the presenter can be told. It is written once and is then yours. #}
#if canImport(SwiftUI)
{% for name in imports where name != \"Foundation\" and name < \"SwiftUI\" %}
import {{ name }}
{% endfor %}
import SwiftUI
{% for name in imports where name > \"SwiftUI\" %}
import {{ name }}
{% endfor %}

struct {{ view.screen }}: View {
    let state: {{ view.class }}
{% if view.loading %}
    @State private var isLoaded = false
{% endif %}

    var body: some View {
        List {
{% for value in view.values %}
{% if value.isFlag %}
            if state.{{ value.name }} {
                Text(\"{{ value.name }}\")
            }
{% elif value.isOptional %}
            if let {{ value.name }} = state.{{ value.name }} {
                LabeledContent(\"{{ value.name }}\", value: String(describing: {{ value.name }}))
            }
{% else %}
            LabeledContent(\"{{ value.name }}\", value: String(describing: state.{{ value.name }}))
{% endif %}
{% endfor %}
{% for action in view.actions %}
            Button(\"{{ action.name }}\") {
                {% include \"kit/Tell.stencil\" with event=action %}
            }
{% endfor %}
        }
        .navigationTitle(\"{{ name }}\")
{% if view.loading or view.appearing %}
        .onAppear {
{% if view.loading %}
            if !isLoaded {
                isLoaded = true
{% for event in view.loading %}
                {% include \"kit/Tell.stencil\" %}
{% endfor %}
            }
{% endif %}
{% for event in view.appearing %}
            {% include \"kit/Tell.stencil\" %}
{% endfor %}
        }
{% endif %}
{% if view.disappearing %}
        .onDisappear {
{% for event in view.disappearing %}
            {% include \"kit/Tell.stencil\" %}
{% endfor %}
        }
{% endif %}
    }
}
#endif

"""),
BuiltInTemplate(path: "swiftui/Tell.stencil", text: """
{% if event.isAsync %}
Task { await state.{{ app.parts.presenter }}{{ view.mark }}.{{ event.call }} }
{% else %}
state.{{ app.parts.presenter }}{{ view.mark }}.{{ event.call }}
{% endif %}

"""),
BuiltInTemplate(path: "swiftui/View.swift.stencil", text: """
{# The state that the view shows, which the presenter knows as its view. It is written once and is then yours. #}
{% for name in imports where name < \"Observation\" %}
import {{ name }}
{% endfor %}
import Observation
{% for name in imports where name > \"Observation\" %}
import {{ name }}
{% endfor %}

/// What {{ view.screen }} shows.
@MainActor
@Observable
final class {{ view.class }} {
    {% include \"core/ViewStored.stencil\" %}
{% for value in view.values %}
    {{ value.declaration }}
{% endfor %}

    {% include \"core/ViewInitialiser.stencil\" %}
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
{# How destinations are shown. It is written once and is then yours. #}
{% if navigationStubs %}
{% include \"core/Imports.stencil\" %}

{% endif %}
/// Goes from screen to screen. To close the last one ends the app.
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

{% include \"core/Stubs.stencil\" with type=\"AppNavigation\" stubs=navigationStubs %}
{% endif %}
}

"""),
BuiltInTemplate(path: "terminal/ReactiveView.swift.stencil", text: """
{# The view, a screen of the terminal. It is written once and is then yours. #}
{% include \"core/Imports.stencil\" %}

final class {{ view.class }}: TerminalView {
    private let input: Sender<{{ reactive.input.name }}>

    /// `buildOutput` turns what happens here into what is to be shown.
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

/// What a module shows.
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
{# The terminal itself: the only place that knows of files, modes and signals. #}
{% include \"core/Imports.stencil\" %}

/// The terminal that the process was started in. While it is open it shows the app and nothing else; it is left as it was
/// found on every way out, a crash included.
@MainActor
final class Terminal: TerminalDevice {
    /// The terminal; nil where input or output is none, or where it can do nothing but print.
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

    func write(_ text: String) { writeAll(text, to: STDOUT_FILENO) }
    func write(error text: String) { writeAll(text, to: STDERR_FILENO) }
    func close() { TerminalMode.leave() }
}

/// Standard input and output where one of them is no terminal: lines in, lines out.
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

/// Writes all of it, however often the system takes only a part.
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

/// The mode of the terminal, and the signals that change it. A signal handler is handed nothing but the signal's number, hence
/// the global state; and it may call little more than `write`.
{{ app.nonisolated }}private enum TerminalMode {
    nonisolated(unsafe) static var found = termios()
    nonisolated(unsafe) static var raw = termios()
    nonisolated(unsafe) static var isEntered = false
    nonisolated(unsafe) static var isOpen = false
    /// What signals did before, by their number.
    nonisolated(unsafe) static let handlers = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    /// A pipe by which a signal wakes the thread that reads.
    nonisolated(unsafe) static var wakeUp: (read: Int32, write: Int32) = (-1, -1)

    /// Where errors are written to, and the file that keeps them meanwhile: on the app's screen nobody could read them.
    nonisolated(unsafe) static var errors: (found: Int32, kept: Int32) = (-1, -1)
    nonisolated(unsafe) static var buffer: UnsafeMutableRawPointer?

    /// Another screen, no cursor, no wrapping at the end of a line, pasted text in brackets.
    nonisolated static let enterSequence: StaticString = \"\\u{1B}[?1049h\\u{1B}[?25l\\u{1B}[?7l\\u{1B}[?2004h\\u{1B}[2J\"
    nonisolated static let leaveSequence: StaticString = \"\\u{1B}[0m\\u{1B}[?2004l\\u{1B}[?7h\\u{1B}[?25h\\u{1B}[?1049l\"

    /// Reads the mode, and sees to it that no way out forgets to restore it.
    nonisolated static func prepare() {
        tcgetattr(STDIN_FILENO, &found)
        raw = found
        // Bytes as they are typed, none of them shown. Ctrl-C, Ctrl-Z and Ctrl-\\ stay signals.
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
                // Whoever waits for the process is to see which signal ended it.
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

    /// Sets a handler, but for a signal that the process was told to ignore.
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

    nonisolated static func leave() {
        isOpen = false
        guard isEntered else { return }
        isEntered = false
        put(leaveSequence)
        tcsetattr(STDIN_FILENO, TCSANOW, &found)
        if errors.kept >= 0 { showErrors() }
    }

    /// Hands on what was kept.
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

    /// How long a lone Esc waits for the rest of a sequence, in milliseconds.
    nonisolated private static let pause: Int32 = 40

    /// Reads until the input ends; on a thread of its own, for reading blocks.
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

/// What an app reads from and writes to: a terminal, a script, or what a test puts in their place.
@MainActor
protocol TerminalDevice: AnyObject {
    /// In columns and rows; nil where nothing is drawn, and lines are read instead of keys.
    var size: (width: Int, height: Int)? { get }
    var hasColors: Bool { get }

    /// Begins to read.
    func open(_ events: AsyncStream<TerminalEvent>.Continuation)
    func write(_ text: String)
    func write(error text: String)
    /// Leaves everything as it was found.
    func close()
}

/// What comes from a terminal or a script. The end of the stream ends the app.
{{ app.nonisolated }}enum TerminalEvent: Sendable {
    case keys([Key])
    case line(String)
    /// The terminal has changed its size, or shows something else.
    case redraw
}

/// Runs the app: it keeps the screens that are open, hands them what is typed, and draws the one that is shown.
@MainActor
final class TerminalApp {
    private var stack: ScreenStack<TerminalView>
    private let device: any TerminalDevice
    private let events: AsyncStream<TerminalEvent>
    private let input: AsyncStream<TerminalEvent>.Continuation
    /// The screen that knows that it is shown.
    private var shown: TerminalView?
    private var transition: Task<Void, Never>?
    private var frame: TerminalFrame?
    private var isDrawingSoon = false
    private var isEnding = false
    private var exitCode: Int32 = 0

    /// `device` is the terminal; where input or output is none, the lines of the input.
    init(root: TerminalView, device: (any TerminalDevice)? = nil) {
        stack = ScreenStack(root: root)
        self.device = device ?? Terminal.current ?? StandardStreams()
        (events, input) = AsyncStream.makeStream(of: TerminalEvent.self)
        root.app = self
    }

    /// Returns when the last screen is closed, `quit` is called or the input ends, with the exit code of the process.
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

    /// Ends the app, with 0 or, where an error was printed, with 1.
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

    /// Tells screens that they come and go, until the one that is shown knows it.
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

    /// Draws soon, once, however often it is called until then.
    func setNeedsDisplay() {
        guard !isDrawingSoon else { return }
        isDrawingSoon = true
        Task {
            try? await Task.sleep(nanoseconds: 16_000_000)
            isDrawingSoon = false
            // A screen may have something to show while it loads.
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
{# What screens draw on. #}
{% include \"core/Imports.stencil\" %}

/// What a screen draws on: rows of characters, counted from 0 at the top left. What does not fit is cut off.
{{ app.nonisolated }}struct Canvas: Sendable {
    let width: Int
    let height: Int
    /// Where the cursor blinks, for text that is edited; nil hides it.
    var cursor: Position?
    private var cells: [Cell]

    struct Position: Hashable, Sendable {
        var row: Int
        var column: Int
    }

    /// A column of a row. A wide character takes two, of which the second is empty.
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

    /// Writes a line of text, and returns the column behind it. Line ends become blanks; control characters are shown as
    /// their symbols, so that no text can do anything to the terminal.
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
                // Half of a wide character is a blank.
                set(Cell(style: style), row, max(column, 0))
            }
            column += size
        }
        return column
    }

    /// Gives a whole row a style, and keeps what is written in it: a selection, say.
    mutating func style(row: Int, _ style: TextStyle) {
        guard (0..<height).contains(row) else { return }
        for column in 0..<width { cells[row * width + column].style = style }
    }

    /// The rows as plain text, without the blanks at their ends: for tests.
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

    /// Blanks what stands there: a wide character with both of its columns.
    private mutating func clear(_ row: Int, _ column: Int) {
        let index = row * width + column
        if cells[index].character == nil { cells[index - 1] = Cell(style: cells[index - 1].style) }
        if cells[index].width == 2 { cells[index + 1] = Cell(style: cells[index + 1].style) }
        cells[index] = Cell(style: cells[index].style)
    }
}

// MARK: - Style

/// How text looks. What it says must not depend on it: not every terminal has it all.
{{ app.nonisolated }}struct TextStyle: Hashable, Sendable {
    enum Color: Int, Sendable {
        case black, red, green, yellow, blue, magenta, cyan, white
    }

    var isBold = false
    var isDim = false
    var isUnderlined = false
    /// Foreground and background change places.
    var isReversed = false
    var color: Color?

    static let plain = TextStyle()
    static let bold = TextStyle(isBold: true)
    static let dim = TextStyle(isDim: true)
    static let underlined = TextStyle(isUnderlined: true)
    static let reversed = TextStyle(isReversed: true)

    static func color(_ color: Color) -> TextStyle { TextStyle(color: color) }

    /// What switches from plain text to it.
    fileprivate func sequence(hasColors: Bool) -> String {
        let codes = [(isBold, 1), (isDim, 2), (isUnderlined, 4), (isReversed, 7)].filter(\\.0).map(\\.1)
        let all = codes + (hasColors ? color.map { [30 + $0.rawValue] } ?? [] : [])
        return all.isEmpty ? \"\" : \"\\u{1B}[\" + all.map(String.init).joined(separator: \";\") + \"m\"
    }
}

// MARK: - Frames

/// A canvas as the terminal takes it.
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

    /// What turns the previous frame into this one, or an unknown screen where there is none; nothing where they are equal.
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
    /// The row from its first column on, without the plain blanks at its end: the rest of the row is erased.
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
            // Terminals disagree about the width of some characters; after one of them the column is said.
            if !character.isASCII { text += \"\\u{1B}[\\(index - cells.startIndex + cell.width + 1)G\" }
        }
        if style != .plain { text += \"\\u{1B}[0m\" }
        return end < cells.endIndex ? text + \"\\u{1B}[K\" : text
    }
}

"""),
BuiltInTemplate(path: "terminal/TerminalForm.swift.stencil", text: """
{# Screens on which something is filled in. #}
{% include \"core/Imports.stencil\" %}

/// A screen of fields below one another, one of which is edited.
{{ app.nonisolated }}struct TerminalForm: Sendable {
    struct Field: Sendable {
        let label: String
        var input: TextField
        /// What stands below it.
        var hint = \"\"
    }

    /// What a key led to.
    enum Event: Equatable {
        case none
        case changed(field: Int)
        case submitted
        case cancelled
    }

    let title: String
    var fields: [Field]
    private(set) var focus = 0
    /// Whether what is filled in may be submitted.
    var canSave = false
    /// What is said where it is submitted and may not be.
    var missing = \"Something is missing.\"
    /// What went wrong; until the next key.
    var error: String?

    init(_ title: String, _ fields: [Field]) {
        self.title = title
        self.fields = fields
    }

    /// Tab and the arrows go from field to field. Enter goes on to the next; from the last field of one line it submits, as
    /// Ctrl-S does from everywhere.
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

    /// The title, the fields, and at the bottom what ends it, or what went wrong.
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
{# What is typed: from bytes to keys. #}
{% include \"core/Imports.stencil\" %}

/// A key that was pressed, or text that was pasted.
{{ app.nonisolated }}enum Key: Hashable, Sendable {
    case character(Character)
    case enter, escape, tab, backTab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// `F1` is `.function(1)`.
    case function(Int)
    /// A key held together with Ctrl, in lower case. Ctrl-C, Ctrl-Z and Ctrl-\\ do what they always do, and never come here.
    case control(Character)
    /// A key of the ASCII set held together with Alt.
    case alt(Character)
    /// What was pasted, line ends included, in one piece.
    case paste(String)
}

/// Tells keys from the bytes that a terminal sends: characters in UTF-8, and control sequences as xterm has them.
{{ app.nonisolated }}struct KeyDecoder: Sendable {
    /// The beginning of a key.
    private var pending: [UInt8] = []

    /// Whether the rest of a key is to come: a lone Esc, for one, may be the beginning of a sequence.
    var isWaiting: Bool { !pending.isEmpty }

    /// The keys that these bytes complete.
    mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        return decode(isComplete: false)
    }

    /// What waits, after nothing has come for a while.
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

/// The next keys in some bytes, and how many bytes they take. What is nil is not complete yet.
{{ app.nonisolated }}private struct Step {
    var keys: [Key]
    var length: Int

    /// Characters up to the next control character. A character that is cut off is left for later.
    static func text(_ bytes: ArraySlice<UInt8>, _ isComplete: Bool) -> Step? {
        var run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
        if run.count == bytes.count, !isComplete { run = run.dropLast(cutOffBytes(at: run)) }
        guard !run.isEmpty else { return nil }
        return Step(keys: String(decoding: run, as: UTF8.self).map(Key.character), length: run.count)
    }

    /// How many bytes at the end begin a character whose other bytes are missing.
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
        // Ctrl takes the upper bits of a character away.
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

    /// `ESC [`, numbers, and a byte that says what they are about. Those that mean nothing here are left out.
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

    /// What stands between `ESC [ 200 ~` and `ESC [ 201 ~`.
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
{# How many columns text takes. #}
{% include \"core/Imports.stencil\" %}

extension String {
    /// How many columns of a terminal the text takes.
    {{ app.nonisolated }}var displayWidth: Int {
        reduce(0) { $0 + $1.shown.displayWidth }
    }

    /// The text, or as much of it as fits into so many columns, with `…` at its end.
    {{ app.nonisolated }}func truncated(to width: Int) -> String {
        if fitting(width).endIndex == endIndex { return self }
        return width > 0 ? fitting(width - 1) + \"…\" : \"\"
    }

    /// The longest beginning that fits into so many columns.
    {{ app.nonisolated }}private func fitting(_ width: Int) -> Substring {
        var used = 0
        return prefix { character in
            used += character.shown.displayWidth
            return used <= width
        }
    }
}

extension Character {
    /// The character as a screen may show it: a blank for a line end, a symbol for any other control character.
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

    /// How many columns it takes: 2 for emoji and for the wide characters of East Asia, 0 for what only changes another.
    {{ app.nonisolated }}var displayWidth: Int {
        if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
        let scalars = unicodeScalars
        guard let first = scalars.first else { return 0 }
        if first.isRegionalIndicator { return scalars.count > 1 ? 2 : 1 }
        // What follows may ask for the colourful form of a sign: of a heart, of a digit on a key.
        let isEmoji = first.properties.isEmojiPresentation
            || scalars.contains { $0 == \"\\u{FE0F}\" || $0.properties.isEmojiModifier }
        return isEmoji ? 2 : min(scalars.reduce(0) { $0 + $1.displayWidth }, 2)
    }
}

extension Unicode.Scalar {
    {{ app.nonisolated }}fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    {{ app.nonisolated }}fileprivate var displayWidth: Int { isInvisible ? 0 : isWide ? 2 : 1 }

    /// A mark that stands on another character, or what says something about text and is not seen.
    {{ app.nonisolated }}private var isInvisible: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: value != 0xAD
        default: (0x1160...0x11FF).contains(value)
        }
    }

    /// Whether Unicode calls it wide or full-width (UAX #11); emoji are told by their own property.
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
    /// The text in lines of so many columns, broken between words where that is possible.
    {{ app.nonisolated }}func lines(width: Int) -> [String] {
        let characters = Array(self)
        return characters.lines(width: width).map { String(characters[$0]) }
    }
}

extension [Character] {
    /// Where the lines of a text are that is broken into so many columns. Line ends belong to none; the blank at which a
    /// line is broken belongs to the line before it.
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
{# Text that is typed and changed. #}
{% include \"core/Imports.stencil\" %}

/// Text that is being edited, and where in it.
{{ app.nonisolated }}struct TextField: Equatable, Sendable {
    private(set) var characters: [Character]
    /// How many characters stand before the cursor.
    private(set) var cursor: Int
    /// Whether Enter begins a new line.
    let isMultiline: Bool
    /// Whether all of the text is selected: what is typed then takes its place, as a suggestion is overwritten.
    private(set) var isSelected: Bool

    init(_ text: String = \"\", isMultiline: Bool = false, isSelected: Bool = false) {
        characters = Array(text)
        cursor = characters.count
        self.isMultiline = isMultiline
        self.isSelected = isSelected && !text.isEmpty
    }

    var text: String { String(characters) }

    /// Whether the key was one for editing.
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
        // What is inserted may join its neighbours: an accent, the next part of an emoji.
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

    /// False where there is no such line: then the key is for whoever has the field.
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

// MARK: - What is seen of it

{{ app.nonisolated }}extension TextField {
    /// The part of the text that is seen, and where in it the cursor is.
    struct Box: Equatable {
        var lines: [String]
        var row: Int
        var column: Int
    }

    /// What fits into so many columns and rows, with the cursor in sight.
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
    /// Whether it puts something in the place of what is selected, or deletes that.
    fileprivate var isEdit: Bool {
        switch self {
        case .character, .paste, .backspace, .delete: true
        default: false
        }
    }
}

{{ app.nonisolated }}extension String {
    /// The text with each of its line ends as given, tabs as blanks, and without other control characters.
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
{# What the views of modules inherit. #}
{% include \"core/Imports.stencil\" %}

/// A screen. The view of a module inherits it, draws itself on a canvas, and tells its presenter what is typed.
///
/// The next key or line comes when `handle` has returned, so what it awaits is done by then; work that may take long belongs
/// into a `Task`.
@MainActor
{{ app.door }}class TerminalView {
    /// The app that shows it, or has shown it.
    weak var app: TerminalApp?
    fileprivate var isLoaded = false

    init() {}

    // MARK: To override

    /// Before it is shown for the first time.
    func viewDidLoad() async {}
    /// Whenever it becomes the screen that is shown.
    func viewWillAppear() async {}
    func viewDidAppear() async {}
    /// Whenever another screen takes its place, or it is closed.
    func viewWillDisappear() async {}
    func viewDidDisappear() async {}

    /// Draws all of it. It is called after each key, after `setNeedsDisplay()`, and when the terminal changes its size.
    func draw(on canvas: inout Canvas) {}

    /// A key was pressed.
    func handle(_ key: Key) async {}

    /// A line was read, where the app talks with a script instead of a person at a terminal. It answers with `printLine`.
    func handle(line: String) async {}

    // MARK: To call

    final func push(_ screen: TerminalView) { app?.navigate { $0.push(screen, from: self) } }
    final func present(_ screen: TerminalView) { app?.navigate { $0.present(screen, from: self) } }
    /// Replaces all that is open.
    final func setRoot(_ screen: TerminalView) { app?.navigate { $0.setRoot(screen) } }
    /// Closes the last screen of the navigation that this one stands in. To close the last one of all ends the app.
    final func pop() { app?.navigate { $0.pop(from: self) } }
    /// Leaves the first screen of that navigation.
    final func popToRoot() { app?.navigate { $0.popToRoot(from: self) } }
    /// Closes what was presented from that navigation, or else that navigation.
    final func dismiss() { app?.navigate { $0.dismiss(from: self) } }

    /// Has the screen drawn again soon.
    final func setNeedsDisplay() { app?.setNeedsDisplay() }

    /// Prints a line where the app talks with a script; elsewhere it does nothing.
    final func printLine(_ text: String) { app?.printLine(text) }

    /// Prints an error where the app talks with a script; the app will end with the exit code 1.
    final func printError(_ text: String) { app?.printError(text) }
}

/// The screens that are open, from the first to the one that is shown. One at least, until the last is closed.
{{ app.nonisolated }}struct ScreenStack<View: AnyObject> {
    /// An open screen, and whether it was presented: then those above it are a navigation of its own.
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
    /// The screen that is shown.
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

    /// Closes the last screen of the navigation that `view` stands in, and what stands above it.
    mutating func pop(from view: View) {
        guard let navigation = navigation(of: view) else { return }
        entries.removeSubrange((navigation.upperBound - 1)...)
    }

    /// Leaves the first screen of the navigation that `view` stands in.
    mutating func popToRoot(from view: View) {
        guard let navigation = navigation(of: view) else { return }
        entries.removeSubrange((navigation.lowerBound + 1)...)
    }

    /// Closes what is presented above the navigation that `view` stands in, or else that navigation.
    mutating func dismiss(from view: View) {
        guard let navigation = navigation(of: view) else { return }
        let isBelow = navigation.upperBound < entries.count
        entries.removeSubrange((isBelow ? navigation.upperBound : navigation.lowerBound)...)
    }

    /// From the presented screen at or below `view` to the last one that was pushed on it; nil where `view` is closed already.
    private func navigation(of view: View) -> Range<Int>? {
        guard let index = entries.firstIndex(where: { $0.view === view }),
            let start = entries[...index].lastIndex(where: \\.isPresented)
        else { return nil }
        return start..<(entries[(index + 1)...].firstIndex(where: \\.isPresented) ?? entries.count)
    }
}

extension TerminalView {
    /// Tells it that it takes the place of another screen, and that one that it goes.
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
{# The view, a screen of the terminal. It is written once and is then yours. #}
{% include \"core/Imports.stencil\" %}

final class {{ view.class }}: TerminalView {
    {% include \"core/ViewStored.stencil\" %}

    {% include \"core/ViewInitialiser.stencil\" %}
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
{# Fixtures of types that the specs don't know. It is written once and is then yours. #}
{% for name in imports %}
import {{ name }}
{% endfor %}

@testable import {{ app.target }}

/// Types whose fixture is not written yet. Tests that need one are disabled: write it, and take its name out.
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
    static func fixture() -> {{ type }} {
        // TODO: a value for tests
        fatalError(\"{{ type }}.fixture() is not written yet\")
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
{# The tests of a module that viper-gen keeps, and its mocks. #}
{% set isTested = app.emit.tests and (tests.hasFlows or tests.wiring.isPossible or tests.arrangements) %}
{% include \"tests/Imports.stencil\" with isTested=isTested %}
{% if app.emit.tests and (app.emit.flows or app.emit.classes) %}
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

// MARK: - Arrangements
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
{# Constants for what a module is handed, and the value that opens it: `module`. #}
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
{# The mocks and the subject of an arrangement, and the initialiser that connects them. #}
let {{ arrangement.log }} = CallLog()
{% for part in arrangement.parts %}
let {{ part.property }}: {{ part.type }}
{% endfor %}
let {{ arrangement.subject }}: {{ arrangement.subjectClass }}

init() {
{% for part in arrangement.parts %}
{% if part.value %}
    {{ part.property }} = {{ part.value }}
{% else %}
    {{ part.property }} = {{ part.type }}(log: {{ arrangement.log }})
{% endif %}
{% endfor %}
{% list %}
    {{ arrangement.subject }} = {{ arrangement.subjectClass }}(
{% for part in arrangement.parts where part.isHanded %}
        {{ part.label }}: {{ part.property }}
{% endfor %}
    )
{% endlist %}
{% for part in arrangement.parts where not part.isHanded %}
    {{ arrangement.subject }}.{{ part.name }} = {{ part.property }}
{% endfor %}
}

"""),
BuiltInTemplate(path: "tests/ReactiveModule.swift.stencil", text: """
{# The tests of a module of functions and streams that viper-gen keeps, and its fixtures. #}
{% include \"tests/Imports.stencil\" with isTested=app.emit.tests %}
{% if app.emit.tests and app.emit.assembly and tests.wiring.isPossible %}

// MARK: - Assembly

{% include \"tests/ReactiveWiring.stencil\" with wiring=tests.wiring %}
{% if tests.wiring.dependenciesMock %}

// MARK: - Arrangements

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
{# That all of a module is connected, and ends: the presenter's output does so when the presenter does. #}
{% include \"framework/WiringSuite.stencil\" with mayHang=true %}
    {% include \"framework/WiringTest.stencil\" with title=\"its parts are connected, and end with the screen's input\" function=\"partsEndWithInput\" effects=\" async throws\" %}
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
{# Mocks and fixtures of what one spec declares outside its modules. #}
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
{# Tests of members that a person writes: arranged, and disabled until there is something to test. It is then yours. #}
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
BuiltInTemplate(path: "tests/Support.swift.stencil", text: """
{# What the tests of all modules share: call log, lock, and the mock of navigation. #}
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

// MARK: - Names that Foundation or Testing have as well

{% for name in ambiguousNames %}
typealias {{ name }} = {{ app.target }}.{{ name }}
{% endfor %}
{% endif %}

// MARK: - What mocks use

/// What the mocks of a test were told, in order: `[\"interactor.findUpcoming()\", \"view.show(error:)\"]`.
{{ app.nonisolated }}final class CallLog: Sendable {
    private let entries = Locked<[String]>([])

    var calls: [String] { entries.withLock { $0 } }

    func record(_ call: String) {
        entries.withLock { $0.append(call) }
    }
}

/// A value behind a lock, for mocks that are called from any thread.
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
// MARK: - What tests expect

// Functions, for `#expect` takes the compiler many times as long, and there are hundreds.

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
// MARK: - What comes out of a signal

/// Keeps the values of a signal: when what led to them was sent, they are there.
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

    {% include \"framework/WiringTest.stencil\" with title=\"nothing is left when the view is gone\" function=\"nothingIsLeft\" effects=\" async\" if wiring.events else \"\" %}
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
        // What the events have begun comes to its end.
        for _ in 0..<5_000 where presenter != nil { try? await Task.sleep(nanoseconds: 1_000_000) }
{% endif %}
        {% include \"framework/Expect.stencil\" with left=\"view\" operator=\"==\" right=\"nil\" %}
        {% include \"framework/Expect.stencil\" with left=\"presenter\" operator=\"==\" right=\"nil\" %}
    }
{% if wiring.delegateMock %}

    {% include \"framework/WiringTest.stencil\" with title=\"the delegate is not kept\" function=\"delegateIsNotKept\" effects=\"\" %}
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
#if canImport(UIKit) && !os(watchOS)
{% include \"core/BuildView.stencil\" %}
{% if navigates %}
navigation.screen = {{ \"made.view\" if hasInterface else \"view\" }}
{% endif %}
return {{ \"(made.view, made.interface)\" if hasInterface else \"(view, ())\" }}
#else
return nil
#endif

"""),
BuiltInTemplate(path: "uikit/BuildExternal.stencil", text: """
#if canImport(UIKit) && !os(watchOS)
guard let screen = screen(dependencies) else { return nil }
{% if destination.interface == \"Void\" %}
return (screen, ())
{% else %}
guard let interface = screen as? {{ destination.interface }} else { return nil }
return (screen, interface)
{% endif %}
#else
return nil
#endif

"""),
BuiltInTemplate(path: "uikit/Conformance.stencil", text: """
#if canImport(UIKit) && !os(watchOS)
extension {{ view.class }}: {{ view.protocol }} {}
#endif

"""),
BuiltInTemplate(path: "uikit/Navigation.swift.stencil", text: """
{# How destinations are shown. It is written once and is then yours. #}
#if canImport(UIKit) && !os(watchOS)
import UIKit
{% include \"core/VerbImports.stencil\" with known=\"UIKit\" %}

/// Goes from screen to screen. Transitions, tabs and what else the app needs go here.
{% include \"core/Isolation.stencil\" %}
final class AppNavigation: Navigation {
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.{{ app.parts.build }}(dependencies) else { return nil }
        screen?.navigationController?.pushViewController(opened.screen, animated: true)
        return opened.interface
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        guard let opened = destination.{{ app.parts.build }}(dependencies) else { return nil }
        switch container {
        case .none:
            screen?.present(opened.screen, animated: true)
        case .navigation:
            let navigation = UINavigationController(rootViewController: opened.screen)
            screen?.present(navigation, animated: true)
        }
        return opened.interface
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.{{ app.parts.build }}(dependencies) else { return nil }
        let navigation = UINavigationController(rootViewController: opened.screen)
        screen?.view.window?.rootViewController = navigation
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
{% if navigationStubs %}

{% include \"core/Stubs.stencil\" with type=\"AppNavigation\" stubs=navigationStubs %}
{% endif %}
}
#endif

"""),
BuiltInTemplate(path: "uikit/ReactiveView.swift.stencil", text: """
{# The view controller. It is written once and is then yours. #}
#if canImport(UIKit) && !os(watchOS)
{% for name in imports where name != \"Foundation\" and name < \"UIKit\" %}
import {{ name }}
{% endfor %}
import UIKit
{% for name in imports where name > \"UIKit\" %}
import {{ name }}
{% endfor %}

final class {{ view.class }}: UIViewController {
    private let input: Sender<{{ reactive.input.name }}>

    /// `buildOutput` turns what happens here into what is to be shown.
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
#endif

"""),
BuiltInTemplate(path: "uikit/Screen.stencil", text: """
#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What a module shows.
{{ app.door }}typealias Screen = UIViewController
#else
/// Stands for a view controller where there is no UIKit. Modules are not built there.
{% include \"core/Isolation.stencil\" %}
{{ app.door }}class Screen {}
#endif

"""),
BuiltInTemplate(path: "uikit/ScreenOfExternal.stencil", text: """
#if canImport(UIKit) && !os(watchOS)
private func screen(_ dependencies: any AppDependencies) -> Screen? {
{% if destination.body %}
    {{ destination.body }}
{% else %}
    nil
{% endif %}
}
#endif

"""),
BuiltInTemplate(path: "uikit/View.swift.stencil", text: """
{# The view controller. It is written once and is then yours. #}
#if canImport(UIKit) && !os(watchOS)
{% for name in imports where name != \"Foundation\" and name < \"UIKit\" %}
import {{ name }}
{% endfor %}
import UIKit
{% for name in imports where name > \"UIKit\" %}
import {{ name }}
{% endfor %}

final class {{ view.class }}: UIViewController {
    {% include \"core/ViewStored.stencil\" %}

    {% include \"core/ViewInitialiser.stencil\" %}
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
{% for event in view.lifecycle %}

    override func {{ event.signature }} {
        super.{{ event.superCall }}
{% if event.isAsync %}
        Task { [{{ app.parts.presenter }}] in await {{ app.parts.presenter }}{{ view.mark }}.{{ event.call }} }
{% else %}
        {{ app.parts.presenter }}{{ view.mark }}.{{ event.call }}
{% endif %}
    }
{% endfor %}
{% if view.stubs %}

{% include \"core/Stubs.stencil\" with type=view.class stubs=view.stubs %}
{% endif %}
}
#endif

"""),
BuiltInTemplate(path: "xctest/Arrangement.stencil", text: """
{% set gap = \" \" if arrangement.isolation else \"\" %}
/// {{ arrangement.subjectClass }} among mocks, connected as in the app: what its tests begin with.
{{ app.nonisolated }}class {{ arrangement.name }}: XCTestCase {
    {# The class is on no actor, because its initialisers are XCTest's: the parts are made when a test asks for them. #}
    {{ arrangement.isolation }}{{ gap }}private lazy var arranged = {{ arrangement.subjectClass }}Parts()

    {{ arrangement.isolation }}{{ gap }}var {{ arrangement.log }}: CallLog { arranged.{{ arrangement.log }} }
{% for part in arrangement.parts %}
    {{ arrangement.isolation }}{{ gap }}var {{ part.property }}: {{ part.type }} { arranged.{{ part.property }} }
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
{# That a stream ends, or else that the test does. #}
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
{# Flow tests, or skeletons: a suite that begins with its class among mocks. #}
{{ app.nonisolated }}final class {{ suite.name }}: {{ suite.arrangement }} {
{% for test in suite.tests %}
{% if not forloop.first %}

{% endif %}
    {% include \"framework/Test.stencil\" %}
{% endfor %}
}

"""),
BuiltInTemplate(path: "xctest/Test.stencil", text: """
{# Asynchronous, each of them: on Linux, XCTest cannot run a synchronous test on the main actor. #}
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
{# A statement for each reason why a test cannot run yet. #}
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
    \"{{ type }}.fixture() is not written yet\"
)
{% endlist %}
{% endfor %}

"""),
BuiltInTemplate(path: "xctest/WiringSuite.stencil", text: """
{{ app.nonisolated }}final class {{ wiring.name }}: XCTestCase {

"""),
BuiltInTemplate(path: "xctest/WiringTest.stencil", text: """
{# What a test begins with. #}
{% include \"core/Isolation.stencil\" %}
func test{{ function|upperFirst }}() async throws {
    {% include \"framework/Unwritten.stencil\" with reason=\"\" types=wiring.fixtures %}
{% if canFail %}
    try XCTSkipUnless({{ wiring.name }}.opens(), \"it does not open with the sample inputs\")
{% endif %}
{% if wiring.fixtures or canFail %}

{% endif %}

"""),
    ]

    /// What was made of them for each kit and test framework.
    package static let programs: [ProgramCode] = [
ProgramCode(numbers: #"STbiXoVeT^XLXo1?0:]14e12l1C`47j51P65c6Lb;1g;:i=7g>1P?1[?>hA3XB9054400]14457F58>0]1A60=70<0n1191484=4>0o1E61E71D0d21924@4E4F5?O0e2B62N72M0W31934I4N4O5FS10X31944S15I\10Y3E5JY10n31954Y10o31964\1:63d173c10P471N0W414^14d1:5P1i12R170X414i12T180Y41:5V1P22X190Z414P264V274U22[1:0[414Q24V21]10\491_15a1]20e421e14]20g425g1c20i412i1;0R514h35P2h30S5165P375o20T5C1U25W2m20g521[24m20i514f24P366Z376Y35_2V32a2<0R614V32c2=0[614Q34Z367g377f35g2_30\614_35i2c32k2>0e614c32m2?0n614[34g34h30o625o2_40Q7;1Q30\7368]478\45U3R40_714R45W3V42Y3@0h714V40i741\30m732^3A0`874n34]40g824_4:5e3d42g3B0i814d40j8:1i35l3j40T921n34j40V925P4h50X9169g579f55T4R50Y914R55V4b50Z941Y40^935[4[50a9H1]40Y:24[52_4C0k:15a4`50l:J4`50f;64e50l;41d40P<44n44g54h50T<2:0V<_11f40e=21h40g=;:0R>91i40[>E971j40P?91k40Y?36:a67:`60\?81o40d?21R50f?94Y64a60o?2:0Q@:1S50[@25U5k60]@42W5E0a@14k61Y50b@71[50i@@980YAa31\50jD21^50lD35_5Z70oDJ1`50iE24Z75b5m75d5i70kEL6;e77;d71i55k5c70gF24c74^74e70iF91m50RG24l70TGD1o50hG24m70jGH1Q66<U87<T80bH21V64P84U80dH51W60iH:5X6_80SI71Y60ZI=1[60gI14`81\61`60hI3996=X97=W9;0[J<1d60gJ31f60jJ26>T97>S90lJ<1j60XK21l60ZK14l84T90[K:=4d84X9;0eKH1n60]L26?e97?d90_L<1Q70kL21T70mL14]94e95V7X:5X7T:0nL<1[70ZM=6@R:7@Q:1`75b7P:0gM24P:4k94R:0iM24W:0kM<1e70WN94X:5g7]:0`N<1j70lN;4]:6Af:7Ae:0WO<1n70cO21P80eO14^:4f:0fO:=0PP1U16Bo:7Bn:0UQ121U84j:4o:0WQ1D1X80kQ186C[;7CZ;0SR181^80[R111a80\R1=4S;4[;0iR1?1e80XS189:9;0XT18:5g8f;2i8J0`T114f;:6DY<7DX<5m8R<0aT181P90iT121S90kT131W90nT114W<0oT181Z90WU121]90YU114h;4Y<5_9^<0ZU1L1a90VV134^<5h9a<0YV114a<5j9h=;0ZV141l90^V166ES=7ER=0dV181Q:0lV121T:5V:P=0nV131Z:4P=0QW114g<4S=5\:X=0RW1G1^:0iW194X=0RX18=6Fc=7Fb=0ZX1=1b:0gX131e:0jX114[=4c=5g:f=0kX1Q14f=0lY174h=:6Gf>7Ge>6HT>7HS>0SZ141l:0WZ1@1m:0gZ114l=4T>5o:[>0hZ1:1R;0R[131T;0U[1E4d>0j[141W;5Y;a>0n[121[;4a>0P\131];0S\114j=4f>:;1_;0T\151b;0Y\1[21d;0d^15=:0i^1U19<5e;W?0n_1D1i;0b`114W?0c`171m;0j`1I:31Q<5U<g?0ca1o11Y<0bc1<5Z<c?0nc1L4c?0jd1]11\<0Wf1M4bA5^<i@0Tg1k1;0oh1=5`<Y@0\i136IW@7IV@1e<0_i121h<5j<U@0ai124U@4n?4W@0ci154Y@1l<0hi1M6Jd@7Jc@0ej141P=0ij121R=0kj114\@4d@0lj111W=0mj11=4i@0nj141[=0Rk139=0Uk1<6KTA7KSA0ak121e=4o@4TA0ck181g=0kk111j=0lk1;6LaA7L`A0Wl121n=0Yl121P>4ZA4aA0[l145Q>gA0_l1:1R>0il1Q14gA:0jm185U>WB0Rn115V>nA0Sn1J4nA5Y>QB0mn124QB5Z>UB0on181[>4UB0Wo114WB:0\2T10g3N0i4]10g3N0h6A0c740k7A0\8F0\8F0S910T9Q10\8F0\8F0c740o:E0d;O0d;O0d<10e<U10d;O0d;O0h6A0j><0Z?B0l?U10l?U10RA10SAX10l?U10l?U10j><0[C>0mC10nCW10[C>0hEA0]FE0XG<0hG10iGn10XG<0TJ10UJX10hEA0jK010I10I1J71T141[1110I10I1i102Y182h182S212Y182c2@2V312W303m1<3`2<3o213m1<3\3Z13\3Z13j493V513\3Z13\3Z13g5?3Y693e6=3[7B3P823U8L3[7B3_923i9=3Z:13b:=3R;13i9=3[;P23_=13`=Z13`=Z13k>C3a?D3^@>3o@23TAH3^@>3ZB13`=Z13`=Z13hBY13hBY13XD?3RE?3dE13XD?3XF@3kF13hBY13hBY13YGT13YGT13dH>3VI13dH>3iI:3^J:3kJ13iI:3_KB3TL13YGT13YGT13[;P23nL23VMB3lM;3ZN=3jN33mNX13mNX13\P1A3QQ113\P1A3dQ1<3[R1<3jR113dQ1<3WS143^S1I3ZT133hT1=3XU173mNX13mNX13lU123VMB3ZV104o1\14b3E4Z414o1\14g4:4T5A4n5>4_624d6D4n5>4f724P8C4g814h8W14h8W14V:A4k:14V:A4^;;4m;44T<G4n<34W=<4g=H4b><4Q?24W=<4j?;4X@14_@<4o@J4_@<4UB64^;;4fB44mBG4gC44h8W14h8W14P8C4PE24RE050_15b1:5o125T2=5d2;5o206m196Y246`2E6U3V16_466h496T5D6k536n5T16n5T16S786^7J6[826`8F6Y996n5T16n5T16o926Q:07i1:7V247]227e2?7X347_3?7Q417e2?7a4B7V577`5@7S6@7c6S17g7a37[;87f;27k;=7[<37d<<7T=J7Q>D7h>27d<<7\?67l?=7]@L7YAP17YAP17\BA7VC@7iC27VC@7YAP17YAP17bD97nD?7`E27l?=7mED7dF?7VG27\?67PHH7kH?7]IN7]IN7[J27`JA7]IN7]IN7`K57hK87SL:7cL<7RM77\M87gM=7WNE7oN17cL<7]O87VP1F7oP137ZQ1Z17eR1S17eR1S17iS1:7TT1<7cT1J7`U137fU1@7YV127[V1\17[V1\17hW1<7WX1?7iX127nX1B7cY117[V1\17[V1\17QZ1:7iS1:7eR1S17eR1S17V[1:7a[1H7\\1?7n\127P]1S17P]1S17T^1<7c^1@7V_127[_1J7X`117P]1S17P]1S17l`167\a1=7ma1<7\b1@7ob1=7\c1P17\c1P17_d1E7]e1@7Pf127]e1@7\c1P17\c1P17if127\a1=7Vg1<7eg1@7Xh197l`167_i1D7Wj1<7fj1B7[k1;7_i1D7Rl1[17Rl1[17^m1<7mm1?7_n127dn1B7Yo117Rl1[17Rl1[17go1:7V[1:7_P2U17dQ2N7dQ2N7bR227gR2E7dQ2N7dQ2N7kS2D7bT2>7SU287[U2n17[U2n17ZW287eW2J7bX217fX2@7YY2=7[U2n17[U2n17SZ2?7eZ2_17W\287c\2V17R^2Q17T_287\_2086=8J=8Z1186=8g109h3U19h3U19T5=9e589P6E9h629m6A9a739g7F9`819T5=9l889W9E9o929T:A9h:19h3U19h3U19h;D9`<L9_=D9V>39h;D9k>P29o@19k>P29bAB9XB:9cB49jBB9_C69eCU19eCU19kD89VEE9nE29SFA9mF=9]G39cGF9mF=9gH19eCU19eCU19[ID9SJG9mJD9dK99[ID9YL89XB:9oLU19oLU19UN=9eN:9RO39XOE9PP119oLU19oLU19dP1D9\Q1Q19dP1D9iR179bAB9\S10:X1G:X1G:P2Y1:P2Y1:Z34:a3E:Y4@:l4::Y51:P2Y1:P2Y1:m5<:]6::j6D:a73:g7::T8E:m5<:T94:[9D:X:9:d:2:i:9:X:9:`;3:f;::S<1:X1G:X1G:m<0;R2:;`2B;U35;]3?;o3[2;]6E;U75;R2:;h70<0U1<U1V1<b29<o2D<f3W1<P51<b29<]57<g5o1<i7I<b80=R44=e5G=`6o1=b8P1=e9<=W:<=f:L=W:<=m;]1=]=:=j=M=e5G=X?6=b?k1=]A:=hA==[B==kB3=nBP1=nBP1=QDE=iD2=nDA=hE@=[F2=hE@=nBP1=nBP1=TG5=[B==gG<=VHM=SIX1=SIX1=\J4=cJ?=UK2=ZKB=oK1=SIX1=SIX1=]L1=aLM=aM1=]A:=X?6=\N4=cNP1=fO3=iOQ2=jQ1<=VR1N=VR1N=TS12=YS1E=VR1N=VR1N=]T18=hT1:=UU11=YU1C=oU1;=ZV1V1=ZV1V1=`W12=eW1?=WX12=\X1B=ZV1V1=ZV1V1=]Y14=SZ17=^Z1:=kZ14=R[1Q1=SZ17=_\10>m28>[3I>W41>^4?>P5J>^4?>[6J>X72>[6J>k76>T88>_86>k76>S91>[3I>n90\>20120031>32380220035>360207207112081516142092091718192003D>3E12003G>3H320E2003K62061111212112121121313231132311323214132331323013234132340058c1:113235132351323613237132389;313236172705IT2>017271172710158Y2>1132371:2:01:2:01:2:1132381=2=>1=2=21=2=21=2==132391323013239<0A7T31@2@01@2@01@2@15A[3?01@2@22003_3>3`317a3112128?211212112102003j3>3k31112111121311213<057S41424@1424?5AX4A01424A1424A1424@1424A1424?5Ac4A020:3e4020:3g412021120F20E122205In4A0122213Q5120220B3T5320B3V5320B3X5120B3Z5020I20:3]5120E20F20>6a520>3c5820>3e58112123h51<127j520>3l5120>3n5120;3P6020:3R65142423U6120I20C20I20B3Z6620I20H0203;]6^6_620<1727>5Ic6A017270172771:2:11:2:420;3m6020<1=2=?1=2=>5IS7A020>6U720>3W782003Y7:3Z7420>3\781@2@05I_7A0<1A7a72003c7:3d7420B3f752003h7:3i7520;3k771C2C11C2C420:3Q851F2F05IT8A02003V8:3W8020<1I2I@1I2I>5I]8A02003_8:3`8320C0405;b8c8d82003f872003h8720B3j8411213112105Io8A0112123R9111213065AU9A1112105IY9B0112123\9120B3^9520B3`9520B3b9420B3d9520B3f919B320B3i9120B3k9120B3m94142405IP:E0142423S:51424314243075AX:E120B3[:520B3]:520B3_:417270172705Id:F020B3f:520G11214145Ik:F01411213112105IQ;F011212112105IV;F011211112111121220B3^;12003`;:3a;620B3c;620@20C0809;f;g;h;20C0:0;;j;k;l;20C0<0=;n;o;P<2003R<=0>:0S<T<20H0?11;V<W<X<20E20:3[<020>6]<20>3_<820>3a<8122205Id<F0122223g<1<137i<20>3k<020>3m<7152511525420>3S=80@0A;T=U=V=20H0B11;X=Y=Z=20D20?0C0D;]=^=_=20:3a=5182805Id=H020:3f=02003h=:3i=120:3k=41;2;11;2;420H1111129H21111128J21212L03:<=>ABCLd1k1m1o1Z2b3d3V9c9e9g9Y:\=`=S>T>W>X>E020201000A04242809040K0:040408090200090600M91200;4500@7800M1200Z14500R27800]2:;00e2=>00S3@A00R44500l42300f51200S64500a67800h6:;00o6=>00]7@A00l7CD00R8FG00Y8IJ\80k81200n94500`:7800h:1200j:4500b<2300n<5600b=8900l=;<00>1001221233334634590569167:078A0E9A0G:A0H;A0I<A0J=F0L>F20L00001o10o101e20e201X30X301Y30Y301o30o301P40P401X40X400Y40Y400Z40Z400[40[400j44n440j54n540S64W640]64a640f64j640`74d740P88X880i80i800[:8c:80P?0P?01a@0a@00YA0YA01kI8SJ81`S14dS141hS18PT181`T10`T100n_10n_101"#, text: """
#if canImport(SwiftUI)
import SwiftUI
#endif

// MARK: - Data


// MARK: - Contract


// MARK: - Flows



// MARK: - Assembly


import 




protocol :  {
        

    associatedtype : 
        
        

        
        
}

extension  {

        
     {
                
    }
}

extension :  {

     {
        #sourceLocation()
                
        #sourceLocation()
    }
     {}
}
#if canImport(UIKit) && !os(watchOS)
extension :  {}
#endif
/// What  needs from the app.
protocol  {
    var :  { get }
}
/// Opens .
///

struct : Destination {
    /// Connects the module's parts. `makeView` is handed the presenter, for the view to keep.
    func assemble<: >(
        dependencies: any ,
        router makeRouter: (, ) -> any ,
        router: any ,
        view makeView: (, ) -> 
    ) -> (view: , interface: ) {
                        let  = (
            : 
        )
        let presenter = (
            : 
            : makeRouter(, )
            : router
            : delegate
            : 
        )
        let view = makeView(presenter, )
        presenter. = view
        . = presenter
        return 
    }

                            }
}

    var :  = 
    let : 
    weak var delegate: (any )?

    init(
        :  = 
        delegate: (any )? = nil
    ) {
        self. = 
        self.delegate = delegate
    }

let  = dependencies.
guard let  =  else { return nil }
let :  = 
func (
    _ dependencies: any AppDependencies
) -> (screen: Screen, interface: )? {
#if canImport(UIKit) && !os(watchOS)
navigation.screen = 
return 
#else
return nil
#endif
let navigation = AppNavigation(dependencies: dependencies)
let  = assemble(dependencies: dependencies, navigation: navigation) { buildOutput in
    (buildOutput: buildOutput)
}
let navigation = AppNavigation(dependencies: dependencies)
let router = { (: , ) in (
    navigation: navigation
    : 
)
let  =  { presenter,  in
    (: presenter, : )
}
guard let  = assembled else { return nil }
assemble(dependencies: dependencies, router: ), , ?(view, presenter)viewmade.viewview(made.view, made.interface)(view, ())madeviewreactiveassembled }assembledrouter
""", paths: ["Templates/core/Module.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Data.stencil", "Templates/core/Protocol.stencil", "Templates/core/Conformance.stencil", "Templates/uikit/Conformance.stencil", "Templates/core/Dependencies.stencil", "Templates/core/Destination.stencil", "Templates/core/Isolation.stencil", "Templates/core/Inputs.stencil", "Templates/core/AssemblyLines.stencil", "Templates/core/BuildHead.stencil", "Templates/uikit/Build.stencil", "Templates/core/BuildView.stencil", "Templates/core/Macros.stencil"]),
ProgramCode(numbers: #"XQWdfPlWUQT<gN90:N4V12]1CQ42d4;f62o62X72`79055400i1475;70i1]1475>E60>70=0V3191494>61D71C0W31924?4D4E5NM62L72K0X31934G4L4M:63U173T10Y371R10`314O4U1:5T1Z12V140a314Z12X150b31:5Z1a12\160c314a164g174f12_170d314b14g11a10e391c15e1n10n321i14n10P425k1T20R412m180[414Y35T2Y30\4165a275`20]4C1Y25[2^20P521_24^20R514W24a266k276j25c2g22e290[514g22g2:0d514b24k267X377W35k2P30e514P35m2T32o2;0n514T32Q3<0W614l24X34Y30X625S3P40Z6;1U30e6368n378m35Y3c30h614c35[3g32]3=0Q714g30R741`30V732b3>0i774_34n30P824P4:0R8:1d30\8L5f3Y40X942h3?0\914Y41j30]971l30d9@9495960l:7970[;2:69V579U55T4o40];81W40e;21Z40g;31^40j;14T50k;81a40S<21d40U<14e44V55f4[50V<L1h40R=34[55o4^50U=14^55Q5e6;0V=41S50Z=66:P67:o50`=81X50h=21[55]5m50j=31a54m50m=14d54P65c5U60n=G1e50e>94U60n>8=6;`67;_60V?=1i50c?31l50f?14X64`65n5c60g?Q14c60h@74e6:;1P60o@51S60TA[21U60_C5=:0dCQ35Y6S70eFD4V70YGQ11[60ZH`10jIH:0bJ[35]6]72_6D0UN14^70VN80^N9:0`1T10k2V10U4i10k2V10V6X10b7]10V6X10a9A0V:F0V:F0m:10n:Q10V:F0V:F0]<O0]<O0]=10^=U10]<O0]<O0a9A0c?g10^AX10^AX10gB10hB[10^AX10^AX10c?g10mD010I10I1J71T141[1110I10I1i102Y182h182S212Y182c2@2V312W303m1<3`2<3o213m1<3\3Z13\3Z13j493V513\3Z13\3Z13g5?3Y693e6=3[7B3P823U8L3[7B3_923i9=3Z:13b:=3R;13i9=3[;P23_=13`=Z13`=Z13k>C3a?D3^@>3o@23TAH3^@>3ZB13`=Z13`=Z13hBY13hBY13XD?3RE?3dE13XD?3XF@3kF13hBY13hBY13YGT13YGT13dH>3VI13dH>3iI:3^J:3kJ13iI:3_KB3TL13YGT13YGT13[;P23nL23VMB3lM;3ZN=3jN33mNX13mNX13\P1A3QQ113\P1A3dQ1<3[R1<3jR113dQ1<3WS143^S1I3ZT133hT1=3XU173mNX13mNX13lU123VMB3ZV104^1:4k1B4`2L4b3?4U444\4?4n414b3?4^5B4S674]6@4P7@4`7S14h8V14W:Y14a;74l;\14Y=24[=05h3U15h3U15T5=5e585P6E5h625m6A5a735g7F5`815T5=5l885W9E5o925T:A5h:15h3U15h3U15h;D5`<L5_=D5V>35h;D5k>P25o@15k>P25bAB5XB:5cB45jBB5_C65eCU15eCU15kD85VEE5nE25SFA5mF=5]G35cGF5mF=5gH15eCU15eCU15[ID5SJG5mJD5dK95[ID5YL85XB:5oLU15oLU15UN=5eN:5RO35XOE5PP115oLU15oLU15dP1D5\Q1Q15dP1D5iR175bAB5\S106R2:6`2B6U356]3?6o3[26]6E6U756R2:6h7070Q37W3O7Z4D7W3O7Y5Q17]6E7U7`17Q9H7i9080[38a3@8\4@8o418a3@8[588o598X60`620420031900:02380220420037901:0898222003<>3=0202112031516142003E>3F12003H>3I22003K>3L3983204172011111212112121121313231132311323214132331323013234132340258g1<113235132351323613237132389=313236172705IX2@017271172710358]2@1132371:2:01:2:01:2:1132381=2=>1=2=21=2=21=2==132391323013239<0A7X31@2@01@2@01@2@15A_3A01@2@21121211213112131121111210111111111121412223122205IV4E0122223Y4112223045A\4E1122205I`4F0122223c4111215112151121411215112119F3112111121111214152505IW5I0152523Z551525315253055A_5I111215112151121418280182805Ik5J011215112112003Q6:3R66112161121606:0W6X6112161121711217J046:@BCDGJMP1h1o1Q2S2^2m3n3o3P4]4j4l4n4`5705070202242804<?1200A4500O7800Q11200^14500V27800a2:;00i2=>00W3@A00R42300U55600g5890081001241235334;145A1A6B1B7C1C8D1DE00001W30W301X30X301Y30Y301a30a300b30b300c30c300d30d300S44W440S54W540\54`540f54j540o54S640i64m640Y78a780\90\900T:0T:01T:4X:41\:8d:81S;4W;41mM4QN40"#, text: """
#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif



import 




protocol :  {
        

    associatedtype : 
        
        

        
        
}

extension  {

        
     {
                
    }
}
/// Opens , which is written by hand.
///

struct : Destination {
                            }

        }
    var :  = 
    let : 
    weak var delegate: (any )?

    init(
        :  = 
        delegate: (any )? = nil
    ) {
        self. = 
        self.delegate = delegate
    }

func (
    _ dependencies: any AppDependencies
) -> (screen: Screen, interface: )? {
#if canImport(UIKit) && !os(watchOS)
guard let screen = screen(dependencies) else { return nil }
return (screen, ())
guard let interface = screen as?  else { return nil }
return (screen, interface)
#else
return nil
#endif
#if canImport(UIKit) && !os(watchOS)
private func screen(_ dependencies: any AppDependencies) -> Screen? {
        
    nil
}
#endif
uikitswiftui, , Void
""", paths: ["Templates/core/Shared.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Data.stencil", "Templates/core/Protocol.stencil", "Templates/core/ExternalModule.stencil", "Templates/core/Inputs.stencil", "Templates/core/BuildHead.stencil", "Templates/uikit/BuildExternal.stencil", "Templates/uikit/ScreenOfExternal.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJda1407`14h11o11T2909100W292110W2]6140d8^593160R>T@58H60G70F0VN15<C2>40_N14C2@50hN14=4G4H0iNe11B0^P1_35D[161Z171Y10mS115HS12J60VT114S10WT141M0[T132O70nT174M4Z14[10UU1Z11Q11S10_V1h3:62g172f10WZ171U10^Z114a14g1:0_Z1\21W10k\1Q4941Y10l`1G:5[1S22]190ca114S2:0NT10S2R10V3W20]5V10g6:0T7]60d=?0V>^50dCV10nD:0[ET@0eU1:0SV1T10SV1T10XW110_W180RX180]X110_W180QY1@0dY110SV1T10SV1T10eU1:0^Z1e10V\1:0c\1_30X`1:0f`1Z10f`1Z10Qb110Xb1<0ob1<0^c110Xb1<0kc140Rd1I0nd130\e1=0le170f`1Z10f`1Z10X`1:0lf1Z10Yh1:0ih1?0[i1h30Sm1010I10I1J71T141[1110I10I1i1020\22_282j2Q42k6V12U882`8G2W9036=3J=3Z1136=3g10^120030520032:3362003552026720239811212112121121=2003A52026C2023E91424014240142415AL00142422003P152003R18201112003V162003X162003Z172003\17003:1200F4500T11200510012002300330043009:0000100001W20W201R>0R>01WN4[N40`N4dN40nS14RT140^T18fT180l`10l`101ca10ca100"#, text: """

/// A module to open, with what it takes: `TodoDetailModule(id: id)`.
protocol Destination {
    /// By what whoever opens the module can talk to it.
    associatedtype Interface = Void

    /// The module with its parts connected; nil where it cannot be assembled.
    func (_ dependencies: any AppDependencies) -> (screen: Screen, interface: Interface)?
}

/// Where a router can go from its screen. `AppNavigation`, in Navigation.swift, does it.
protocol Navigation: AnyObject {
    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface?

    @discardableResult
    func present<D: Destination>(_ destination: D, in container: PresentationContainer) -> D.Interface?

    /// Replaces all that is open.
    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface?

    func pop()
    func popToRoot()

    /// Closes what was presented: this screen, or the navigation that it stands in.
    func dismiss()

        
        
}

extension Navigation {
    @discardableResult
    func present<D: Destination>(_ destination: D) -> D.Interface? {
        present(destination, in: .none)
    }

        
     {
                
    }
}

/// What a presented screen stands in.
enum PresentationContainer {
    case none
    /// A navigation of its own, in which it can push.
    case navigation
}
import 
#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What a module shows.
typealias Screen = UIViewController
#else
/// Stands for a view controller where there is no UIKit. Modules are not built there.
class Screen {}
#endif


""", paths: ["Templates/core/Support.swift.stencil", "Templates/core/Imports.stencil", "Templates/uikit/Screen.stencil", "Templates/core/Isolation.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJm6107D00P1100P1Z4120Z5T160C70B0^67150e6161A71@0f66180l614;4A464C:0c3P10f4:0S5Z40`980k9T10o:I0o:I0i;70S<:0`<10a<V10a<V10h=60Q>60Z>10a<V10a<V10o:I0o:I0U?09207200316206112101121114002312007450000"#, text: """
/// All that the modules need, `` of each. The composition root conforms to it.
///
/// A module's place is chosen by its name, so that branches which add modules merge.
typealias AppDependencies =
    Any
    // 
    & 

""", paths: ["Templates/core/AppDependencies.swift.stencil"]),
ProgramCode(numbers: #"dT[com`dYjgH[<804Q14Y15S25^28Z3@U5<a63P7900015162310114658L1=0211?033919260B70A934>4B5HF0N1944F5MI0W114I950X124P11V10Z111X10[14:61X171W10_171Z10f114R14X1:62R272Q25]1d11b11j10g111m10h121o10j114P25Q2k10k191T20T271V20[234P20^241Y20b261[20h214Z14R2:63]273\21a20i211d20j221g20l214T24]2:5i2b22k270m214b264h274g21n20n214c24h265n275m21Q30o214i24n20P341T35V3T30T321X34T35^3X30V331`34X30Y31:;1e30Z3666m376l35k3f30`341n30d371P40k334k30n341S40R461U40X414^34m367V477U40Y441Z40]421]40_414n34V40`44=68a478`40d491c40m431f40P514Y44a469j479i40Q591j40Z531m40]514b44j46:S57:R50^591S50g531W50j514k44S50k52:6;`67;_65Z5Z50m514Z50n5?1\50]616<^67<]60^651a50c635c5R60f681e50n63960i7:5i5Q60S8>;0a8E1k50V91>0W9:4Q64[65m5Z66=Y67=X62P690Q:14T64Y64[6970b:64^54^64V54`6:;0h:91T60Q;1>5V6o6;0R;A1W60c;11Y60d;G=4o6:0d2T10i310P4>0e4>0V510P4>0i5P10P7Z10]810a8:0n830U9h10R;S20V=P10V=P10[>R10V=P10V=P10Q@B0g@10l@X10Q@B0gBQ10lC10gBQ10YDX20bF20i5P10RGZ10_H10cH:0PI40`I010I10I1J71T141[1110I10I1i102[2H2[2H2Z3:2k3O2P5d12g612k6E2c722h7:2U812Z3:2^8<2n892Z9E2R:72\:>2m:32^8<2[;42b;E2Z<62c<>2T=12[2H2[2H2n=03j1Q13j1Q13o2X13Z413^4I3Z523_5E3W613j1Q13j1Q13e604m1<4`2<4o214m1<4\3Z14\3Z14i494U514\3Z14\3Z14b5X14b5X14m684X714b5X14b5X14e744l7H4m8=4]924b9=4m8=4c:Z14P<34V<>4c:Z14R=14S=05l1:5Z2Z15g365m3b15m3b15f5<5V645]6E5U775_7>5P835f5<5^845e8E5]965f9>5W:15m3b15m3b15Q;V15Q;V15X<45_<I5[=25`=E5X>15Q;V15Q;V15f>45l1:5X?b15X?b15k@95WA:5dA35jAE5bB15X?b15X?b15PCV15PCV15WD95cD>5TE35ZEI5VF15PCV15PCV15dFj15dFj15_H95kH=5[I35aIL5`J15dFj15dFj15nJ25PK06g2H6g2H6f3A6[416f3A6h4?6Z5>6k516l5O6l5O6l656T7E6l736U8;6d886o8;6]936l9V16S;:6c;?6V<>6d<:6o<E6g=<6V>16d<:6e>:6c;?6U8;6c??6V@V16V@V16hA96TB16V@V16V@V16c??6UCV16hD66l5O6l5O6g2H6g2H6hE07M:7X197d1<7S217M:7h2<7X3:7c3A7W447^417b497n4G7X3:7h2<7_60Z620230420232420234:20236=9022023930001;:;<2023>02023@62023B72023D9112023G;2023I:2023K=8522023N02023P1=2023R130203;S1T1U12023W10201111112222122250405;_1`1a112225122239920607;g1h1i1122205Il1;01222212225122205IS2;012221122205IX2;01222111122270809;^2_2`2122205Ic2;0122223f21112111121111212121121315112105IS3;0112141121411215112167\38;2112152023a350:0;;b3c3d32023f361121611215112105Im3=011211112105IR4=0112112023V47142405IY4=0142423\452023^461727617270172705Ie4=02023g471:2:01:2:05Il4=02023n491=2=61=2=01=2=50<5@U5=111<047Y51323013231162625A`5>0162641626416121626516261162661626619161211211112131211210B57ACFJLQ1Od1f1Z3]3V5f5g5Q6R6=050;050;0500030303030<0003>E1200Y11200[12300\22300m22300P35600g312j30W44500_478b40h4:;00o4=>R50X53400^56700o59:0081001221333144415550667277>297@2;;000011010064:41>4B41F4J41O4S141X10X101m20m200Q7<]7<1a98i980R:8Z:81"#, text: """


  {
                        
        
}
  {}
import 
 : 
weak var : (any )?
let : any 
 : 

  var :  = 
init(
    : (any )?
    : any 
    : 
) {
    self. = 
    self. = 
    self. = 
}

    // MARK: - 

     {
         {
                                }
        set {
            // TODO: 
        }
                
                    }
// TODO: 
fatalError(
    \". is not written yet\"
)
actorfinal classactorfinal classweak varletvarletnonisolated nil
""", paths: ["Templates/core/Class.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Known.stencil", "Templates/core/Stored.stencil", "Templates/core/State.stencil", "Templates/core/Initialiser.stencil", "Templates/core/Stubs.stencil", "Templates/core/Unwritten.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLXD70:g11j17j2<V45P55[53j500U16087070U17180\1142480]1=61@71?0j171=0Q214:4@0R2=1?0_2E900\31910e3[462a172`10P8C1C0c8A1E0T915GX10U9@1J0e9;1M1O0P:11Q10Q:34^10T:81T11V10\:11X10]:10^:64H4a15Z1e10d:1924e10e:9:9394:;0n::1e10X;61g10^;163Y273X20_;41l10c;21o10e;14Q24Y20f;4=0j;91R20S<31U20V<164i274h20W<91Y20`<31\20c<14a24i2:65U475T45_2o20d<14o20e<?1a20T=166S476R40U=51f20Z=35h2g30]=81j20e=3950`>:5n2f30j>>;0X?E1P30m?1>0n?:4f34P45R3o367n377m32U360h@14i34n34P4960YA64S34S44k24U4:68o478n45Z3a41_31g30_A11j30`A21l30bA14m45n3h40cA91Q40lA71S40SB34m40VB41V40ZB61X40`B14W44o4:69Z579Y51^40aB11a40bB21d40dB14Q54Z5:;0eB91f40nB1>5h4i5;0oBA1i40`C11k40aCG=4i5:0Q2U10V3W20V3W20^570h540o510V3W20V3W20]6=0j6^10j6^10Y870c840j810j6^10j6^10X9=0h9:0U:E0n:W10V<10[<\10h=[40SBQ10SBQ10UCC0kC?0]DA0QE?0cE10jE=0[F@0nFC0dG;0RHC0kH90WI10[I:0hI30jE=0VJ80aJC0ZK90fK10jK:0WL10dL60SBQ10SBQ10]M:0kM10lMX20]M:0aP190jP101X2h11Q4S21U602U3:2`3:2m3C2c462l4B2a512b5V12b5V12i642P7I2l722Q8E2i812b5V12b5V12W942U3:2i992U:C2k:32Q;C2g;12h;V12h;V12o<92[=>2l=32R>I2n>12h;V12h;V12\?03g2H3g2H3f3A3[413f3A3h4?3Z5>3k513l5O3l5O3l653T7E3l733U8;3d883o8;3]933l9V13S;:3c;?3V<>3d<:3o<E3g=<3V>13d<:3e>:3c;?3U8;3c??3V@V13V@V13hA93TB13V@V13V@V13c??3UCV13hD63l5O3l5O3g2H3g2H3hE04[2H4[2H4Z3:4k3O4P5d14g614k6E4c724h7:4U814Z3:4^8<4n894Z9E4R:74\:>4m:34^8<4[;44b;E4Z<64c<>4T=14[2H4[2H4n=05j1Q15j1Q15o2X15Z415^4I5Z525_5E5W615j1Q15j1Q15e606M:6X196d1<6S216M:6h2<6X3:6c3A6W446^416b496n4G6X3:6h2<6_60l42061100:1121101:245802112061402:4:;1420:3>020:3@71727017271172732003H:3I12003K:3L120:3N3172722003R1:3S1120:3U131727220:3Y1;20:3[1020:3]1;20:3_1220:3a142003c1:3d1120;3f1120:3h14112105Ik160112123n152003P2:3Q212003S2:3T2120:3V2414240142405I[26011<047^21323013231162625Ae26016264162641612162651626116266162661916121112222122250304;\3]3^312225122239:20506;d3e3f3122205Ii3<01222212225122205IP4<012221122205IU4<01222111122270708;[4\4]4122205I`4<0122223c4111211112131211210<36^1\1`1b1k2l2V3W3a3c390:0505050003030303:01280945=0A7800i11200W24500]23400c26700T39:00X32300Y42300712012202322344145515662668288T34X341]34a341e:0e:01n:0n:01n:0n:01h=<T><1X@8`@80i@8QA81"#, text: """
#if canImport(UIKit) && !os(watchOS)
import 
import UIKit
import 

final class : UIViewController {
        
                super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func  {
        super.
        Task { [] in await . }
        .
    }

}
#endif
init(
    : any 
    : 
) {
    self. = 
    self. = 

    // MARK: - 

     {
         {
                                }
        set {
            // TODO: 
        }
                
                    }
 : 
weak var : (any )?
let : any 
 : 
// TODO: 
fatalError(
    \". is not written yet\"
)
FoundationUIKitUIKitweak varletvarlet
""", paths: ["Templates/uikit/View.swift.stencil", "Templates/core/ViewStored.stencil", "Templates/core/ViewInitialiser.stencil", "Templates/core/Stubs.stencil", "Templates/core/Known.stencil", "Templates/core/Stored.stencil", "Templates/core/Unwritten.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJdo1501A5M1R1<^23m200b1900b1h2910Z4f:130P?P;160PJZ?190ZY1Y?5:?0ch11924?0dh19:5=L60K70J5EI0mh171F0Ti114I4C4K4L:5HQ12J30Ui114Q1:61]271\25MW10Vi114W10Wi1?1O0fi1162[272Z20gi151T10li135V1o10oi181X10Wj13930Rk1:5\1n10\k1>;0jk1E1^10_l11>0`l1:4n14X25`1W263V273U22c150Zm114Q24V24X2940km164[14[24S14]2:;0Qn191g10Zn11>5i1l2;0[n1A1j10ln111l10mn1G=4l2:0X2b10j3k10f5h20^8V10e9f:0^D?0PEP;0SP1?0eP1Z?0R`1?0d`1Y?0SP2?0fP210gP2b20SP2?0fS290oS201X3?1k3I1k3I1k4V11U671_641f611k4V11k3I1k3I1X3?1l7026=2J=2Z1126=2g103g2H3g2H3f3A3[413f3A3h4?3Z5>3k513l5O3l5O3l653T7E3l733U8;3d883o8;3]933l9V13S;:3c;?3V<>3d<:3o<E3g=<3V>13d<:3e>:3c;?3U8;3c??3V@V13V@V13hA93TB13V@V13V@V13c??3UCV13hD63l5O3l5O3g2H3g2H3hE04M:4X194d1<4S214M:4h2<4X3:4c3A4W444^414b494n4G4X3:4h2<4_60m10020031:32620034:35620037:386203012032032011202:1?@1211:1BC832122003G72003I711<047L1323013231162625AS15016264162641612162651626116266162661916121121111213121121090<;ADY1Z1d1e13050=0:4>2300K3400Q16700b19:005101121023123452547277b10b101Z40Z401dh10dh101Ui10Ui100Zj1<fj1<1jl18Rm180[m18cm181"#, text: """
#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Goes from screen to screen. Transitions, tabs and what else the app needs go here.
final class AppNavigation: Navigation {
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.(dependencies) else { return nil }
        screen?.navigationController?.pushViewController(opened.screen, animated: true)
        return opened.interface
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        guard let opened = destination.(dependencies) else { return nil }
        switch container {
        case .none:
            screen?.present(opened.screen, animated: true)
        case .navigation:
            let navigation = UINavigationController(rootViewController: opened.screen)
            screen?.present(navigation, animated: true)
        }
        return opened.interface
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.(dependencies) else { return nil }
        let navigation = UINavigationController(rootViewController: opened.screen)
        screen?.view.window?.rootViewController = navigation
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

}
#endif
import 


    // MARK: - 

     {
         {
                                }
        set {
            // TODO: 
        }
                
                    }
// TODO: 
fatalError(
    \". is not written yet\"
)
UIKitAppNavigationFoundation
""", paths: ["Templates/uikit/Navigation.swift.stencil", "Templates/core/VerbImports.stencil", "Templates/core/Isolation.stencil", "Templates/core/Stubs.stencil", "Templates/core/Unwritten.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLgg4V10>a15Q27k2Gh62U75h75`8=`;5l;;o=3^>5R?8Y@3i@3o@4kA1mA>nC1SD:fD3nE3oF3[G5iG2RH7^J2eJ6cK6\L8PM2WM5aM5iM8[N3cP13[R15fR13WS131;905GN5I<00B60;70:0B191464;4<5U1@0CF924@5a1M0Y1I61H71G0R21934C4H5k1L0S21944L4M4N5P2`15Q2X10T2E62W172V10i21954R14W14X10j2B63_173^10\31964Z14_14`1:64h174g10]371Y20d314b14h15Z2m10e371\20l314m10m3A1^20^41:5`2U22b270_414U25d2\2;0`48970P52=4\20R5<1h20^521j20`5365i275h25n2f20c514f2984b24i20l52:999:9;0f6B1Y30X7?1_30g7:9<0Q8<66Z376Y30]834V34Z30`8d11f30T:=5g3`39=4c35m3c30Q;R14c30S<19>67j377i39?4f34j368o378n39@4k34o35^4R49A4R40T>79B9C0S?L1o40o?I1Q50h@b19D0ZB769a479`40aB34]44a40dBP21X50dDH1Z50\E^21`51d50jG19E6:P57:o42j5E0[I14k44P50\I:5l5T50fIl44T59F9G0bO65T6V60hO19H0QP1G1Z60hP1D1\60\Q1?9I0cR1o19J0bT176;h57;g50iT134d54h50lT1O1d60kU1H1f60cV1^21l61P70QY119K0jY1:9L9M0T[164V65Z7f60Z[119N9O0S\1F9P10i\146<b67<a60m\134^64b60P]141b70T]1B4f60f]12:0h]141d70l]1R25f7o62h7O0n_114o60o_161j70U`139Q10``12:9R10b`1<1m70n`121n70Pa136=f77=e70Sa181S80[a121V80]a131X80`a114\74f70aa12:1Z80ca1:1\80ma13;0Pb1I6>Y87>X80ib181`80Qc121b80Sc131f80Vc114o74Y80Wc191h80`c13=2j8R10Sd19:5l8c80\d1E4c85n8g82P9S10Qe114g85R9j80Re164o85T9n81V90Xe1<4o80de1<1X95Z9`90Pf116?^97?]91^95`9Y90Qf121d94Y95f9\90Sf124\94S94^90Uf114`90Vf121h90Xf135j9g99S10cf114g90df181o90lf1;5Q:Q:0Wg1@1S:0gg1:1U:0Qh144Q:5W:V:0Uh1_21Y:0dj1=4V:0Qk151^:0Vk1Y11`:0_l1=5b:l:0ll151g:0Qm1c11i:0dn1S11k:0go1^11P;0UQ2k11R;0PS2Y11T;0YT2c11V;0lU2f14l:6@U;7@T;0bW215^;R;9T14S;9U14m:4U;6A^;7A];0SX215j;[;9V14\;9W14V;4^;0dX22:6Bk;7Bj;;0fX2_11S<0UZ271T<0\Z2Q1=4a;4k;:;0][272V<Y10l[215X<U<0m[2>1Z<0[\224U<9X10e\22=0g\251^<0l\221c<1h<0n\236Cd<7Cc<2k<[10Y]214_<4d<5m<g<0Z]214g<5o<P=0[]241T=0_]2@1Z=0o]241\=0S^234R=2^=\10^^210_^215`=W=2b=]10h^214W=5d=\=0i^2;1f=0T_2D4h=;0h_2;1h=0S`2B6Df=7De=2k=^10Ua214a=4f=0Va27=6Em=7El=9Y14i=4m=0ea22:9Z15U>W>;0ga289[10Wb22=4Z>5X>Z>0Yb2P14Z>0Yc271Z>0`c23:5[>j>0cc2<1\>0oc2e11a>1c>0de2B1d>0Vf221e>0Xf234Q?0[f271f>0bf281g>0jf221h>0lf23:6FX?7FW?2k>b10of214S?4X?5m>]?0Pg2?1o>0_g234]?5Q?b?0bg2C1S?0Uh234b?5Z?g?0Xh2=1\?0eh234g?0hh2=1^?0Ui216GT@7GS@1b?0Vi221d?5i?R@0Xi224R@4k?4T@5k?W@0Zi2B4W@0li22:0ni285n?h@0Vj215o?_@0Wj2J4_@5R@b@0Qk224b@5S@f@0Sk281T@4f@0[k214h@:0\k241U@0`k2@1V@0Pl22:5Y@UA1_@0Rl211`@0Sl224jA5c@\A0Ul271d@0\l2:1e@0fl224jA5h@cA0hl271i@0ol261j@0Um224jA0Wm281k@0_m211l@0`m211m@0am22:0cm2N:0an241o@0en2=6HYB7HXB0Ro241SA0Vo221UA0Xo214QB4YB0Yo241WA0]o221YA0_o2;6IPC7IoB5]AgB0jo241_A0no231aA0QP314nB0RP341cA0VP331eA0YP361gA0_P324_B4PC;0aP341iA0eP331kA0hP326J_C7J^C0jP381QB0RQ321SB0TQ314WC4_C0UQ36=6KlC7KkC0[Q341ZB0_Q311\B0`Q331^B0cQ314bC4lC0dQ32:5`BRD2bBc10fQ314RD:1dB0gQ371fB0nQ336L\D7L[D9\14XD4\D6MdD7McD5VCaD0YR314aD9]14]D4dD0bR32:1[C0dR335]CoD0gR3:1_C0QS3?1aC0`S354\E0eS3L1cC0aT331eC0dT3?1gC0SU3S11iC0VV311kC0WV3W11mC0^W375oCgE0eW3B1QD0WX3:1SD0aX3<1UD0mX3?1WD0\Y3D4lE0PZ3:1YD0ZZ3?1[D0iZ3@0Y[32:9^19_10[[311_D0\[335aDXF0_[3:1cD0i[334aF0l[3L1eD0h\3P11gD0h]311iD0i]3W11kD0P_375QEjF0W_3B1SE0i_3:1UE0S`3<1WE0_`3B4mF0Qa3:1YE0[a3>0ia32:1[E0ka335]EXG0na341_E0Rb339`10eb364YG9a10Sc32:9b10Uc311hE0Vc335jEfG0Yc341lE0]c339c10Pd364gG9d10^d32:0`d341RF0dd321TF5VFQH0fd331XF4QH:5ZFjH9e10id341]F0md3F9f10ce379g10je341bF0ne329h10Pf331fF0Sf3H9i10kf339j10nf341kF0Rg3B1mF0dg3L4nH9k10`h341PG0dh3?9l10Si341SG0Wi3?1UG0fi3A5WG\I9m10Wj341ZG0[j3@1\G0kj314\I5^GhI9n10lj341aG0Pk3=1cG5eGfI0]k331gG4fI0`k314hI5iG]J9o10ak341lG0ek3:1nG0ok316NWJ7NVJ1RH5THUJ0Pl324UJ4PJ4WJ0Rl311VH0Sl341XH0Wl334]J:5ZHaJ0Zl3D4aJ5\HdJ0nl374dJ:6OnJ7OmJ0Um341_H0Ym381`H0am314fJ4nJ1bH0bm391eH0km361gH0Qn331iH0Tn3<5kH]K0`n371mH0gn3K9P20bo324`K0do371QI0ko3@0[P4@9Q2:6P1lK7P1kK0kP441VI0oP481WI0WQ414dK4lK5ZIRL1\I0XQ491_I0aQ424RL5aIXL1cI0cQ4K9R20^R424ZL1gI0`R4@9S2:5nIcL6Q1bL7Q1aL1QJ4^L4bL4oL0PS416R1nL7R1mL1UJ0QS421WJ5YJlL0SS424lL4eL4nL0US41:5[JSM0VS4<4SM5]JVM0bS474VM:5aJ^M6S1]M7S1\M1dJ4YM4]M4`M9T20iS41:5iJhM6T1gM7T1fM1RK4cM4gM4hM:5VKPN6U1oM7U1nM1ZK4kM4oM4ZN0jS416V1YN7V1XN1^K5`KWN0kS424WN4RN4YN0mS41:5bKbN0nS4?1dK0]T411fK0^T4O4bN5iKmN5kKlN1mK1oK0]U411QL0^U489U20fU414lN4bP15TL`O0gU441VL0kU495XLZO1ZL1\L0TV411^L0UV489V20]V444ZO1aL0aV411cL0bV4<9W24bP15gLnO0nV471iL0UW4:1kL0_W411mL0`W4E1oL1QM0UX479X20\X434nO5TMUP10_X471VM0fX411XM0gX4<4bP10SY4:1ZM0]Y4>1\M0kY411^M0lY4S11`M0oZ411bM0P[4R11dM0R\4<:5fMjP10^\471hM0e\4G1jM0\]4A4jP15mMSQ15oMRQ11QN1SN0m]489Y20U^414RQ14ZR15VNbQ10V^441XN0Z^495ZN^Q11\N1^N0c^489Z20k^444^Q11aN0o^4<9[24ZR15eNlQ10[_471gN0b_4A1iN1kN0S`479\20Z`434lQ15nNQR10]`471PO0d`4<4ZR10Pa4:1RO0Za4S11TO0]b411VO0^b4R11XO0`c4<:0lc416W1dR17W1cR11\O5^ObR10mc424bR14]R14dR10oc41:5`OmR10Pd471bO0Wd4;1dO0bd414VS10cd4E1fO0Xe4;1hO0ce4H1jO0[f411lO0\f4[1:0X280[5l10^7g10_9>0Q:B0c:N0c:N0b;10c;W10c:N0c:N0_9>0j=]10[?F0Q@m10j=]10aB[20PEI0iE[10iE[10UG10VG]10iE[10iE[10WIc10nJ10oJS20WIc10aB[20^7g10]N>0UO80aOE0VP1M0VP1M0TQ110UQ1U10VP1M0VP1M0UO80TS1B0fS1G0fS1G0^T110_T1R10fS1G0fS1G0]N>0[V1010I10I1J71T141[1110I10I1o181[271e2>1V311o181c3A1W4:1d411e402f2?2\3?2n312f2?2a4>2S5:2^582j5U22P822S5:2a4>2l8<2[9:2h922m9A2a:32d:M2d:M2h;A2]<12h;A2n<V12d:M2d:M2b>22d>030W23\2S43h6T13m7B3b8E3Z9?3l9b13a;:3k;a13\=<3h=N3h=N3f>33h=N3h=N3U?d13l@?3^A=3QB73dBb33QB73_F<3oFR13_F<3]H13fH[23RKN3RKN3YL]23RKN3RKN3TO\13TO\13iP1i33TO\13TO\13VU1<3nU1`43VU1<3kZ173V[1R53a`1T13fa1L3eb1E3]c1I3Yd1?3kd1b13]f1a13ng173Uh1N3Uh1N3Si133Uh1N3Uh1N3bi1P23ek1?3Wl1H3Rm1F3km1^23\P2W13iQ2O3kR213XS2h23QV2P13QV2P13aW253iW213QV2P13QV2P13WX2:3gX2=3XY2l43gX2=3h^2c23da2h23]d263id2C3`e213ee2j33`i2G3Zj2C3Pk2D3gk2?3Yl2?3Tm2T13Yn2o13XP3a13iQ373PR3N3PR3N3nR333PR3N3PR3N3]S3O3_T3?3QU3H3lU3F3eV3^23VY3W13cZ3O3e[313R\3c23f^3:3X_3c23Tb3c23hd363id2C3`e373ke313Pf3W13`g3T13eh3F3[i3a13lj343Pk3N3Pk3N3nk333Pk3N3Pk3N3]l343dl3?3Vm3B3`e373Tn323Vn3040447H4R1R24Z3E4V4E4n414Z3E4[564d5@4W634^6S14b724d7050V15W1<5f1G5`225e2D5\335_3[15_3[15k485V5J5S625X6F5Q735W7@5j715_3[15_3[15X825Z806m2A6a3:6n3<6]436`4:6k4I6d5Y16d5Y16n686Y7>6j726o7>6`836f8H6a916d5Y16d5Y16o996[:<6j:36`4:6f;<6U<96^<07j2=7[3E7j2=7b4>7W5>7h517b4>7[6<7k667[6<7`7=7T8?7f8<7`7=7d9<7f:97X;D7o;17P<V17P<V17Y=97k=>7\>27a>I7k=>7n?@7a@27n?@7P<V17P<V17ZA17X;D7fA27kA=7[B37dB=7YCS17]D17dB=7jD87UE87`E;7QF=7bF@7UG:7bG:7oG>7`H47QF=7VI;7eI_27WL>7hL=7VI;7aM57iMZ17VOY17bP187mP1=7`Q1=7QR157YR1V17bS1c17XU1>7iU1S17oV1:7\W1^17mX1V17VZ1k17T\1>7e\1Y17Q^1:7^^1c17T`1:7a`1f17`Q1=7cb1U17cb1U17ic117Pd1W17_e1\17Pd1W17[g1V17cb1U17cb1U17[i1T17[i1T17`j117gj1W17Vl1\17gj1W17Rn1V17[i1T17[i1T17RP227TP208R2G8R2G8j2:8U3_18g4;8U578_548f5Q18j2:8R2G8R2G8b7090:9;79I:9V119]1C9T2>9e2C9[329]1C9m3T29R6290:9b659j6=9Z729_7P19e8T19l939o9R19o9R19Y;49`;19o9R19o9R19T<@9h<19T<@9[=;9j=49Q>P19T?@9g?b19\A49cA89nA39[=;9cB89nB19[C19bC99VD99bD19bC99UE99bE;9PF89[FD9UE99ZG:9eG;9SH89^HB9PIL9PIL9XJ49_J19PIL9PIL9mJ79ZG:9nKZ19nKZ19]Mi39nKZ19nKZ19dQ129fQ10:0V1:]1?:P2::[28:g2V2:n42:P2::]1?:f57:Q6P1:f57:]77:g7;:U83:X80;U17;`1<;o15;W2e1;o3Q1;V5;;d5B;Y68;d62;i67;S73;U17;a77;k75;S88;^88;i82;n87;X93;g90<d2V1<d2V1<n38<Y41<d2V1<d2V1<m4C<d5?<V6C<l63<m4C<a7G<\8C<R9G<l93<a7G<a:\1<Q<=<a<A<U=3<a:\1<d==<T>@<g>1<h>V1<h>V1<Q@><b@2<g@><^AW1<hB2<^AW1<h>V1<h>V1<gCC<]DB<gCC<ZE2<\E0=m28=[3I=W41=^4?=P5J=^4?=[6J=X72=[6J=k76=T88=_86=k76=S91=[3I=n90>04>74>>@>Q15>Y12>[10?6>?Kc1?a21?e24?l22?6>?V3@?j37?T44?[4:?h45?P52?V3@?Z5A?o57?Y64?`66?i65?Q72?Z5A?^78?i74?P81?T88?_81?c85?k82?Y90@0N@N0Ak24AR3?Ad3=AQ4S1AQ4S1AU54A\5=Al52AQ69A]61AQ4S1AQ4S1Ak64AR7CAh72Am7HAh8;AS9S1AS9S1A]::Ak:4AR;=Ab;3Ah;:AU<1A]::Aa<4Ah<=AX=3A^=9Aj=6AS>?Ae>2AS9S1AS9S1A`?:Ak?4AR@CAh@3An@HAiA2AkAg1AkAg1AcC8AnC:A[D2A`D=APE1AkAg1AkAg1A^E6A`?:ARFk1ARFk1AnG4AUHCAkH1AoH9A[I3AaI=AQJ1ARFk1ARFk1A_J2AaJ0B6=BJ=BZ11B6=Bg10Co1?Ca27Ck2>C\33C_3Q2C_3Q2Ce5NC_3Q2C_3Q2CQ7P2CQ7P2CX9T1C`:1CX9T1CQ;U1CQ7P2CQ7P2Cd<2Cf<0DP2BDe23Dn2>D`3:Dm3:DZ4?Dl4CDb55Dn2>DR6LDQ7CDg73Dm7:DZ8?Dl8CDb9S1Dh:9DT;1DX;CDn;W1DX=CDn=7Dg>CD^?BDS@8D^@:Dk@AD_A<DnA:D[B?DmBCDcCDDg>CDbD:DoD:D\E?DnECDdF@D`G2DbG0ET2JEn2NEl31EP4BEe43En4>E`5:Em5CEc63En4>EQ7LEP8CEf8P1Ei99EU:1EY:CEo:W1EY<CEo<7Eh=]1EY?BEn?8EY@:Ef@AEZA<EiACE_BBEh=]1E\C:EiCCE_D>EYE2E[E0F3BFH3FQ1AFf14Fm1AFa23Fl2`1F]46FQ1AFR5`1Fo62FQ70Go2U1GU41GY4BGn43GW5AGl54GS6AGg63GR7Z1G]86GW5AGR9Z1Gi:2Gk:0Hh[14Ho[1CHe\12Hj\1CHf]1>HW^13H]^1>Hf]1>Hh_10I]1AIR2JIl24IS3=Ic3FIY4Q1IZ57Ia5LI]64Id6AIX72IZ7U1I_83Ie8=IU9HIm9R1Io:3IR;LIn;4IU<=Ie<BIZ==Ij=LI]1AIQ?JIk?4IR@=Ib@?I]ALIYB4I`B=IPC?IbC=IRDAIiDKIhEJIbF4IiF=IYG@IlGKIjH1IiDKI]ICITJJInJ4IUK=IeK=IULCIQM>IbM3IhM>IQM>IdN1I]ICIWOFIQP1JIkP14IRQ1=IbQ1:IoQ1IIkR11IlR1U1IlR1U1ITT1=IjT1@I]U12IjT1@IlR1U1IlR1U1IVV11IZV1GITW14I[W1FITX13IWOFIcX10Hb2?HT3DHb2?HY4?Hk47HY4?Hh_10Jm1Q1Jm1Q1Jo24JV34J]38Jh34Jo31Jm1Q1Jm1Q1J`48Jk49JW5HJR66J[6:Jh63Jn6:J[7<Jm7AJb87Jl8=J\9KJW:R1JY;2Jm7AJf;7JP<=J`<@J\=@Jl=Z1JW?0KZ1Q1KZ1Q1K\24Kc24Kj28KU34K\31KZ1Q1KZ1Q1KP4EKl48KW59Kc5HK^62KP4EKR7AKj7=KZ8KKU9R1KW:2KR7AKg:=KW;@KS<b1Kf=0HS;?He;JHe;JHb<=He;JHe;JHS;?Hh=1Hi=JHi=JHf>HHa?2Hf?=H\@@Ho@2H\@@Hi=JHi=JHhA1Hh_10Hm6DHd7<Hm6DHa8?HS97Ha8?Hh_10HlK?H^LJH^LJH[MEH^LJH^LJHlK?HiNHHaO1Hh_10H\Q1?HnQ1JHnQ1JHkR1k1HnQ1JHnQ1JH\Q1?Hh_10HcC?HUDJHUDJHREHHUDJHUDJHcC?HcF1HdFJHdFJHaGHHbH@HUI2HbH@HdFJHdFJHnI1Hh_10LS2KLR3?Ld3:LQ41LU4=Le4OLS2KLV6GLW7FLT8@Lj8:LW91L[9=Lk98LS:JLm:1LW7FLV6GLb;=LS<4LZ<=Lj<9LY=FLU>@Lk>:LX?1L\?=Ll?8LT@JLn@4LY=FL`A:LmA1LQB=LaB<LmBR1Lb;=LaDFL[E7LeE=LUF:LbF:LoF1LSG=LcGEL[H@LQI=LaI7LhIJLbJ3LaDFLWK>LiK7LSL:L`L1LdL=LTM<LWK>LkM:LXN=LhN>LYO:LfO1LjO=LZP1S1L`Q19LlQ11LPR1=L`R1R1LeS1=LUT1<LYU10MS3KMR47M\4=Ml4GMf5=MV6AMS3KMY7GMZ8FMW9@Mm9=M]:8Me:JM_;1MZ8FMY7GMT<=Me<4Ml<=M\=9Mk=FMg>@M]?=Mm?8MU@JMo@4Mk=FMaA=MQB<M]BR1MT<=MQDFMkD7MUE=MeEAMYF@MoF=M_G7MfGJM`H3MQDFMUI>MgI7MQJ=MaJ<MUI>MXK:MeK=MULS1M[M9MgM1MkM=M[NR1M`O=MPP1<MTQ10HjV11HkV1U1HkV1U1HSX1AHmX1@H`Y12HmX1@HkV1U1HkV1U1HYZ11Hh_10NR2GNm27NW3=Ng3;NU4=Ne41NR2GNQ5ENi5=NY6;Ng6=NW7HNR89N^81Nb8=NR9[1Ni:0mO20030>31520L33020L35336120L382903832112003=>3>52003@>3A12003C>3D296288220L3H020L3J11314122003O>3P1320L3R133S118=220L3V1320L3X122003Z1>3[1320L3]133^1@8@29B220L3b12152003e1>3f1320L3h133i1@8E220L3l132003n1>3o1420J20J1820K1<1=1;20612112003[2<2003]2113232132321323313233132301323113234<057m2141121=1100010211111121520H20C9U120304;\3]3^320D1121;20:3c351121620H0520C0607;i3j3k320C08091121>15250152511121?18280182811828220C20H0:0;;_4`4a40<0=0>0?1121<0@0A;h4i4j41111112151121620D1121;20:3U55112161121820H20C8l120B0C;]5^5_520C0D0E;a5b5c50F0G0H1121<1>1121<0I0J0K0L0M0N112190O0P10Q11111219112161120D1121;20:3a65112161121820H20C8^220R10S1;i6j6k620C0T10U1;m6n6o60V10W10X10Y10Z10[10\10]10^120H1120D1121;20:3_751121611214112111121111210111121@20F1121A122205IR8m20122213U81122221121111210112121222012221122220_15Ad8m2111210112131323:1323313233132341323:2003U981323013232132321424014241142410`158b9n21<157e9132311323:111213132361323:13237132381323;13239132350a10b1;[:\:]:132361323:132340c10d1;d:e:f:1323813237132340e10f1;m:n:o:1323813237132371323<1323:172747\;8R32131713171323=1323:1:2:47h;8X321:131;1<1:1311125GR<`301211210112121121211213112111121=0g10h1;`<a<b<1121>0i10j1;e<f<g<112151211215112191121=0k10l1;Q=R=S=1121:1121:0m1;V=X=Y=11216112161121811218112181121?1121?11217151121<1828018281182821222212222111222020H132003]>70n10o1;^>_>`>142401211131211112131211219112191121@1121@1121:2003V?=0P2:0W?X?8e321121:20B3]?0112141525015251<167e?112199g321121911129i321111128k3212121112130Q2:0W@X@120R2:0Z@[@0S20T2;\@]@^@11120U2:0a@b@1113120V2:0f@g@111311121311212112151222212223112131121411215152541525215254152521525311212112131121411215182851828118282112151;2;57WB112131;2;01;2;22003_B72003aB72003cB8132381323<142447jB141323=172747PC<087RC1323<9n32181917122211222C112171222F1222F112171222F112101222F1222F122271121612223112171222F112171222F1212122211222C1222F1222F112101222F1222F12227122247oD8U4211216122231222F1222F11211112121121211121112111213132311323213232131413141121F1121B1121C1121C13239131323013238131323913238132301323813132301323013132301313230132301323A13132301323A1323B13132301323B1323C1323C1323<13132301323=1323;14240<157SH1323>1323?11216112141121:131312226112135GdHm4012227122271121911210112181121011121121:1313112147YI12226112135G^IP50112191121011218112100W21112115:kIS500X2:0lImI111222111152505ITJS5015251<167XJ1121511214115:^JS500Y2:0_J`J111222211115:fJT500Z2:0gJhJ111222112222:0lJnJ0[20\2;oJPKQK115:SKT500]2:0TKUK11122205IYKT5011152505I]KT50<167_K1121A12227112101121B7hK1121<1121@1222711210111121D112101121<1121@122271121011122271121011121121<1121012227112101121@11210111121C12227112101121012227112101222011210112101121A11210112101121B7lM1121<1121@11210111121D112101121<1121@11210111121011121121<112101121@11210111121C11210112101222011210112101121;12221<137]O1121E112101121D112101121D1222011210^54792:<BE?FLMNQ1T1W1\1_1Y1`1d1g1j1m1S2U2V2W2f2o2Q3R3U3T3S3V3W3Z3[3`3b3h3l3n3o3S4U4Y4[4]4b4c4d4k4f4e4l4m4R5T5[5\5e5f5g5m5n5o5P6Q6R6W6V6U6X6]6^6`6g6h6Q7R7S7T7U7V7W7X7Y7[7\7^7k7e8c9k9l9m9Z;];_;`;a;b;f;i;k;l;m;n;o;P<\<o=Q>S>W>U?Y?f?h?l?m?P@Q@lBSCUCWCXCYC\D]DmDPE`EaEbEcEdEeEfEmEnEoEPF[F_F`FdFhFiFnFQGXG_GjGoHRISIeIiIjIeJRL_LdLeLRMTN_NbNcNlN^20G0D070904040?0909040D0C03090U10=0600010005000902030402030902030H0A000100050004020304020304020328030<000<000<000600070006000@0600070302090<020300212121070021X1K2300c15600R28900T2;<00X22300l24500d32300Q45600W48900V5;<00i5>?00b6AB00`7DE00P82300^82300\94500X;7800d;:;00Q<2300j<2300j=5600m=8900j>2300`?5600QA2300[A5600mA89PB0UB;<YB0hB45lB0nB78RC0PH4500^H3400UI3400oI2300RJ5600bJ2300jJ2300WK2300[K5600ZO2300]215112:323?134D145G156H167I378L199M1::N2;;P14<<T11==W120>Y12>>[12?>]12@?_13A?b13B;e14C<i11D=j120?n13E?Q23G?T23H;W24I<[21J=\220?`23K?c23L?f23M@i20N<i21O=j220Al21Q1Bm20R1Co23U1DT32V1EV32W1FZ32X1G\34Y18`31[1?a33`1Bd30a18d31b1Hm31e1IP43f1JS410HT410KW42g1KY42h1I[43i1L^42j1L`42k1Jb410Mc410Nd410Oe410P1f410Ng410Jh410Ni410Jj410Jk410Jl410Q1m410R1n42l1Q1P510S1Q52m1MS510T1T510T1U510U1V52n1T1X510T1Y510T1Z510U1[52o1T1]510o100001C0C01Y10Y101S20S201T20T201j20j201]30]301_40_400h44l441d54h541n50n501n54R641V68^681a:8i:81T<8\<81d<8l<81T=8\=81d=8l=81[>4_>41c>8k>81kG<WH<1cH<oH<0bN8jN81RO8ZO81iO4mO41kQ1<WR1<1RY1<^Y1<1TZ18\Z181dZ18lZ181[[14_[141c[18k[181n_10n_100X`14\`141b`10b`101cc18kc180Qe10Qe100[f14_f141cW24gW241kW24oW241TX24XX241\X24`X241d[24h[240]\24a\241Q]24U]240V^24Z^240`^24d^240e`28m`280]a24aa241ga20ga201oa24Sb241of20of200fQ30fQ300QR34UR341ZR34^R341Ub38]b381kb34ob341Uc30Uc301`c38hc381Vd34Zd341kP40kP401PS40PS401nV40nV401[_40[_401"#, text: """

// MARK: - Flows


// MARK: - Assembly


// MARK: - Arrangements



// MARK: - Fixtures


// MARK: - Mocks

import 
import 
@testable import 

@Suite(
        )
final class :  {

        }
                                var made: ?

        let  = module. { presenter, _ in
            made = presenter
            return ()
        }
                        let view = assembled.view

                                                                    }

                                weak var presenter: ?
        weak var view: ?
        do {
            let assembled = module. { made, _ in
                presenter = made
                let mock = ()
                mock. = made
                return mock
            }
            view = assembled
                                                
        }
        // What the events have begun comes to its end.
        for _ in 0..<5_000 where presenter != nil { try? await Task.sleep(nanoseconds: 1_000_000) }
                                    }

                weak var kept: ?
        var view: ?
        do {
                                    kept = delegate
            let assembled = module. { made, _ in
                let mock = ()
                mock. = made
                return mock
            }
            view = assembled
                                }
                                    }

                                return module. { _, _ in () } != nil
    }
}
///  among mocks, connected as in the app: what its tests begin with.

class  {
        }
final class :  {
    var :  = 
}
extension  {
    static func fixture(
        :  = 
    ) ->  {
                
    }
}
@dynamicMemberLookup

actor final class final class <: , >:  {
        
    let : CallLog?
    private let  = Locked(())
    /// Held as a real view holds its presenter, so that a leak shows.
    var : AnyObject?

    init(log: CallLog? = nil) {
        self. = log
    }

    subscript<Property>(dynamicMember keyPath: KeyPath<, Property>) -> Property {
        .withLock { $0[keyPath: keyPath] }
    }

    subscript<Property>(dynamicMember keyPath: WritableKeyPath<, Property>) -> Property {
        get { .withLock { $0[keyPath: keyPath] } }
        set { .withLock { $0[keyPath: keyPath] = newValue } }
    }

                
                }
.disabled(
    if: Fixtures.unwritten.contains()
    \".fixture() is not written yet\"
)
@Test(
        
    .disabled()
        )
func () {
        

    #expect(throws: ) {  }
        

        
    expect(.calls, equals: [])
    expect(.calls, equals: [
                
    ])
        }
@Suite(
        )
@Suite(.timeLimit(.minutes(1)))
struct  {
@Test(
    \"\",
    .enabled(\"it opens with the sample inputs\") { .opens() }
)
func () {
@Test(\"\")
func () {

let delegate = ()
let dependencies = ()
let router = ()
let module = (: , delegate: delegate)
assemble(dependencies: dependencies, router: )let  = try #require()
()
expect(, equals: )
expect(, is: )
#expect(  )
static func opens() -> Bool {
let  = CallLog()
let : 
let : 

init() {
     = 
     = (log: )
     = (
        : 
    )
    . = 
}

struct  {
        
        }
 {
    get { .withLock { $0. } }
    get {
        guard let  = .withLock({ $0. }) else {
            fatalError(\". is not set\")
        }
        return 
    }
    set {
        ?.record(\"=\")
        .withLock { $0. = newValue }
    }
    set { .withLock { $0. = newValue } }
}

 {
    get {  }
    get {
        guard let  else {
            fatalError(\". is not set\")
        }
        return 
    }
    set {
        ?.record(\"=\")
         = newValue
    }
    set {  = newValue }
}
 {
     {
                    }
        }

 {
     {
                    }
        }
var :  = var ReceivedInvocations: [] = []
var :  { ReceivedInvocations.last }
var CallsCount: Int { ReceivedInvocations.count }
var CallsCount = 0
var Called: Bool { CallsCount > 0 }
var ThrowableError: 
var ReturnValue:  = 
var Closure: ((, ) -> )?
nonisolated(unsafe) static let  = copy 
?.record()
let  = .withLock {
    $0.ReceivedInvocations.append()
    $0.CallsCount += 1
    return $0
}
let  = copy 
?.record()
ReceivedInvocations.append()
CallsCount += 1
(: , )nonisolated static ?(, )if let error = .ThrowableError { throw error }
.Closure?
let Result = .Closure? ?? .ReturnValue
if let Closure = .Closure {
    return Closure
}
return .ReturnValue
guard let ReturnValue = .ReturnValue else {
    fatalError(\".ReturnValue is not set\")
}
return ReturnValue
if let ThrowableError { throw ThrowableError }
Closure?
let Result = Closure? ?? ReturnValue
if let Closure { return Closure }
return ReturnValue
guard let ReturnValue else {
    fatalError(\".ReturnValue is not set\")
}
return ReturnValue
(, )return Result as? 
guard let returned = Result as?  else {
    fatalError(\".ReturnValue is not set\")
}
return returned
every part is connectedeveryPartIsConnected throwsassembledviewviewassembled?.viewassembledpresentermadeassembled?.interfaceassembled.interface===presenternothing is left when the view is gonenothingIsLeft async?.viewpresenter!=nilview==nilpresenter==nilthe delegate is not keptdelegateIsNotKept?.viewkept!=nilkept==nilview!=nil & nonisolated nonisolated nonisolated  async throwsawait (any Error).selfawait classesnil==expectNilexpectNotNil===== ?? nil
""", paths: ["Templates/tests/Module.swift.stencil", "Templates/tests/Imports.stencil", "Templates/swiftTesting/Suite.stencil", "Templates/tests/Wiring.stencil", "Templates/swiftTesting/Arrangement.stencil", "Templates/tests/Dependencies.stencil", "Templates/mocks/Fixture.stencil", "Templates/mocks/Mock.stencil", "Templates/swiftTesting/Unwritten.stencil", "Templates/swiftTesting/Test.stencil", "Templates/swiftTesting/WiringSuite.stencil", "Templates/swiftTesting/WiringTest.stencil", "Templates/tests/Opened.stencil", "Templates/core/Macros.stencil", "Templates/swiftTesting/Unwrap.stencil", "Templates/swiftTesting/Expect.stencil", "Templates/swiftTesting/Opens.stencil", "Templates/tests/Parts.stencil", "Templates/core/Isolation.stencil", "Templates/mocks/State.stencil", "Templates/mocks/LockedProperty.stencil", "Templates/mocks/Property.stencil", "Templates/mocks/LockedFunction.stencil", "Templates/mocks/Function.stencil", "Templates/mocks/Macros.stencil", "Templates/mocks/Storage.stencil", "Templates/mocks/LockedFunctionBody.stencil", "Templates/mocks/FunctionBody.stencil", "Templates/mocks/LockedAnswer.stencil", "Templates/mocks/Answer.stencil", "Templates/mocks/Cast.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJQc4?08o15P31U35c37o56h62o68c72j75T85\88n83f:5Q;3b;3176087070071907142485:;08?4;5I@0GA1K0X114@5LN0Y1k161M71L0T3:1N0^331P10a311Q10b314C4M4N0c3T41S10g7S91U10j@P;5V1^10jKj31X10dOQ71Z10eV1]51\10R\1b41^10d`1e44^15b1a10Ye1a;4a10jP2]11d10WR2Z11f10aS2R31h10cV2i21j10\Y2f35T2n10R]2H904n1:31Z2910j]2<1[20V^2G1\20m^2b:1]20_i2h21^20Wl2Y91_20`U3T21`20dW3n71a20b_3_51b20Qe3S21c20Tg3W21d20[i3W15f2n262m272l20bj31924h24m24n20kj32:5n2T32P330mj314T3:930nj311U30oj335W3`30Rk341Y30Vk33940ik364a3950Wl32:5_3[4960Yl341b30]l3F970Sm37980Zm341g30^m32990`m331k30cm3H9:0[n339;0^n341P40bn3B1R40To3L4_49<0PP441U40TP4?9=0cP441X40gP4?1Z40VQ4A5\4m49>0gQ441_40kQ4@1a40[R414m45c4Y59?0\R441f40`R4=1h45j4W50mR431l44W50PS414Y55n4n59@0QS441Q50US4:1S50_S4163h573g51W55Y5f50`S424f54a54h50bS411[50cS441]50gS434n5:64X674W60jS441`50nS481a50VT414P64X65d5^61f50WT491i50`T424^65k5d61m50bT4K9A0]U424f61Q60_U4@9B:5V6k60oU4D4k65X6n60cV474n6:5\6V765U775T71_64Q74U74b70jV4166a776`71c60kV421e65g6_70mV424_74X74a70oV41:5i6f70PW4<4f75k6i70\W474i7:5o6Q867P877o71R74l74P84S89C0cW41:5W7[868Z878Y81`74V84Z84[8:5d7c869b879a81h74^84b84m80dW416:l87:k81l75n7j80eW424j84e84l80gW41:5P8U90hW471R80oW4G1T80fX4A4U95W8^95Y8]91[81]80WY489D0_Y414]94e:5`8m90`Y441b80dY495d8i91f81h80mY489E0UZ444i91k80YZ4<9F4e:5o8W:0eZ471Q90lZ4A1S91U90][479G0d[434W:5X9\:0g[471Z90n[4<4e:0Z\4:1\90d\4S11^90g]411`90h]4R11b90j^4<:0V_416;o:7;n:1f95h9m:0W_424m:4h:4o:0Y_41:5j9X;0Z_471l90a_4;1n90l_414a;0m_4E1P:0b`4;1R:0m`4H1T:0ea411V:0fa4[1:0n270j4I0j4I0d570n540U610j4I0j4I0i670T7?0i670U8T30];A0Q<:0^<10U8T30Q=>0c=k10^?P10^?P10_@:0l@40SA30YA:0fA10jA40QB10^?P10^?P10Q=>0kBT40RG?0dGS90jP1?0\Q1P;0b\170m\1j30j`1?0\a1Q70`h1?0Ri1]50bn1?0To1b40iS2?0[T2e40b\170bY2G0]Z2a;0bY2G0Zf2]10jg2?0\h2Z10ii2?0[j2R30`m2?0Rn2i20nP3?0`Q3f30\U3g10WW3H0oW3\10\U3g10hY301731P2V11W3<1f3B1[4G1U531[5b:1P@31V@h21QC31WCY91cL31iLT21PO31VOn71WW131]W1_51o\131U]1S21[_131a_1W21ka131Qb1W11^c1>1Pd1^11Pd1^11_e111de1o11Pd1^11Pd1^11^c1>1]h121_h1026=2J=2Z1126=2g103o2U13U413Y4B3n433W5A3l543S6A3g633R7Z13]863W5A3R9Z13i:23k:04]1A4R2J4l244S3=4c3F4Y4Q14Z574a5L4]644d6A4X724Z7U14_834e8=4U9H4m9R14o:34R;L4n;44U<=4e<B4Z==4j=L4]1A4Q?J4k?44R@=4b@?4]AL4YB44`B=4PC?4bC=4RDA4iDK4hEJ4bF44iF=4YG@4lGK4jH14iDK4]IC4TJJ4nJ44UK=4eK=4ULC4QM>4bM34hM>4QM>4dN14]IC4WOF4QP1J4kP144RQ1=4bQ1:4oQ1I4kR114lR1U14lR1U14TT1=4jT1@4]U124jT1@4lR1U14lR1U14VV114ZV1G4TW144[W1F4TX134WOF4cX105Z1Q15Z1Q15\245c245j285U345\315Z1Q15Z1Q15P4E5l485W595c5H5^625P4E5R7A5j7=5Z8K5U9R15W:25R7A5g:=5W;@5S<b15f=06b2?6T3D6b2?6Y4?6k476Y4?6h_106S;?6e;J6e;J6b<=6e;J6e;J6S;?6h=16i=J6i=J6f>H6a?26f?=6\@@6o@26\@@6i=J6i=J6hA16h_106m6D6d7<6m6D6a8?6S976a8?6h_106lK?6^LJ6^LJ6[ME6^LJ6^LJ6lK?6iNH6aO16h_106\Q1?6nQ1J6nQ1J6kR1k16nQ1J6nQ1J6\Q1?6h_106cC?6UDJ6UDJ6REH6UDJ6UDJ6cC?6cF16dFJ6dFJ6aGH6bH@6UI26bH@6dFJ6dFJ6nI16h_107S3K7R477\4=7l4G7f5=7V6A7S3K7Y7G7Z8F7W9@7m9=7]:87e:J7_;17Z8F7Y7G7T<=7e<47l<=7\=97k=F7g>@7]?=7m?87U@J7o@47k=F7aA=7QB<7]BR17T<=7QDF7kD77UE=7eEA7YF@7oF=7_G77fGJ7`H37QDF7UI>7gI77QJ=7aJ<7UI>7XK:7eK=7ULS17[M97gM17kM=7[NR17`O=7PP1<7TQ106jV116kV1U16kV1U16SX1A6mX1@6`Y126mX1@6kV1U16kV1U16YZ116h_108R2G8m278W3=8g3;8U4=8e418R2G8Q5E8i5=8Y6;8g6=8W7H8R898^818b8=8R9[18i:0W:20030>31520033<00:04580220112112003;>3<12003>>3?22003A>3B32003D=01:0EF2089252003J1208208152003O1152003R182003T18112003W182003Y182003[182003]182003_1=02:0`1a12003c182003e182003g182003i182003k1>3l112003n1>3o122003Q2>3R239732046U22043W2603;V2X2Y22091111111111111111112046e22043g2=2041314122003m272003o271112131323113232132321314131413239131323013238131323913238132301323813132301323013132301313230132301323A13132301323A1323B13132301323B1323C1323C1323<13132301323=1323;14240<157X51323>1323?1121:1313112147c512226112135Gh5P10112191121011218112100411121121611214115:Y6S1005:0Z6[6111222111152505Ib6S1015251<167f61121511214115:l6S1006:0m6n6111222211115:T7T1007:0U7V7111222112222:0Z7\70809;]7^7_7115:a7T100::0b7c711122205Ig7T1011152505Ik7T10<167m71121A11210112101121B7V81121<1121@11210111121D112101121<1121@11210111121011121121<112101121@11210111121C11210112101222011210112101121;12221<137g91121E112101121D112101121D1222011210Y126=@CGHm1P2S2j2k2l2i2Q3R3S3Z3[3\3]3`3d3e3i3m3n3S4V4]4d4o4o5S6T6S7^8i8l8m8V9;0708080300212121070021<82300M5600h22300U54500_53400]62300`65600P72300X72300e72300i75600d92300H1:012:023:434>355A265C276E107F108G109H10:I108J106K108L106M106N106O10;P110<Q1287S110=T110=U110>V129=X1109j]20j]201j]20j]201cj34gj341mj30mj300nj30nj301Yk38ak381ok34Sl341oU40oU401eZ40eZ401"#, text: """
import 
import Testing
@testable import 

// MARK: - Names that Foundation or Testing have as well

typealias  = .

// MARK: - What mocks use

/// What the mocks of a test were told, in order: `[\"interactor.findUpcoming()\", \"view.show(error:)\"]`.
final class CallLog: Sendable {
    private let entries = Locked<[String]>([])

    var calls: [String] { entries.withLock { $0 } }

    func record(_ call: String) {
        entries.withLock { $0.append(call) }
    }
}

/// A value behind a lock, for mocks that are called from any thread.
final class Locked<Value>: @unchecked Sendable {
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

// MARK: - What tests expect

// Functions, for `#expect` takes the compiler many times as long, and there are hundreds.

func expect<Value: Equatable>(
    _ value: Value, equals other: @autoclosure () -> Value, at place: Testing.SourceLocation = #_sourceLocation
) {
    let other = other()
    #expect(value == other, sourceLocation: place)
}

func expect(
    _ object: AnyObject?, is other: AnyObject?, at place: Testing.SourceLocation = #_sourceLocation
) {
    #expect(object === other, sourceLocation: place)
}

func expectNil<Value>(_ value: Value?, at place: Testing.SourceLocation = #_sourceLocation) {
    #expect(value == nil, sourceLocation: place)
}

func expectNotNil<Value>(_ value: Value?, at place: Testing.SourceLocation = #_sourceLocation) {
    #expect(value != nil, sourceLocation: place)
}

// MARK: - What comes out of a signal

/// Keeps the values of a signal: when what led to them was sent, they are there.
@MainActor
final class Recorder<Value: Sendable> {
    private(set) var values: [Value] = []

    init(_ signal: Signal<Value>) {
        Task { [weak self] in
            for await value in signal { self?.values.append(value) }
        }
    }
}

// MARK: - Fixtures

/// An error for tests.
struct FixtureError: Error, Equatable {}

extension Date {
    static func fixture() -> Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension URL {
    static func fixture() -> URL { URL(fileURLWithPath: \"/fixture\") }
}

extension UUID {
    static func fixture() -> UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }
}

// MARK: - Navigation

final class : Navigation {
    let : CallLog?
    /// What opened modules give back.
    var interfaceReturnValue: AnyObject?
    private(set) var pushReceivedDestination: (any Destination)?
    private(set) var presentReceivedDestination: (any Destination)?
    private(set) var setRootReceivedDestination: (any Destination)?

    init(log: CallLog? = nil) {
        self. = log
    }

    func push<D: Destination>(_ destination: D) -> D.Interface? {
        ?.record(\"navigation.push(\\(D.self))\")
        pushReceivedDestination = destination
        return interfaceReturnValue as? D.Interface
    }

    func present<D: Destination>(_ destination: D, in container: PresentationContainer) -> D.Interface? {
        switch container {
        case .none: ?.record(\"navigation.present(\\(D.self))\")
        case .navigation: ?.record(\"navigation.present(\\(D.self), in: .navigation)\")
        }
        presentReceivedDestination = destination
        return interfaceReturnValue as? D.Interface
    }

    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        ?.record(\"navigation.setRoot(\\(D.self))\")
        setRootReceivedDestination = destination
        return interfaceReturnValue as? D.Interface
    }

    func pop() {
        ?.record(\"navigation.pop()\")
    }

    func popToRoot() {
        ?.record(\"navigation.popToRoot()\")
    }

    func dismiss() {
        ?.record(\"navigation.dismiss()\")
    }

        }


 {
     {
                    }
        }
var ReceivedInvocations: [] = []
var :  { ReceivedInvocations.last }
var CallsCount: Int { ReceivedInvocations.count }
var CallsCount = 0
var Called: Bool { CallsCount > 0 }
var ThrowableError: 
var ReturnValue:  = 
var Closure: ((, ) -> )?
let  = copy 
?.record()
ReceivedInvocations.append()
CallsCount += 1
nonisolated(unsafe) static (: , )nonisolated static ?(, )if let ThrowableError { throw ThrowableError }
Closure?
let Result = Closure? ?? ReturnValue
if let Closure { return Closure }
return ReturnValue
guard let ReturnValue else {
    fatalError(\".ReturnValue is not set\")
}
return ReturnValue
(, )return Result as? 
guard let returned = Result as?  else {
    fatalError(\".ReturnValue is not set\")
}
return returned
Testingreactivereactivelog ?? nil
""", paths: ["Templates/tests/Support.swift.stencil", "Templates/mocks/NavigationMock.stencil", "Templates/core/Isolation.stencil", "Templates/mocks/Function.stencil", "Templates/mocks/Storage.stencil", "Templates/mocks/FunctionBody.stencil", "Templates/mocks/Macros.stencil", "Templates/mocks/Answer.stencil", "Templates/mocks/Cast.stencil"]),
ProgramCode(numbers: #"XQWdfPlWUQT<V_2F0:M5e1=e4:X53`63a73m75[82d87P;2W;6U<6n<8b=2i=5S>5[>8m>3UA3mB5XC3iC60770600711071414708A130I154C0JE61B71A0_11904=4B4C57L0`1B62K72J0R21914F4K4L:1=0S2:1?0]23;0`2I63^173]10Y381C0a321E0c331I0f314T14^10g391K0P43=2M20c49:5Oh10l4E4h15Q1l12S130a514l15U1o10b564T25W1S21Y10h5<4T20T6<1[15]1e20`6164c274b21a15c1^20a621g14^25i1a20c624a24X24c20e614e20f621k10h635m1l2920S714l20T781R20\7;5T2V30g7@1V20W8:1X20a844V35Z2[30e8_21\20T;=4[30a;51a20f;Y11c20o<=5e2Q40\=51j20a=c11l20T?S11n20W@^11S30eAk11U30`CY11W30iDc11Y30\Ff14Q465Z475Y40RH15a3W4934X4944R44Z466c476b40cH15m3`4954a4964[44c40TI2:1U40VI71W40]I367n477m4974j44n468V578U55g4S50hI14S5984o44V50QJ2:1l40SJ35n4a50VJ:1P50`J?1R50oJ54n50TKL1T50PL31V50SL?1X50bLS11Z50eM11\50fMW11^50mN75`5Y60TOB1b50fO:1d50PP1<1f50\P1?1h50kP1D4^60_Q1:1j50iQ1?1l50XR1@0hR12:999:0jR111P60kR135R6j60nR1:1T60XS134S70[S1L1V60WT1P11X60WU111Z60XU1W11\60_V175b6\70fV1B1d60XW1:1f60bW1<1h60nW1B4_70`X1:1j60jX1>0XY12:1l60ZY135n6j70]Y141P70aY139;0TZ164k79<0bZ12:9=0dZ111Y70eZ135[7X80hZ141]70lZ139>0_[164Y89?0m[12:0o[141c70S\121e75g7c80U\131i74c8:5k7\99@0X\141n70\\1F9A0R]179B0Y]141S80]]129C0_]131W80b]1H9D0Z^139E0]^141\80a^1B1^80S_1L4`99F0o_141a80S`1?9G0b`141d80f`1?1f80Ua1A5h8n99H0fa141k80ja1@1m80Zb114n95o8Z:9I0[b141R90_b1=1T95V9X:0lb131X94X:0ob114Z:5Z9o:9J0Pc141]90Tc1:1_90^c1169i:79h:1c95e9g:0_c124g:4b:4i:0ac111g90bc141i90fc134o::5k9S;0ic1D4S;5m9V;0]d174V;:6:`;7:_;0dd141P:0hd181Q:0Pe114X;4`;1S:0Qe191V:0Ze161X:0`e131Z:0ce1<5\:o;0oe171^:0Vf1K9K0Qg124R<0Sg171b:0Zg1@0jg1@9L:6;^<7;]<0Zh141g:0^h181h:0fh114V<4^<5k:d<1m:0gh191P;0Pi124d<5R;j<1T;0Ri1K9M0mi124l<1X;0oi1@9N:5_;U=6<T=7<S=1b;4P=4T=4a=0_j116=`=7=_=1f;0`j121h;5j;^=0bj124^=4W=4`=0dj11:5l;e=0ej1<4e=5n;h=0Qk174h=:5R<P>6>o=7>n=1U<4k=4o=4R>9O0Xk11:5Z<Z>6?Y>7?X>1c<4U>4Y>4Z>:5g<b>6@a>7@`>1k<4]>4a>4l>0Yk116Ak>7Aj>1o<5Q=i>0Zk124i>4d>4k>0\k11:5S=T?0]k1?1U=0lk111W=0mk1O4T?5Z=_?5\=^?1^=1`=0ll111b=0ml189P10Um114^?4TA5e=R@0Vm141g=0Zm195i=l?1k=1m=0cm111o=0dm189Q10lm144l?1R>0Pn111T>0Qn1<9R14TA5X>`@0]n171Z>0dn1:1\>0nn111^>0on1E1`>1b>0do179S10ko134`@5e>g@0no171g>0UP211i>0VP2<4TA0bP2:1k>0lP2>1m>0ZQ211o>0[Q2S11Q?0^R211S?0_R2R11U?0aS2<:5W?\A0mS271Y?0TT2G1[?0kT2A4\A5^?eA5`?dA1b?1d?0\U289T10dU214dA4lB5g?TB0eU241i?0iU295k?PB1m?1o?0RV289U10ZV244PB1R@0^V2<9V14lB5V@^B0jV271X@0QW2A1Z@1\@0bW279W10iW234^B5_@cB0lW271a@0SX2<4lB0_X2:1c@0iX2S11e@0lY211g@0mY2R11i@0oZ2<:0[[216BVC7BUC1m@5o@TC0\[224TC4oB4VC0^[21:5QA_C0_[271SA0f[2;1UA0Q\214hC0R\2E1WA0g\2;1YA0R]2H1[A0j]211]A0k]2[1:0X2M0X2M0V370`340g310X2M0X2M0U4A0i4:0V510]580i5E0^6M0^6M0\710]7U10^6M0^6M0]580b950k9B0]:G0]:G0U;10V;R10]:G0]:G0b950R=01m2A1a3:1n3<1]431`4:1k4I1d5Y11d5Y11n681Y7>1j721o7>1`831f8H1a911d5Y11d5Y11o991[:<1j:31`4:1f;<1U<91^<02j2=2[3E2j2=2b4>2W5>2h512b4>2[6<2k662[6<2`7=2T8?2f8<2`7=2d9<2f:92X;D2o;12P<V12P<V12Y=92k=>2\>22a>I2k=>2n?@2a@22n?@2P<V12P<V12ZA12X;D2fA22kA=2[B32dB=2YCS12]D12dB=2jD82UE82`E;2QF=2bF@2UG:2bG:2oG>2`H42QF=2VI;2eI_22WL>2hL=2VI;2aM52iMZ12VOY12bP182mP1=2`Q1=2QR152YR1V12bS1c12XU1>2iU1S12oV1:2\W1^12mX1V12VZ1k12T\1>2e\1Y12Q^1:2^^1c12T`1:2a`1f12`Q1=2cb1U12cb1U12ic112Pd1W12_e1\12Pd1W12[g1V12cb1U12cb1U12[i1T12[i1T12`j112gj1W12Vl1\12gj1W12Rn1V12[i1T12[i1T12RP222TP203o1?3a273k2>3\333_3Q23_3Q23e5N3_3Q23_3Q23Q7P23Q7P23X9T13`:13X9T13Q;U13Q7P23Q7P23d<23f<04P2B4e234n2>4`3:4m3:4Z4?4l4C4b554n2>4R6L4Q7C4g734m7:4Z8?4l8C4b9S14h:94T;14X;C4n;W14X=C4n=74g>C4^?B4S@84^@:4k@A4_A<4nA:4[B?4mBC4cCD4g>C4bD:4oD:4\E?4nEC4dF@4`G24bG05T2J5n2N5l315P4B5e435n4>5`5:5m5C5c635n4>5Q7L5P8C5f8P15i995U:15Y:C5o:W15Y<C5o<75h=]15Y?B5n?85Y@:5f@A5ZA<5iAC5_BB5h=]15\C:5iCC5_D>5YE25[E063B6H36Q1A6f146m1A6a236l2`16]466Q1A6R5`16o626Q707o2U17U417Y4B7n437W5A7l547S6A7g637R7Z17]867W5A7R9Z17i:27k:08h[148o[1C8e\128j\1C8f]1>8W^138]^1>8f]1>8h_109]1A9R2J9l249S3=9c3F9Y4Q19Z579a5L9]649d6A9X729Z7U19_839e8=9U9H9m9R19o:39R;L9n;49U<=9e<B9Z==9j=L9]1A9Q?J9k?49R@=9b@?9]AL9YB49`B=9PC?9bC=9RDA9iDK9hEJ9bF49iF=9YG@9lGK9jH19iDK9]IC9TJJ9nJ49UK=9eK=9ULC9QM>9bM39hM>9QM>9dN19]IC9WOF9QP1J9kP149RQ1=9bQ1:9oQ1I9kR119lR1U19lR1U19TT1=9jT1@9]U129jT1@9lR1U19lR1U19VV119ZV1G9TW149[W1F9TX139WOF9cX108b2?8T3D8b2?8Y4?8k478Y4?8h_10:m1Q1:m1Q1:o24:V34:]38:h34:o31:m1Q1:m1Q1:`48:k49:W5H:R66:[6::h63:n6::[7<:m7A:b87:l8=:\9K:W:R1:Y;2:m7A:f;7:P<=:`<@:\=@:l=Z1:W?0;Z1Q1;Z1Q1;\24;c24;j28;U34;\31;Z1Q1;Z1Q1;P4E;l48;W59;c5H;^62;P4E;R7A;j7=;Z8K;U9R1;W:2;R7A;g:=;W;@;S<b1;f=08S;?8e;J8e;J8b<=8e;J8e;J8S;?8h=18i=J8i=J8f>H8a?28f?=8\@@8o@28\@@8i=J8i=J8hA18h_108m6D8d7<8m6D8a8?8S978a8?8h_108lK?8^LJ8^LJ8[ME8^LJ8^LJ8lK?8iNH8aO18h_108\Q1?8nQ1J8nQ1J8kR1k18nQ1J8nQ1J8\Q1?8h_108cC?8UDJ8UDJ8REH8UDJ8UDJ8cC?8cF18dFJ8dFJ8aGH8bH@8UI28bH@8dFJ8dFJ8nI18h_10<S2K<R3?<d3:<Q41<U4=<e4O<S2K<V6G<W7F<T8@<j8:<W91<[9=<k98<S:J<m:1<W7F<V6G<b;=<S<4<Z<=<j<9<Y=F<U>@<k>:<X?1<\?=<l?8<T@J<n@4<Y=F<`A:<mA1<QB=<aB<<mBR1<b;=<aDF<[E7<eE=<UF:<bF:<oF1<SG=<cGE<[H@<QI=<aI7<hIJ<bJ3<aDF<WK><iK7<SL:<`L1<dL=<TM<<WK><kM:<XN=<hN><YO:<fO1<jO=<ZP1S1<`Q19<lQ11<PR1=<`R1R1<eS1=<UT1<<YU10=S3K=R47=\4==l4G=f5==V6A=S3K=Y7G=Z8F=W9@=m9==]:8=e:J=_;1=Z8F=Y7G=T<==e<4=l<==\=9=k=F=g>@=]?==m?8=U@J=o@4=k=F=aA==QB<=]BR1=T<==QDF=kD7=UE==eEA=YF@=oF==_G7=fGJ=`H3=QDF=UI>=gI7=QJ==aJ<=UI>=XK:=eK==ULS1=[M9=gM1=kM==[NR1=`O==PP1<=TQ108jV118kV1U18kV1U18SX1A8mX1@8`Y128mX1@8kV1U18kV1U18YZ118h_10>R2G>m27>W3=>g3;>U4=>e41>R2G>Q5E>i5=>Y6;>g6=>W7H>R89>^81>b8=>R9[1>i:0^A2051120032120620614207207181917112111121011212122201222112222005AG4111210112131323:1323313233132341323:2003X181323013232132321424014241142410158e151<157h1132311323:111213132361323:13237132381323;13239132350203;^2_2`2132361323:132340405;g2h2i21323813237132340607;P3Q3R31323813237132371323<1323:172747_3892131713171323=1323:1:2:47k38?21:131;1<1:132003T48132381323<142447[4141323=172747a4<087c41323<9H2181917122211222C112171222F1222F112171222F112101222F1222F122271121612223112171222F112171222F1212122211222C1222F1222F112101222F1222F12227122247`68O211216122231222F1222F11211112121121211121112111213132311323213232131413141121F1121B1121C1121C13239131323013238131323913238132301323813132301323013132301313230132301323A13132301323A1323B13132301323B1323C1323C1323<13132301323=1323;14240<157d91323>1323?11216112141121:131312226112135GU:g1012227122271121911210112181121011121121:1313112147j:12226112135Go:j1011219112101121811210081112115:\;m1009:0];^;111222111152505Ie;m1015251<167i;1121511214115:o;m100::0P<Q<111222211115:W<n100;:0X<Y<111222112222:0]<_<0<0=;`<a<b<115:d<n100>:0e<f<11122205Ij<n1011152505In<n10<167P=1121A12227112101121B7Y=1121<1121@1222711210111121D112101121<1121@122271121011122271121011121121<1121012227112101121@11210111121C12227112101121012227112101222011210112101121A11210112101121B7]?1121<1121@11210111121D112101121<1121@11210111121011121121<112101121@11210111121C11210112101222011210112101121;12221<137n@1121E112101121D112101121D1222011210X269:;Hf1n1o1P2]3`3b3c3d3e3i3l3n3o3P4Q4R4S4]4d4f4h4i4j4m5n5^6a6Q7R7S7T7U7V7W7^7_7`7a7l7P8Q8U8Y8Z8_8b8i8P9[9`:c:d:V;Z;[;V<c=P>U>V>c>e?P@S@T@]@?28030<000<000<0000212121070021C012005450087800A2300_14500[37800g3:;00Y445]40_478c40a94500o93400f:3400`;2300c;5600S<2300[<2300h<2300l<5600k@2300X11011213236354;265=276A287C498G1:9J3;:M108N10;Q12<;S12=9U13><X12?<Z12@:\110=]110>^110?_110@`110>a110:b110>c110:d110:e110:f110Ag110Bh12AAj110Ck12B=m110Dn110Do110EP22CDR210DS210DT210EU22DDW210D`10`101S20S201S48[480a50a500k64o641SH4WH41[H4_H41dH4hH41lH4PI41`I4dI41iI4mI41dY18lY181ZZ14^Z141dZ10dZ101oZ18W[181e[14i[141Zh10Zh101_j10_j101]n10]n101jV20jV201"#, text: """
import 
@testable import 

// MARK: - Fixtures


// MARK: - Mocks

extension  {
    static func fixture(
        :  = 
    ) ->  {
                
    }
}
@dynamicMemberLookup

actor final class final class <: , >:  {
        
    let : CallLog?
    private let  = Locked(())
    /// Held as a real view holds its presenter, so that a leak shows.
    var : AnyObject?

    init(log: CallLog? = nil) {
        self. = log
    }

    subscript<Property>(dynamicMember keyPath: KeyPath<, Property>) -> Property {
        .withLock { $0[keyPath: keyPath] }
    }

    subscript<Property>(dynamicMember keyPath: WritableKeyPath<, Property>) -> Property {
        get { .withLock { $0[keyPath: keyPath] } }
        set { .withLock { $0[keyPath: keyPath] = newValue } }
    }

                
                }
struct  {
        
        }
 {
    get { .withLock { $0. } }
    get {
        guard let  = .withLock({ $0. }) else {
            fatalError(\". is not set\")
        }
        return 
    }
    set {
        ?.record(\"=\")
        .withLock { $0. = newValue }
    }
    set { .withLock { $0. = newValue } }
}

 {
    get {  }
    get {
        guard let  else {
            fatalError(\". is not set\")
        }
        return 
    }
    set {
        ?.record(\"=\")
         = newValue
    }
    set {  = newValue }
}
 {
     {
                    }
        }

 {
     {
                    }
        }
var :  = var ReceivedInvocations: [] = []
var :  { ReceivedInvocations.last }
var CallsCount: Int { ReceivedInvocations.count }
var CallsCount = 0
var Called: Bool { CallsCount > 0 }
var ThrowableError: 
var ReturnValue:  = 
var Closure: ((, ) -> )?
nonisolated(unsafe) static let  = copy 
?.record()
let  = .withLock {
    $0.ReceivedInvocations.append()
    $0.CallsCount += 1
    return $0
}
let  = copy 
?.record()
ReceivedInvocations.append()
CallsCount += 1
(: , )nonisolated static ?(, )if let error = .ThrowableError { throw error }
.Closure?
let Result = .Closure? ?? .ReturnValue
if let Closure = .Closure {
    return Closure
}
return .ReturnValue
guard let ReturnValue = .ReturnValue else {
    fatalError(\".ReturnValue is not set\")
}
return ReturnValue
if let ThrowableError { throw ThrowableError }
Closure?
let Result = Closure? ?? ReturnValue
if let Closure { return Closure }
return ReturnValue
guard let ReturnValue else {
    fatalError(\".ReturnValue is not set\")
}
return ReturnValue
(, )return Result as? 
guard let returned = Result as?  else {
    fatalError(\".ReturnValue is not set\")
}
return returned
 & nonisolated nonisolated nonisolated  ?? nil
""", paths: ["Templates/tests/Shared.swift.stencil", "Templates/mocks/Fixture.stencil", "Templates/mocks/Mock.stencil", "Templates/mocks/State.stencil", "Templates/mocks/LockedProperty.stencil", "Templates/mocks/Property.stencil", "Templates/mocks/LockedFunction.stencil", "Templates/mocks/Function.stencil", "Templates/mocks/Macros.stencil", "Templates/mocks/Storage.stencil", "Templates/mocks/LockedFunctionBody.stencil", "Templates/mocks/FunctionBody.stencil", "Templates/mocks/LockedAnswer.stencil", "Templates/mocks/Answer.stencil", "Templates/mocks/Cast.stencil"]),
ProgramCode(numbers: #"fXbUUZgjYob:]=507F4`15l1;o34k4607706007150714147087170?161A71@0@71=0G14;4A0HB1?0Z1290:5AJ2C10\114J5EQ1;0]18910m12=4Q10o1<1I0[221K0]2362^172]15O[10`214[1924W14^10i22:63k173j1;0k2_11S10Z471T10a4Q1=4a14k1:;0b572V140Q615X1U20R6>1Z10`624U2930j62=0l651^10Q721c11h10S7364d274c22k160^714_24d25m1g20_714g25o1P30`741T20d7@1Z20T841\20X834R32^270c810d815`2W32b280m814W35d2\30n8;1f20Y9D4h3;0m9;1h20X:B65f375e32k290Z;14a34f30[;7=66m376l3944i34m30j;2:5V3U41\30l;11]30m;24j45`3\40o;71a30V<:1b30`<24j45e3c40b<71f30i<61g30o<24j40Q=81h30Y=11i30Z=11j30[=2:0h3e10h3e10^570h540o510h3e10h3e10]670g6>0X710Y7e10Y7e10o870Y940`910Y7e10Y7e10n9B0c::0P;20R;W10Z<01f2?1\3?1n311f2?1a4>1S5:1^581j5U21P821S5:1a4>1l8<1[9:1h921m9A1a:31d:M1d:M1h;A1]<11h;A1n<V11d:M1d:M1b>21d>02R2G2R2G2j2:2U3_12g4;2U572_542f5Q12j2:2R2G2R2G2b7030:3;73I:3V113]1C3T2>3e2C3[323]1C3m3T23R6230:3b653j6=3Z723_7P13e8T13l933o9R13o9R13Y;43`;13o9R13o9R13T<@3h<13T<@3[=;3j=43Q>P13T?@3g?b13\A43cA83nA33[=;3cB83nB13[C13bC93VD93bD13bC93UE93bE;3PF83[FD3UE93ZG:3eG;3SH83^HB3PIL3PIL3XJ43_J13PIL3PIL3mJ73ZG:3nKZ13nKZ13]Mi33nKZ13nKZ13dQ123fQ1046>4Kc14a214e244l2246>4V3@4j374T444[4:4h454P524V3@4Z5A4o574Y644`664i654Q724Z5A4^784i744P814T884_814c854k824Y90k32011120032<:2131120036<201142003:<:49;142003>12023@22023B22023D32023F32023H02023J12023L4<027N1111125GR1201211210112121121211213112111121=0001;`1a1b11121>0203;e1f1g1112151211215112191121=0405;Q2R2S21121:1121:06;V2X2Y211216112161121811218112181121?1121?11217151121<1828018281182821307:0T3U31208:0W3X3090:;Y3Z3[311120;:0^3_31113120<:0c3d311131112136GP1\1o2Q3S3=0600070006000@0302090<0203701250845=0M1200Q12300j12300j25600m2890051001201331142216433;;\10\101\10\100e14i141a24e241i54m540b64f641V74Z740[84_840e84i840j:8R;80b;4f;41"#, text: """
import 
import 
import 

@testable import 


@Suite(
        )
final class :  {

        }
.disabled(
    if: Fixtures.unwritten.contains()
    \".fixture() is not written yet\"
)
@Test(
        
    .disabled()
        )
func () {
        

    #expect(throws: ) {  }
        

        
    expect(.calls, equals: [])
    expect(.calls, equals: [
                
    ])
        }
()
expect(, equals: )
expect(, is: )
#expect(  )
 async throwsawait (any Error).selfnil==expectNilexpectNotNil=====
""", paths: ["Templates/tests/Skeleton.swift.stencil", "Templates/swiftTesting/Suite.stencil", "Templates/swiftTesting/Unwritten.stencil", "Templates/swiftTesting/Test.stencil", "Templates/swiftTesting/Expect.stencil"]),
ProgramCode(numbers: #"m_geXo`W^R]1U>20=[15S260770600711071414708B130Ja3150[4@;0k4Z161D71C2800e614?4D0f66=0l6262T172S10n611;0o6:1<0Y7P11=0Y8j11>0S:X14H4T163Z173Y10[;1904U14Z1:1B0\;:1D0f;3;0i;I64l174k10b<81H0j<21J0l<31N0o<14b14l10P=91P10Y=3=2R120l=9:0i2I0i2I0c370m340T410i2I0i2I0b4B0W5:0d5a30X9?0j9@0Z::0e:Z10o;G0o;G0R=;0`=10o;G0o;G0n=60Z::0b>20d>G0d>G0\?10`??0R@:0_@40f@P10iA40PBj10mC40TDX10d>G0d>G0iEM0iEM0gF10hFU10iEM0iEM0[H01m2A1a3:1n3<1]431`4:1k4I1d5Y11d5Y11n681Y7>1j721o7>1`831f8H1a911d5Y11d5Y11o991[:<1j:31`4:1f;<1U<91^<0S120111200321200348202145G7002022003:81717172031:112111121011212122201222112222005AL1111210112132@M1285012006450097800?:;00F2300110123U68]680\;0\;01\=8d=80"#, text: """
import 

@testable import 

/// Types whose fixture is not written yet. Tests that need one are disabled: write it, and take its name out.
enum Fixtures {
    static let unwritten: Set<String> = [
                
    ]
}

extension  {
    static func fixture() ->  {
        // TODO: a value for tests
        fatalError(\".fixture() is not written yet\")
    }
}

extension  {
    static func fixture(
        :  = 
    ) ->  {
                
    }
}

""", paths: ["Templates/tests/Fixtures.swift.stencil", "Templates/mocks/Fixture.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XL]^2?0=f24n22U38Y4:Z5:n65a7@b:1g::i<7g=1P>1[>>h@3XA9052o153;00A60:7090A191454:4;0Bf1920X2L930T3O940S4d21>0g6F1A0]7K1D0X8C1G0k8461i171h10o815LQ12O50P914Q1;0Q9:1R10[9@62^172]10k961X10Q:21[10S:14V14^10T:11^10U:45b1d11f14e10Y:40]:1=4K4i10^:V11i10d;?1l10S<@4o15o1\20c<F63Y273X20Y=<952Z270U>94R24Y20^><964\25]2e20j>E5^2b20_?1974b20`?1984e2:64m274l20a?71b20h?14g24m2:5d2R32f2;0i?14R32h2<0j?1:1j20k?51l20P@<5n2W40\@165V475U45R3a32T3=0e@14a30f@91W35Y3S40o@166Q476P45]3k31_30PA24k31b35d3o30RA24o34f34Q40TA14S40UA14\34V44W40VA2:;0XA51g30]A267f477e40_A41l30cA21o30eA14^44f40fA51R40kA3=0nA41S45V4X50RB168V578U51\45^4T50SB24T54o44V50UB34X50XB1:;0YB51a40^B269g579f50`B41f40dB21i40fB14_54g50gBT11l40kC3=5o4k60nCX16:i67:h60VE>1T55V5a60dE16;_67;^65\5X60eE14Z60fE41_55a5]60jE24]64T64_60lE14a60mE25c5f62e5>0gF14g60hFB4n54i60ZG@4l60jG=0WH2:0YH91f50bHE991g50WI91h50`I36<_77<^70cI81l50kI21o50mI94W74_70VJ2:0XJ:1P60bJ25R6i70dJ42T6@0hJ14i71V60iJ71X60PK@9:0`KZ51Y60jP135Z6V80mP1J1[60gQ124V80iQ1T21^60mS1=1a60ZT161b60`T1:1c61g60jT139;6=V97=U9;0]U1<1m60iU131P70lU126>R97>Q90nU1<1U70ZV121W70\V114j84R90]V1:=4b84V9;0gV1H1Z70_W126?c97?b90aW1<1_70mW121a70oW114[94c96@l97@k90PX1<1f70\X121j70^X114d94l90_X1:=;0iX1E1m70^Y126A[:7AZ:0`Y1<1R80lY121T80nY114S:4[:0oY1]1=0\[1Y79<9=0]c18:5V8f:2X8E0ec114f::6BY;7BX;5\8R;0fc181_80nc121b80Pd131f80Sd114W;0Td181i80\d121l80^d114h:4Y;5n8^;0_d1L1P90[e134^;5W9a;0^e114a;5Y9h<;0_e141[90ce166CS<7CR<0ie181`90Qf121c95e9P<0Sf131i94P<0Vf114g;4S<5k9X<0Wf1G1m90nf194X<0Wg18=6Dc<7Db<0_g1=1Q:0lg131T:0og114[<4c<5V:f<0Ph1Q14f<0Qi174h<:6Ef=7Ee=6FT=7FS=0Xi141[:0\i1@1\:0li114l<4T=5^:[=0mi1:1a:0Wj131c:0Zj1E4d=0oj141f:5h:a=0Sk121j:4a=0Uk131l:0Xk114j<4f=:;1n:0Yk151Q;0^k1[21S;0im15=:0nm1U19>5T;W>0So1D1X;0go114W>0ho171\;0oo1I:31`;5d;g>0hP2o11h;0gR2<5i;c>0SS2L4c>0oS2]11k;0\U2M4b@5m;i?0YV2k1;0TX2=5o;Y?0aX236GW?7GV?1T<0dX221W<5Y<U?0fX224U?4n>4W?0hX254Y?1[<0mX2M6Hd?7Hc?0jY241_<0nY221a<0PZ214\?4d?0QZ211f<0RZ21=4i?0SZ241j<0WZ239?0ZZ2<6IT@7IS@0fZ221T=4o?4T@0hZ281V=0P[211Y=0Q[2;6Ja@7J`@0\[221]=0^[221_=4Z@4a@0`[245`=g@0d[2:1a=0n[2Q14g@:0o\285d=WA0W]215e=n@0X]2J4n@5h=QA0R^224QA5i=UA0T^281j=4UA0\^214WA:0l3T10W5A0R640Z6A0k6F0k6F0b710c7Q10k6F0k6F0R640^9f10T;R20W=L0S>S20W@O0VAS20ZCd20QFG0kFF0dGC0ZHK0XID0oIC0eJD0\K40`K\10`K\10mL10TME0PNE0hN10TME0UO:0`O:0mOE0eP1@0UQ1c10UQ1c10iR160RS1I0nS120ST1F0lT110UQ1c10UQ1c10ZU110^U1I0ZV140dV1F0`W1M0dV1F0jX140YY110UO:0`K\10`K\10UZ1V10^[1D0U\1?0g\1D0^]1@0W5A0`^1>0R_1F0h_1Y20h_1Y20Rb1<0^b1_10Yd1F0Re190h_1Y20h_1Y20he1<0Tf1W10`^1>0ng1A0ch1E0^i1<0ni110oi1P20^i1<0\l110]l1\10ng1A0Vn1010I10I1J71T141[1110I10I1i102Y182h182S212Y182c2@2V312W303V2?3h253P3;3^3<3R4>3d413e4R13e4R13n5:3c6:3P713n5:3]793i7F3h8A3\913]9X13]9X13k:?3`;?3R<23k:?3b<E3`=@3S>23`=@3]9X13]9X13l>13h8A3X?13e4R13e4R13R4>3R@23T@04j2:4U354]3I4Y424[4b14[4b14n544U6?4g624l6E4d714[4b14[4b14R854Z8E4R934j2:4c944j934V:L4U;14V;c14V;c14l<I4n=@4a>24n=@4V;c14V;c14Z?34V:L4h?14i?05d1:5o155W2H5R325T3a15T3a15f445m4?5_525d5E5\615T3a15T3a15j6T15Q8D5h835d1:5_9G5Z:X15b;[15b;[15n<>5_=;5S>A5g>15h>X15h>X15V@E5n@15V@E5YA45`AI5mB@5`C25mB@5h>X15h>X15YD15S>A5eD25mD;5kE;5YF15mD;5eFB5b;[15b;[15PH@5_9G5kH=5dI25fI06m196Y246`2E6U3V16_466h496T5D6k536n5T16n5T16S786^7J6[826`8F6Y996n5T16n5T16o926Q:07_1:7l147S227[2?7n247U3?7g317[2?7W4:7d477n4@7a5@7Q6S17U7Z57b<87m<37V=<7f=J7c>D7Z?27V=<7h?T27oAC7eB=7UCD7lC67UD87`D:7mD87[EF7TF37_FZ17jG\17jG\17WI:7bI<7QJP17TK37ZKI7VL27XLb17XLb17kM<7ZN?7lN27QOB7fO17XLb17XLb17TP1:7WI:7jG\17jG\17YQ1:7dQ1H7_R1K7]S127_S1d17_S1d17TU1<7cU1?7UV127ZV1B7oV117_S1d17_S1d17]W1\17]W1\17jX1<7YY1F7RZ127WZ1P17Z[117]W1\17]W1\17h[1:7YQ1:7`\1:7k\1E7c]1H7^^127`^1a17`^1a17R`1<7a`1?7Sa127Xa1B7ma117`^1a17`^1a17[b1]17`\1:7Vd1Y77ck1V17Rm1Q17Tn187\n1086=8J=8Z1186=8g109h3U19h3U19T5=9e589P6E9h629m6A9a739g7F9`819T5=9l889W9E9o929T:A9h:19h3U19h3U19h;D9`<L9_=D9V>39h;D9k>P29o@19k>P29bAB9XB:9cB49jBB9_C69eCU19eCU19kD89VEE9nE29SFA9mF=9]G39cGF9mF=9gH19eCU19eCU19[ID9SJG9mJD9dK99[ID9YL89XB:9oLU19oLU19UN=9eN:9RO39XOE9PP119oLU19oLU19dP1D9\Q1Q19dP1D9iR179bAB9\S10:X1G:X1G:P2Y1:P2Y1:Z34:a3E:Y4@:l4::Y51:P2Y1:P2Y1:m5<:]6::j6D:a73:g7::T8E:m5<:T94:[9D:X:9:d:2:i:9:X:9:`;3:f;::S<1:X1G:X1G:m<0;R2:;`2B;U35;]3?;o3[2;]6E;U75;R2:;h70<0U1<U1V1<b29<o2D<f3W1<P51<b29<]57<g5o1<i7I<b80=R44=e5G=`6o1=b8P1=e9<=W:<=f:L=W:<=m;]1=]=:=j=M=e5G=X?6=b?k1=]A:=hA==[B==kB3=nBP1=nBP1=QDE=iD2=nDA=hE@=[F2=hE@=nBP1=nBP1=TG5=[B==gG<=VHM=SIX1=SIX1=\J4=cJ?=UK2=ZKB=oK1=SIX1=SIX1=]L1=aLM=aM1=]A:=X?6=\N4=cNP1=fO3=iOQ2=jQ1<=VR1N=VR1N=TS12=YS1E=VR1N=VR1N=]T18=hT1:=UU11=YU1C=oU1;=ZV1V1=ZV1V1=`W12=eW1?=WX12=\X1B=ZV1V1=ZV1V1=]Y14=SZ17=^Z1:=kZ14=R[1Q1=SZ17=_\10>m28>[3I>W41>^4?>P5J>^4?>[6J>X72>[6J>k76>T88>_86>k76>S91>[3I>n90k=20030>3102072071120M36020M38120M3:220M3<33=020M3?03@020M3B13C020M3E23F020M3H4142413K2142413N2142403Q10142413T1;172715IW140172733Z13142413]1:142413`1<6a1142413d1<3e1420M3g153h1020M3j123k102003m1>3n1120M3P241:2:13S2@1;1<1:1:2:13Y2@2003[2>3\2320E2003_25206111121211212112132003i281121011211112111222212222122205IV3801222;1222;1525015250152533a31<167c3132303f31132303i3414241142423n35132303Q4000132313U4;132313X4;172715I[480<187]420M3_453`4120M3b453c4411211112123h4520M3j453k4020M3m423n4120M3P523Q51142401424;1424;1727101:0Z5[5172715I^580<187`51424@1424@2021120F20E122205Ik580122213n5120220B3Q6320B3S632003U6520B3W6020I20E20F20M3\603]6020M3_613`6020I20I20H0203;d6e6f620M3h64112103k625Il680112103o61112103R74142411424420M3X733Y7120M3[733\74172711727420M3b741:2:03e731:2:03h725Ii78020M3k753l7120M3n753o741=2=11=2=42003U872003W8720B3Y8411213112105I^880112123a8111213045Ad881112105Ih890112123k8120B3m8520B3o8520B3Q9420B3S9520B3U9199320B3X9120B3Z9120B3\94142405I_9<0142423b951424314243055Ag9<120B3j9520B3l9520B3n9417270172705IS:=020B3U:520G11214145IZ:=01411213112105I`:=011212112105Ie:=011211112111121220B3m:12003o::3P;620B3R;620@20C0607;U;V;W;20C0809;Y;Z;[;20C0:0;;];^;_;2003a;=0<:0b;c;20H0=11;e;f;g;20E20:3j;020>6l;20>3n;820>3P<8122205IS<=0122223V<1<137X<20>3Z<020>3\<7152511525420>3b<80>0?;c<d<e<20H0@11;g<h<i<20D20?0A0B;l<m<n<20:3P=5182805IS=?020:3U=02003W=:3X=120:3Z=41;2;11;2;420H1111129?21111128A21212C579;U2V2W2`2e8R9T9V9h9k<o<b=c=f=g=C01010100242809040K0:040408090200090600K41200I4500U17800Q2:;U20a21200P32300[35600j34500Y47800d41200R54500X57800i52300i61200S74500]77800c7:;00P8=>00Z81200]94500o97800W:1200Y:4500Q<2300]<5600Q=8900[=;<00@1001201231133214331544375709671:780;880@980B:80C;80D<80E==0G>=20G00001B0B01X20X201T30T301S40S401P90P900e=0e=01e=8m=80j>0j>01`?0`?01a?0a?01i?0i?00j?0j?00]@4a@40oE<[F<0WI0WI01hJ0hJ00`K0`K01mT18UU181eb14ib141mb18Uc181ec10ec100So10So101"#, text: """

// MARK: - Data


// MARK: - Contract

/// What happens on the screen.

/// What the screen shows.

/// Where it goes from there.

/// From what happens on the screen to what it shows, and where it goes.
typealias  = @MainActor (Signal<>) -> (
    output: Signal<>, actions: Signal<>
)


typealias  = @MainActor (
    _ : 
) -> Void

/// Takes one of the ways.
typealias  = @MainActor () async -> Void

// MARK: - Functions

@MainActor
                
    }
}

@MainActor

// MARK: - Assembly


import 


enum : Sendable {
        
    case (: , )
}
func (
    : 
) ->  {
     ,  in
func (
    : 
    navigation: any Navigation
) ->  {
    { action in
        switch action {
        case .(_let , ):
                        
            break
        }
    }
    { _ in }
}
/// What  needs from the app.
protocol  {
    var :  { get }
}
/// Opens .
///

struct : Destination {
    /// Connects the module's parts. `makeView` is handed what turns the screen's input into its output; where the input ends,
    /// everything does.
    func assemble<>(
        dependencies: any ,
        navigation: any Navigation,
        view makeView: ((Signal<>) -> Signal<>) -> 
    ) ->  {
                        let  = (
            : 
        )
        let presenter = (
            : 
            : 
        )
        let router = (
            : 
            navigation: navigation
        )
        return makeView { input in
            let (output, actions) = presenter(input)
            Task {
                for await action in actions { await router(action) }
            }
            return output
        }
    }

                            }
}

    var :  = 
    let : 
    weak var delegate: (any )?

    init(
        :  = 
        delegate: (any )? = nil
    ) {
        self. = 
        self.delegate = delegate
    }

let  = dependencies.
guard let  =  else { return nil }
let :  = 
func (
    _ dependencies: any AppDependencies
) -> (screen: Screen, interface: )? {
#if canImport(UIKit) && !os(watchOS)
navigation.screen = 
return 
#else
return nil
#endif
let navigation = AppNavigation(dependencies: dependencies)
let  = assemble(dependencies: dependencies, navigation: navigation) { buildOutput in
    (buildOutput: buildOutput)
}
let navigation = AppNavigation(dependencies: dependencies)
let router = { (: , ) in (
    navigation: navigation
    : 
)
let  =  { presenter,  in
    (: presenter, : )
}
guard let  = assembled else { return nil }
assemble(dependencies: dependencies, router: ){_?made.viewview(made.view, made.interface)(view, ())madeviewreactiveassembled }assembledrouter
""", paths: ["Templates/reactive/Module.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Data.stencil", "Templates/reactive/Stream.stencil", "Templates/reactive/InteractorHead.stencil", "Templates/reactive/Router.stencil", "Templates/core/Dependencies.stencil", "Templates/reactive/Destination.stencil", "Templates/core/Isolation.stencil", "Templates/core/Inputs.stencil", "Templates/core/AssemblyLines.stencil", "Templates/core/BuildHead.stencil", "Templates/uikit/Build.stencil", "Templates/core/BuildView.stencil", "Templates/core/Macros.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLo7307U14]16k19000<;0<5120A260?70>0C4170G21:0I1474?61H71G0J41?0N<1B0Z114@4H0[151E0`13=0c1[15HR10n2S1910i4:4S10S5P10S68:62\172[10[671M0b614V14\1:0c671N0j6363i173h10m661R10S7?1T10b7;4a14i10m72:0k1T10P3<0\3:0g350o3K0m420o4d10o4d10d640k6?0]720b7E0Z810o4d10o4d10h8\10h8\10U:40\:F0U;<0d;E0\<10h8\10h8\10j<50R=G0l=30\3:0]>[10n?F0h@S10WB`20hD:0n?F0]EP10iF80QG010I10I1J71T141[1110I10I1i102Z272d252l232o2R12o2R12R462[4;2i4?2[5?2m5;2o2R12o2R12e622g60U120M30331120M333344112111121239520M3;4142403>3142403A020M3C33D020M3F03G120M3I00020611121121113230132312JK105451200<4500L1200P13400210012022200001Q4<]4<1"#, text: """

@MainActor
func (
    : 
    : @escaping 
) ->  {
    presenting { input, output, actions in
        for await event in input {
                                }
        for await _ in input {}
    }
}
import 
switch  {
case .:
    // TODO: 
    break
}
event
""", paths: ["Templates/reactive/Presenter.swift.stencil", "Templates/core/Imports.stencil", "Templates/reactive/Switch.stencil"]),
ProgramCode(numbers: #"_PXma`_hhbY;i3301?4G7h19000<91;0<A110M1>55=0ND180b1F4=0X28:60F70E0`271:0g214@4F:;0h251=0m2261T171S10o241B0S321E0U314L4T10V351H0[33=0^341I5Lf10b3162d172c11R15T1b10c324b14]14d10e334f10h31:0f2T10k3<0W4_10g5:0R6A0f6B0[710g5:0P8F0j8D0a9E0Y:F0P8F0[;80c;010I10I1J71T141[1110I10I1i102j2:2U352]3I2Y422[4b12[4b12n542U6?2g622l6E2d712[4b12[4b12R852Z8E2R932j2:2c942j932V:L2U;12V;c12V;c12l<I2n=@2a>22n=@2V;c12V;c12Z?32V:L2h?12i?0U120230220232133<64202360370201112023;03<12023>03?411211112123D52023F03G0002023J13K;2023M13N;142415IQ100<157S10101391200@1200O4500210012002200001<0<01"#, text: """

@MainActor
        // TODO: 
        fatalError(\" is not written yet\")
    }
}
import 
func (
    : 
) ->  {
     ,  in
{
""", paths: ["Templates/reactive/Interactor.swift.stencil", "Templates/core/Imports.stencil", "Templates/reactive/InteractorHead.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLTG307N1\16j100U16087070U17180\1142480]1=61@71?0j171=0Q214:4@0R2=1?0_2c11B0R4Y31E0[7=1H0h7S11K0k8T:900WC9:0`C;1N0kC25Q1X10mCD1T10aD4910mD24[10oDD1Z10cE5:0hE71[10oE362h172g10RF61_10XF?1a10gF;4`14h10RG2:0Q2U10V3W20V3W20^570h540o510V3W20V3W20]6=0j6^10j6^10Y870c840j810j6^10j6^10X9=0h9:0U:c10k;C0a<Y30m?C0c@=0SAD0jAS10PCC0fCT:0nMU10TO90]O01[1;1i1D1`221h2G1c3D1Z4D1Q541Y5b21l721h2G1Y8D1P9D1g951X:02Z272d252l232o2R12o2R12R462[4;2i4?2[5?2m5;2o2R12o2R12e622g60b12061100:1121101:245802112061402:4:;1420:3>020M3@03A020M3C03D020M3F13G020M3I03J020M3L13M020M3O13P1120M3R113S1020M3U110320M3X113Y1012112111323013231436V1W140:050506301280945=0]134002120122222oB4SC41eD4iD41"#, text: """
#if canImport(UIKit) && !os(watchOS)
import 
import UIKit
import 

final class : UIViewController {
    private let input: Sender<>

    /// `buildOutput` turns what happens here into what is to be shown.
    init(buildOutput: (Signal<>) -> Signal<>) {
        let channel = Channel<>()
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

        }
#endif
// MARK: - 

func show(_ output: ) {
        }
func show(_ output: ) {}
switch  {
case .:
    // TODO: 
    break
}
FoundationUIKitUIKitoutput
""", paths: ["Templates/uikit/ReactiveView.swift.stencil", "Templates/reactive/Show.stencil", "Templates/reactive/Switch.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLQW1>04C5S12X25k25c33R45f48m53S64o62S71U71Z75f7905<900F915A80FJ9248495HB0`1E60A70@0U21934<4A4B:61J71I0V271L0]214D4J5MO0^271O0e214O0f2A1Q10W31:9495960P4I1Z10i4M1]10f5?1a10U6C5b1`10h6L4`10d7[21e10o9P35f1f1974f1980o=F990U?65m1V20[?19:9;0T@I1P20m@R15Q2T20oAL4T20kBc14V20^D2:9<0`D<1S20lD21T20nD362i272h20QE81Y20YE21\20[E31^20^E14_24i20_E2:1`20aE:1b20kE3;0nEI63\373[30gF81f20oF21h20QG31l20TG14R34\30UG91n20^G3=2P3=0QH9:9=5R3k3;0ZH89>0jH2=4n35U3n30lHP14n30lI71W30SJ3:5X3^40VJ<1Y30bJe11^31`30WLB1a30iL21b30kL34e40nL71c30UM81d30]M21e30_M3:64l474k42h3@0bM14g44l45j3Q50cM?1l30RN34Q55n3V50UNC1P40hN34V55W4[50kN=1Y40XO34[50[O=1[40hO165h575g51_40iO21a45f4f50kO24f54_54h55h4k50mOB4k50_P12:0aP141i40eP1@1j40UQ12:5m4Y61S50WQ111T50XQ124n65W5`60ZQ171X50aQ1:1Y50kQ124n65\5g60mQ171]50TR161^50ZR124n60\R181_50dR111`50eR111a50fR12:0hR1?1b50WS14:0[S1N:5d5Y72f5A0YT114Y7:66e776d7;0ZT1_11i50iU171j50PV1Q1=4[74e7:0m2R20V5P20Z7F0P8U20\:M0];J0W<S20\:M0V5P20Y?K0X@E0m@M0m@M0kA10lAU10m@M0m@M0Y?K0kC010I10I1J71T141[1110I10I1o181[271e2>1V311o181c3A1W4:1d411e402[3o12_5W52o:T12T<I2P=E2h=M2h>C2^??2P@T12WAC2PB<2_BL2PB<2fC[22TFC2jFP32PJ72cJ]22PJ72eMd22ZP1F2XQ1k12TS162`S172kS112PT1W12`U1T12eV1I2aW1E2YX1R12aY1<2PZ1L2aY1<2W[1c12`S172V]122X]1030V13W1<3f1G3`223e2D3\333_3[13_3[13k483V5J3S623X6F3Q733W7@3j713_3[13_3[13X823Z804m2A4a3:4n3<4]434`4:4k4I4d5Y14d5Y14n684Y7>4j724o7>4`834f8H4a914d5Y14d5Y14o994[:<4j:34`4:4f;<4U<94^<050V15]1?5P2:5[285g2V25n425P2:5]1?5f575Q6P15f575]775g7;5U835X806U176`1<6o156W2e16o3Q16V5;6d5B6Y686d626i676S736U176a776k756S886^886i826n876X936g907d2V17d2V17n387Y417d2V17d2V17m4C7d5?7V6C7l637m4C7a7G7\8C7R9G7l937a7G7a:\17Q<=7a<A7U=37a:\17d==7T>@7g>17h>V17h>V17Q@>7b@27g@>7^AW17hB27^AW17h>V17h>V17gCC7]DB7gCC7ZE27\E08048748>@8Q158Y128[1096>9Kc19a219e249l2296>9V3@9j379T449[4:9h459P529V3@9Z5A9o579Y649`669i659Q729Z5A9^789i749P819T889_819c859k829Y90:\3?:n36:W44:[40;0N;N0<6=<J=<Z11<6=<g10=R2G=R2G=j2:=U3_1=g4;=U57=_54=f5Q1=j2:=R2G=R2G=b70k520030>31520033>34520036>37320L3933:181320L3=320L3?33@@20L3B32003D>3E420J86220J1120612112003N<2003P11001101020311111121720M3[103\1020H0405;^1_1`120E20M3c103d1020H060708090:0;20H111121720E1121@20F1121A122205IX2G0122213[21122221121111210112121222012221122220<5Aj2G111210112131222212222111222020H132003Z370=0>;[3\3]3142401211131211112131211219112191121@1121@1121:2003S4=0?:0T4U48I21121:20B3Z40112141525015251<167b4112199K2112191112130@:0k4l4120A:0n4o40B0C;P5Q5R511120D:0U5V51113120E:0Z5[51113111213112003c572003e5711125Gh5M012M258;>CFGJR1S1V1U1T1W1X1g1h1i1j1k1l1n1k2T3R4V4c4e4F310h10A0=0906060905020306280600070302090<02037I1200K2300V22300d22300g32300]45600g52300?101124123513481459256;467?178@289B39:E1:;F0;7F1<<G0=<H0?=H1@B00001F0F01`10`101V20V201X30X301X34\341`38h381o<8W=81_=8g=81e>8m>81\?4`?41d?8l?81`D0`D01aG8iG80ZH0ZH01bH4fH41bM0bM00YT10YT100"#, text: """

// MARK: - Assembly


// MARK: - Arrangements


// MARK: - Fixtures

import 
import 
@testable import 
                                let navigation = ()
        var input: Sender<>?
        let  = module.assemble(dependencies: dependencies, navigation: navigation) { buildOutput in
            let channel = Channel<>()
            input = channel.sender
            return buildOutput(channel.signal)
        }
                                
        input = nil

                    }

                                let navigation = ()
        return module.assemble(dependencies: dependencies, navigation: navigation) { _ in true } != nil
    }
}
final class :  {
    var :  = 
}
extension  {
    static func fixture(
        :  = 
    ) ->  {
                
    }
}
@Suite(
        )
@Suite(.timeLimit(.minutes(1)))
struct  {
@Test(
    \"\",
    .enabled(\"it opens with the sample inputs\") { .opens() }
)
func () {
@Test(\"\")
func () {

let delegate = ()
let dependencies = ()
let router = ()
let module = (: , delegate: delegate)
let  = try #require()
()
expect(, equals: )
expect(, is: )
#expect(  )
for await _ in  {}
static func opens() -> Bool {

.disabled(
    if: Fixtures.unwritten.contains()
    \".fixture() is not written yet\"
)
its parts are connected, and end with the screen's inputpartsEndWithInput async throwsassembledoutputoutputassembledinput!=niloutputawait classesnil==expectNilexpectNotNil=====
""", paths: ["Templates/tests/ReactiveModule.swift.stencil", "Templates/tests/Imports.stencil", "Templates/tests/ReactiveWiring.stencil", "Templates/tests/Dependencies.stencil", "Templates/mocks/Fixture.stencil", "Templates/swiftTesting/WiringSuite.stencil", "Templates/swiftTesting/WiringTest.stencil", "Templates/tests/Opened.stencil", "Templates/swiftTesting/Unwrap.stencil", "Templates/swiftTesting/Expect.stencil", "Templates/swiftTesting/Ends.stencil", "Templates/swiftTesting/Opens.stencil", "Templates/core/Isolation.stencil", "Templates/swiftTesting/Unwritten.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJY^3101S100V311130V3l3150R7h8170j?n6190hFo41;1=0gKX;1?0oV1S51A0R\1M1C0o\1V41E1G0Ua1`11I0eb1N1K0cc1O1M0bd1R61O0dj1U41Q10in1mU11S10fT3c9:0f2V30o5:0_6?0Q7l30P;:0];h80XD:0eDn60fK:0SLo40UQ1:0eQ1?0WR1X;0b]1:0o]1S50Uc1?0gc1M0gd1:0Te1V40]i1:0mi1?0_j1`10Rl1:0_l1N0`m1:0mm1O0on1:0\o1R60aU2?0SV2U40[Z2:0hZ2mU10h`3?0Za3c90mj30T12003052003282003452003652003852003:52003<82003>52003@82003B52003D52003F82003H52003J52003L52003N82003P152003R1800000"#, text: """
/// Values that come one after another, and end. Each is dealt with before the next one is asked for.
struct Signal<Value: Sendable>: AsyncSequence, Sendable {
    fileprivate let deliveries: AsyncStream<Delivery<Value>>

    struct Iterator: AsyncIteratorProtocol {
        private let deliveries: AsyncStream<Delivery<Value>>
        private var current: Delivery<Value>?

        fileprivate init(_ deliveries: AsyncStream<Delivery<Value>>) {
            self.deliveries = deliveries
        }

        mutating func next() async -> Value? {
            current = nil
            var iterator = deliveries.makeAsyncIterator()
            current = await iterator.next()
            return current?.value
        }
    }

    func makeAsyncIterator() -> Iterator { Iterator(deliveries) }
}

/// Where a signal's values come from. The signal ends when nobody holds its sender any more.
final class Sender<Value: Sendable>: Sendable {
    private let deliveries: AsyncStream<Delivery<Value>>.Continuation

    fileprivate init(_ deliveries: AsyncStream<Delivery<Value>>.Continuation) {
        self.deliveries = deliveries
    }

    deinit { deliveries.finish() }

    /// Returns when the value was dealt with, or nobody can do so any more.
    func send(_ value: Value) async {
        await withCheckedContinuation { sender in
            deliveries.yield(Delivery(value, from: sender))
        }
    }
}

extension Sender<Void> {
    func send() async { await send(()) }
}

/// A signal and its sender: hand the one to whoever listens, and the other to whoever tells.
struct Channel<Value: Sendable>: Sendable {
    let signal: Signal<Value>
    let sender: Sender<Value>

    init() {
        let (deliveries, continuation) = AsyncStream.makeStream(of: Delivery<Value>.self)
        signal = Signal(deliveries: deliveries)
        sender = Sender(continuation)
    }
}

extension Signal {
    /// Its values and those of another signal, in the order in which they come. It ends where this one does.
    func merging<Other>(
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

/// A presenter that is one loop over its input. What it sends is dealt with when `send` returns, so it must not wait for what
/// only its own next value would bring.
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

/// A value under way. Its sender goes on when it is let go of.
private final class Delivery<Value: Sendable>: Sendable {
    let value: Value
    private let sender: CheckedContinuation<Void, Never>

    init(_ value: Value, from sender: CheckedContinuation<Void, Never>) {
        self.value = value
        self.sender = sender
    }

    deinit { sender.resume() }
}

""", paths: ["Templates/reactive/Signal.swift.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLVo4V10>a15Q27a2G^66U85h85`9=`<<]>2b>3P?8W@3g@3m@4iA1lA>mC1RD:eD3mE3nF3ZG5hG6[H2dH7PK2WK6UL6nL8bM2iM5SN5[N8mN3UQ13mR15XS13iS131;905GN5I<00B60;70:0B191464;4<5U1@0CF924@5a1M0Y1I61H71G0R21934C4H5k1L0S21944L4M4N5P2`15Q2X10T2E62W172V10i21954R14W14X10j2B63_173^10\31964Z14_14`1:64h174g10]371Y20d314b14h15Z2m10e371\20l314m10m3A1^20^41:1`20_4<1b20k421d20m4365_275^25h2\20P514\2974X24_20Y52:98999:0S6B1T30e6?1Z30T7:9;0^7<66P376o20j734l24P30m7d11a30a9=5b3V39<4Y35h3Y30^:R14Y30`;19=67`377_39>4\34`368e378d39?4a34e35Y4h39@4h30a=79A9B0`>L1j40\?I1l40U@b19C0gA769W479V40nA34S44W40QBP21S50QDH1U50iD^21[51_50WG19D6:f47:e42e5C0hH14a44f40iH:5g5j40SIl44j49E9F0oN65o5l50UO19G0^OG1U60UP1D1W60iP1?9H0PR1o19I0oS176;^57;]50VT134Z54^50YT1O1_60XU1H1a60PV1^21g61k60^X119J0WY1:9K9L0aZ164l55U7\60gZ119M9N0`[1F9O0V\146<X67<W60Z\134T64X60]\141]70a\1B4\60S]12:32b70U]141d70Y]1R21f70[_161h70a_1?0P`141j71k70T`1L1m70Pa1=1o71P80]a141R80aa1E1T80Vb136=a77=`70Yb141X81Y80]b141[80ab121]80cb1<1_80ob134T74a70Rc141a81b80Vc141d80Zc121f80\c1<1h80hc145j8o72l8M0Td114o70Ud1C1n80hd189P10`e18:9Q10he1<1Q90Tf121R90Vf136>f87>e80Yf181W90af121Z90cf131\90ff114\84f80gf12:1^90if1:1`90Sg13;0Vg1I6?Y97?X90og181d90Wh121f90Yh131j90\h114o84Y90]h191l90fh13=2n9P10Yi19:5P:c90bi1E4c95R:g92T:Q10Wj114g95V:j90Xj164o95X:n91Z:0^j1<4o90jj1<1\:5^:`:0Vk116@^:7@]:1b:5d:Y:0Wk121h:4Y:5j:\:0Yk124\:4S:4^:0[k114`:0\k121l:0^k135n:g:9R10ik114g:0jk181S;0Rl1;5U;Q;0]l1@1W;0ml1:1Y;0Wm144Q;5[;V;0[m1_21];0jo1=4V;0WP251b;0\P2Y11d;0eQ2=5f;l;0RR251k;0WR2c11m;0jS2S11o;0mT2^11T<0[V2k11V<0VX2Y11X<0_Y2c11Z<0R[2f14l;6AU<7AT<0h\215b<R<9S14S<9T14m;4U<6B^<7B]<0Y]215n<[<9U14\<9V14V<4^<0j]22:5V=d<2X=W10l]214d<0m]251Z=0R^281d=0Z^239W15m=m<0e^214m<6CS=7CR=2P>Y10n^214n<4S=5R>V=0o^214V=5T>c=0P_292V>Z10i_2f15X>a=0_a2`11Z>0ob221\>0Qc224a=0Sc264e=2^>[10ac210bc215`>j=2b>\10kc214j=;0lc2C1d>0_d2:6DT>7DS>2g>]10Ye214o=4T>0Ze27=6E[>7EZ>9X14W>4[>0ie22:1Q?0ke2<1S?0Wf2?:9Y10ff291U?0of2B9Z15Y?l>0ig2F1[?0_h2e14l>5_?o>0Tj214o>:6FV?7FU?2b?a10Uj214Q?4V?5d?[?0Vj2?1f?0ej234[?5h?`?0hj2C1j?0[k234`?5Q@e?0^k2=1S@0kk234e?0nk2=1U@0[l216GR@7GQ@1Y@0\l221[@5`@P@0^l224P@4i?4R@5b@U@0`l2B4U@0Rm22:0Tm285e@f@0\m215f@]@0]m2J4]@5i@`@0Wn224`@5j@d@0Yn281k@4d@0an214f@:0bn241l@0fn2A1m@0Wo22:5PASA1VA0Yo211WA0Zo224hA5ZAZA0\o2?1[A0ko221\A0mo224hA5_AaA0oo2C1`A0bP321aA0dP324hA0fP3>1bA0TQ311cA0UQ311dA0VQ32:9[10XQ3N:0VR341fA0ZR3=6HXB7HWB0gR341jA0kR321lA0mR314PB4XB0nR341nA0RS321PB0TS3;6IoB7InB5TBfB0_S341VB0cS331XB0fS314mB0gS341ZB0kS331\B0nS361^B0TT324^B4oB;0VT341`B0ZT331bB0]T326J^C7J]C0_T381hB0gT321jB0iT314VC4^C0jT36=6KkC7KjC0PU341QC0TU311SC0UU331UC0XU314aC4kC0YU32:5WCQD2YCc10[U314QD:1[C0\U371]C0cU336L[D7LZD9\14WD4[D6McD7MbD5mC`D0nU314`D9]14\D4cD0WV32:1RD0YV335TDnD0\V3:1VD0fV3?1XD0UW354[E0ZW3L1ZD0VX331\D0YX3?1^D0hX3S11`D0kY311bD0lY3W11dD0S[375fDfE0Z[3B1hD0l[3:1jD0V\3<1lD0b\3?1nD0Q]3D4kE0e]3:1PE0o]3?1RE0^^3@0n^32:9^19_10P_311VE0Q_335XEWF0T_3:1ZE0^_334`F0a_3L1\E0]`3P11^E0]a311`E0^a3W11bE0eb375hEiF0lb3B1jE0^c3:1lE0hc3<1nE0Td3B4lF0fd3:1PF0Pe3>0^e32:1RF0`e335TFWG0ce341VF0ge339`10Zf364XG9a10hf32:9b10jf311_F0kf335aFeG0nf341cF0Rg339c10eg364fG9d10Sh32:5hFoG;0Uh3H2iFk10Ui33=4oG6NZH7NYH;0Xi3_11lF0gj371mF0nj3Q1=4PH4ZH:0ok341oF0Sl321QG5SGcH0Ul331UG4cH:5WG\I9e10Xl341ZG0\l3F9f10Rm379g10Ym341_G0]m329h10_m331cG0bm3H9i10Zn339j10]n341hG0an3B1jG0So3L4`I9k10oo341mG0SP4?9l10bP441PH0fP4?1RH0UQ4A5THnI9m10fQ441WH0jQ4@1YH0ZR414nI5[HZJ9n10[R441^H0_R4=1`H5bHXJ0lR431dH4XJ0oR414ZJ5fHoJ9o10PS441iH0TS4:1kH0^S416OiJ7OhJ1oH5QIgJ0_S424gJ4bJ4iJ0aS411SI0bS441UI0fS434oJ:5WISK0iS4D4SK5YIVK0]T474VK:6P1`K7P1_K0dT441\I0hT481]I0PU414XK4`K1_I0QU491bI0ZU461dI0`U431fI0cU4<5hIoK0oU471jI0VV4K9P20QW424RL0SW471nI0ZW4@0jW4@9Q2:6Q1^L7Q1]L0ZX441SJ0^X481TJ0fX414VL4^L5WJdL1YJ0gX491\J0PY424dL5^JjL1`J0RY4K9R20mY424lL1dJ0oY4@9S2:5kJUM6R1TM7R1SM1nJ4PM4TM4aM0_Z416S1`M7S1_M1RK0`Z421TK5VK^M0bZ424^M4WM4`M0dZ41:5XKeM0eZ4<4eM5ZKhM0Q[474hM:5^KPN6T1oM7T1nM1aK4kM4oM4RN9T20X[41:5fKZN6U1YN7U1XN1oK4UN4YN4ZN:5SLbN6V1aN7V1`N1WL4]N4aN4lN0Y[416W1kN7W1jN1[L5]LiN0Z[424iN4dN4kN0\[41:5_LTO0][4?1aL0l[411cL0m[4O4TO5fL_O5hL^O1jL1lL0l\411nL0m\489U20U]414^O4TQ15QMRP10V]441SM0Z]495UMlO1WM1YM0c]411[M0d]489V20l]444lO1^M0P^411`M0Q^4<9W24TQ15dM`P10]^471fM0d^4:1hM0n^411jM0o^4E1lM1nM0d_479X20k_434`P15QNgP10n_471SN0U`411UN0V`4<4TQ10b`4:1WN0l`4>1YN0Za411[N0[a4S11]N0^b411_N0_b4R11aN0ac4<:5cN\Q10mc471eN0Td4G1gN0kd4A4\Q15jNeQ15lNdQ11nN1PO0\e489Y20de414dQ14lR15SOTR10ee441UO0ie495WOPR11YO1[O0Rf489Z20Zf444PR11^O0^f4<9[24lR15bO^R10jf471dO0Qg4A1fO1hO0bg479\20ig434^R15kOcR10lg471mO0Sh4<4lR10_h4:1oO0ih4S11QP10li411SP10mi4R11UP10oj4<:0[k416X1VS17X1US11YP15[P1TS10\k424TS14oR14VS10^k41:5]P1_S10_k471_P10fk4;1aP10Ql414hS10Rl4E1cP10gl4;1eP10Rm4H1gP10jm411iP10km4[1:0X280[5l10^7g10_9>0Q:B0c:N0c:N0b;10c;W10c:N0c:N0_9>0j=]10[?F0Q@m10j=]10aB[20PEI0iE[10iE[10UG10VG]10iE[10iE[10WIc10nJ10oJS20WIc10aB[20^7g10]N>0UO80aOE0VP1M0VP1M0TQ110UQ1U10VP1M0VP1M0UO80TS1B0fS1G0fS1G0^T110_T1R10fS1G0fS1G0]N>0[V1010I10I1J71T141[1110I10I1o181[271e2>1V311o181c3A1W4:1d411e402c2?2U3<2d3:2Q422V4A2j432m4M2m4M2Q6A2f612Q6A2W7V12m4M2m4M2k822m8030W23\2S43h6T13m7B3b8E3Z9?3l9b13a;:3k;a13\=<3h=N3h=N3f>33h=N3h=N3U?d13l@?3^A=3QB73dBb33QB73_F<3oFR13_F<3]H13fH[23RKN3RKN3YL]23RKN3RKN3TO\13TO\13iP1i33TO\13TO\13VU1<3nU1`43VU1<3kZ173V[1R53a`1T13fa1L3eb1E3]c1I3Yd1?3kd1b13]f1a13ng173Uh1N3Uh1N3Si133Uh1N3Uh1N3bi1P23ek1?3Wl1H3Rm1F3km1^23\P2W13iQ2O3kR213XS2h23QV2P13QV2P13aW253iW213QV2P13QV2P13WX2:3gX2=3XY2l43gX2=3h^2c23da2h23]d263id2C3`e213ee2j33`i2G3Zj2C3Pk2D3gk2?3Yl2?3Tm2T13Yn2o13XP3a13iQ373PR3N3PR3N3nR333PR3N3PR3N3]S3O3_T3?3QU3H3lU3F3eV3^23VY3W13cZ3O3e[313R\3c23f^3:3X_3c23Tb3c23hd363id2C3`e373ke313Pf3W13`g3T13eh3F3[i3a13lj343Pk3N3Pk3N3nk333Pk3N3Pk3N3]l343dl3?3Vm3B3`e373Tn323Vn304734e144l1H4g2R24l4?4^564g5@4Z6?4b:44i:E4d;34j;L4i<H4d==4T>E4o>34U?44\??4n?E4f@?4XA34[AS14[AS14_B44fBE4aC34gC44nC=4^D24cD94oD<4^E=4nE34[AS14[AS14^F44eFE4`G34fG44mGC4cH24hHH4cI<4RJC4hJ44RKE4RLE4jL14RKE4WMC4mMH4hN84XOS14\P184dP1050V15W1<5f1G5`225e2D5\335_3[15_3[15k485V5J5S625X6F5Q735W7@5j715_3[15_3[15X825Z806m2A6a3:6n3<6]436`4:6k4I6d5Y16d5Y16n686Y7>6j726o7>6`836f8H6a916d5Y16d5Y16o996[:<6j:36`4:6f;<6U<96^<07j2=7[3E7j2=7b4>7W5>7h517b4>7[6<7k667[6<7`7=7T8?7f8<7`7=7d9<7f:97X;D7o;17P<V17P<V17Y=97k=>7\>27a>I7k=>7n?@7a@27n?@7P<V17P<V17ZA17X;D7fA27kA=7[B37dB=7YCS17]D17dB=7jD87UE87`E;7QF=7bF@7UG:7bG:7oG>7`H47QF=7VI;7eI_27WL>7hL=7VI;7aM57iMZ17VOY17bP187mP1=7`Q1=7QR157YR1V17bS1c17XU1>7iU1S17oV1:7\W1^17mX1V17VZ1k17T\1>7e\1Y17Q^1:7^^1c17T`1:7a`1f17`Q1=7cb1U17cb1U17ic117Pd1W17_e1\17Pd1W17[g1V17cb1U17cb1U17[i1T17[i1T17`j117gj1W17Vl1\17gj1W17Rn1V17[i1T17[i1T17RP227TP208Z3?8P4?8b418Z3?8o458W5=8g588R6Y28^838e8l28h;Q18m<18h;Q18Z=R18Z=R18d>48k>18Z=R18Z=R18_?@8S@18_?@8f@;8UA98iA88TBf18PD;8_D`18RF?8dF28iF;8WG28PD;8eG68f@;8]H88hH18UI18\I98PJ98\J18\I98iJ:8TKC8jK88UL:8_LL8_LL8gM48nM18_LL8_LL8\N78iJ:8QOZ18QOZ18`P1i38QOZ18QOZ18gT128iT1093?9E<9T1;9b1?9Q20:OV1:V29:b2C:X3B:n3`2:e67:P7F:i7;:W8e1:e67:^:J:\;1:^:J:i;0;d2V1;d2V1;n38;Y41;d2V1;d2V1;m4C;d5?;V6C;l63;m4C;a7G;\8C;R9G;l93;a7G;a:\1;Q<=;a<A;U=3;a:\1;d==;T>@;g>1;h>V1;h>V1;Q@>;b@2;g@>;^AW1;hB2;^AW1;h>V1;h>V1;gCC;]DB;gCC;ZE2;\E0<m28<[3I<W41<^4?<P5J<^4?<[6J<X72<[6J<k76<T88<_86<k76<S91<[3I<n90=04=74=>A=R15=Z12=\10>6>>Ki1>g21>k24>R32>6>>\3@>P4?>b44>i42>n45>V52>\3@>`5A>U6C>k64>R72>W75>_72>`5A>l7>>]84>d81>h88>S91>W95>_92>m90?0V1?W1N?U20@k24@R3?@d3=@Q4S1@Q4S1@U54@\5=@l52@Q69@]61@Q4S1@Q4S1@k64@R7C@h72@m7H@h8;@S9S1@S9S1@]::@k:4@R;=@b;3@h;:@U<1@]::@a<4@h<=@X=3@^=9@j=6@S>?@e>2@S9S1@S9S1@`?:@k?4@R@C@h@3@n@H@iA2@kAg1@kAg1@cC8@nC:@[D2@`D=@PE1@kAg1@kAg1@^E6@`?:@RFk1@RFk1@nG4@UHC@kH1@oH9@[I3@aI=@QJ1@RFk1@RFk1@_J2@aJ0A6=AJ=AZ11A6=Ag10Bo1?Ba27Bk2>B\33B_3Q2B_3Q2Be5NB_3Q2B_3Q2BQ7P2BQ7P2BX9T1B`:1BX9T1BQ;U1BQ7P2BQ7P2Bd<2Bf<0CP2BCe23Cn2>C`3:Cm3:CZ4?Cl4CCb55Cn2>CR6LCQ7CCg73Cm7:CZ8?Cl8CCb9S1Ch:9CT;1CX;CCn;W1CX=CCn=7Cg>CC^?BCS@8C^@:Ck@AC_A<CnA:C[B?CmBCCcCDCg>CCbD:CoD:C\E?CnECCdF@C`G2CbG0DT2JDn2NDl31DP4BDe43Dn4>D`5:Dm5CDc63Dn4>DQ7LDP8CDf8P1Di99DU:1DY:CDo:W1DY<CDo<7Dh=]1DY?BDn?8DY@:Df@ADZA<DiACD_BBDh=]1D\C:DiCCD_D>DYE2D[E0E3BEH3EQ1AEf14Em1AEa23El2`1E]46EQ1AER5`1Eo62EQ70Fo2U1FU41FY4BFn43FW5AFl54FS6AFg63FR7Z1F]86FW5AFR9Z1Fi:2Fk:0GS26G]2:Gh2HGg36GP43G]2:GS26Gm4GGm4GGe5:GP6_1Gb7;GP87GZ84Ga8Q1Ge5:Gm4GGm4GG]:0Hh[14Ho[1CHe\12Hj\1CHf]1>HW^13H]^1>Hf]1>Hh_10I]1AIR2JIl24IS3=Ic3FIY4Q1IZ57Ia5LI]64Id6AIX72IZ7U1I_83Ie8=IU9HIm9R1Io:3IR;LIn;4IU<=Ie<BIZ==Ij=LI]1AIQ?JIk?4IR@=Ib@?I]ALIYB4I`B=IPC?IbC=IRDAIiDKIhEJIbF4IiF=IYG@IlGKIjH1IiDKI]ICITJJInJ4IUK=IeK=IULCIQM>IbM3IhM>IQM>IdN1I]ICIWOFIQP1JIkP14IRQ1=IbQ1:IoQ1IIkR11IlR1U1IlR1U1ITT1=IjT1@I]U12IjT1@IlR1U1IlR1U1IVV11IZV1GITW14I[W1FITX13IWOFIcX10Hb2?HT3DHb2?HY4?Hk47HY4?Hh_10Jm1Q1Jm1Q1Jo24JV34J]38Jh34Jo31Jm1Q1Jm1Q1J`48Jk49JW5HJR66J[6:Jh63Jn6:J[7<Jm7AJb87Jl8=J\9KJW:R1JY;2Jm7AJf;7JP<=J`<@J\=@Jl=Z1JW?0KZ1Q1KZ1Q1K\24Kc24Kj28KU34K\31KZ1Q1KZ1Q1KP4EKl48KW59Kc5HK^62KP4EKR7AKj7=KZ8KKU9R1KW:2KR7AKg:=KW;@KS<b1Kf=0HS;?He;JHe;JHb<=He;JHe;JHS;?Hh=1Hi=JHi=JHf>HHa?2Hf?=H\@@Ho@2H\@@Hi=JHi=JHhA1Hh_10Hm6DHd7<Hm6DHa8?HS97Ha8?Hh_10HlK?H^LJH^LJH[MEH^LJH^LJHlK?HiNHHaO1Hh_10H\Q1?HnQ1JHnQ1JHkR1k1HnQ1JHnQ1JH\Q1?Hh_10HcC?HUDJHUDJHREHHUDJHUDJHcC?HcF1HdFJHdFJHaGHHbH@HUI2HbH@HdFJHdFJHnI1Hh_10LS2KLR3?Ld3:LQ41LU4=Le4OLS2KLV6GLW7FLT8@Lj8:LW91L[9=Lk98LS:JLm:1LW7FLV6GLb;=LS<4LZ<=Lj<9LY=FLU>@Lk>:LX?1L\?=Ll?8LT@JLn@4LY=FL`A:LmA1LQB=LaB<LmBR1Lb;=LaDFL[E7LeE=LUF:LbF:LoF1LSG=LcGEL[H@LQI=LaI7LhIJLbJ3LaDFLWK>LiK7LSL:L`L1LdL=LTM<LWK>LkM:LXN=LhN>LYO:LfO1LjO=LZP1S1L`Q19LlQ11LPR1=L`R1R1LeS1=LUT1<LYU10MS3KMR47M\4=Ml4GMf5=MV6AMS3KMY7GMZ8FMW9@Mm9=M]:8Me:JM_;1MZ8FMY7GMT<=Me<4Ml<=M\=9Mk=FMg>@M]?=Mm?8MU@JMo@4Mk=FMaA=MQB<M]BR1MT<=MQDFMkD7MUE=MeEAMYF@MoF=M_G7MfGJM`H3MQDFMUI>MgI7MQJ=MaJ<MUI>MXK:MeK=MULS1M[M9MgM1MkM=M[NR1M`O=MPP1<MTQ10HjV11HkV1U1HkV1U1HSX1AHmX1@H`Y12HmX1@HkV1U1HkV1U1HYZ11Hh_10NR2GNm27NW3=Ng3;NU4=Ne41NR2GNQ5ENi5=NY6;Ng6=NW7HNR89N^81Nb8=NR9[1Ni:0jP120030>31520L33020L35336120L382903832112003=>3>52003@>3A12003C>3D296288220L3H020L3J11314122003O>3P1320L3R133S118=220L3V1320L3X122003Z1>3[1320L3]133^1@8@29B220L3b12152003e1>3f1320L3h133i1@8E220L3l132003n1>3o1420J20J1820K1<1=1;20612112003[2<2003]212003_28132301323113234<057g213141121=1100010211111121520H20C9R120304;W3X3Y320D1121;20:3^351121620H0520C0607;d3e3f320C08091121>15250152511121?18280182811828220C20H0:0;;Z4[4\40<0=0>0?1121<0@0A;c4d4e41111112151121620D1121;20:3P55112161121820H20C8g120B0C;X5Y5Z520C0D0E;\5]5^50F0G0H1121<1>1121<0I0J0K0L0M0N112190O0P10Q11111219112161120D1121;20:3\65112161121820H20C8W220R10S1;d6e6f620C0T10U1;h6i6j60V10W10X10Y10Z10[10\10]10^120H1120D1121;20:3Z7511216112110_10`1;_7`7a7112142003e7811210112111211214112111211212112121121511211121323213233132321121112112131121411213112111121111214111121@20F1121A122205IV9f20122213Y91122221121111210112121222012221122220a15Ah9f2111210112131323:1323313233132341323:2003Y:81323013232132321424014241142410b158f:g21<157i:132311323:111213132361323:13237132381323;13239132350c10d1;_;`;a;132361323:132340e10f1;h;i;j;1323813237132340g10h1;Q<R<S<1323813237132371323<1323:172747`<8k22131713171323=1323:1:2:47l<8Q321:131;1<1:131121211212122211222>12222122249Y330i10j1;a=b=c=122221222412222122249^3212225131222512229122261222:1222;1222:1222612228122281222?12227161222<1929019291192922003P?8112101150T?c300k11222220H122201222220H9e32112131211219112191121@1121@1121:2003m?=0l1:0n?o?8g321121:20B3T@0112141525015251<167\@112199i321121911129k321111128m3212121112130m1:0n@o@120n1:0QARA0o10P2;SATAUA11120Q2:0XAYA1113120R2:0]A^A111311121311212112151222212223112131121411215152541525215254152521525311212112131121411215182851828118282112151;2;57nB112131;2;01;2;22003VC72003XC72003ZC8132381323<142447aC141323=172747gC<087iC1323<9P42181917122211222C112171222F1222F112171222F112101222F1222F122271121612223112171222F112171222F1212122211222C1222F1222F112101222F1222F12227122247fE8W4211216122231222F1222F1121111212112121112111211121313231132321323213141314111112135GkFd40131121F1121B1121C1121C13239131323013238131323913238132301323813132301323013132301313230132301323A13132301323A1323B13132301323B1323C1323C1323<13132301323=1323;14240<157PI1323>1323?11216112141121:131312226112135GaIo4012227122271121911210112181121011121121:1313112147VJ12226112135G[JR50112191121011218112100S21112115:hJU500T2:0iJjJ111222111152505IQKU5015251<167UK1121511214115:[KU500U2:0\K]K111222211115:cKV500V2:0dKeK111222112222:0iKkK0W20X2;lKmKnK115:PLV500Y2:0QLRL11122205IVLV5011152505IZLV50<167\L1121A12227112101121B7eL1121<1121@1222711210111121D112101121<1121@122271121011122271121011121121<1121012227112101121@11210111121C12227112101121012227112101222011210112101121A11210112101121B7iN1121<1121@11210111121D112101121<1121@11210111121011121121<112101121@11210111121C11210112101222011210112101121;12221<137ZP11121E112101121D112101121D1222011210`54792:<BE?FLMNQ1T1W1\1_1Y1`1d1g1j1m1S2U2V2W2i2j2m2o2Q3R3U3V3[3]3c3g3i3j3n3P4T4V4X4]4^4_4a4g4h4m4o4V5W5`5a5b5h5i5j5k5l5m5Q6S6X6Y6[6b6c6l6m6n6o6P7Q7R7S7T7V7W7Y7o8i9g:o:P;Q;^<a<c<d<e<f<j<m<o<P=Q=R=S=T=\=^=`=f=h=j=l=k>m>o>V?X?]?^?l?P@]@_@c@d@g@h@cCjClCnCoCPDSETEdEgEWFXFYFZF[F\F]FdFeFfFgFXG\G]GaGeGfGkGnGUH\HgHlIoIPJbJfJgJbKoL\MaMbMoMQO\O_O`OiOZ20G0D070904040?0909040D0C03090U10=0600010005000902030402030902030H0A0001000500040203040203040203010028030<000<000<000700000703020<0?020300212121070021Y1K2300c15600R28900T2;<00X22300f24500_32300l35600R48900Q5;<00d5>?00]6AB00[7DE00V83400T92300b92300`:4500\<7800h<:;00o=3400f>6700i>9:00a?2300W@5600hA2300RB5600dB89gB0lB;<PC0_C45cC0eC78iC0jF3400mH4500[I3400RJ3400lJ2300oJ5600_K2300gK2300TL2300XL5600WP12300]215112:323?134D145G156H167I378L289N19:O2:;Q11;<T120=V12<=X12==Z12>>\13?>_13@:b12A;d11B<e120>i13C>l13E>o13F:R22G;T21H<U220>Y23I>\23J>_23K?b20L;b21M<c220@e21OAf20P1Bh23S1Cm22T1Do22U1ES32V1FU34W1G\32Y1>`33_1Ac30`1Gc32a1Ao30c1Ho31e1IR43f1JU410HV410KY42g1K[42h1I]43i1L`42j1Lb42k1Jd410Me410Nf410Og410P1h410Ni410Jj410Nk410Jl410Jm410Jn410Q1o410R1P52m1Q1R510S1S52n1MU510T1V510T1W510U1X52o1T1Z510T1[510T1\510U1]52P2T1_510P200001C0C01Y10Y101S20S201T20T201j20j201]30]301Q54U541[50[501[54_541c58k581n98V:81a;8i;81Q<8Y<81a<8i<81Q=8Y=81h=4l=41P>8X>81XG<dG<1PH<\H<0oM8WN81_N8gN81VO4ZO41XQ1<dQ1<1_X1<kX1<1aY18iY181QZ18YZ181hZ14lZ141P[18X[181lc14Pd140Pe18Xe181he10he101ih18Qi180Wj10Wj100ak14ek141i\24m\241Q]24U]241Z]24^]241b]24f]241l]20l]200]^24a^241f^24j^240Y_28a_280Yc24]c240cc24gc240id28Qe280ae24ee241ff20ff201ag24eg241Uj20Uj200XQ30XQ301[U30[U300fU34jU341oU34SV341je38Rf381`f34df341jf30jf301Ug38]g381kg34og341mh34Qi340ZX40ZX401_Z40_Z401]^40]^401jf40jf401"#, text: """

// MARK: - Flows


// MARK: - Assembly


// MARK: - Arrangements



// MARK: - Fixtures


// MARK: - Mocks

import 
import 
@testable import 
final class :  {

        }
                                var made: ?

        let  = module. { presenter, _ in
            made = presenter
            return ()
        }
                        let view = assembled.view

                                                                    }

                                weak var presenter: ?
        weak var view: ?
        do {
            let assembled = module. { made, _ in
                presenter = made
                let mock = ()
                mock. = made
                return mock
            }
            view = assembled
                                                
        }
        // What the events have begun comes to its end.
        for _ in 0..<5_000 where presenter != nil { try? await Task.sleep(nanoseconds: 1_000_000) }
                                    }

                weak var kept: ?
        var view: ?
        do {
                                    kept = delegate
            let assembled = module. { made, _ in
                let mock = ()
                mock. = made
                return mock
            }
            view = assembled
                                }
                                    }

                                return module. { _, _ in () } != nil
    }
}
///  among mocks, connected as in the app: what its tests begin with.
class : XCTestCase {
    private lazy var arranged = Parts()

    var : CallLog { arranged. }
    var :  { arranged. }
    var :  { arranged. }

        
    private struct Parts {
                    }
}
final class :  {
    var :  = 
}
extension  {
    static func fixture(
        :  = 
    ) ->  {
                
    }
}
@dynamicMemberLookup

actor final class final class <: , >:  {
        
    let : CallLog?
    private let  = Locked(())
    /// Held as a real view holds its presenter, so that a leak shows.
    var : AnyObject?

    init(log: CallLog? = nil) {
        self. = log
    }

    subscript<Property>(dynamicMember keyPath: KeyPath<, Property>) -> Property {
        .withLock { $0[keyPath: keyPath] }
    }

    subscript<Property>(dynamicMember keyPath: WritableKeyPath<, Property>) -> Property {
        get { .withLock { $0[keyPath: keyPath] } }
        set { .withLock { $0[keyPath: keyPath] = newValue } }
    }

                
                }

func () async {
        
        

    do {
                
        XCTFail(\"no error was thrown\")
    } catch {
        XCTAssertEqual((error as any Error) as? , )
    }
        

        
    XCTAssertEqual(.calls, [
                
    ])
        }
final class : XCTestCase {
func test() async throws {
            try XCTSkipUnless(.opens(), \"it does not open with the sample inputs\")


let delegate = ()
let dependencies = ()
let router = ()
let module = (: , delegate: delegate)
assemble(dependencies: dependencies, router: )let  = try XCTUnwrap()
()
XCTAssertEqual(, )
XCTAssertIdentical(, )
XCTAssertTrue(  )
static func opens() -> Bool {
let  = CallLog()
let : 
let : 

init() {
     = 
     = (log: )
     = (
        : 
    )
    . = 
}

struct  {
        
        }
 {
    get { .withLock { $0. } }
    get {
        guard let  = .withLock({ $0. }) else {
            fatalError(\". is not set\")
        }
        return 
    }
    set {
        ?.record(\"=\")
        .withLock { $0. = newValue }
    }
    set { .withLock { $0. = newValue } }
}

 {
    get {  }
    get {
        guard let  else {
            fatalError(\". is not set\")
        }
        return 
    }
    set {
        ?.record(\"=\")
         = newValue
    }
    set {  = newValue }
}
 {
     {
                    }
        }

 {
     {
                    }
        }
try XCTSkipIf(
    true
        
)
try XCTSkipIf(
    Fixtures.unwritten.contains()
    \".fixture() is not written yet\"
)
var :  = var ReceivedInvocations: [] = []
var :  { ReceivedInvocations.last }
var CallsCount: Int { ReceivedInvocations.count }
var CallsCount = 0
var Called: Bool { CallsCount > 0 }
var ThrowableError: 
var ReturnValue:  = 
var Closure: ((, ) -> )?
nonisolated(unsafe) static let  = copy 
?.record()
let  = .withLock {
    $0.ReceivedInvocations.append()
    $0.CallsCount += 1
    return $0
}
let  = copy 
?.record()
ReceivedInvocations.append()
CallsCount += 1
(: , )nonisolated static ?(, )if let error = .ThrowableError { throw error }
.Closure?
let Result = .Closure? ?? .ReturnValue
if let Closure = .Closure {
    return Closure
}
return .ReturnValue
guard let ReturnValue = .ReturnValue else {
    fatalError(\".ReturnValue is not set\")
}
return ReturnValue
if let ThrowableError { throw ThrowableError }
Closure?
let Result = Closure? ?? ReturnValue
if let Closure { return Closure }
return ReturnValue
guard let ReturnValue else {
    fatalError(\".ReturnValue is not set\")
}
return ReturnValue
(, )return Result as? 
guard let returned = Result as?  else {
    fatalError(\".ReturnValue is not set\")
}
return returned
every part is connectedeveryPartIsConnected throwsassembledviewviewassembled?.viewassembledpresentermadeassembled?.interfaceassembled.interface===presenternothing is left when the view is gonenothingIsLeft async?.viewpresenter!=nilview==nilpresenter==nilthe delegate is not keptdelegateIsNotKept?.viewkept!=nilkept==nilview!=nil  & nonisolated nonisolated nonisolated  throwsclassesnil==XCTAssertNilXCTAssertNotNil===== ?? nil
""", paths: ["Templates/tests/Module.swift.stencil", "Templates/tests/Imports.stencil", "Templates/xctest/Suite.stencil", "Templates/tests/Wiring.stencil", "Templates/xctest/Arrangement.stencil", "Templates/tests/Dependencies.stencil", "Templates/mocks/Fixture.stencil", "Templates/mocks/Mock.stencil", "Templates/xctest/Test.stencil", "Templates/xctest/WiringSuite.stencil", "Templates/xctest/WiringTest.stencil", "Templates/tests/Opened.stencil", "Templates/core/Macros.stencil", "Templates/xctest/Unwrap.stencil", "Templates/xctest/Expect.stencil", "Templates/xctest/Opens.stencil", "Templates/tests/Parts.stencil", "Templates/core/Isolation.stencil", "Templates/mocks/State.stencil", "Templates/mocks/LockedProperty.stencil", "Templates/mocks/Property.stencil", "Templates/mocks/LockedFunction.stencil", "Templates/mocks/Function.stencil", "Templates/xctest/Unwritten.stencil", "Templates/mocks/Macros.stencil", "Templates/mocks/Storage.stencil", "Templates/mocks/LockedFunctionBody.stencil", "Templates/mocks/FunctionBody.stencil", "Templates/mocks/LockedAnswer.stencil", "Templates/mocks/Answer.stencil", "Templates/mocks/Cast.stencil"]),
ProgramCode(numbers: #"fXbUUZgjYob:P@507F4V1;S36f34b4607706007150714147087170?161A71@0@71=0G14;4A0HB1?0Z1290:1A0\1<1C0h121E0j1362T172S15IQ10m114Q1914M4T10V22:5LZ12N20X214Z10Y251P10^281Z10f23925c1c10Q314c163i173h12f140Z314d14i15h1l10[314l15j1Y20\392l150U4f15n1W20k5`11P20[721R20]724W20_764[22T260m710n715V2`22X270W814`2;0X8C1Z20k8:64j274i22]280e914e24j20f97=65Q375P3934m24Q30U:2:5f2Z3;0W:H2g2:0W;3=4Z366e376d3;0Z;_11j20i<71k20P=Q1=4[34e3:5n2l31T30Q>11U30R>24a45X3S40T>?1Y30c>21Z30e>24a45]3Z40g>C1^30Z?21_30\?24a40^?>1`30l?11a30m?11b30n?2:0h3e10h3e10^570h540o510h3e10h3e10]670g6>0X710Y7e10Y7e10o870Y940`910Y7e10Y7e10n9B0c::0P;20R;W10Z<01c2?1U3<1d3:1Q421V4A1j431m4M1m4M1Q6A1f611Q6A1W7V11m4M1m4M1k821m802Z3?2P4?2b412Z3?2o452W5=2g582R6Y22^832e8l22h;Q12m<12h;Q12Z=R12Z=R12d>42k>12Z=R12Z=R12_?@2S@12_?@2f@;2UA92iA82TBf12PD;2_D`12RF?2dF22iF;2WG22PD;2eG62f@;2]H82hH12UI12\I92PJ92\J12\I92iJ:2TKC2jK82UL:2_LL2_LL2gM42nM12_LL2_LL2\N72iJ:2QOZ12QOZ12`P1i32QOZ12QOZ12gT122iT103S263]2:3h2H3g363P433]2:3S263m4G3m4G3e5:3P6_13b7;3P873Z843a8Q13e5:3m4G3m4G3]:046>4Ki14g214k244R3246>4\3@4P4?4b444i424n454V524\3@4`5A4U6C4k644R724W754_724`5A4l7>4]844d814h884S914W954_924m90c32011120032<:2131120036<201142003:<:49;142003>12003@82023B02023D12023F4<027H112023K22023M2112111121>11212112149130001;W1X1Y11121211214112121121496211215121121511219112161121:1121;1121:1121611218112181121?11217151121<182801828118282111112135Gi2;0131302:0l2m21203:0o2P30405;Q3R3S3111206:0V3W311131207:0[3\31113111213;JR1T1V1\1^1`1b1a2c2e28070003020<0?0203701250845=0G1200e12300\25600_28900h234004100120123424483:;\10\101n14R241X20X200i24m241R34V340e38m380e74i740o74S840U98]980m94Q:41o:4S;40"#, text: """
import 
import 
import 

@testable import 

final class :  {

        }

func () async {
        
        

    do {
                
        XCTFail(\"no error was thrown\")
    } catch {
        XCTAssertEqual((error as any Error) as? , )
    }
        

        
    XCTAssertEqual(.calls, [
                
    ])
        }
try XCTSkipIf(
    true
        
)
try XCTSkipIf(
    Fixtures.unwritten.contains()
    \".fixture() is not written yet\"
)
()
XCTAssertEqual(, )
XCTAssertIdentical(, )
XCTAssertTrue(  )
 throwsnil==XCTAssertNilXCTAssertNotNil=====
""", paths: ["Templates/tests/Skeleton.swift.stencil", "Templates/xctest/Suite.stencil", "Templates/xctest/Test.stencil", "Templates/xctest/Unwritten.stencil", "Templates/xctest/Expect.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLe\1>04C5S12X25k25c32h33V48]53c54_62e61h61m66`7905<900F915A80FJ9248495HB0`1E60A70@0U21934<4A4B:61J71I0V271L0]214D4J5MO0^271O0e214O0f2A1Q10W31:9495960P4I1Z10i4M1]10f5?1a10U6C5b1`10h6L4`10d7[21e10o9P35f1f1974f1980o=F990U?65m1V20[?19:9;0T@I1P20m@R15Q2T20oAL4T20kBc14V20^D2:9<0`D<1S20lD21T20nD362i272h20QE81Y20YE21\20[E31^20^E14_24i20_E2:1`20aE:1b20kE3;0nEI63\373[30gF81f20oF21h20QG31l20TG14R34\30UG91n20^G3=2P3=0QH9:1R30ZH<1T30fH?:9=0UI91V30^IB9>5Z3R40XJF1\30nJe14R45`3U40cL14U4:64\474[42c3@0dL14W44\45e3a40eL?1g30TM34a45i3f40WMC1k30jM34f45R4k40mM=1T40ZN34k40]N=1V40jN165X575W51Z40kN21\45a4V50mN24V54o44X55c4[50oNB4[50aO2:0cO41d40gOA1e40XP12:5h4i51n40ZP111o40[P124^65R5P60]P1?1S50lP121T50nP124^65W5W60PQ1C1X50cQ121Y50eQ124^60gQ1>1Z50UR111[50VR111\50WR12:0YR1Z11]50cS1a11^50TU1h2:9?0lW1N:5`5l62b5B0jX114l6:5c5T7;0kX1H2d5C0kY13=4T766_776^7;0nY1_11g50][171h50d[1Q1=4U74_7:0m2R20V5P20Z7F0P8U20\:M0];J0W<S20\:M0V5P20Y?K0X@E0m@M0m@M0kA10lAU10m@M0m@M0Y?K0kC010I10I1J71T141[1110I10I1o181[271e2>1V311o181c3A1W4:1d411e402[3o12_5W52o:T12T<I2P=E2h=M2h>C2^??2P@T12WAC2PB<2_BL2PB<2fC[22TFC2jFP32PJ72cJ]22PJ72eMd22ZP1F2XQ1k12TS162`S172kS112PT1W12`U1T12eV1I2aW1E2YX1R12aY1<2PZ1L2aY1<2W[1c12`S172V]122X]1030V13W1<3f1G3`223e2D3\333_3[13_3[13k483V5J3S623X6F3Q733W7@3j713_3[13_3[13X823Z804m2A4a3:4n3<4]434`4:4k4I4d5Y14d5Y14n684Y7>4j724o7>4`834f8H4a914d5Y14d5Y14o994[:<4j:34`4:4f;<4U<94^<053?5E<5T1;5b1?5Q206OV16V296b2C6X3B6n3`26e676P7F6i7;6W8e16e676^:J6\;16^:J6i;07d2V17d2V17n387Y417d2V17d2V17m4C7d5?7V6C7l637m4C7a7G7\8C7R9G7l937a7G7a:\17Q<=7a<A7U=37a:\17d==7T>@7g>17h>V17h>V17Q@>7b@27g@>7^AW17hB27^AW17h>V17h>V17gCC7]DB7gCC7ZE27\E08048748>A8R158Z128\1096>9Ki19g219k249R3296>9\3@9P4?9b449i429n459V529\3@9`5A9U6C9k649R729W759_729`5A9l7>9]849d819h889S919W959_929m90:f1Z1:S36:\3a1:P56:Y5h2:Q80;0V1;W1N;U20<6=<J=<Z11<6=<g10=S26=]2:=h2H=g36=P43=]2:=S26=m4G=m4G=e5:=P6_1=b7;=P87=Z84=a8Q1=e5:=m4G=m4G=]:0i520030>31520033>34520036>37320L3933:181320L3=320L3?33@@20L3B32003D>3E420J86220J1120612112003N<2003P11001101020311111121720M3[103\1020H0405;^1_1`120E20M3c103d1020H060708090:0;20H111121720E1121@20F1121A122205IX2D0122213[21122221121111210112121222012221122220<5Aj2D111210112132003Q38112101150U3E00=1222220H122201222220H9G2112131211219112191121@1121@1121:2003n3=0>:0o3P48I21121:20B3U40112141525015251<167]4112199K2112191112130?:0f4g4120@:0i4j40A0B;k4l4m411120C:0P5Q51113120D:0U5V5111311121311112003_572003a57111112135Gf5M013M258;>CFGJS1U1W1X1g1h1i1j1k1l1n1k2W3Y3^3_3m3Q4^4`4E310h10A0=090606090502030628000703020<0?02037I1200K2300V22300d22300b32300X45600e53400@101124123513481459156:267<178=289?39:B1:;C0;7C1<<D0=<E0?=E2@<M0BD00001F0F01`10`101V20V201X30X301X34\341`38h381o<8W=81_=8g=81e>8m>81\?4`?41d?8l?81`D0`D01aG8iG80UI0UI01PJ4TJ41dL0dL00lW10lW101jX10jX100cY14gY140"#, text: """

// MARK: - Assembly


// MARK: - Arrangements


// MARK: - Fixtures

import 
import 
@testable import 
                                let navigation = ()
        var input: Sender<>?
        let  = module.assemble(dependencies: dependencies, navigation: navigation) { buildOutput in
            let channel = Channel<>()
            input = channel.sender
            return buildOutput(channel.signal)
        }
                                
        input = nil

                    }

                                let navigation = ()
        return module.assemble(dependencies: dependencies, navigation: navigation) { _ in true } != nil
    }
}
final class :  {
    var :  = 
}
extension  {
    static func fixture(
        :  = 
    ) ->  {
                
    }
}
final class : XCTestCase {
func test() async throws {
            try XCTSkipUnless(.opens(), \"it does not open with the sample inputs\")


let delegate = ()
let dependencies = ()
let router = ()
let module = (: , delegate: delegate)
let  = try XCTUnwrap()
()
XCTAssertEqual(, )
XCTAssertIdentical(, )
XCTAssertTrue(  )
let ended = expectation(description: \"the  ends\")
let listener = Task {
    for await _ in  {}
    ended.fulfill()
}
await fulfillment(of: [ended], timeout: 60)
listener.cancel()
static func opens() -> Bool {

try XCTSkipIf(
    true
        
)
try XCTSkipIf(
    Fixtures.unwritten.contains()
    \".fixture() is not written yet\"
)
its parts are connected, and end with the screen's inputpartsEndWithInput async throwsassembledoutputoutputassembledinput!=niloutputclassesnil==XCTAssertNilXCTAssertNotNil=====
""", paths: ["Templates/tests/ReactiveModule.swift.stencil", "Templates/tests/Imports.stencil", "Templates/tests/ReactiveWiring.stencil", "Templates/tests/Dependencies.stencil", "Templates/mocks/Fixture.stencil", "Templates/xctest/WiringSuite.stencil", "Templates/xctest/WiringTest.stencil", "Templates/tests/Opened.stencil", "Templates/xctest/Unwrap.stencil", "Templates/xctest/Expect.stencil", "Templates/xctest/Ends.stencil", "Templates/xctest/Opens.stencil", "Templates/core/Isolation.stencil", "Templates/xctest/Unwritten.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLbT2?0:]14e12l1C`47j51P65c6Lb;1g;:i=7g>1P?2Q@>^B3nB9054400]14457F58>0]1A60=70<0n1191484=4>0o1E61E71D0d21924@4E4F5?O0e2B62N72M0W31934I4N4O5FS10X31944S15I\10Y3E5JY10n31954Y10o31964\1:63d173c10P471N0W414^14d1:5P1i12R170X414i12T180Y41:5V1P22X190Z414P264V274U22[1:0[414Q24V21]10\491_15a1]20e421e14]20g425g1c20i412i1;0R514h35P2h30S5165P375o20T5C1U25W2m20g521[24m20i514f24P366Z376Y35_2V32a2<0R614V32c2=0[614Q34Z367g377f35g2_30\614_35i2c32k2>0e614c32m2?0n614[34g34h30o625o2_40Q7;1Q30\7368]478\45U3R40_714R45W3V42Y3@0h714V40i741\30m732^3A0`874n34]40g824_4:5e3d42g3B0i814d40j8:1i35l3j40T921n34j40V925P4h50X9169g579f55T4R50Y914R55V4b50Z941Y40^935[4[50a9H1]40Y:24[52_4C0k:15a4`50l:J4`50f;64e50l;41d40P<44n44g54h50T<2:0V<:1f40`<21h40b<4:0f<91i40o<E971j40d=91k40m=36:a67:`60P>81o40X>21R50Z>94Y64a60c>2:0e>:1S50o>25U5k60Q?42W5E0U?14k61Y50V?71[50]?@980m?a31\50^C21^50`C35_5Z70cCJ1`50]D24Z75b5m75d5i70_DL6;e77;d71i55k5c70[E24c74^74e70]E91m50fE24l70hED1o50\F24m70^FH1Q66<U87<T80VG21V64P84U80XG51W60]G:5X6_80gG71Y60nG=1[60[H14`81\61`60\H3996=X97=W9;0oH<1d60[I31f60^I26>T97>S90`I<1j60lI21l60nI14l84T90oI:=4d84X9;0YJH1n60QK26?e97?d90SK<1Q70_K21T70aK14]94e95V7X:5X7T:0bK<1[70nK=6@R:7@Q:1`75b7P:0[L24P:4k94R:0]L24W:0_L<1e70kL94X:5g7]:0TM<1j70`M;4]:6Af:7Ae:0kM<1n70WN21P80YN14^:4f:0ZN:=0dNU16Bo:7Bn:0iO21U84j:4o:0kOD1X80_P186C[;7CZ;0gP181^80oP111a80PQ1=4S;4[;0]Q1?1e80lQ189:9;0lR18:5g8f;2i8J0TS114f;:6DY<7DX<5m8R<0US181P90]S121S90_S131W90bS114W<0cS181Z90kS121]90mS114h;4Y<5_9^<0nS1L1a90jT134^<5h9a<0mT114a<5j9h=;0nT141l90RU166ES=7ER=0XU181Q:0`U121T:5V:P=0bU131Z:4P=0eU114g<4S=5\:X=0fU1G1^:0]V194X=0fV18=6Fc=7Fb=0nV1=1b:0[W131e:0^W114[=4c=5g:f=0_W1Q14f=0`X174h=:6Gf>7Ge>6HT>7HS>0gX141l:0kX1@1m:0[Y114l=4T>5o:[>0\Y1:1R;0fY131T;0iY1E4d>0^Z141W;5Y;a>0bZ121[;4a>0dZ131];0gZ114j=4f>:;1_;0hZ151b;0mZ1[21d;0X]15=:31h;5i;`?0]]1k19<0X_1[11k;0c`181l;0k`135m;\?0n`1K4\?0ia171Q<0Pb1I4P@9=0ib1[11R<0Td181T<0\d181U<0dd1M1V<0ae195W<m?0je1K4m?0ef171[<0lf11:31_<5c<]@0mf1o11g<0lh1<5h<Y@0Xi1L4Y@0Tj1]11j<0ak1M4XB5l<_A0^l1k1;0Yn1=5n<o@0fn136Im@7Il@1S=0in121V=5X=k@0kn124k@4d@4m@0mn154o@1Z=0Ro1M6JZA7JYA0oo141^=0SP221`=0UP214RA4ZA0VP211e=0WP21=4_A0XP241i=0\P239>0_P2<6KjA7KiA0kP221S>4eA4jA0mP281U>0UQ211X>0VQ2;6LWB7LVB0aQ221\>0cQ221^>4PB4WB0eQ245_>]B0iQ2:1`>0SR2Q14]B:0TS285c>mB0\S215d>dB0]S2J4dB5g>gB0WT224gB5h>kB0YT281i>4kB0aT214mB:0\2T10g3N0i4]10g3N0h6A0c740k7A0\8F0\8F0S910T9Q10\8F0\8F0c740o:E0d;O0d;O0d<10e<U10d;O0d;O0h6A0j><0Z?B0l?U10l?U10RA10SAX10l?U10l?U10j><0[C>0mC10nCW10[C>0hEA0]FE0XG<0hG10iGn10XG<0TJ10UJX10hEA0jK010I10I1J71T141[1110I10I1i102Y182h182S212Y182c2@2V312W303m1<3`2<3o213m1<3\3Z13\3Z13j493V513\3Z13\3Z13g5?3Y693e6=3[7B3P823U8L3[7B3_923i9=3Z:13b:=3R;13i9=3[;P23_=13`=Z13`=Z13k>C3a?D3^@>3o@23TAH3^@>3ZB13`=Z13`=Z13hBY13hBY13XD?3RE?3dE13XD?3XF@3kF13hBY13hBY13YGT13YGT13dH>3VI13dH>3iI:3^J:3kJ13iI:3_KB3TL13YGT13YGT13[;P23nL23VMB3lM;3ZN=3jN33mNX13mNX13\P1A3QQ113\P1A3dQ1<3[R1<3jR113dQ1<3WS143^S1I3ZT133hT1=3XU173mNX13mNX13lU123VMB3ZV104o1\14b3E4Z414o1\14g4:4T5A4n5>4_624d6D4n5>4f724P8C4g814h8W14h8W14V:A4k:14V:A4^;;4m;44T<G4n<34W=<4g=H4b><4Q?24W=<4j?;4X@14_@<4o@J4_@<4UB64^;;4fB44mBG4gC44h8W14h8W14P8C4PE24RE050:5=:5J25O=5_145c106m196Y246`2E6U3V16_466h496T5D6k536n5T16n5T16S786^7J6[826`8F6Y996n5T16n5T16o926Q:07i1:7V247]227e2?7X347_3?7Q417e2?7a4B7V577`5@7S6@7c6S17g7a37[;87f;27k;=7[<37d<<7T=J7Q>D7h>27d<<7\?67l?=7]@L7YAP17YAP17\BA7VC@7iC27VC@7YAP17YAP17bD97nD?7`E27l?=7mED7dF?7VG27\?67PHH7kH?7]IN7]IN7[J27`JA7]IN7]IN7`K57hK87SL:7cL<7RM77\M87gM=7WNE7oN17cL<7]O87VP1F7oP137ZQ1Z17eR1S17eR1S17iS1:7TT1<7cT1J7`U137fU1@7YV127[V1\17[V1\17hW1<7WX1?7iX127nX1B7cY117[V1\17[V1\17QZ1:7iS1:7eR1S17eR1S17V[1:7a[1H7\\1?7n\127P]1S17P]1S17T^1<7c^1@7V_127[_1J7X`117P]1S17P]1S17l`167\a1=7ma1<7\b1@7ob1=7\c1P17\c1P17_d1E7]e1@7Pf127]e1@7\c1P17\c1P17if127\a1=7Vg1<7eg1@7Xh197l`167_i1D7Wj1<7fj1B7[k1;7_i1D7Rl1[17Rl1[17^m1<7mm1?7_n127dn1B7Yo117Rl1[17Rl1[17go1:7V[1:7_P2U17dQ2N7dQ2N7bR227gR2E7dQ2N7dQ2N7kS2D7bT2>7SU287[U2n17[U2n17ZW287eW2J7bX217fX2@7YY2=7[U2n17[U2n17SZ2?7eZ2_17W\287c\2V17R^2Q17T_287\_2086=8J=8Z1186=8g109h3U19h3U19T5=9e589P6E9h629m6A9a739g7F9`819T5=9l889W9E9o929T:A9h:19h3U19h3U19h;D9`<L9_=D9V>39h;D9k>P29o@19k>P29bAB9XB:9cB49jBB9_C69eCU19eCU19kD89VEE9nE29SFA9mF=9]G39cGF9mF=9gH19eCU19eCU19[ID9SJG9mJD9dK99[ID9YL89XB:9oLU19oLU19UN=9eN:9RO39XOE9PP119oLU19oLU19dP1D9\Q1Q19dP1D9iR179bAB9\S10:X1G:X1G:P2Y1:P2Y1:Z34:a3E:Y4@:l4::Y51:P2Y1:P2Y1:m5<:]6::j6D:a73:g7::T8E:m5<:T94:[9D:X:9:d:2:i:9:X:9:`;3:f;::S<1:X1G:X1G:m<0;R2:;`2B;U35;]3?;o3[2;]6E;U75;R2:;h70<75<P28<\2k1<W4V1<^5[1<l6;<Z78<e75<m73<V89<c8K<V89<j97<T:n1<U<I<P28<Y=V1<`>[1<n?5<V@8<a@;<o@8<ZA5<bAM<bB5<jB9<YC9<fCK<YC9<mD7<WEn1<XG1<eG0=R44=e5G=`6o1=b8P1=e9<=W:<=f:L=W:<=m;]1=]=:=j=M=e5G=X?6=b?k1=]A:=hA==[B==kB3=nBP1=nBP1=QDE=iD2=nDA=hE@=[F2=hE@=nBP1=nBP1=TG5=[B==gG<=VHM=SIX1=SIX1=\J4=cJ?=UK2=ZKB=oK1=SIX1=SIX1=]L1=aLM=aM1=]A:=X?6=\N4=cNP1=fO3=iOQ2=jQ1<=VR1N=VR1N=TS12=YS1E=VR1N=VR1N=]T18=hT1:=UU11=YU1C=oU1;=ZV1V1=ZV1V1=`W12=eW1?=WX12=\X1B=ZV1V1=ZV1V1=]Y14=SZ17=^Z1:=kZ14=R[1Q1=SZ17=_\10>m28>[3I>W41>^4?>P5J>^4?>[6J>X72>[6J>k76>T88>_86>k76>S91>[3I>n90j>20120031>32380220035>360207207112081516142092091718192003D>3E12003G>3H320E2003K62061111212112121121313231132311323214132331323013234132340058c1:113235132351323613237132389;313236172705IT2>017271172710158Y2>1132371:2:01:2:01:2:1132381=2=>1=2=21=2=21=2==132391323013239<0A7T31@2@01@2@01@2@15A[3?01@2@22003_3>3`317a3112128?211212112102003j3>3k31112111121311213<057S41424@1424?5AX4A01424A1424A1424@1424A1424?5Ac4A020:3e4020:3g412021120F20E122205In4A0122213Q5120220B3T5320B3V5320B3X5120B3Z5020I20:3]5120E20F20>6a520>3c5820>3e58112123h51<127j520>3l5120>3n5120;3P6020:3R65142423U6120I20C20I20B3Z6620I20H0203;]6^6_620<1727>5Ic6A017270172771:2:11:2:420;3m6020<1=2=?1=2=>5IS7A020>6U720>3W782003Y7:3Z7420>3\781@2@05I_7A0<1A7a72003c7:3d7420B3f752003h7:3i7520;3k771C2C11C2C420:3Q851F2F05IT8A02003V8:3W8020<1I2I@1I2I>5I]8A02003_8:3`8320C0405;b8c8d82003f872003h8720B3j8411213112105Io8A0112123R9111213065AU9A1112105IY9B0112123\9120B3^9520B3`9520B3b9420B3d9520B3f919B320B3i9120B3k9120B3m94142405IP:E0142423S:51424314243075AX:E120B3[:520B3]:520B3_:417270172705Id:F020B3f:520G11214145Ik:F01411213112105IQ;F011212112105IV;F011211112111121220B3^;12003`;:3a;620B3c;620C0809;e;f;g;20120:3j;<1120@20C0:0;;n;o;P<1120:3S<<111120@20C0<0=;X<Y<Z<20C0>0?;\<]<^<2003`<=0@:0a<b<20H0A11;d<e<f<20E20:3i<020>6k<20>3m<820>3o<8122205IR=F0122223U=1<137W=20>3Y=020>3[=7152511525420>3a=80B0C;b=c=d=20H0D11;f=g=h=20D20?0E0F;k=l=m=20:3o=5182805IR>H020:3T>02003V>:3W>120:3Y>41;2;11;2;420H1111129H21111128J21212L03:<=>ABCLd1k1m1o1Z2b3d3V9c9e9g9Y:j=n=a>b>e>f>G020201000A04242809040H0<0H0<040408090200090600M91200;4500@7800M1200Z14500R27800]2:;00e2=>00S3@A00R44500l42300f51200S64500a67800h6:;00o6=>00]7@A00l7CD00R8FG00Y8IJ\80k81200n94500`:7800h:1200j:4500P=2300\=5600P>8900Z>;<00?1001221233334634590569167:078A0E9A0G:A0H;A0I<A0J=F0L=F0M>F20M00001o10o101e20e201X30X301Y30Y301o30o301P40P401X40X400Y40Y400Z40Z400[40[400j44n440j54n540S64W640]64a640f64j640`74d740P88X880i80i800[:8c:80d=0d=01U?0U?00m?0m?01_H8gH81TR14XR141\R18dR181TS10TS100X_10X_101ib10ib101"#, text: """
#if canImport(SwiftUI)
import SwiftUI
#endif

// MARK: - Data


// MARK: - Contract


// MARK: - Flows



// MARK: - Assembly


import 




protocol :  {
        

    associatedtype : 
        
        

        
        
}

extension  {

        
     {
                
    }
}

extension :  {

     {
        #sourceLocation()
                
        #sourceLocation()
    }
     {}
}
extension :  {}
/// What  needs from the app.
protocol  {
    var :  { get }
}
/// Opens .
///

struct : Destination {
    /// Connects the module's parts. `makeView` is handed the presenter, for the view to keep.
    func assemble<: >(
        dependencies: any ,
        router makeRouter: (, ) -> any ,
        router: any ,
        view makeView: (, ) -> 
    ) -> (view: , interface: ) {
                        let  = (
            : 
        )
        let presenter = (
            : 
            : makeRouter(, )
            : router
            : delegate
            : 
        )
        let view = makeView(presenter, )
        presenter. = view
        . = presenter
        return 
    }

                            }
}

    var :  = 
    let : 
    weak var delegate: (any )?

    init(
        :  = 
        delegate: (any )? = nil
    ) {
        self. = 
        self.delegate = delegate
    }

let  = dependencies.
guard let  =  else { return nil }
let :  = 
func (
    _ dependencies: any AppDependencies
) -> (screen: Screen, interface: )? {
#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
let screen = UIHostingController(rootView: (state: ))
navigation.screen = screen
return 
#else
return nil
#endif
#if canImport(SwiftUI)
let screen = Screen(, view: (state: ))
#else
let screen = Screen()
#endif
navigation.screen = screen
return 
let navigation = AppNavigation(dependencies: dependencies)
let  = assemble(dependencies: dependencies, navigation: navigation) { buildOutput in
    (buildOutput: buildOutput)
}
let navigation = AppNavigation(dependencies: dependencies)
let router = { (: , ) in (
    navigation: navigation
    : 
)
let  =  { presenter,  in
    (: presenter, : )
}
guard let  = assembled else { return nil }
assemble(dependencies: dependencies, router: ), , ?(view, presenter)viewmade.viewview(screen, made.interface)(screen, ())(screen, made.interface)(screen, ())madeviewreactiveassembled }assembledrouter
""", paths: ["Templates/core/Module.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Data.stencil", "Templates/core/Protocol.stencil", "Templates/core/Conformance.stencil", "Templates/swiftui/Conformance.stencil", "Templates/core/Dependencies.stencil", "Templates/core/Destination.stencil", "Templates/core/Isolation.stencil", "Templates/core/Inputs.stencil", "Templates/core/AssemblyLines.stencil", "Templates/core/BuildHead.stencil", "Templates/swiftui/Build.stencil", "Templates/core/BuildView.stencil", "Templates/core/Macros.stencil"]),
ProgramCode(numbers: #"XQWdfPlWUQT<QN90:N4V12]1CQ42d4;f62o62X72`79055400i1475;70i1]1475>E60>70=0V3191494>61D71C0W31924?4D4E5NM62L72K0X31934G4L4M:63U173T10Y371R10`314O4U1:5T1Z12V140a314Z12X150b31:5Z1a12\160c314a164g174f12_170d314b14g11a10e391c15e1n10n321i14n10P425k1T20R412m180[414Y35T2Y30\4165a275`20]4C1Y25[2^20P521_24^20R514W24a266k276j25c2g22e290[514g22g2:0d514b24k267X377W35k2P30e514P35m2T32o2;0n514T32Q3<0W614l24X34Y30X625S3P40Z6;1U30e6368n378m35Y3c30h614c35[3g32]3=0Q714g30R741`30V732b3>0i774_34n30P824P4:0R8:1d30\8L5f3Y40X942h3?0\914Y41j30]971l30d9@9495960l:7970[;2:69V579U55T4o40];81W40e;21Z40g;31^40j;14T50k;81a40S<21d40U<14e44V55f4[50V<L1h40R=34[55o4^50U=14^55Q5e6;0V=41S50Z=66:P67:o50`=81X50h=21[55]5m50j=31a54m50m=14d54P65c5U60n=G1e50e>94U60n>8=6;`67;_60V?=1i50c?31l50f?14X64`65n5c60g?Q14c60h@74e6:;1P60o@51S60TA[21U60_C5=:0dCc25Y6S70WFD4V70kFW11[60RH`10bIH:0ZJm25]6]72_6D0_M14^70`M80hM9:0`1T10k2V10U4i10k2V10V6X10b7]10V6X10a9A0V:F0V:F0m:10n:Q10V:F0V:F0]<O0]<O0]=10^=U10]<O0]<O0a9A0c?g10^AX10^AX10gB10hB[10^AX10^AX10c?g10mD010I10I1J71T141[1110I10I1i102Y182h182S212Y182c2@2V312W303m1<3`2<3o213m1<3\3Z13\3Z13j493V513\3Z13\3Z13g5?3Y693e6=3[7B3P823U8L3[7B3_923i9=3Z:13b:=3R;13i9=3[;P23_=13`=Z13`=Z13k>C3a?D3^@>3o@23TAH3^@>3ZB13`=Z13`=Z13hBY13hBY13XD?3RE?3dE13XD?3XF@3kF13hBY13hBY13YGT13YGT13dH>3VI13dH>3iI:3^J:3kJ13iI:3_KB3TL13YGT13YGT13[;P23nL23VMB3lM;3ZN=3jN33mNX13mNX13\P1A3QQ113\P1A3dQ1<3[R1<3jR113dQ1<3WS143^S1I3ZT133hT1=3XU173mNX13mNX13lU123VMB3ZV104^1:4k1B4`2L4b3?4U444\4?4n414b3?4^5B4S674]6@4P7@4`7S14h8V14W:Y14a;74l;\14Y=24[=05h3U15h3U15T5=5e585P6E5h625m6A5a735g7F5`815T5=5l885W9E5o925T:A5h:15h3U15h3U15h;D5`<L5_=D5V>35h;D5k>P25o@15k>P25bAB5XB:5cB45jBB5_C65eCU15eCU15kD85VEE5nE25SFA5mF=5]G35cGF5mF=5gH15eCU15eCU15[ID5SJG5mJD5dK95[ID5YL85XB:5oLU15oLU15UN=5eN:5RO35XOE5PP115oLU15oLU15dP1D5\Q1Q15dP1D5iR175bAB5\S106R2:6`2B6U356]3?6o3[26]6E6U756R2:6h7070c27i2O7l3D7i2O7k4W17U6E7m6`17i8H7a9080m28S3@8n3@8a418S3@8m488a598j50`620420031900:02380220420037901:0898222003<>3=0202112031516142003E>3F12003H>3I22003K>3L3983204172011111212112121121313231132311323214132331323013234132340258g1<113235132351323613237132389=313236172705IX2@017271172710358]2@1132371:2:01:2:01:2:1132381=2=>1=2=21=2=21=2==132391323013239<0A7X31@2@01@2@01@2@15A_3A01@2@21121211213112131121111210111111111121412223122205IV4E0122223Y4112223045A\4E1122205I`4F0122223c4111215112151121411215112119F3112111121111214152505IW5I0152523Z551525315253055A_5I111215112151121418280182805Ik5J011215112112003Q6:3R66112161121606:0W6X6112161121711217J046:@BCDGJMP1h1o1Q2S2^2m3n3o3P4]4j4l4n4`5705070202242804<?1200A4500O7800Q11200^14500V27800a2:;00i2=>00W3@A00R42300U55600g5890081001241235334;145A1A6B1B7C1C8D1DE00001W30W301X30X301Y30Y301a30a300b30b300c30c300d30d300S44W440S54W540\54`540f54j540o54S640i64m640Y78a780\90\900T:0T:01T:4X:41\:8d:81S;4W;41WM4[M40"#, text: """
#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif



import 




protocol :  {
        

    associatedtype : 
        
        

        
        
}

extension  {

        
     {
                
    }
}
/// Opens , which is written by hand.
///

struct : Destination {
                            }

        }
    var :  = 
    let : 
    weak var delegate: (any )?

    init(
        :  = 
        delegate: (any )? = nil
    ) {
        self. = 
        self.delegate = delegate
    }

func (
    _ dependencies: any AppDependencies
) -> (screen: Screen, interface: )? {
#if canImport(SwiftUI)
guard let screen = screen(dependencies) else { return nil }
return (screen, ())
guard let interface = screen.state as?  else { return nil }
return (screen, interface)
#else
return nil
#endif
#if canImport(SwiftUI)
private func screen(_ dependencies: any AppDependencies) -> Screen? {
        
    nil
}
#endif
uikitswiftui, , Void
""", paths: ["Templates/core/Shared.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Data.stencil", "Templates/core/Protocol.stencil", "Templates/core/ExternalModule.stencil", "Templates/core/Inputs.stencil", "Templates/core/BuildHead.stencil", "Templates/swiftui/BuildExternal.stencil", "Templates/swiftui/ScreenOfExternal.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJni3407`14h11\21a2909100W292110W2]6140d8^593160R>T@58H60G70F0VN15<C2>40_N14C2@50hN14=4G4H0iNe11B0^P1_35D[161Z171Y10mS115HS12J60VT114S10WT141M0[T132O70nT174M4Z14[10UU1Z11Q11S10_V1h3:62g172f10WZ171U10^Z114a14g1:0_Z1k51W10Z`1a11Y10ka1[31[10Ve1G1]10me1i31_10fi1X21a10nk1U31c10So1S81e10VW2^@1g10dg2YR1:5i1`22k180mi314`2:0NT10S2R10V3W20]5V10g6:0T7]60d=?0V>^50dCV10nD:0[ET@0eU1:0SV1T10SV1T10XW110_W180RX180]X110_W180QY1@0dY110SV1T10SV1T10eU1:0^Z1e10V\1:0c\1_30X`1:0f`1Z10f`1Z10Qb110Xb1<0ob1<0^c110Xb1<0kc140Rd1I0nd130\e1=0le170f`1Z10f`1Z10X`1:0lf1Z10Yh1:0ih1?0[i1h30Sm1010I10I1J71T141[1110I10I1i102_2k52]882h8a12\:82g:[32U>82`>G2Z?82e?i32aC82lCX22WF82bFU32jI82UJS82[R1:2hR1^@2Yc1:2fc1YR12oe2036=3J=3Z1136=3g10l120030520032:3362003552026720239811212112121121=2003A52026C2023E91424014240142415AL00142422003P152003R18201112003V162003X162003Z162003\162003^162003`162003b162003d152003f152003h172003j17003:1200F4500T112004100120023003300490000100001W20W201R>0R>01WN4[N40`N4dN40nS14RT140^T18fT180mi30mi300"#, text: """

/// A module to open, with what it takes: `TodoDetailModule(id: id)`.
protocol Destination {
    /// By what whoever opens the module can talk to it.
    associatedtype Interface = Void

    /// The module with its parts connected; nil where it cannot be assembled.
    func (_ dependencies: any AppDependencies) -> (screen: Screen, interface: Interface)?
}

/// Where a router can go from its screen. `AppNavigation`, in Navigation.swift, does it.
protocol Navigation: AnyObject {
    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface?

    @discardableResult
    func present<D: Destination>(_ destination: D, in container: PresentationContainer) -> D.Interface?

    /// Replaces all that is open.
    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface?

    func pop()
    func popToRoot()

    /// Closes what was presented: this screen, or the navigation that it stands in.
    func dismiss()

        
        
}

extension Navigation {
    @discardableResult
    func present<D: Destination>(_ destination: D) -> D.Interface? {
        present(destination, in: .none)
    }

        
     {
                
    }
}

/// What a presented screen stands in.
enum PresentationContainer {
    case none
    /// A navigation of its own, in which it can push.
    case navigation
}
import 
import Observation
#if canImport(SwiftUI)
import SwiftUI
#endif

/// What a module shows: its state, kept for as long as it is open, and the view of it where there is SwiftUI.
@MainActor
final class Screen: Identifiable, Hashable {
    let state: AnyObject
    /// Where it is open.
    weak var stack: ScreenStack?
#if canImport(SwiftUI)
    let view: AnyView

    init(_ state: AnyObject, view: some View) {
        self.state = state
        self.view = AnyView(view)
    }
#else
    init(_ state: AnyObject) {
        self.state = state
    }
#endif

    nonisolated static func == (left: Screen, right: Screen) -> Bool {
        left === right
    }

    nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Screens that are open one upon the other, and what is presented over them. `ScreenStackView`, in Navigation.swift, shows it.
@MainActor
@Observable
final class ScreenStack: Identifiable {
    /// The screen at the bottom.
    private(set) var root: Screen
    /// What was pushed upon it. SwiftUI removes what a person leaves by the back button.
    var path: [Screen] = []
    /// What is presented over all of them. SwiftUI sets it to nil when a person closes it.
    var presented: ScreenStack?
    /// Without a navigation of its own, nothing can be pushed.
    let container: PresentationContainer
    @ObservationIgnored private weak var presenting: ScreenStack?

    init(root: Screen, in container: PresentationContainer = .navigation) {
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

    /// Closes all that is open, in the whole app.
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

    /// Closes what is presented over this stack, or else the stack itself.
    func dismiss() {
        if presented != nil {
            presented = nil
        } else {
            presenting?.presented = nil
        }
    }
}


""", paths: ["Templates/core/Support.swift.stencil", "Templates/core/Imports.stencil", "Templates/swiftui/Screen.stencil", "Templates/core/Isolation.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLX=70:T11W17W2<c35]45h43W560770600714071414708C61?71>0K7190R11494?0S1:1;0]1[11=0h239062K72J2A10[314F4K0\31910e365CR10k31924R10l32:9394:;0n3:1N0X461P10^4163f173e10_441U10c421X10e414^14f10f44=0j491[10S531^10V5164V274U20W591b10`531e10c514n14V2:65b375a35h1\20d514\20e5?1j10T6166`376_30U651o10Z635Q2T30]681S20e63950`7:5W2S30j7>;0X8E1Y20m81>0n8:4S34]35[2\367[377Z32^270h914V34[34]3960Y:64`24`34X24b3:68\478[45c2n31h21P30_:11S30`:21U30b:14Z45W3U40c:91Z30l:71\30S;34Z40V;41_30Z;61a30`;14d34\4:69g479f41g30a;11j30b;21m30d;14^44g4:;0e;91o30n;1>5Q4V5;0o;A1R40`<11T40a<G=4V5:0b3d10b3d10W570a540h510b3d10b3d10V6C0i6d10i6d10^870h840o810i6d10i6d10]9:0j9;0X:[10f;:0S<30Z<W10b=N0b=N0h>A0\?10b=N0b=N0j?10o?\10\A60hA:0VB10WBX20hA:0lD20nD01X2h11Q4S21U602U3:2`3:2m3C2c462l4B2a512b5V12b5V12i642P7I2l722Q8E2i812b5V12b5V12W942U3:2i992U:C2k:32Q;C2g;12h;V12h;V12o<92[=>2l=32R>I2n>12h;V12h;V12\?03g2H3g2H3f3A3[413f3A3h4?3Z5>3k513l5O3l5O3l653T7E3l733U8;3d883o8;3]933l9V13S;:3c;?3V<>3d<:3o<E3g=<3V>13d<:3e>:3c;?3U8;3c??3V@V13V@V13hA93TB13V@V13V@V13c??3UCV13hD63l5O3l5O3g2H3g2H3hE04[2H4[2H4Z3:4k3O4P5d14g614k6E4c724h7:4U814Z3:4^8<4n894Z9E4R:74\:>4m:34^8<4[;44b;E4Z<64c<>4T=14[2H4[2H4n=05j1Q15j1Q15o2X15Z415^4I5Z525_5E5W615j1Q15j1Q15e606M:6X196d1<6S216M:6h2<6X3:6c3A6W446^416b496n4G6X3:6h2<6_60U42061100:212112061401:4671420:3:<20:3<020:3>=1727120:3B;20:3D020:3F;20:3H220:3J42003L:3M120;3O120:3Q14112105IT140112123W152003Y1:3Z112003\1:3]1120:3_1414240142405Id14011<047g11323013231162625An14016264162641612162651626116266162661916121112222122250203;e2f2g212225122239820405;m2n2o2122205IR3:01222212225122205IY3:012221122205I^3:01222111122270607;d3e3f3122205Ii3:0122223l3111211112131211210:GEIKT2U2_2`2j2l280;0;050003030303:0124054590?7800R11200`14500f13400l16700]29:00a22300b32300710012003302442155316642766299k24o241S34W340]34a341l30l301n30n301n30n301h6<T7<1X98`980i98Q:81"#, text: """
import 
import Observation
import 

/// What  shows.
@MainActor
@Observable
final class  {
                

            }

}
init(
    : any 
    : 
) {
    self. = 
    self. = 

    // MARK: - 

     {
         {
                                }
        set {
            // TODO: 
        }
                
                    }
 : 
weak var : (any )?
let : any 
 : 
// TODO: 
fatalError(
    \". is not written yet\"
)
ObservationObservationweak varletvarlet
""", paths: ["Templates/swiftui/View.swift.stencil", "Templates/core/ViewStored.stencil", "Templates/core/ViewInitialiser.stencil", "Templates/core/Stubs.stencil", "Templates/core/Known.stencil", "Templates/core/Stored.stencil", "Templates/core/Unwritten.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLZI30Fm22\32k300G6087070G7180N142480O?61@71?0^171=0e114:4@0f181?0n1H1A0f215CH0g2X14H0o3Z162d172c15GR10Y5E1I0n5I1K0g6A4b15M]10X7C1O0k791Q10T8S11S10W9M1U10T:A4b10e:L1W10a;S11Y10d<34J4d163m173l10g<D1]10[=5900`>>4e14m10n>T11_10R@35d1b20U@D5f1[20i@k164Y274X2914U24Y20dC>4[265`275_2924\24`20jD:4b25n1k20TEG66i276h2934e24i20cF:4k20mF?:5S2U30\GC1V21X20oG11Z20PH34[30SH61]21_20YH11a20ZH1:5c2d30[HC1f21h20nH11j20oH34j30RI61m21o20XI11Q30YI1:0b3G0Y4Y20Y4Y20c670m640T710Y4Y20Y4Y20b7?0Q8`10Q8`10b970l940S:10Q8`10Q8`10a:80l:;0Z;H0U<:0b<10i<<0Y=X10i<<0m>Z10W@N0W@N0\A<0lAE0dB:0QCI0mC:0ZDA0\A<0SE@0gEC0]F:0jF90VG:0cGS10iH:0VIM0VJ:0cJA0SE@0_KL0^L:0kLS10QN:0^N30W@N0W@N0ZOP10ZOP10[P1D0RQ1;0`Q150UR1b10hS1>0ZOP10ZOP10cT1T10jU140QV130ZV1N0\W1D0VX1<0fX1k10aZ1O0aZ1O0Q\1P10aZ1O0aZ1O0_]1>0VX1<0Y^1Q10Y^1Q10g_1P10Y^1Q10Y^1Q10Ua1:0ZV1N0Qb1A0fb1G0]c1T10]c1T10nd1P10]c1T10]c1T10\f1:0Qb1A0Rg1?0ag1016=1GC1]1C1V291b211f2:1S3316=1a361j3C1c491o411S5:1`511m5016=1GC1]1C1V291b211f2:1S3316=1a361j3C1c491o411S5:1`511m50R32061100:1121101:245802112061402:4:;1420:3><20:3@020:3B820:3D=1727217270172701727317270172701727017270172701727020:3Z1>1:2:01:20220:3`1820:3b1993220:3e1820:3g181=20:3j191@20:3m1:20:3o1:1C112122003T2:3U2120:3W23112112003[2:3\2120:3^2311211112132003d2:3e2120:3g23112122003k2:3l2120:3n2311212836^1a1c1i1l1Q230:0707701280945=0E7800[1:;00h1=>00k1@A00P2CD00412112512261327144`=@P>@1dB@TC@1RD<^D<1kE<WF<1"#, text: """
#if canImport(SwiftUI)
import 
import SwiftUI
import 

struct : View {
    let state: 
    @State private var isLoaded = false

    var body: some View {
        List {
            if state. {
                Text(\"\")
            }
            if let  = state. {
                LabeledContent(\"\", value: String(describing: ))
            }
            LabeledContent(\"\", value: String(describing: state.))
            Button(\"\") {
                                            }
        }
        .navigationTitle(\"\")
        .onAppear {
            if !isLoaded {
                isLoaded = true
                                            }
                                }
        .onDisappear {
                                }
    }
}
#endif
Task { await state.. }
state..
Task { await state.. }
state..
FoundationSwiftUISwiftUI
""", paths: ["Templates/swiftui/SwiftUIView.swift.stencil", "Templates/swiftui/Tell.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJVY2401?5K<W23f200]1900]1Z>130g?c9160ZIZ8190dQ1Z95:=0nZ11914=0oZ1aG:5=J60I70H5EG0`R271F0gR214G4A4I4J:61V271U25IP10hR214P10iR2?1K0XS2162T272S20YS251P10^S235R1h10aS281T10iS23920dT2:5X1g10nT2>;0\U2E1Z10QV21>0RV2:4g14Q25\1P263o173n12_130lV214j14o14Q2930]W264T14T24L4V2:;0cW291c10lW21>5e1e2;0mW2A1f10^X211h10_X2G=4e2:0X2]10e3m10c5Z>0PD?0bDc90XN?0jNZ80WW1?0iW1Z90Ya1?0la110ma1b20Ya1?0ld1aG0]\201X3?1k3I1k3I1k4V11U671_641f611k4V11k3I1k3I1X3?1l702g2H2g2H2f3A2[412f3A2h4?2Z5>2k512l5O2l5O2l652T7E2l732U8;2d882o8;2]932l9V12S;:2c;?2V<>2d<:2o<E2g=<2V>12d<:2e>:2c;?2U8;2c??2V@V12V@V12hA92TB12V@V12V@V12c??2UCV12hD62l5O2l5O2g2H2g2H2hE03M:3X193d1<3S213M:3h2<3X3:3c3A3W443^413b493n4G3X3:3h2<3_60i10020031:32620034:35620037:386203012032032011202:1?@1211:1BC8321211<047H1323013231162625AO5016264162641612162651626116266162661916121121111213121121090<;ADU1V1`1a13070=0:4>2300G3400M6700^19:00410112122352337255]10]101oZ10oZ101lS2<XT2<1\V28dV280mV28UW281"#, text: """
#if canImport(SwiftUI)
import SwiftUI
#endif

/// Goes from screen to screen. Tabs, covers and what else the app needs go here and in the view below.
@MainActor
final class AppNavigation: Navigation {
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.(dependencies) else { return nil }
        screen?.stack?.push(opened.screen)
        return opened.interface
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        guard let opened = destination.(dependencies) else { return nil }
        screen?.stack?.present(opened.screen, in: container)
        return opened.interface
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.(dependencies) else { return nil }
        screen?.stack?.setRoot(opened.screen)
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

}

#if canImport(SwiftUI)
/// Shows a stack of screens, and what is presented over it.
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
#endif
import 

    // MARK: - 

     {
         {
                                }
        set {
            // TODO: 
        }
                
                    }
// TODO: 
fatalError(
    \". is not written yet\"
)
SwiftUIAppNavigationFoundation
""", paths: ["Templates/swiftui/Navigation.swift.stencil", "Templates/core/VerbImports.stencil", "Templates/core/Stubs.stencil", "Templates/core/Unwritten.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLok1?0:]14e12l1C`47j51P65c6Lb;1g;:i=7g>1P?1Z?>gA3WB9054400]14457F58>0]1A60=70<0n1191484=4>0o1E61E71D0d21924@4E4F5?O0e2B62N72M0W31934I4N4O5FS10X31944S15I\10Y3E5JY10n31954Y10o31964\1:63d173c10P471N0W414^14d1:5P1i12R170X414i12T180Y41:5V1P22X190Z414P264V274U22[1:0[414Q24V21]10\491_15a1]20e421e14]20g425g1c20i412i1;0R514h35P2h30S5165P375o20T5C1U25W2m20g521[24m20i514f24P366Z376Y35_2V32a2<0R614V32c2=0[614Q34Z367g377f35g2_30\614_35i2c32k2>0e614c32m2?0n614[34g34h30o625o2_40Q7;1Q30\7368]478\45U3R40_714R45W3V42Y3@0h714V40i741\30m732^3A0`874n34]40g824_4:5e3d42g3B0i814d40j8:1i35l3j40T921n34j40V925P4h50X9169g579f55T4R50Y914R55V4b50Z941Y40^935[4[50a9H1]40Y:24[52_4C0k:15a4`50l:J4`50f;64e50l;41d40P<44n44g54h50T<2:0V<:1f40`<21h40b<4:0f<91i40o<E971j40d=91k40m=36:a67:`60P>81o40X>21R50Z>94Y64a60c>2:0e>:1S50o>25U5k60Q?42W5E0U?14k61Y50V?71[50]?@980m?a31\50^C21^50`C35_5Z70cCJ1`50]D24Z75b5m75d5i70_DL6;e77;d71i55k5c70[E24c74^74e70]E91m50fE24l70hED1o50\F24m70^FH1Q66<U87<T80VG21V64P84U80XG51W60]G:5X6_80gG71Y60nG=1[60[H14`81\61`60\H3996=X97=W9;0oH<1d60[I31f60^I26>T97>S90`I<1j60lI21l60nI14l84T90oI:=4d84X9;0YJH1n60QK26?e97?d90SK<1Q70_K21T70aK14]94e95V7X:5X7T:0bK<1[70nK=6@R:7@Q:1`75b7P:0[L24P:4k94R:0]L24W:0_L<1e70kL94X:5g7]:0TM<1j70`M;4]:6Af:7Ae:0kM<1n70WN21P80YN14^:4f:0ZN:=0dNU16Bo:7Bn:0iO21U84j:4o:0kOD1X80_P186C[;7CZ;0gP181^80oP111a80PQ1=4S;4[;0]Q1?1e80lQ189:9;0lR18:5g8f;2i8J0TS114f;:6DY<7DX<5m8R<0US181P90]S121S90_S131W90bS114W<0cS181Z90kS121]90mS114h;4Y<5_9^<0nS1L1a90jT134^<5h9a<0mT114a<5j9h=;0nT141l90RU166ES=7ER=0XU181Q:0`U121T:5V:P=0bU131Z:4P=0eU114g<4S=5\:X=0fU1G1^:0]V194X=0fV18=6Fc=7Fb=0nV1=1b:0[W131e:0^W114[=4c=5g:f=0_W1Q14f=0`X174h=:6Gf>7Ge>6HT>7HS>0gX141l:0kX1@1m:0[Y114l=4T>5o:[>0\Y1:1R;0fY131T;0iY1E4d>0^Z141W;5Y;a>0bZ121[;4a>0dZ131];0gZ114j=4f>:;1_;0hZ151b;0mZ1[21d;0X]15=:9<5e;V?0]]1D1i;0Q^114V?0R^171m;0Y^11:31Q<5U<f?0Z^1o11Y<0Y`1<5Z<b?0e`1L4b?0aa1]11\<0nb1M4aA5^<h@0kc1k1;0fe1=5`<X@0Sf136IV@7IU@1e<0Vf121h<5j<T@0Xf124T@4m?4V@0Zf154X@1l<0_f1M6Jc@7Jb@0\g141P=0`g121R=0bg114[@4c@0cg111W=0dg11=4h@0eg141[=0ig139=0lg1<6KSA7KRA0Xh121e=4n@4SA0Zh181g=0bh111j=0ch1;6L`A7L_A0nh121n=0Pi121P>4YA4`A0Ri145Q>fA0Vi1:1R>0`i1Q14fA:0aj185U>VB0ij115V>mA0jj1J4mA5Y>PB0dk124PB5Z>TB0fk181[>4TB0nk114VB:0\2T10g3N0i4]10g3N0h6A0c740k7A0\8F0\8F0S910T9Q10\8F0\8F0c740o:E0d;O0d;O0d<10e<U10d;O0d;O0h6A0j><0Z?B0l?U10l?U10RA10SAX10l?U10l?U10j><0[C>0mC10nCW10[C>0hEA0]FE0XG<0hG10iGn10XG<0TJ10UJX10hEA0jK010I10I1J71T141[1110I10I1i102Y182h182S212Y182c2@2V312W303m1<3`2<3o213m1<3\3Z13\3Z13j493V513\3Z13\3Z13g5?3Y693e6=3[7B3P823U8L3[7B3_923i9=3Z:13b:=3R;13i9=3[;P23_=13`=Z13`=Z13k>C3a?D3^@>3o@23TAH3^@>3ZB13`=Z13`=Z13hBY13hBY13XD?3RE?3dE13XD?3XF@3kF13hBY13hBY13YGT13YGT13dH>3VI13dH>3iI:3^J:3kJ13iI:3_KB3TL13YGT13YGT13[;P23nL23VMB3lM;3ZN=3jN33mNX13mNX13\P1A3QQ113\P1A3dQ1<3[R1<3jR113dQ1<3WS143^S1I3ZT133hT1=3XU173mNX13mNX13lU123VMB3ZV104o1\14b3E4Z414o1\14g4:4T5A4n5>4_624d6D4n5>4f724P8C4g814h8W14h8W14V:A4k:14V:A4^;;4m;44T<G4n<34W=<4g=H4b><4Q?24W=<4j?;4X@14_@<4o@J4_@<4UB64^;;4fB44mBG4gC44h8W14h8W14P8C4PE24RE050:5=:5J25O=5_145c106m196Y246`2E6U3V16_466h496T5D6k536n5T16n5T16S786^7J6[826`8F6Y996n5T16n5T16o926Q:07i1:7V247]227e2?7X347_3?7Q417e2?7a4B7V577`5@7S6@7c6S17g7a37[;87f;27k;=7[<37d<<7T=J7Q>D7h>27d<<7\?67l?=7]@L7YAP17YAP17\BA7VC@7iC27VC@7YAP17YAP17bD97nD?7`E27l?=7mED7dF?7VG27\?67PHH7kH?7]IN7]IN7[J27`JA7]IN7]IN7`K57hK87SL:7cL<7RM77\M87gM=7WNE7oN17cL<7]O87VP1F7oP137ZQ1Z17eR1S17eR1S17iS1:7TT1<7cT1J7`U137fU1@7YV127[V1\17[V1\17hW1<7WX1?7iX127nX1B7cY117[V1\17[V1\17QZ1:7iS1:7eR1S17eR1S17V[1:7a[1H7\\1?7n\127P]1S17P]1S17T^1<7c^1@7V_127[_1J7X`117P]1S17P]1S17l`167\a1=7ma1<7\b1@7ob1=7\c1P17\c1P17_d1E7]e1@7Pf127]e1@7\c1P17\c1P17if127\a1=7Vg1<7eg1@7Xh197l`167_i1D7Wj1<7fj1B7[k1;7_i1D7Rl1[17Rl1[17^m1<7mm1?7_n127dn1B7Yo117Rl1[17Rl1[17go1:7V[1:7_P2U17dQ2N7dQ2N7bR227gR2E7dQ2N7dQ2N7kS2D7bT2>7SU287[U2n17[U2n17ZW287eW2J7bX217fX2@7YY2=7[U2n17[U2n17SZ2?7eZ2_17W\287c\2V17R^2Q17T_287\_2086=8J=8Z1186=8g109h3U19h3U19T5=9e589P6E9h629m6A9a739g7F9`819T5=9l889W9E9o929T:A9h:19h3U19h3U19h;D9`<L9_=D9V>39h;D9k>P29o@19k>P29bAB9XB:9cB49jBB9_C69eCU19eCU19kD89VEE9nE29SFA9mF=9]G39cGF9mF=9gH19eCU19eCU19[ID9SJG9mJD9dK99[ID9YL89XB:9oLU19oLU19UN=9eN:9RO39XOE9PP119oLU19oLU19dP1D9\Q1Q19dP1D9iR179bAB9\S10:X1G:X1G:P2Y1:P2Y1:Z34:a3E:Y4@:l4::Y51:P2Y1:P2Y1:m5<:]6::j6D:a73:g7::T8E:m5<:T94:[9D:X:9:d:2:i:9:X:9:`;3:f;::S<1:X1G:X1G:m<0;R2:;`2B;U35;]3?;o3[2;]6E;U75;R2:;h70<0V1<]19<j1D<a2W1<k31<]19<X47<b4o1<d61<e60=R44=e5G=`6o1=b8P1=e9<=W:<=f:L=W:<=m;]1=]=:=j=M=e5G=X?6=b?k1=]A:=hA==[B==kB3=nBP1=nBP1=QDE=iD2=nDA=hE@=[F2=hE@=nBP1=nBP1=TG5=[B==gG<=VHM=SIX1=SIX1=\J4=cJ?=UK2=ZKB=oK1=SIX1=SIX1=]L1=aLM=aM1=]A:=X?6=\N4=cNP1=fO3=iOQ2=jQ1<=VR1N=VR1N=TS12=YS1E=VR1N=VR1N=]T18=hT1:=UU11=YU1C=oU1;=ZV1V1=ZV1V1=`W12=eW1?=WX12=\X1B=ZV1V1=ZV1V1=]Y14=SZ17=^Z1:=kZ14=R[1Q1=SZ17=_\10>m28>[3I>W41>^4?>P5J>^4?>[6J>X72>[6J>k76>T88>_86>k76>S91>[3I>n90\>20120031>32380220035>360207207112081516142092091718192003D>3E12003G>3H320E2003K62061111212112121121313231132311323214132331323013234132340058c1:113235132351323613237132389;313236172705IT2>017271172710158Y2>1132371:2:01:2:01:2:1132381=2=>1=2=21=2=21=2==132391323013239<0A7T31@2@01@2@01@2@15A[3?01@2@22003_3>3`317a3112128?211212112102003j3>3k31112111121311213<057S41424@1424?5AX4A01424A1424A1424@1424A1424?5Ac4A020:3e4020:3g412021120F20E122205In4A0122213Q5120220B3T5320B3V5320B3X5120B3Z5020I20:3]5120E20F20>6a520>3c5820>3e58112123h51<127j520>3l5120>3n5120;3P6020:3R65142423U6120I20C20I20B3Z6620I20H0203;]6^6_620<1727>5Ic6A017270172771:2:11:2:420;3m6020<1=2=?1=2=>5IS7A020>6U720>3W782003Y7:3Z7420>3\781@2@05I_7A0<1A7a72003c7:3d7420B3f752003h7:3i7520;3k771C2C11C2C420:3Q851F2F05IT8A02003V8:3W8020<1I2I@1I2I>5I]8A02003_8:3`8320C0405;b8c8d82003f872003h8720B3j8411213112105Io8A0112123R9111213065AU9A1112105IY9B0112123\9120B3^9520B3`9520B3b9420B3d9520B3f919B320B3i9120B3k9120B3m94142405IP:E0142423S:51424314243075AX:E120B3[:520B3]:520B3_:417270172705Id:F020B3f:520G11214145Ik:F01411213112105IQ;F011212112105IV;F011211112111121220B3^;12003`;:3a;620B3c;620@20C0809;f;g;h;20C0:0;;j;k;l;20C0<0=;n;o;P<2003R<=0>:0S<T<20H0?11;V<W<X<20E20:3[<020>6]<20>3_<820>3a<8122205Id<F0122223g<1<137i<20>3k<020>3m<7152511525420>3S=80@0A;T=U=V=20H0B11;X=Y=Z=20D20?0C0D;]=^=_=20:3a=5182805Id=H020:3f=02003h=:3i=120:3k=41;2;11;2;420H1111129H21111128J21212L03:<=>ABCLd1k1m1o1Z2b3d3V9c9e9g9Y:\=`=S>T>W>X>E020201000A04242809040K0:040408090200090600M91200;4500@7800M1200Z14500R27800]2:;00e2=>00S3@A00R44500l42300f51200S64500a67800h6:;00o6=>00]7@A00l7CD00R8FG00Y8IJ\80k81200n94500`:7800h:1200j:4500b<2300n<5600b=8900l=;<00>1001221233334634590569167:078A0E9A0G:A0H;A0I<A0J=F0L>F20L00001o10o101e20e201X30X301Y30Y301o30o301P40P401X40X400Y40Y400Z40Z400[40[400j44n440j54n540S64W640]64a640f64j640`74d740P88X880i80i800[:8c:80d=0d=01U?0U?00m?0m?01_H8gH81TR14XR141\R18dR181TS10TS100]]10]]101"#, text: """
#if canImport(SwiftUI)
import SwiftUI
#endif

// MARK: - Data


// MARK: - Contract


// MARK: - Flows



// MARK: - Assembly


import 




protocol :  {
        

    associatedtype : 
        
        

        
        
}

extension  {

        
     {
                
    }
}

extension :  {

     {
        #sourceLocation()
                
        #sourceLocation()
    }
     {}
}
extension :  {}
/// What  needs from the app.
protocol  {
    var :  { get }
}
/// Opens .
///

struct : Destination {
    /// Connects the module's parts. `makeView` is handed the presenter, for the view to keep.
    func assemble<: >(
        dependencies: any ,
        router makeRouter: (, ) -> any ,
        router: any ,
        view makeView: (, ) -> 
    ) -> (view: , interface: ) {
                        let  = (
            : 
        )
        let presenter = (
            : 
            : makeRouter(, )
            : router
            : delegate
            : 
        )
        let view = makeView(presenter, )
        presenter. = view
        . = presenter
        return 
    }

                            }
}

    var :  = 
    let : 
    weak var delegate: (any )?

    init(
        :  = 
        delegate: (any )? = nil
    ) {
        self. = 
        self.delegate = delegate
    }

let  = dependencies.
guard let  =  else { return nil }
let :  = 
func (
    _ dependencies: any AppDependencies
) -> (screen: Screen, interface: )? {
navigation.screen = 
return 
let navigation = AppNavigation(dependencies: dependencies)
let  = assemble(dependencies: dependencies, navigation: navigation) { buildOutput in
    (buildOutput: buildOutput)
}
let navigation = AppNavigation(dependencies: dependencies)
let router = { (: , ) in (
    navigation: navigation
    : 
)
let  =  { presenter,  in
    (: presenter, : )
}
guard let  = assembled else { return nil }
assemble(dependencies: dependencies, router: ), , ?(view, presenter)viewmade.viewview(made.view, made.interface)(view, ())madeviewreactiveassembled }assembledrouter
""", paths: ["Templates/core/Module.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Data.stencil", "Templates/core/Protocol.stencil", "Templates/core/Conformance.stencil", "Templates/terminal/Conformance.stencil", "Templates/core/Dependencies.stencil", "Templates/core/Destination.stencil", "Templates/core/Isolation.stencil", "Templates/core/Inputs.stencil", "Templates/core/AssemblyLines.stencil", "Templates/core/BuildHead.stencil", "Templates/terminal/Build.stencil", "Templates/core/BuildView.stencil", "Templates/core/Macros.stencil"]),
ProgramCode(numbers: #"XQWdfPlWUQT<^K90:N4V12]1CQ42d4;f62o62W72_79055400i1475;70i1]1475>E60>70=0V3191494>61D71C0W31924?4D4E5NM62L72K0X31934G4L4M:63U173T10Y371R10`314O4U1:5T1Z12V140a314Z12X150b31:5Z1a12\160c314a164g174f12_170d314b14g11a10e391c15e1n10n321i14n10P425k1T20R412m180[414Y35T2Y30\4165a275`20]4C1Y25[2^20P521_24^20R514W24a266k276j25c2g22e290[514g22g2:0d514b24k267X377W35k2P30e514P35m2T32o2;0n514T32Q3<0W614l24X34Y30X625S3P40Z6;1U30e6368n378m35Y3c30h614c35[3g32]3=0Q714g30R741`30V732b3>0i774_34n30P824P4:0R8:1d30\8L5f3Y40X942h3?0\914Y41j30]971l30d9@9495960l:7970[;2:69V579U55T4o40];81W40e;21Z40g;31^40j;14T50k;81a40S<21d40U<14e44V55f4[50V<L1h40R=34[55o4^50U=14^55Q5e6;0V=41S50Z=66:P67:o50`=81X50h=21[55]5m50j=31a54m50m=14d54P65c5U60n=G1e50e>94U60n>8=6;`67;_60V?=1i50c?31l50f?14X64`65n5c60g?Q14c60h@74e6:;1P60o@51S60TA[21U60_C5=:0dCl15Y6S70`ED4V70TFQ11[60UG`1:0eHV25]6\72_6D0SK14]70TK80\K2:0`1T10k2V10U4i10k2V10V6X10b7]10V6X10a9A0V:F0V:F0m:10n:Q10V:F0V:F0]<O0]<O0]=10^=U10]<O0]<O0a9A0c?g10^AX10^AX10gB10hB[10^AX10^AX10c?g10mD010I10I1J71T141[1110I10I1i102Y182h182S212Y182c2@2V312W303m1<3`2<3o213m1<3\3Z13\3Z13j493V513\3Z13\3Z13g5?3Y693e6=3[7B3P823U8L3[7B3_923i9=3Z:13b:=3R;13i9=3[;P23_=13`=Z13`=Z13k>C3a?D3^@>3o@23TAH3^@>3ZB13`=Z13`=Z13hBY13hBY13XD?3RE?3dE13XD?3XF@3kF13hBY13hBY13YGT13YGT13dH>3VI13dH>3iI:3^J:3kJ13iI:3_KB3TL13YGT13YGT13[;P23nL23VMB3lM;3ZN=3jN33mNX13mNX13\P1A3QQ113\P1A3dQ1<3[R1<3jR113dQ1<3WS143^S1I3ZT133hT1=3XU173mNX13mNX13lU123VMB3ZV104^1:4k1B4`2L4b3?4U444\4?4n414b3?4^5B4S674]6@4P7@4`7S14h8V14W:Y14a;74l;\14Y=24[=05h3U15h3U15T5=5e585P6E5h625m6A5a735g7F5`815T5=5l885W9E5o925T:A5h:15h3U15h3U15h;D5`<L5_=D5V>35h;D5k>P25o@15k>P25bAB5XB:5cB45jBB5_C65eCU15eCU15kD85VEE5nE25SFA5mF=5]G35cGF5mF=5gH15eCU15eCU15[ID5SJG5mJD5dK95[ID5YL85XB:5oLU15oLU15UN=5eN:5RO35XOE5PP115oLU15oLU15dP1D5\Q1Q15dP1D5iR175bAB5\S106R2:6`2B6U356]3?6o3[26]6E6U756R2:6h7070l17R2O7U3D7R2O7T4Q17X5E7P6`17l7080V28\2@8W3@8j318\2@8V488j428l40`620420031900:02380220420037901:0898222003<>3=0202112031516142003E>3F12003H>3I22003K>3L3983204172011111212112121121313231132311323214132331323013234132340258g1<113235132351323613237132389=313236172705IX2@017271172710358]2@1132371:2:01:2:01:2:1132381=2=>1=2=21=2=21=2==132391323013239<0A7X31@2@01@2@01@2@15A_3A01@2@21121211213112131121111210111111111121412223122205IV4E0122223Y4112223045A\4E1122205I`4F0122223c4111215112151121411215112119F3112111121111214152505IW5I0152523Z551525315253055A_5I111215112151121418280182805Ik5J011215112112003Q6:3R66112161121606:0W6X6112161121711217J046:@BCDGJMP1h1o1Q2S2^2m3n3o3P4]4j4l4n4`5705070202242804<?1200A4500O7800Q11200^14500V27800a2:;00i2=>00W3@A00R42300U55600g5890081001241235334;145A1A6B1B7C1C8D1DE00001W30W301X30X301Y30Y301a30a300b30b300c30c300d30d300S44W440S54W540\54`540f54j540o54S640i64m640Y78a780\90\900T:0T:01T:4X:41\:8d:81S;4W;41kJ4oJ40"#, text: """
#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif



import 




protocol :  {
        

    associatedtype : 
        
        

        
        
}

extension  {

        
     {
                
    }
}
/// Opens , which is written by hand.
///

struct : Destination {
                            }

        }
    var :  = 
    let : 
    weak var delegate: (any )?

    init(
        :  = 
        delegate: (any )? = nil
    ) {
        self. = 
        self.delegate = delegate
    }

func (
    _ dependencies: any AppDependencies
) -> (screen: Screen, interface: )? {
guard let screen = screen(dependencies) else { return nil }
return (screen, ())
guard let interface = screen as?  else { return nil }
return (screen, interface)
private func screen(_ dependencies: any AppDependencies) -> Screen? {
        
    nil
}
uikitswiftui, , Void
""", paths: ["Templates/core/Shared.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Data.stencil", "Templates/core/Protocol.stencil", "Templates/core/ExternalModule.stencil", "Templates/core/Inputs.stencil", "Templates/core/BuildHead.stencil", "Templates/terminal/BuildExternal.stencil", "Templates/terminal/ScreenOfExternal.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJZ\1407`14h11l11Q2909100W292110W2]6140d8^593160R>T@58H60G70F0VN15<C2>40_N14C2@50hN14=4G4H0iNe11B0^P1_35D[161Z171Y10mS115HS12J60VT114S10WT141M0[T132O70nT174M4Z14[10UU1Z11Q11S10_V1h3:62g172f10WZ171U10^Z114a14g1:0_Z1J1W10Y[1P1:5Y1P22[180Y\114P2:0NT10S2R10V3W20]5V10g6:0T7]60d=?0V>^50dCV10nD:0[ET@0eU1:0SV1T10SV1T10XW110_W180RX180]X110_W180QY1@0dY110SV1T10SV1T10eU1:0^Z1e10V\1:0c\1_30X`1:0f`1Z10f`1Z10Qb110Xb1<0ob1<0^c110Xb1<0kc140Rd1I0nd130\e1=0le170f`1Z10f`1Z10X`1:0lf1Z10Yh1:0ih1?0[i1h30Sm1010I10I1J71T141[1110I10I1i1020J2M82X1P12X2036=3J=3Z1136=3g10\120030520032:3362003552026720239811212112121121=2003A52026C2023E91424014240142415AL00142422003P152003R18201112003V162003X172003Z17003:1200F4500T112004100120023003300490000100001W20W201R>0R>01WN4[N40`N4dN40nS14RT140^T18fT180Y\10Y\100"#, text: """

/// A module to open, with what it takes: `TodoDetailModule(id: id)`.
protocol Destination {
    /// By what whoever opens the module can talk to it.
    associatedtype Interface = Void

    /// The module with its parts connected; nil where it cannot be assembled.
    func (_ dependencies: any AppDependencies) -> (screen: Screen, interface: Interface)?
}

/// Where a router can go from its screen. `AppNavigation`, in Navigation.swift, does it.
protocol Navigation: AnyObject {
    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface?

    @discardableResult
    func present<D: Destination>(_ destination: D, in container: PresentationContainer) -> D.Interface?

    /// Replaces all that is open.
    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface?

    func pop()
    func popToRoot()

    /// Closes what was presented: this screen, or the navigation that it stands in.
    func dismiss()

        
        
}

extension Navigation {
    @discardableResult
    func present<D: Destination>(_ destination: D) -> D.Interface? {
        present(destination, in: .none)
    }

        
     {
                
    }
}

/// What a presented screen stands in.
enum PresentationContainer {
    case none
    /// A navigation of its own, in which it can push.
    case navigation
}
import 

/// What a module shows.
typealias Screen = TerminalView


""", paths: ["Templates/core/Support.swift.stencil", "Templates/core/Imports.stencil", "Templates/terminal/Screen.stencil", "Templates/core/Isolation.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLSL804N4V11Y17Y2<e35_45j43Y59000=110=A910V11920_1660E70D0e1C150X2A1:1=1?0i211A0j27494E0Q3Y21B0Z5T=5DL0^B1934L0_B2:61U171T10aB71J0hB14O4U1:9495:;0iB:1Q10SC61S10YC162h172g10ZC41X10^C21[10`C14`14h10aC4=0eC91^10nC31a10QD163X273W20RD91e10[D31h10^D14P24X2:64d374c35k1^20_D14^20`D?1m10oD165b375a30PE51R20UE35T2V30XE81V20`E3960[F:5Z2U30eF>;0SGE1\20hG1>0iG:4U34_35^2^366]376\32a270cH14X34]34_3970TI64b24b34Z24d3:67^477]45f2P41k21S30ZI11V30[I21X30]I14\45Z3W40^I91]30gI71_30nI34\40QJ41b30UJ61d30[J14f34^4:68i478h41j30\J11m30]J21P40_J14`44i4:;0`J91R40iJ1>5T4X5;0jJA1U40[K11W40\KG=4X5:0`2T10e3=0U4:0b4A0W5W10_610d6\10Q860W8Q10W8Q10Y9C0o9?0a:A0U;Q10\<C0U=90a=10e=:0R>70W8Q10W8Q10f>Y20RA40YAT=0cN:0QO10ROX20cN:0gQ120iQ1010I10I1J71T141[1110I10I1i102X2h12Q4S22U603U3:3`3:3m3C3c463l4B3a513b5V13b5V13i643P7I3l723Q8E3i813b5V13b5V13W943U3:3i993U:C3k:33Q;C3g;13h;V13h;V13o<93[=>3l=33R>I3n>13h;V13h;V13\?04g2H4g2H4f3A4[414f3A4h4?4Z5>4k514l5O4l5O4l654T7E4l734U8;4d884o8;4]934l9V14S;:4c;?4V<>4d<:4o<E4g=<4V>14d<:4e>:4c;?4U8;4c??4V@V14V@V14hA94TB14V@V14V@V14c??4UCV14hD64l5O4l5O4g2H4g2H4hE05[2H5[2H5Z3:5k3O5P5d15g615k6E5c725h7:5U815Z3:5^8<5n895Z9E5R:75\:>5m:35^8<5[;45b;E5Z<65c<>5T=15[2H5[2H5n=06j1Q16j1Q16o2X16Z416^4I6Z526_5E6W616j1Q16j1Q16e607M:7X197d1<7S217M:7h2<7X3:7c3A7W447^417b497n4G7X3:7h2<7_60X420:30020:32711210112130001;7892003;:3<120:3>31121220220:3C;20:3E020:3G;2061120:3K220:3M42003O:3P1120;3R1120:3T14112105IW140112123Z152003\1:3]112003_1:3`1120:3b1414240142405Ig14011<047j11323013231162625AQ24016264162641612162651626116266162661916121112222122250203;h2i2j212225122239820405;P3Q3R3122205IU3:01222212225122205I\3:012221122205Ia3:01222111122270607;g3h3i3122205Il3:0122223o3111211112131211210:HFLNW2X2b2c2m2o280600050003030303931200I1200U11200c14500i13400o16700`29:00d22300e32300810012002300340245215631674277629900001N4R141W14[141_B0_B01iB0iB01iB0iB01cE<oE<1SH8[H80dH8lH81"#, text: """

final class : TerminalView {
        
            }

    override func  async {
        .
    }

    override func draw(on canvas: inout Canvas) {
        canvas.write(\"\", row: 0, style: .bold)
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

}
import 
init(
    : any 
    : 
) {
    self. = 
    self. = 

    // MARK: - 

     {
         {
                                }
        set {
            // TODO: 
        }
                
                    }
 : 
weak var : (any )?
let : any 
 : 
// TODO: 
fatalError(
    \". is not written yet\"
)
await weak varletvarlet
""", paths: ["Templates/terminal/View.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/ViewStored.stencil", "Templates/core/ViewInitialiser.stencil", "Templates/core/Stubs.stencil", "Templates/core/Known.stencil", "Templates/core/Stored.stencil", "Templates/core/Unwritten.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJ]]1401A4I<U23d2504900014401U=130V=\9160bFd7190VN^85:?0dV11914?0eV12:60H70G0gV171>0nV114B4H:61T271S25AN0oV114N0PW1?1C0_W1162R272Q20`W151H0eW135Jf10hW181L0PX13920kX1:5P1e10UY1>;0cY1E1R10XZ11>0YZ1:4e14o15T1n163m173l12W130S[114h14m14o1930d[164R14R24J4T2:;0j[191[10S\11>5]1c2;0T\1A1^10e\111`10f\1G=4c2:0^2?0Q3T10V410^2?0c4U=0kA?0]B\90lK?0^Ld70UT1?0gT1^80[]1?0n]110o]1b20[]1?0n`120Pa1010I10I1J71T141[1110I10I1i102g2H2g2H2f3A2[412f3A2h4?2Z5>2k512l5O2l5O2l652T7E2l732U8;2d882o8;2]932l9V12S;:2c;?2V<>2d<:2o<E2g=<2V>12d<:2e>:2c;?2U8;2c??2V@V12V@V12hA92TB12V@V12V@V12c??2UCV12hD62l5O2l5O2g2H2g2H2hE03M:3X193d1<3S213M:3h2<3X3:3c3A3W443^413b493n4G3X3:3h2<3_60a120320031:32620034:35620037:386203002032011111<047@1323013231162625AG201626416264161216265162611626616266191612112111121312112106<;MNX1Y110=4=1200?3400E6700V19:0041001202232233425500001eV10eV101SX1<_X1<1cZ18kZ180T[18\[181"#, text: """

/// Goes from screen to screen. To close the last one ends the app.
@MainActor
final class AppNavigation: Navigation {
    weak var screen: Screen?
    private let dependencies: any AppDependencies

    init(dependencies: any AppDependencies) {
        self.dependencies = dependencies
    }

    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.(dependencies) else { return nil }
        screen?.push(opened.screen)
        return opened.interface
    }

    @discardableResult
    func present<D: Destination>(
        _ destination: D,
        in container: PresentationContainer
    ) -> D.Interface? {
        guard let opened = destination.(dependencies) else { return nil }
        screen?.present(opened.screen)
        return opened.interface
    }

    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface? {
        guard let opened = destination.(dependencies) else { return nil }
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

}
import 

    // MARK: - 

     {
         {
                                }
        set {
            // TODO: 
        }
                
                    }
// TODO: 
fatalError(
    \". is not written yet\"
)
AppNavigation
""", paths: ["Templates/terminal/Navigation.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Stubs.stencil", "Templates/core/Unwritten.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJU[820154=9000Se2110Se2je5:60<70;0mZ87130T[81464<:0b2T10g3Se20mh2?0_i2je50Y_8010I10I1J71T141[1110I10I1i104200308201110012120011001100001"#, text: """

/// The terminal that the process was started in. While it is open it shows the app and nothing else; it is left as it was
/// found on every way out, a crash included.
@MainActor
final class Terminal: TerminalDevice {
    /// The terminal; nil where input or output is none, or where it can do nothing but print.
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

    func write(_ text: String) { writeAll(text, to: STDOUT_FILENO) }
    func write(error text: String) { writeAll(text, to: STDERR_FILENO) }
    func close() { TerminalMode.leave() }
}

/// Standard input and output where one of them is no terminal: lines in, lines out.
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

/// Writes all of it, however often the system takes only a part.
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

/// The mode of the terminal, and the signals that change it. A signal handler is handed nothing but the signal's number, hence
/// the global state; and it may call little more than `write`.
private enum TerminalMode {
    nonisolated(unsafe) static var found = termios()
    nonisolated(unsafe) static var raw = termios()
    nonisolated(unsafe) static var isEntered = false
    nonisolated(unsafe) static var isOpen = false
    /// What signals did before, by their number.
    nonisolated(unsafe) static let handlers = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    /// A pipe by which a signal wakes the thread that reads.
    nonisolated(unsafe) static var wakeUp: (read: Int32, write: Int32) = (-1, -1)

    /// Where errors are written to, and the file that keeps them meanwhile: on the app's screen nobody could read them.
    nonisolated(unsafe) static var errors: (found: Int32, kept: Int32) = (-1, -1)
    nonisolated(unsafe) static var buffer: UnsafeMutableRawPointer?

    /// Another screen, no cursor, no wrapping at the end of a line, pasted text in brackets.
    nonisolated static let enterSequence: StaticString = \"\\u{1B}[?1049h\\u{1B}[?25l\\u{1B}[?7l\\u{1B}[?2004h\\u{1B}[2J\"
    nonisolated static let leaveSequence: StaticString = \"\\u{1B}[0m\\u{1B}[?2004l\\u{1B}[?7h\\u{1B}[?25h\\u{1B}[?1049l\"

    /// Reads the mode, and sees to it that no way out forgets to restore it.
    nonisolated static func prepare() {
        tcgetattr(STDIN_FILENO, &found)
        raw = found
        // Bytes as they are typed, none of them shown. Ctrl-C, Ctrl-Z and Ctrl-\\ stay signals.
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
                // Whoever waits for the process is to see which signal ended it.
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

    /// Sets a handler, but for a signal that the process was told to ignore.
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

    nonisolated static func leave() {
        isOpen = false
        guard isEntered else { return }
        isEntered = false
        put(leaveSequence)
        tcsetattr(STDIN_FILENO, TCSANOW, &found)
        if errors.kept >= 0 { showErrors() }
    }

    /// Hands on what was kept.
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

    /// How long a lone Esc waits for the rest of a sequence, in milliseconds.
    nonisolated private static let pause: Int32 = 40

    /// Reads until the input ends; on a thread of its own, for reading blocks.
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
import 

""", paths: ["Templates/terminal/Terminal.swift.stencil", "Templates/core/Imports.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJ]d420154=9000^C110^CgP4:60<70;0Ud47130\d41464<:0ET10j1^C0[E?0mEgP40df4010I10I1J71T141[1110I10I1i104200308201110012120011001100001"#, text: """

/// What an app reads from and writes to: a terminal, a script, or what a test puts in their place.
@MainActor
protocol TerminalDevice: AnyObject {
    /// In columns and rows; nil where nothing is drawn, and lines are read instead of keys.
    var size: (width: Int, height: Int)? { get }
    var hasColors: Bool { get }

    /// Begins to read.
    func open(_ events: AsyncStream<TerminalEvent>.Continuation)
    func write(_ text: String)
    func write(error text: String)
    /// Leaves everything as it was found.
    func close()
}

/// What comes from a terminal or a script. The end of the stream ends the app.
enum TerminalEvent: Sendable {
    case keys([Key])
    case line(String)
    /// The terminal has changed its size, or shows something else.
    case redraw
}

/// Runs the app: it keeps the screens that are open, hands them what is typed, and draws the one that is shown.
@MainActor
final class TerminalApp {
    private var stack: ScreenStack<TerminalView>
    private let device: any TerminalDevice
    private let events: AsyncStream<TerminalEvent>
    private let input: AsyncStream<TerminalEvent>.Continuation
    /// The screen that knows that it is shown.
    private var shown: TerminalView?
    private var transition: Task<Void, Never>?
    private var frame: TerminalFrame?
    private var isDrawingSoon = false
    private var isEnding = false
    private var exitCode: Int32 = 0

    /// `device` is the terminal; where input or output is none, the lines of the input.
    init(root: TerminalView, device: (any TerminalDevice)? = nil) {
        stack = ScreenStack(root: root)
        self.device = device ?? Terminal.current ?? StandardStreams()
        (events, input) = AsyncStream.makeStream(of: TerminalEvent.self)
        root.app = self
    }

    /// Returns when the last screen is closed, `quit` is called or the input ends, with the exit code of the process.
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

    /// Ends the app, with 0 or, where an error was printed, with 1.
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

    /// Tells screens that they come and go, until the one that is shown knows it.
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

    /// Draws soon, once, however often it is called until then.
    func setNeedsDisplay() {
        guard !isDrawingSoon else { return }
        isDrawingSoon = true
        Task {
            try? await Task.sleep(nanoseconds: 16_000_000)
            isDrawingSoon = false
            // A screen may have something to show while it loads.
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
import 

""", paths: ["Templates/terminal/TerminalApp.swift.stencil", "Templates/core/Imports.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJSb6201;4C9000_3110_3jU3130YY3RR1150[[4fX1170Qd5jM:60B70A0ka67190Rb614<4B:0LT10Q2_30c5?0U6jU30R\3?0d\3RR10i^4?0[_4fX10Th5?0fh5jM0`f6010I10I1J71T141[1110I10I1i10:200308200328200348200368201110018120011001100001"#, text: """

/// What a screen draws on: rows of characters, counted from 0 at the top left. What does not fit is cut off.
struct Canvas: Sendable {
    let width: Int
    let height: Int
    /// Where the cursor blinks, for text that is edited; nil hides it.
    var cursor: Position?
    private var cells: [Cell]

    struct Position: Hashable, Sendable {
        var row: Int
        var column: Int
    }

    /// A column of a row. A wide character takes two, of which the second is empty.
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

    /// Writes a line of text, and returns the column behind it. Line ends become blanks; control characters are shown as
    /// their symbols, so that no text can do anything to the terminal.
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
                // Half of a wide character is a blank.
                set(Cell(style: style), row, max(column, 0))
            }
            column += size
        }
        return column
    }

    /// Gives a whole row a style, and keeps what is written in it: a selection, say.
    mutating func style(row: Int, _ style: TextStyle) {
        guard (0..<height).contains(row) else { return }
        for column in 0..<width { cells[row * width + column].style = style }
    }

    /// The rows as plain text, without the blanks at their ends: for tests.
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

    /// Blanks what stands there: a wide character with both of its columns.
    private mutating func clear(_ row: Int, _ column: Int) {
        let index = row * width + column
        if cells[index].character == nil { cells[index - 1] = Cell(style: cells[index - 1].style) }
        if cells[index].width == 2 { cells[index + 1] = Cell(style: cells[index + 1].style) }
        cells[index] = Cell(style: cells[index].style)
    }
}

// MARK: - Style

/// How text looks. What it says must not depend on it: not every terminal has it all.
struct TextStyle: Hashable, Sendable {
    enum Color: Int, Sendable {
        case black, red, green, yellow, blue, magenta, cyan, white
    }

    var isBold = false
    var isDim = false
    var isUnderlined = false
    /// Foreground and background change places.
    var isReversed = false
    var color: Color?

    static let plain = TextStyle()
    static let bold = TextStyle(isBold: true)
    static let dim = TextStyle(isDim: true)
    static let underlined = TextStyle(isUnderlined: true)
    static let reversed = TextStyle(isReversed: true)

    static func color(_ color: Color) -> TextStyle { TextStyle(color: color) }

    /// What switches from plain text to it.
    fileprivate func sequence(hasColors: Bool) -> String {
        let codes = [(isBold, 1), (isDim, 2), (isUnderlined, 4), (isReversed, 7)].filter(\\.0).map(\\.1)
        let all = codes + (hasColors ? color.map { [30 + $0.rawValue] } ?? [] : [])
        return all.isEmpty ? \"\" : \"\\u{1B}[\" + all.map(String.init).joined(separator: \";\") + \"m\"
    }
}

// MARK: - Frames

/// A canvas as the terminal takes it.
struct TerminalFrame: Equatable, Sendable {
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

    /// What turns the previous frame into this one, or an unknown screen where there is none; nothing where they are equal.
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
    /// The row from its first column on, without the plain blanks at its end: the rest of the row is erased.
    fileprivate func encoded(row: Int, hasColors: Bool) -> String {
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
            // Terminals disagree about the width of some characters; after one of them the column is said.
            if !character.isASCII { text += \"\\u{1B}[\\(index - cells.startIndex + cell.width + 1)G\" }
        }
        if style != .plain { text += \"\\u{1B}[0m\" }
        return end < cells.endIndex ? text + \"\\u{1B}[K\" : text
    }
}
import 

""", paths: ["Templates/terminal/TerminalCanvas.swift.stencil", "Templates/core/Imports.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJmk320154=9000S2110S2bi3:60<70;0ek37130lk31464<:0_1T10d2S20j4?0\5bi30nn3010I10I1J71T141[1110I10I1i104200308201110012120011001100001"#, text: """

/// A screen of fields below one another, one of which is edited.
struct TerminalForm: Sendable {
    struct Field: Sendable {
        let label: String
        var input: TextField
        /// What stands below it.
        var hint = \"\"
    }

    /// What a key led to.
    enum Event: Equatable {
        case none
        case changed(field: Int)
        case submitted
        case cancelled
    }

    let title: String
    var fields: [Field]
    private(set) var focus = 0
    /// Whether what is filled in may be submitted.
    var canSave = false
    /// What is said where it is submitted and may not be.
    var missing = \"Something is missing.\"
    /// What went wrong; until the next key.
    var error: String?

    init(_ title: String, _ fields: [Field]) {
        self.title = title
        self.fields = fields
    }

    /// Tab and the arrows go from field to field. Enter goes on to the next; from the last field of one line it submits, as
    /// Ctrl-S does from everywhere.
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

    /// The title, the fields, and at the bottom what ends it, or what went wrong.
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
import 

""", paths: ["Templates/terminal/TerminalForm.swift.stencil", "Templates/core/Imports.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJ`^620194A9000f1110f1PE130fF_S1150Uj1Sd4:60@70?0X^67170_^614:4@:0Y1T10^2f10W4?0i4PE0lI?0^J_S10Pn1?0bn1Sd40eb6010I10I1J71T141[1110I10I1i108200308200328200348201110016120011001100001"#, text: """

/// A key that was pressed, or text that was pasted.
enum Key: Hashable, Sendable {
    case character(Character)
    case enter, escape, tab, backTab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// `F1` is `.function(1)`.
    case function(Int)
    /// A key held together with Ctrl, in lower case. Ctrl-C, Ctrl-Z and Ctrl-\\ do what they always do, and never come here.
    case control(Character)
    /// A key of the ASCII set held together with Alt.
    case alt(Character)
    /// What was pasted, line ends included, in one piece.
    case paste(String)
}

/// Tells keys from the bytes that a terminal sends: characters in UTF-8, and control sequences as xterm has them.
struct KeyDecoder: Sendable {
    /// The beginning of a key.
    private var pending: [UInt8] = []

    /// Whether the rest of a key is to come: a lone Esc, for one, may be the beginning of a sequence.
    var isWaiting: Bool { !pending.isEmpty }

    /// The keys that these bytes complete.
    mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        return decode(isComplete: false)
    }

    /// What waits, after nothing has come for a while.
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

/// The next keys in some bytes, and how many bytes they take. What is nil is not complete yet.
private struct Step {
    var keys: [Key]
    var length: Int

    /// Characters up to the next control character. A character that is cut off is left for later.
    static func text(_ bytes: ArraySlice<UInt8>, _ isComplete: Bool) -> Step? {
        var run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
        if run.count == bytes.count, !isComplete { run = run.dropLast(cutOffBytes(at: run)) }
        guard !run.isEmpty else { return nil }
        return Step(keys: String(decoding: run, as: UTF8.self).map(Key.character), length: run.count)
    }

    /// How many bytes at the end begin a character whose other bytes are missing.
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
        // Ctrl takes the upper bits of a character away.
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

    /// `ESC [`, numbers, and a byte that says what they are about. Those that mean nothing here are left out.
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

    /// What stands between `ESC [ 200 ~` and `ESC [ 201 ~`.
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
import 

""", paths: ["Templates/terminal/TerminalKey.swift.stencil", "Templates/core/Imports.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJ`\4201I4Q19000_2110_2\5130k7]7150X?l:170TJnA190R\1PD1;0RP2g21=0iR2`51?0YX2X:1A0ab2nB1C0_U3\;1E0k`3]K:60P170O0X\471G0_\414J4P1:0S1T10X2_20j4?0\5\50k:?0];]70mB?0_Cl:0^N?0POnA0Qa1?0ca1PD0fU2?0XV2g20RY2?0dY2`50W_2?0i_2X:0Tj2?0fj2nB0g]3?0Y^3\;0hi3?0Zj3]K0ge4010I10I1J71T141[1110I10I1i10H2003082003282003482003682003882003:82003<82003>82003@82003B82003D820111001F120011001100001"#, text: """

extension String {
    /// How many columns of a terminal the text takes.
    var displayWidth: Int {
        reduce(0) { $0 + $1.shown.displayWidth }
    }

    /// The text, or as much of it as fits into so many columns, with `…` at its end.
    func truncated(to width: Int) -> String {
        if fitting(width).endIndex == endIndex { return self }
        return width > 0 ? fitting(width - 1) + \"…\" : \"\"
    }

    /// The longest beginning that fits into so many columns.
    private func fitting(_ width: Int) -> Substring {
        var used = 0
        return prefix { character in
            used += character.shown.displayWidth
            return used <= width
        }
    }
}

extension Character {
    /// The character as a screen may show it: a blank for a line end, a symbol for any other control character.
    var shown: Character {
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

    /// How many columns it takes: 2 for emoji and for the wide characters of East Asia, 0 for what only changes another.
    var displayWidth: Int {
        if let ascii = asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
        let scalars = unicodeScalars
        guard let first = scalars.first else { return 0 }
        if first.isRegionalIndicator { return scalars.count > 1 ? 2 : 1 }
        // What follows may ask for the colourful form of a sign: of a heart, of a digit on a key.
        let isEmoji = first.properties.isEmojiPresentation
            || scalars.contains { $0 == \"\\u{FE0F}\" || $0.properties.isEmojiModifier }
        return isEmoji ? 2 : min(scalars.reduce(0) { $0 + $1.displayWidth }, 2)
    }
}

extension Unicode.Scalar {
    fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

    fileprivate var displayWidth: Int { isInvisible ? 0 : isWide ? 2 : 1 }

    /// A mark that stands on another character, or what says something about text and is not seen.
    private var isInvisible: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: value != 0xAD
        default: (0x1160...0x11FF).contains(value)
        }
    }

    /// Whether Unicode calls it wide or full-width (UAX #11); emoji are told by their own property.
    private var isWide: Bool {
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
    /// The text in lines of so many columns, broken between words where that is possible.
    func lines(width: Int) -> [String] {
        let characters = Array(self)
        return characters.lines(width: width).map { String(characters[$0]) }
    }
}

extension [Character] {
    /// Where the lines of a text are that is broken into so many columns. Line ends belong to none; the blank at which a
    /// line is broken belongs to the line before it.
    func lines(width: Int) -> [Range<Int>] {
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
import 

""", paths: ["Templates/terminal/TerminalText.swift.stencil", "Templates/core/Imports.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJUc5201;4C9000a1110a1W_3130h`3ZZ1150Rk4S8170US5h?:60B70A0mb57190Tc514<4B:0V1T10[2a10o3?0a4W_30kc3?0]d3ZZ10jn4?0\o4S80bW5?0TX5h?0lg5010I10I1J71T141[1110I10I1i10:200308200328200348200368201110018120011001100001"#, text: """

/// Text that is being edited, and where in it.
struct TextField: Equatable, Sendable {
    private(set) var characters: [Character]
    /// How many characters stand before the cursor.
    private(set) var cursor: Int
    /// Whether Enter begins a new line.
    let isMultiline: Bool
    /// Whether all of the text is selected: what is typed then takes its place, as a suggestion is overwritten.
    private(set) var isSelected: Bool

    init(_ text: String = \"\", isMultiline: Bool = false, isSelected: Bool = false) {
        characters = Array(text)
        cursor = characters.count
        self.isMultiline = isMultiline
        self.isSelected = isSelected && !text.isEmpty
    }

    var text: String { String(characters) }

    /// Whether the key was one for editing.
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
        // What is inserted may join its neighbours: an accent, the next part of an emoji.
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

    /// False where there is no such line: then the key is for whoever has the field.
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

// MARK: - What is seen of it

extension TextField {
    /// The part of the text that is seen, and where in it the cursor is.
    struct Box: Equatable {
        var lines: [String]
        var row: Int
        var column: Int
    }

    /// What fits into so many columns and rows, with the cursor in sight.
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

extension Key {
    /// Whether it puts something in the place of what is selected, or deletes that.
    fileprivate var isEdit: Bool {
        switch self {
        case .character, .paste, .backspace, .delete: true
        default: false
        }
    }
}

extension String {
    /// The text with each of its line ends as given, tabs as blanks, and without other control characters.
    fileprivate func withoutControls(lineEnd: Character) -> String {
        String(
            compactMap { character in
                if character.isNewline { return lineEnd }
                if character == \"\\t\" { return \" \" }
                return character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : character
            })
    }
}
import 

""", paths: ["Templates/terminal/TerminalTextField.swift.stencil", "Templates/core/Imports.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJiW520174?9000b8110b8UV2130g^2jh2:60>70=0aW57150hW51484>:0Y1T10^2b80S;80^;UV20fa2?0Xb2jh20R[5010I10I1J71T141[1110I10I1i106200306200328201110014120011001100001"#, text: """

/// A screen. The view of a module inherits it, draws itself on a canvas, and tells its presenter what is typed.
///
/// The next key or line comes when `handle` has returned, so what it awaits is done by then; work that may take long belongs
/// into a `Task`.
@MainActor
class TerminalView {
    /// The app that shows it, or has shown it.
    weak var app: TerminalApp?
    fileprivate var isLoaded = false

    init() {}

    // MARK: To override

    /// Before it is shown for the first time.
    func viewDidLoad() async {}
    /// Whenever it becomes the screen that is shown.
    func viewWillAppear() async {}
    func viewDidAppear() async {}
    /// Whenever another screen takes its place, or it is closed.
    func viewWillDisappear() async {}
    func viewDidDisappear() async {}

    /// Draws all of it. It is called after each key, after `setNeedsDisplay()`, and when the terminal changes its size.
    func draw(on canvas: inout Canvas) {}

    /// A key was pressed.
    func handle(_ key: Key) async {}

    /// A line was read, where the app talks with a script instead of a person at a terminal. It answers with `printLine`.
    func handle(line: String) async {}

    // MARK: To call

    final func push(_ screen: TerminalView) { app?.navigate { $0.push(screen, from: self) } }
    final func present(_ screen: TerminalView) { app?.navigate { $0.present(screen, from: self) } }
    /// Replaces all that is open.
    final func setRoot(_ screen: TerminalView) { app?.navigate { $0.setRoot(screen) } }
    /// Closes the last screen of the navigation that this one stands in. To close the last one of all ends the app.
    final func pop() { app?.navigate { $0.pop(from: self) } }
    /// Leaves the first screen of that navigation.
    final func popToRoot() { app?.navigate { $0.popToRoot(from: self) } }
    /// Closes what was presented from that navigation, or else that navigation.
    final func dismiss() { app?.navigate { $0.dismiss(from: self) } }

    /// Has the screen drawn again soon.
    final func setNeedsDisplay() { app?.setNeedsDisplay() }

    /// Prints a line where the app talks with a script; elsewhere it does nothing.
    final func printLine(_ text: String) { app?.printLine(text) }

    /// Prints an error where the app talks with a script; the app will end with the exit code 1.
    final func printError(_ text: String) { app?.printError(text) }
}

/// The screens that are open, from the first to the one that is shown. One at least, until the last is closed.
struct ScreenStack<View: AnyObject> {
    /// An open screen, and whether it was presented: then those above it are a navigation of its own.
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
    /// The screen that is shown.
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

    /// Closes the last screen of the navigation that `view` stands in, and what stands above it.
    mutating func pop(from view: View) {
        guard let navigation = navigation(of: view) else { return }
        entries.removeSubrange((navigation.upperBound - 1)...)
    }

    /// Leaves the first screen of the navigation that `view` stands in.
    mutating func popToRoot(from view: View) {
        guard let navigation = navigation(of: view) else { return }
        entries.removeSubrange((navigation.lowerBound + 1)...)
    }

    /// Closes what is presented above the navigation that `view` stands in, or else that navigation.
    mutating func dismiss(from view: View) {
        guard let navigation = navigation(of: view) else { return }
        let isBelow = navigation.upperBound < entries.count
        entries.removeSubrange((isBelow ? navigation.upperBound : navigation.lowerBound)...)
    }

    /// From the presented screen at or below `view` to the last one that was pushed on it; nil where `view` is closed already.
    private func navigation(of view: View) -> Range<Int>? {
        guard let index = entries.firstIndex(where: { $0.view === view }),
            let start = entries[...index].lastIndex(where: \\.isPresented)
        else { return nil }
        return start..<(entries[(index + 1)...].firstIndex(where: \\.isPresented) ?? entries.count)
    }
}

extension TerminalView {
    /// Tells it that it takes the place of another screen, and that one that it goes.
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
import 

""", paths: ["Templates/terminal/TerminalView.swift.stencil", "Templates/core/Imports.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XL`\2?0=f24n22U38Y4:Z5:n65a7@b:1g::i<7g=1P>1Z>>g@3WA9052o153;00A60:7090A191454:4;0Bf1920X2L930T3O940S4d21>0g6F1A0]7K1D0X8C1G0k8461i171h10o815LQ12O50P914Q1;0Q9:1R10[9@62^172]10k961X10Q:21[10S:14V14^10T:11^10U:45b1d11f14e10Y:40]:1=4K4i10^:V11i10d;?1l10S<@4o15o1\20c<F63Y273X20Y=<952Z270U>94R24Y20^><964\25]2e20j>E5^2b20_?1974b20`?1984e2:64m274l20a?71b20h?14g24m2:5d2R32f2;0i?14R32h2<0j?1:1j20k?51l20P@<5n2W40\@165V475U45R3a32T3=0e@14a30f@91W35Y3S40o@166Q476P45]3k31_30PA24k31b35d3o30RA24o34f34Q40TA14S40UA14\34V44W40VA2:;0XA51g30]A267f477e40_A41l30cA21o30eA14^44f40fA51R40kA3=0nA41S45V4X50RB168V578U51\45^4T50SB24T54o44V50UB34X50XB1:;0YB51a40^B269g579f50`B41f40dB21i40fB14_54g50gBT11l40kC3=5o4k60nCX16:i67:h60VE>1T55V5a60dE16;_67;^65\5X60eE14Z60fE41_55a5]60jE24]64T64_60lE14a60mE25c5f62e5>0gF14g60hFB4n54i60ZG@4l60jG=0WH2:0YH91f50bHE991g50WI91h50`I36<_77<^70cI81l50kI21o50mI94W74_70VJ2:0XJ:1P60bJ25R6i70dJ42T6@0hJ14i71V60iJ71X60PK@9:0`KZ51Y60jP135Z6V80mP1J1[60gQ124V80iQ1T21^60mS1=1a60ZT161b60`T1:1c61g60jT139;6=V97=U9;0]U1<1m60iU131P70lU126>R97>Q90nU1<1U70ZV121W70\V114j84R90]V1:=4b84V9;0gV1H1Z70_W126?c97?b90aW1<1_70mW121a70oW114[94c96@l97@k90PX1<1f70\X121j70^X114d94l90_X1:=;0iX1E1m70^Y126A[:7AZ:0`Y1<1R80lY121T80nY114S:4[:0oY1]1=0\[1Y79<9=0]c18:5V8f:2X8E0ec114f::6BY;7BX;5\8R;0fc181_80nc121b80Pd131f80Sd114W;0Td181i80\d121l80^d114h:4Y;5n8^;0_d1L1P90[e134^;5W9a;0^e114a;5Y9h<;0_e141[90ce166CS<7CR<0ie181`90Qf121c95e9P<0Sf131i94P<0Vf114g;4S<5k9X<0Wf1G1m90nf194X<0Wg18=6Dc<7Db<0_g1=1Q:0lg131T:0og114[<4c<5V:f<0Ph1Q14f<0Qi174h<:6Ef=7Ee=6FT=7FS=0Xi141[:0\i1@1\:0li114l<4T=5^:[=0mi1:1a:0Wj131c:0Zj1E4d=0oj141f:5h:a=0Sk121j:4a=0Uk131l:0Xk114j<4f=:;1n:0Yk151Q;0^k1[21S;0im15=:9>5T;V>0nm1D1X;0bn114V>0cn171\;0jn11:31`;5d;f>0kn1o11h;0jP2<5i;b>0VQ2L4b>0RR2]11k;0_S2M4a@5m;h?0\T2k1;0WV2=5o;X?0dV236GV?7GU?1T<0gV221W<5Y<T?0iV224T?4m>4V?0kV254X?1[<0PW2M6Hc?7Hb?0mW241_<0QX221a<0SX214[?4c?0TX211f<0UX21=4h?0VX241j<0ZX239?0]X2<6IS@7IR@0iX221T=4n?4S@0kX281V=0SY211Y=0TY2;6J`@7J_@0_Y221]=0aY221_=4Y@4`@0cY245`=f@0gY2:1a=0QZ2Q14f@:0R[285d=VA0Z[215e=m@0[[2J4m@5h=PA0U\224PA5i=TA0W\281j=4TA0_\214VA:0l3T10W5A0R640Z6A0k6F0k6F0b710c7Q10k6F0k6F0R640^9f10T;R20W=L0S>S20W@O0VAS20ZCd20QFG0kFF0dGC0ZHK0XID0oIC0eJD0\K40`K\10`K\10mL10TME0PNE0hN10TME0UO:0`O:0mOE0eP1@0UQ1c10UQ1c10iR160RS1I0nS120ST1F0lT110UQ1c10UQ1c10ZU110^U1I0ZV140dV1F0`W1M0dV1F0jX140YY110UO:0`K\10`K\10UZ1V10^[1D0U\1?0g\1D0^]1@0W5A0`^1>0R_1F0h_1Y20h_1Y20Rb1<0^b1_10Yd1F0Re190h_1Y20h_1Y20he1<0Tf1W10`^1>0ng1A0ch1E0^i1<0ni110oi1P20^i1<0\l110]l1\10ng1A0Vn1010I10I1J71T141[1110I10I1i102Y182h182S212Y182c2@2V312W303V2?3h253P3;3^3<3R4>3d413e4R13e4R13n5:3c6:3P713n5:3]793i7F3h8A3\913]9X13]9X13k:?3`;?3R<23k:?3b<E3`=@3S>23`=@3]9X13]9X13l>13h8A3X?13e4R13e4R13R4>3R@23T@04j2:4U354]3I4Y424[4b14[4b14n544U6?4g624l6E4d714[4b14[4b14R854Z8E4R934j2:4c944j934V:L4U;14V;c14V;c14l<I4n=@4a>24n=@4V;c14V;c14Z?34V:L4h?14i?05d1:5o155W2H5R325T3a15T3a15f445m4?5_525d5E5\615T3a15T3a15j6T15Q8D5h835d1:5_9G5Z:X15b;[15b;[15n<>5_=;5S>A5g>15h>X15h>X15V@E5n@15V@E5YA45`AI5mB@5`C25mB@5h>X15h>X15YD15S>A5eD25mD;5kE;5YF15mD;5eFB5b;[15b;[15PH@5_9G5kH=5dI25fI06m196Y246`2E6U3V16_466h496T5D6k536n5T16n5T16S786^7J6[826`8F6Y996n5T16n5T16o926Q:07_1:7l147S227[2?7n247U3?7g317[2?7W4:7d477n4@7a5@7Q6S17U7Z57b<87m<37V=<7f=J7c>D7Z?27V=<7h?T27oAC7eB=7UCD7lC67UD87`D:7mD87[EF7TF37_FZ17jG\17jG\17WI:7bI<7QJP17TK37ZKI7VL27XLb17XLb17kM<7ZN?7lN27QOB7fO17XLb17XLb17TP1:7WI:7jG\17jG\17YQ1:7dQ1H7_R1K7]S127_S1d17_S1d17TU1<7cU1?7UV127ZV1B7oV117_S1d17_S1d17]W1\17]W1\17jX1<7YY1F7RZ127WZ1P17Z[117]W1\17]W1\17h[1:7YQ1:7`\1:7k\1E7c]1H7^^127`^1a17`^1a17R`1<7a`1?7Sa127Xa1B7ma117`^1a17`^1a17[b1]17`\1:7Vd1Y77ck1V17Rm1Q17Tn187\n1086=8J=8Z1186=8g109h3U19h3U19T5=9e589P6E9h629m6A9a739g7F9`819T5=9l889W9E9o929T:A9h:19h3U19h3U19h;D9`<L9_=D9V>39h;D9k>P29o@19k>P29bAB9XB:9cB49jBB9_C69eCU19eCU19kD89VEE9nE29SFA9mF=9]G39cGF9mF=9gH19eCU19eCU19[ID9SJG9mJD9dK99[ID9YL89XB:9oLU19oLU19UN=9eN:9RO39XOE9PP119oLU19oLU19dP1D9\Q1Q19dP1D9iR179bAB9\S10:X1G:X1G:P2Y1:P2Y1:Z34:a3E:Y4@:l4::Y51:P2Y1:P2Y1:m5<:]6::j6D:a73:g7::T8E:m5<:T94:[9D:X:9:d:2:i:9:X:9:`;3:f;::S<1:X1G:X1G:m<0;R2:;`2B;U35;]3?;o3[2;]6E;U75;R2:;h70<0V1<]19<j1D<a2W1<k31<]19<X47<b4o1<d61<e60=R44=e5G=`6o1=b8P1=e9<=W:<=f:L=W:<=m;]1=]=:=j=M=e5G=X?6=b?k1=]A:=hA==[B==kB3=nBP1=nBP1=QDE=iD2=nDA=hE@=[F2=hE@=nBP1=nBP1=TG5=[B==gG<=VHM=SIX1=SIX1=\J4=cJ?=UK2=ZKB=oK1=SIX1=SIX1=]L1=aLM=aM1=]A:=X?6=\N4=cNP1=fO3=iOQ2=jQ1<=VR1N=VR1N=TS12=YS1E=VR1N=VR1N=]T18=hT1:=UU11=YU1C=oU1;=ZV1V1=ZV1V1=`W12=eW1?=WX12=\X1B=ZV1V1=ZV1V1=]Y14=SZ17=^Z1:=kZ14=R[1Q1=SZ17=_\10>m28>[3I>W41>^4?>P5J>^4?>[6J>X72>[6J>k76>T88>_86>k76>S91>[3I>n90k=20030>3102072071120M36020M38120M3:220M3<33=020M3?03@020M3B13C020M3E23F020M3H4142413K2142413N2142403Q10142413T1;172715IW140172733Z13142413]1:142413`1<6a1142413d1<3e1420M3g153h1020M3j123k102003m1>3n1120M3P241:2:13S2@1;1<1:1:2:13Y2@2003[2>3\2320E2003_25206111121211212112132003i281121011211112111222212222122205IV3801222;1222;1525015250152533a31<167c3132303f31132303i3414241142423n35132303Q4000132313U4;132313X4;172715I[480<187]420M3_453`4120M3b453c4411211112123h4520M3j453k4020M3m423n4120M3P523Q51142401424;1424;1727101:0Z5[5172715I^580<187`51424@1424@2021120F20E122205Ik580122213n5120220B3Q6320B3S632003U6520B3W6020I20E20F20M3\603]6020M3_613`6020I20I20H0203;d6e6f620M3h64112103k625Il680112103o61112103R74142411424420M3X733Y7120M3[733\74172711727420M3b741:2:03e731:2:03h725Ii78020M3k753l7120M3n753o741=2=11=2=42003U872003W8720B3Y8411213112105I^880112123a8111213045Ad881112105Ih890112123k8120B3m8520B3o8520B3Q9420B3S9520B3U9199320B3X9120B3Z9120B3\94142405I_9<0142423b951424314243055Ag9<120B3j9520B3l9520B3n9417270172705IS:=020B3U:520G11214145IZ:=01411213112105I`:=011212112105Ie:=011211112111121220B3m:12003o::3P;620B3R;620@20C0607;U;V;W;20C0809;Y;Z;[;20C0:0;;];^;_;2003a;=0<:0b;c;20H0=11;e;f;g;20E20:3j;020>6l;20>3n;820>3P<8122205IS<=0122223V<1<137X<20>3Z<020>3\<7152511525420>3b<80>0?;c<d<e<20H0@11;g<h<i<20D20?0A0B;l<m<n<20:3P=5182805IS=?020:3U=02003W=:3X=120:3Z=41;2;11;2;420H1111129?21111128A21212C579;U2V2W2`2e8R9T9V9h9k<o<b=c=f=g=C01010100242809040K0:040408090200090600K41200I4500U17800Q2:;U20a21200P32300[35600j34500Y47800d41200R54500X57800i52300i61200S74500]77800c7:;00P8=>00Z81200]94500o97800W:1200Y:4500Q<2300]<5600Q=8900[=;<00@1001201231133214331544375709671:780;880@980B:80C;80D<80E==0G>=20G00001B0B01X20X201T30T301S40S401P90P900e=0e=01e=8m=80j>0j>01`?0`?01a?0a?01i?0i?00j?0j?00]@4a@40oE<[F<0WI0WI01hJ0hJ00`K0`K01mT18UU181eb14ib141mb18Uc181ec10ec100nm10nm101"#, text: """

// MARK: - Data


// MARK: - Contract

/// What happens on the screen.

/// What the screen shows.

/// Where it goes from there.

/// From what happens on the screen to what it shows, and where it goes.
typealias  = @MainActor (Signal<>) -> (
    output: Signal<>, actions: Signal<>
)


typealias  = @MainActor (
    _ : 
) -> Void

/// Takes one of the ways.
typealias  = @MainActor () async -> Void

// MARK: - Functions

@MainActor
                
    }
}

@MainActor

// MARK: - Assembly


import 


enum : Sendable {
        
    case (: , )
}
func (
    : 
) ->  {
     ,  in
func (
    : 
    navigation: any Navigation
) ->  {
    { action in
        switch action {
        case .(_let , ):
                        
            break
        }
    }
    { _ in }
}
/// What  needs from the app.
protocol  {
    var :  { get }
}
/// Opens .
///

struct : Destination {
    /// Connects the module's parts. `makeView` is handed what turns the screen's input into its output; where the input ends,
    /// everything does.
    func assemble<>(
        dependencies: any ,
        navigation: any Navigation,
        view makeView: ((Signal<>) -> Signal<>) -> 
    ) ->  {
                        let  = (
            : 
        )
        let presenter = (
            : 
            : 
        )
        let router = (
            : 
            navigation: navigation
        )
        return makeView { input in
            let (output, actions) = presenter(input)
            Task {
                for await action in actions { await router(action) }
            }
            return output
        }
    }

                            }
}

    var :  = 
    let : 
    weak var delegate: (any )?

    init(
        :  = 
        delegate: (any )? = nil
    ) {
        self. = 
        self.delegate = delegate
    }

let  = dependencies.
guard let  =  else { return nil }
let :  = 
func (
    _ dependencies: any AppDependencies
) -> (screen: Screen, interface: )? {
navigation.screen = 
return 
let navigation = AppNavigation(dependencies: dependencies)
let  = assemble(dependencies: dependencies, navigation: navigation) { buildOutput in
    (buildOutput: buildOutput)
}
let navigation = AppNavigation(dependencies: dependencies)
let router = { (: , ) in (
    navigation: navigation
    : 
)
let  =  { presenter,  in
    (: presenter, : )
}
guard let  = assembled else { return nil }
assemble(dependencies: dependencies, router: ){_?made.viewview(made.view, made.interface)(view, ())madeviewreactiveassembled }assembledrouter
""", paths: ["Templates/reactive/Module.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Data.stencil", "Templates/reactive/Stream.stencil", "Templates/reactive/InteractorHead.stencil", "Templates/reactive/Router.stencil", "Templates/core/Dependencies.stencil", "Templates/reactive/Destination.stencil", "Templates/core/Isolation.stencil", "Templates/core/Inputs.stencil", "Templates/core/AssemblyLines.stencil", "Templates/core/BuildHead.stencil", "Templates/terminal/Build.stencil", "Templates/core/BuildView.stencil", "Templates/core/Macros.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XL]K401A4I1W16e19000=110=_1140l1Y3170U5=1:0b5S11=0e6l81>0a?f7910_G2:60H70G0aG71@0hG14B4H:0iG;1C0TH25FS10VHD1I0jH4920VI24V10XID1O0lI5:0QJ71P10XJ361c171b10[J61T10aJ?1V10PK;4[14c10[K2:0`2T10e3=0U4:0b4_10T6C0j6Y30V:C0l:=0\;D0S<S10Y=C0o=l80nF40UGf70oNU10UP120WP1010I10I1J71T141[1110I10I1i102[1;2i1D2`222h2G2c3D2Z4D2Q542Y5b22l722h2G2Y8D2P9D2g952X:03Z273d253l233o2R13o2R13R463[4;3i4?3[5?3m5;3o2R13o2R13e623g60W120:30020M32033020M35036020M38139020M3;03<02022061120M3A13B020M3D13E120M3G13H020M3J10020M3M13N0121121113230132312KL1062?1200R134003100120023023300001WG4[G41nH4RI41"#, text: """

final class : TerminalView {
    private let input: Sender<>

    /// `buildOutput` turns what happens here into what is to be shown.
    init(buildOutput: (Signal<>) -> Signal<>) {
        let channel = Channel<>()
        input = channel.sender
        super.init()
        let output = buildOutput(channel.signal)
        Task { [weak self] in
            for await value in output { self?.show(value) }
        }
    }

    override func draw(on canvas: inout Canvas) {
        canvas.write(\"\", row: 0, style: .bold)
        canvas.write(\"q to close\", row: canvas.height - 1, style: .dim)
    }

    override func handle(_ key: Key) async {
        switch key {
        case .character(\"q\"): pop()
        default: break
        }
    }

        }
import 
// MARK: - 

func show(_ output: ) {
        }
func show(_ output: ) {}
switch  {
case .:
    // TODO: 
    break
}
output
""", paths: ["Templates/terminal/ReactiveView.swift.stencil", "Templates/core/Imports.stencil", "Templates/reactive/Show.stencil", "Templates/reactive/Switch.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLkl1?0:]14e12l1C`47j51P65c6Lb;1g;:i=7g>1P?1[?>hA3XB9054400]14457F58>0]1A60=70<0n1191484=4>0o1E61E71D0d21924@4E4F5?O0e2B62N72M0W31934I4N4O5FS10X31944S15I\10Y3E5JY10n31954Y10o31964\1:63d173c10P471N0W414^14d1:5P1i12R170X414i12T180Y41:5V1P22X190Z414P264V274U22[1:0[414Q24V21]10\491_15a1]20e421e14]20g425g1c20i412i1;0R514h35P2h30S5165P375o20T5C1U25W2m20g521[24m20i514f24P366Z376Y35_2V32a2<0R614V32c2=0[614Q34Z367g377f35g2_30\614_35i2c32k2>0e614c32m2?0n614[34g34h30o625o2_40Q7;1Q30\7368]478\45U3R40_714R45W3V42Y3@0h714V40i741\30m732^3A0`874n34]40g824_4:5e3d42g3B0i814d40j8:1i35l3j40T921n34j40V925P4h50X9169g579f55T4R50Y914R55V4b50Z941Y40^935[4[50a9H1]40Y:24[52_4C0k:15a4`50l:J4`50f;64e50l;41d40P<44n44g54h50T<2:0V<:1f40`<21h40b<4:0f<91i40o<E971j40d=91k40m=36:a67:`60P>81o40X>21R50Z>94Y64a60c>2:0e>:1S50o>25U5k60Q?42W5E0U?14k61Y50V?71[50]?@980m?a31\50^C21^50`C35_5Z70cCJ1`50]D24Z75b5m75d5i70_DL6;e77;d71i55k5c70[E24c74^74e70]E91m50fE24l70hED1o50\F24m70^FH1Q66<U87<T80VG21V64P84U80XG51W60]G:5X6_80gG71Y60nG=1[60[H14`81\61`60\H3996=X97=W9;0oH<1d60[I31f60^I26>T97>S90`I<1j60lI21l60nI14l84T90oI:=4d84X9;0YJH1n60QK26?e97?d90SK<1Q70_K21T70aK14]94e95V7X:5X7T:0bK<1[70nK=6@R:7@Q:1`75b7P:0[L24P:4k94R:0]L24W:0_L<1e70kL94X:5g7]:0TM<1j70`M;4]:6Af:7Ae:0kM<1n70WN21P80YN14^:4f:0ZN:=0dNU16Bo:7Bn:0iO21U84j:4o:0kOD1X80_P186C[;7CZ;0gP181^80oP111a80PQ1=4S;4[;0]Q1?1e80lQ189:9;0lR18:5g8f;2i8J0TS114f;:6DY<7DX<5m8R<0US181P90]S121S90_S131W90bS114W<0cS181Z90kS121]90mS114h;4Y<5_9^<0nS1L1a90jT134^<5h9a<0mT114a<5j9h=;0nT141l90RU166ES=7ER=0XU181Q:0`U121T:5V:P=0bU131Z:4P=0eU114g<4S=5\:X=0fU1G1^:0]V194X=0fV18=6Fc=7Fb=0nV1=1b:0[W131e:0^W114[=4c=5g:f=0_W1Q14f=0`X174h=:6Gf>7Ge>6HT>7HS>0gX141l:0kX1@1m:0[Y114l=4T>5o:[>0\Y1:1R;0fY131T;0iY1E4d>0^Z141W;5Y;a>0bZ121[;4a>0dZ131];0gZ114j=4f>:;1_;0hZ151b;0mZ1[21d;0X]15=:9<0]]1D1h;0Q^125i;W?0S^1K4W?0n^171m;0U_11:31Q<5U<g?0V_1o11Y<0Ua1<5Z<c?0aa1L4c?0]b1]11\<0jc1M4bA5^<i@0gd1k1;0bf1=5`<Y@0of136IW@7IV@1e<0Rg121h<5j<U@0Tg124U@4n?4W@0Vg154Y@1l<0[g1M6Jd@7Jc@0Xh141P=0\h121R=0^h114\@4d@0_h111W=0`h11=4i@0ah141[=0eh139=0hh1<6KTA7KSA0Ti121e=4o@4TA0Vi181g=0^i111j=0_i1;6LaA7L`A0ji121n=0li121P>4ZA4aA0ni145Q>gA0Rj1:1R>0\j1Q14gA:0]k185U>WB0ek115V>nA0fk1J4nA5Y>QB0`l124QB5Z>UB0bl181[>4UB0jl114WB:0\2T10g3N0i4]10g3N0h6A0c740k7A0\8F0\8F0S910T9Q10\8F0\8F0c740o:E0d;O0d;O0d<10e<U10d;O0d;O0h6A0j><0Z?B0l?U10l?U10RA10SAX10l?U10l?U10j><0[C>0mC10nCW10[C>0hEA0]FE0XG<0hG10iGn10XG<0TJ10UJX10hEA0jK010I10I1J71T141[1110I10I1i102Y182h182S212Y182c2@2V312W303m1<3`2<3o213m1<3\3Z13\3Z13j493V513\3Z13\3Z13g5?3Y693e6=3[7B3P823U8L3[7B3_923i9=3Z:13b:=3R;13i9=3[;P23_=13`=Z13`=Z13k>C3a?D3^@>3o@23TAH3^@>3ZB13`=Z13`=Z13hBY13hBY13XD?3RE?3dE13XD?3XF@3kF13hBY13hBY13YGT13YGT13dH>3VI13dH>3iI:3^J:3kJ13iI:3_KB3TL13YGT13YGT13[;P23nL23VMB3lM;3ZN=3jN33mNX13mNX13\P1A3QQ113\P1A3dQ1<3[R1<3jR113dQ1<3WS143^S1I3ZT133hT1=3XU173mNX13mNX13lU123VMB3ZV104o1\14b3E4Z414o1\14g4:4T5A4n5>4_624d6D4n5>4f724P8C4g814h8W14h8W14V:A4k:14V:A4^;;4m;44T<G4n<34W=<4g=H4b><4Q?24W=<4j?;4X@14_@<4o@J4_@<4UB64^;;4fB44mBG4gC44h8W14h8W14P8C4PE24RE050:5=:5J25O=5_145c106m196Y246`2E6U3V16_466h496T5D6k536n5T16n5T16S786^7J6[826`8F6Y996n5T16n5T16o926Q:07i1:7V247]227e2?7X347_3?7Q417e2?7a4B7V577`5@7S6@7c6S17g7a37[;87f;27k;=7[<37d<<7T=J7Q>D7h>27d<<7\?67l?=7]@L7YAP17YAP17\BA7VC@7iC27VC@7YAP17YAP17bD97nD?7`E27l?=7mED7dF?7VG27\?67PHH7kH?7]IN7]IN7[J27`JA7]IN7]IN7`K57hK87SL:7cL<7RM77\M87gM=7WNE7oN17cL<7]O87VP1F7oP137ZQ1Z17eR1S17eR1S17iS1:7TT1<7cT1J7`U137fU1@7YV127[V1\17[V1\17hW1<7WX1?7iX127nX1B7cY117[V1\17[V1\17QZ1:7iS1:7eR1S17eR1S17V[1:7a[1H7\\1?7n\127P]1S17P]1S17T^1<7c^1@7V_127[_1J7X`117P]1S17P]1S17l`167\a1=7ma1<7\b1@7ob1=7\c1P17\c1P17_d1E7]e1@7Pf127]e1@7\c1P17\c1P17if127\a1=7Vg1<7eg1@7Xh197l`167_i1D7Wj1<7fj1B7[k1;7_i1D7Rl1[17Rl1[17^m1<7mm1?7_n127dn1B7Yo117Rl1[17Rl1[17go1:7V[1:7_P2U17dQ2N7dQ2N7bR227gR2E7dQ2N7dQ2N7kS2D7bT2>7SU287[U2n17[U2n17ZW287eW2J7bX217fX2@7YY2=7[U2n17[U2n17SZ2?7eZ2_17W\287c\2V17R^2Q17T_287\_2086=8J=8Z1186=8g109h3U19h3U19T5=9e589P6E9h629m6A9a739g7F9`819T5=9l889W9E9o929T:A9h:19h3U19h3U19h;D9`<L9_=D9V>39h;D9k>P29o@19k>P29bAB9XB:9cB49jBB9_C69eCU19eCU19kD89VEE9nE29SFA9mF=9]G39cGF9mF=9gH19eCU19eCU19[ID9SJG9mJD9dK99[ID9YL89XB:9oLU19oLU19UN=9eN:9RO39XOE9PP119oLU19oLU19dP1D9\Q1Q19dP1D9iR179bAB9\S10:X1G:X1G:P2Y1:P2Y1:Z34:a3E:Y4@:l4::Y51:P2Y1:P2Y1:m5<:]6::j6D:a73:g7::T8E:m5<:T94:[9D:X:9:d:2:i:9:X:9:`;3:f;::S<1:X1G:X1G:m<0;R2:;`2B;U35;]3?;o3[2;]6E;U75;R2:;h70<0V1<W1D<n1W1<X32<`39<m3K<`39<T57<^5n1<_71<`70=R44=e5G=`6o1=b8P1=e9<=W:<=f:L=W:<=m;]1=]=:=j=M=e5G=X?6=b?k1=]A:=hA==[B==kB3=nBP1=nBP1=QDE=iD2=nDA=hE@=[F2=hE@=nBP1=nBP1=TG5=[B==gG<=VHM=SIX1=SIX1=\J4=cJ?=UK2=ZKB=oK1=SIX1=SIX1=]L1=aLM=aM1=]A:=X?6=\N4=cNP1=fO3=iOQ2=jQ1<=VR1N=VR1N=TS12=YS1E=VR1N=VR1N=]T18=hT1:=UU11=YU1C=oU1;=ZV1V1=ZV1V1=`W12=eW1?=WX12=\X1B=ZV1V1=ZV1V1=]Y14=SZ17=^Z1:=kZ14=R[1Q1=SZ17=_\10>m28>[3I>W41>^4?>P5J>^4?>[6J>X72>[6J>k76>T88>_86>k76>S91>[3I>n90\>20120031>32380220035>360207207112081516142092091718192003D>3E12003G>3H320E2003K62061111212112121121313231132311323214132331323013234132340058c1:113235132351323613237132389;313236172705IT2>017271172710158Y2>1132371:2:01:2:01:2:1132381=2=>1=2=21=2=21=2==132391323013239<0A7T31@2@01@2@01@2@15A[3?01@2@22003_3>3`317a3112128?211212112102003j3>3k31112111121311213<057S41424@1424?5AX4A01424A1424A1424@1424A1424?5Ac4A020:3e4020:3g412021120F20E122205In4A0122213Q5120220B3T5320B3V5320B3X5120B3Z5020I20:3]5120E20F20>6a520>3c5820>3e58112123h51<127j520>3l5120>3n5120;3P6020:3R65142423U6120I20C20I20B3Z6620I20H0203;]6^6_620<1727>5Ic6A017270172771:2:11:2:420;3m6020<1=2=?1=2=>5IS7A020>6U720>3W782003Y7:3Z7420>3\781@2@05I_7A0<1A7a72003c7:3d7420B3f752003h7:3i7520;3k771C2C11C2C420:3Q851F2F05IT8A02003V8:3W8020<1I2I@1I2I>5I]8A02003_8:3`8320C0405;b8c8d82003f872003h8720B3j8411213112105Io8A0112123R9111213065AU9A1112105IY9B0112123\9120B3^9520B3`9520B3b9420B3d9520B3f919B320B3i9120B3k9120B3m94142405IP:E0142423S:51424314243075AX:E120B3[:520B3]:520B3_:417270172705Id:F020B3f:520G11214145Ik:F01411213112105IQ;F011212112105IV;F011211112111121220B3^;12003`;:3a;620B3c;620C0809;e;f;g;20@20C0:0;;j;k;l;20C0<0=;n;o;P<2003R<=0>:0S<T<20H0?11;V<W<X<20E20:3[<020>6]<20>3_<820>3a<8122205Id<F0122223g<1<137i<20>3k<020>3m<7152511525420>3S=80@0A;T=U=V=20H0B11;X=Y=Z=20D20?0C0D;]=^=_=20:3a=5182805Id=H020:3f=02003h=:3i=120:3k=41;2;11;2;420H1111129H21111128J21212L03:<=>ABCLd1k1m1o1Z2b3d3V9c9e9g9Y:\=`=S>T>W>X>E020201000A04242809040H0<040408090200090600M91200;4500@7800M1200Z14500R27800]2:;00e2=>00S3@A00R44500l42300f51200S64500a67800h6:;00o6=>00]7@A00l7CD00R8FG00Y8IJ\80k81200n94500`:7800h:1200j:4500b<2300n<5600b=8900l=;<00>1001221233334634590569167:078A0E9A0G:A0H;A0I<A0J=F0L>F20L00001o10o101e20e201X30X301Y30Y301o30o301P40P401X40X400Y40Y400Z40Z400[40[400j44n440j54n540S64W640]64a640f64j640`74d740P88X880i80i800[:8c:80d=0d=01U?0U?00m?0m?01_H8gH81TR14XR141\R18dR181TS10TS100]]10]]101"#, text: """
#if canImport(SwiftUI)
import SwiftUI
#endif

// MARK: - Data


// MARK: - Contract


// MARK: - Flows



// MARK: - Assembly


import 




protocol :  {
        

    associatedtype : 
        
        

        
        
}

extension  {

        
     {
                
    }
}

extension :  {

     {
        #sourceLocation()
                
        #sourceLocation()
    }
     {}
}
extension :  {}
/// What  needs from the app.
protocol  {
    var :  { get }
}
/// Opens .
///

struct : Destination {
    /// Connects the module's parts. `makeView` is handed the presenter, for the view to keep.
    func assemble<: >(
        dependencies: any ,
        router makeRouter: (, ) -> any ,
        router: any ,
        view makeView: (, ) -> 
    ) -> (view: , interface: ) {
                        let  = (
            : 
        )
        let presenter = (
            : 
            : makeRouter(, )
            : router
            : delegate
            : 
        )
        let view = makeView(presenter, )
        presenter. = view
        . = presenter
        return 
    }

                            }
}

    var :  = 
    let : 
    weak var delegate: (any )?

    init(
        :  = 
        delegate: (any )? = nil
    ) {
        self. = 
        self.delegate = delegate
    }

let  = dependencies.
guard let  =  else { return nil }
let :  = 
func (
    _ dependencies: any AppDependencies
) -> (screen: Screen, interface: )? {
let screen = Screen()
navigation.screen = screen
return 
let navigation = AppNavigation(dependencies: dependencies)
let  = assemble(dependencies: dependencies, navigation: navigation) { buildOutput in
    (buildOutput: buildOutput)
}
let navigation = AppNavigation(dependencies: dependencies)
let router = { (: , ) in (
    navigation: navigation
    : 
)
let  =  { presenter,  in
    (: presenter, : )
}
guard let  = assembled else { return nil }
assemble(dependencies: dependencies, router: ), , ?(view, presenter)viewmade.viewview(screen, made.interface)(screen, ())madeviewreactiveassembled }assembledrouter
""", paths: ["Templates/core/Module.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Data.stencil", "Templates/core/Protocol.stencil", "Templates/core/Conformance.stencil", "Templates/none/Conformance.stencil", "Templates/core/Dependencies.stencil", "Templates/core/Destination.stencil", "Templates/core/Isolation.stencil", "Templates/core/Inputs.stencil", "Templates/core/AssemblyLines.stencil", "Templates/core/BuildHead.stencil", "Templates/none/Build.stencil", "Templates/core/BuildView.stencil", "Templates/core/Macros.stencil"]),
ProgramCode(numbers: #"XQWdfPlWUQT<cK90:N4V12]1CQ42d4;f62o62W72_79055400i1475;70i1]1475>E60>70=0V3191494>61D71C0W31924?4D4E5NM62L72K0X31934G4L4M:63U173T10Y371R10`314O4U1:5T1Z12V140a314Z12X150b31:5Z1a12\160c314a164g174f12_170d314b14g11a10e391c15e1n10n321i14n10P425k1T20R412m180[414Y35T2Y30\4165a275`20]4C1Y25[2^20P521_24^20R514W24a266k276j25c2g22e290[514g22g2:0d514b24k267X377W35k2P30e514P35m2T32o2;0n514T32Q3<0W614l24X34Y30X625S3P40Z6;1U30e6368n378m35Y3c30h614c35[3g32]3=0Q714g30R741`30V732b3>0i774_34n30P824P4:0R8:1d30\8L5f3Y40X942h3?0\914Y41j30]971l30d9@9495960l:7970[;2:69V579U55T4o40];81W40e;21Z40g;31^40j;14T50k;81a40S<21d40U<14e44V55f4[50V<L1h40R=34[55o4^50U=14^55Q5e6;0V=41S50Z=66:P67:o50`=81X50h=21[55]5m50j=31a54m50m=14d54P65c5U60n=G1e50e>94U60n>8=6;`67;_60V?=1i50c?31l50f?14X64`65n5c60g?Q14c60h@74e6:;1P60o@51S60TA[21U60_C5=:0dCl15Y6S70`ED4V70TFV11[60ZG`1:0jHV25]6\72_6D0XK14]70YK80aK2:0`1T10k2V10U4i10k2V10V6X10b7]10V6X10a9A0V:F0V:F0m:10n:Q10V:F0V:F0]<O0]<O0]=10^=U10]<O0]<O0a9A0c?g10^AX10^AX10gB10hB[10^AX10^AX10c?g10mD010I10I1J71T141[1110I10I1i102Y182h182S212Y182c2@2V312W303m1<3`2<3o213m1<3\3Z13\3Z13j493V513\3Z13\3Z13g5?3Y693e6=3[7B3P823U8L3[7B3_923i9=3Z:13b:=3R;13i9=3[;P23_=13`=Z13`=Z13k>C3a?D3^@>3o@23TAH3^@>3ZB13`=Z13`=Z13hBY13hBY13XD?3RE?3dE13XD?3XF@3kF13hBY13hBY13YGT13YGT13dH>3VI13dH>3iI:3^J:3kJ13iI:3_KB3TL13YGT13YGT13[;P23nL23VMB3lM;3ZN=3jN33mNX13mNX13\P1A3QQ113\P1A3dQ1<3[R1<3jR113dQ1<3WS143^S1I3ZT133hT1=3XU173mNX13mNX13lU123VMB3ZV104^1:4k1B4`2L4b3?4U444\4?4n414b3?4^5B4S674]6@4P7@4`7S14h8V14W:Y14a;74l;\14Y=24[=05h3U15h3U15T5=5e585P6E5h625m6A5a735g7F5`815T5=5l885W9E5o925T:A5h:15h3U15h3U15h;D5`<L5_=D5V>35h;D5k>P25o@15k>P25bAB5XB:5cB45jBB5_C65eCU15eCU15kD85VEE5nE25SFA5mF=5]G35cGF5mF=5gH15eCU15eCU15[ID5SJG5mJD5dK95[ID5YL85XB:5oLU15oLU15UN=5eN:5RO35XOE5PP115oLU15oLU15dP1D5\Q1Q15dP1D5iR175bAB5\S106R2:6`2B6U356]3?6o3[26]6E6U756R2:6h7070l17R2O7U3D7R2O7T4V17]5E7U6`17Q8080V28\2@8W3@8j318\2@8V488j428l40`620420031900:02380220420037901:0898222003<>3=0202112031516142003E>3F12003H>3I22003K>3L3983204172011111212112121121313231132311323214132331323013234132340258g1<113235132351323613237132389=313236172705IX2@017271172710358]2@1132371:2:01:2:01:2:1132381=2=>1=2=21=2=21=2==132391323013239<0A7X31@2@01@2@01@2@15A_3A01@2@21121211213112131121111210111111111121412223122205IV4E0122223Y4112223045A\4E1122205I`4F0122223c4111215112151121411215112119F3112111121111214152505IW5I0152523Z551525315253055A_5I111215112151121418280182805Ik5J011215112112003Q6:3R66112161121606:0W6X6112161121711217J046:@BCDGJMP1h1o1Q2S2^2m3n3o3P4]4j4l4n4`5705070202242804<?1200A4500O7800Q11200^14500V27800a2:;00i2=>00W3@A00R42300U55600g5890081001241235334;145A1A6B1B7C1C8D1DE00001W30W301X30X301Y30Y301a30a300b30b300c30c300d30d300S44W440S54W540\54`540f54j540o54S640i64m640Y78a780\90\900T:0T:01T:4X:41\:8d:81S;4W;41PK4TK40"#, text: """
#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif
#if canImport(SwiftUI)
import SwiftUI
#endif



import 




protocol :  {
        

    associatedtype : 
        
        

        
        
}

extension  {

        
     {
                
    }
}
/// Opens , which is written by hand.
///

struct : Destination {
                            }

        }
    var :  = 
    let : 
    weak var delegate: (any )?

    init(
        :  = 
        delegate: (any )? = nil
    ) {
        self. = 
        self.delegate = delegate
    }

func (
    _ dependencies: any AppDependencies
) -> (screen: Screen, interface: )? {
guard let screen = screen(dependencies) else { return nil }
return (screen, ())
guard let interface = screen.view as?  else { return nil }
return (screen, interface)
private func screen(_ dependencies: any AppDependencies) -> Screen? {
        
    nil
}
uikitswiftui, , Void
""", paths: ["Templates/core/Shared.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Data.stencil", "Templates/core/Protocol.stencil", "Templates/core/ExternalModule.stencil", "Templates/core/Inputs.stencil", "Templates/core/BuildHead.stencil", "Templates/none/BuildExternal.stencil", "Templates/none/ScreenOfExternal.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJkc1407`14h11Q21V2909100W292110W2]6140d8^593160R>T@58H60G70F0VN15<C2>40_N14C2@50hN14=4G4H0iNe11B0^P1_35D[161Z171Y10mS115HS12J60VT114S10WT141M0[T132O70nT174M4Z14[10UU1Z11Q11S10_V1h3:62g172f10WZ171U10^Z114a14g1:0_Z1T2941W10c\1I1Y10\]1c41[10oa1k1:5]1U22_190jc114U2:0NT10S2R10V3W20]5V10g6:0T7]60d=?0V>^50dCV10nD:0[ET@0eU1:0SV1T10SV1T10XW110_W180RX180]X110_W180QY1@0dY110SV1T10SV1T10eU1:0^Z1e10V\1:0c\1_30X`1:0f`1Z10f`1Z10Qb110Xb1<0ob1<0^c110Xb1<0kc140Rd1I0nd130\e1=0le170f`1Z10f`1Z10X`1:0lf1Z10Yh1:0ih1?0[i1h30Sm1010I10I1J71T141[1110I10I1i1020T22T2V12^382i3I2e482P5c42f982Q:k12l;036=3J=3Z1136=3g10`120030520032:3362003552026720239811212112121121=2003A52026C2023E91424014240142415AL00142422003P152003R18201112003V162003X162003Z162003\172003^17003:1200F4500T11200510012002300330043009:0000100001W20W201R>0R>01WN4[N40`N4dN40nS14RT140^T18fT180c\10c\101jc10jc100"#, text: """

/// A module to open, with what it takes: `TodoDetailModule(id: id)`.
protocol Destination {
    /// By what whoever opens the module can talk to it.
    associatedtype Interface = Void

    /// The module with its parts connected; nil where it cannot be assembled.
    func (_ dependencies: any AppDependencies) -> (screen: Screen, interface: Interface)?
}

/// Where a router can go from its screen. `AppNavigation`, in Navigation.swift, does it.
protocol Navigation: AnyObject {
    @discardableResult
    func push<D: Destination>(_ destination: D) -> D.Interface?

    @discardableResult
    func present<D: Destination>(_ destination: D, in container: PresentationContainer) -> D.Interface?

    /// Replaces all that is open.
    @discardableResult
    func setRoot<D: Destination>(_ destination: D) -> D.Interface?

    func pop()
    func popToRoot()

    /// Closes what was presented: this screen, or the navigation that it stands in.
    func dismiss()

        
        
}

extension Navigation {
    @discardableResult
    func present<D: Destination>(_ destination: D) -> D.Interface? {
        present(destination, in: .none)
    }

        
     {
                
    }
}

/// What a presented screen stands in.
enum PresentationContainer {
    case none
    /// A navigation of its own, in which it can push.
    case navigation
}
import 

/// What a module shows: its view, kept for as long as it is open.
final class Screen {
    let view: AnyObject
    /// What was opened from here.
    var next: Screen?
    /// Where it was opened from.
    weak var previous: Screen?

    init(_ view: AnyObject) {
        self.view = view
    }
}


""", paths: ["Templates/core/Support.swift.stencil", "Templates/core/Imports.stencil", "Templates/none/Screen.stencil", "Templates/core/Isolation.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLm:901@4H1M1P17P2<\35V45a43P5900019101<110=3920H1930Q1653>0W11944>0X12:60G70F0Z17190a114A4G:5;L2=50b114L:9596:;0c1:1D0m161F0S2161_171^10T241K0X221N0Z214W14_10[24=0_291Q10h231T10k2162o172n10l291X10U331[10X314g14o1:63[373Z35^1U20Y314U20Z3?1`10i3164Y374X30j351e10o335g1m20R481i10Z43970U5:5m1l20_5>;0m5E1o10b61>0c6:4l24V35Q2U365T375S32T290]714o24T34V3980n764Y24Y34Q24[3:66U476T45Y2g31^21f20T811i20U821k20W814S45m2n30X891P30a871R30h834S40k841U30o861W30U914]34U4:67`477_41]30V911`30W921c30Y914W44`4:;0Z991e30c91>5g3o4;0d9A1h30U:11j30V:G=4o4:0`2T10e310f3V10m4<0\5:0i530P6W10X710]7\10j860V9:0d910e9X20V9:0Z<20\<010I10I1J71T141[1110I10I1i1026=2J=2Z1126=2g103X2h13Q4S23U604U3:4`3:4m3C4c464l4B4a514b5V14b5V14i644P7I4l724Q8E4i814b5V14b5V14W944U3:4i994U:C4k:34Q;C4g;14h;V14h;V14o<94[=>4l=34R>I4n>14h;V14h;V14\?05g2H5g2H5f3A5[415f3A5h4?5Z5>5k515l5O5l5O5l655T7E5l735U8;5d885o8;5]935l9V15S;:5c;?5V<>5d<:5o<E5g=<5V>15d<:5e>:5c;?5U8;5c??5V@V15V@V15hA95TB15V@V15V@V15c??5UCV15hD65l5O5l5O5g2H5g2H5hE06[2H6[2H6Z3:6k3O6P5d16g616k6E6c726h7:6U816Z3:6^8<6n896Z9E6R:76\:>6m:36^8<6[;46b;E6Z<66c<>6T=16[2H6[2H6n=07j1Q17j1Q17o2X17Z417^4I7Z527_5E7W617j1Q17j1Q17e608M:8X198d1<8S218M:8h2<8X3:8c3A8W448^418b498n4G8X3:8h2<8_60k320:30020:32;20:34020:36;206112003:72003<720:3>220:3@42003B:3C120;3E120:3G4112105IJ40112123M52003O:3P112003R1:3S1120:3U1414240142405IZ14011<047]11323013231162625Ad14016264162641612162651626116266162661916121112222122250001;[2\2]212225122239820203;c2d2e2122205Ih2:01222212225122205Io2:012221122205IT3:01222111122270405;Z3[3\3122205I_3:0122223b3111211112131211210:75?Aj1k1U2V2`2b26050003030303881200H1200V14500\13400b16700S29:00W22300X32300910012002300340045025621773188429862;;0000110101@4D41I4M41X10X101b10b100c10c101c10c101]4<i4<1m68U780^78f781"#, text: """

final class  {
        
            }

}
import 

init(
    : any 
    : 
) {
    self. = 
    self. = 

    // MARK: - 

     {
         {
                                }
        set {
            // TODO: 
        }
                
                    }
 : 
weak var : (any )?
let : any 
 : 
// TODO: 
fatalError(
    \". is not written yet\"
)
weak varletvarlet
""", paths: ["Templates/none/View.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Isolation.stencil", "Templates/core/ViewStored.stencil", "Templates/core/ViewInitialiser.stencil", "Templates/core/Stubs.stencil", "Templates/core/Known.stencil", "Templates/core/Stored.stencil", "Templates/core/Unwritten.stencil"]),
ProgramCode(numbers: #"b`WXfc`[PagJYb1501?4G1L<X23g2504900014401j2910k2QK51;0lM1924;0mMm8160jV1h4:60F70E0b[17180i[114@4F:5:K2<30j[114K:61W271V25?Q10k[114Q10l[1?1A0[\1162U272T20\\151F0a\135Hi10d\181J0l\13930g]1:5Nh10Q^1>;0_^1E1P10T_11>0U_1:4h14R25R1Q263P273o12U150o_114k14P24R2940``164U14U24M4W2:;0f`191Y10o`11>5[1f2;0Pa1A1\10aa111^10ba1G=4f2:0^2?0Q3T10V410^2?0c4j20]7V10d8QK0kS1?0^T110_T1b20kS1?0^W1m80^`1?0Pa1h40he1010I10I1J71T141[1110I10I1i1026=2J=2Z1126=2g103g2H3g2H3f3A3[413f3A3h4?3Z5>3k513l5O3l5O3l653T7E3l733U8;3d883o8;3]933l9V13S;:3c;?3V<>3d<:3o<E3g=<3V>13d<:3e>:3c;?3U8;3c??3V@V13V@V13hA93TB13V@V13V@V13c??3UCV13hD63l5O3l5O3g2H3g2H3hE04M:4X194d1<4S214M:4h2<4X3:4c3A4W444^414b494n4G4X3:4h2<4_60_12032030020320034:356201112003972003;711<047>1323013231162625AE20162641626416121626516261162661626619161211211112131211210632KLV1W110=471200=3400C6700T19:00510012002302342254427700001k20k201mM0mM01j[10j[100o\1<[]1<1__18g_180P`18X`181"#, text: """

/// Goes from screen to screen. Nothing is drawn: a screen keeps what was opened from it.
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


    private var root: Screen? {
        var root = screen
        while let previous = root?.previous { root = previous }
        return root
    }

    private func open<D: Destination>(_ destination: D, from screen: Screen?) -> D.Interface? {
        guard let opened = destination.(dependencies) else { return nil }
        screen?.next = opened.screen
        opened.screen.previous = screen
        return opened.interface
    }
}
import 


    // MARK: - 

     {
         {
                                }
        set {
            // TODO: 
        }
                
                    }
// TODO: 
fatalError(
    \". is not written yet\"
)
AppNavigation
""", paths: ["Templates/none/Navigation.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Isolation.stencil", "Templates/core/Stubs.stencil", "Templates/core/Unwritten.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XL\]2?0=f24n22U38Y4:Z5:n65a7@b:1g::i<7g=1P>1[>>h@3XA9052o153;00A60:7090A191454:4;0Bf1920X2L930T3O940S4d21>0g6F1A0]7K1D0X8C1G0k8461i171h10o815LQ12O50P914Q1;0Q9:1R10[9@62^172]10k961X10Q:21[10S:14V14^10T:11^10U:45b1d11f14e10Y:40]:1=4K4i10^:V11i10d;?1l10S<@4o15o1\20c<F63Y273X20Y=<952Z270U>94R24Y20^><964\25]2e20j>E5^2b20_?1974b20`?1984e2:64m274l20a?71b20h?14g24m2:5d2R32f2;0i?14R32h2<0j?1:1j20k?51l20P@<5n2W40\@165V475U45R3a32T3=0e@14a30f@91W35Y3S40o@166Q476P45]3k31_30PA24k31b35d3o30RA24o34f34Q40TA14S40UA14\34V44W40VA2:;0XA51g30]A267f477e40_A41l30cA21o30eA14^44f40fA51R40kA3=0nA41S45V4X50RB168V578U51\45^4T50SB24T54o44V50UB34X50XB1:;0YB51a40^B269g579f50`B41f40dB21i40fB14_54g50gBT11l40kC3=5o4k60nCX16:i67:h60VE>1T55V5a60dE16;_67;^65\5X60eE14Z60fE41_55a5]60jE24]64T64_60lE14a60mE25c5f62e5>0gF14g60hFB4n54i60ZG@4l60jG=0WH2:0YH91f50bHE991g50WI91h50`I36<_77<^70cI81l50kI21o50mI94W74_70VJ2:0XJ:1P60bJ25R6i70dJ42T6@0hJ14i71V60iJ71X60PK@9:0`KZ51Y60jP135Z6V80mP1J1[60gQ124V80iQ1T21^60mS1=1a60ZT161b60`T1:1c61g60jT139;6=V97=U9;0]U1<1m60iU131P70lU126>R97>Q90nU1<1U70ZV121W70\V114j84R90]V1:=4b84V9;0gV1H1Z70_W126?c97?b90aW1<1_70mW121a70oW114[94c96@l97@k90PX1<1f70\X121j70^X114d94l90_X1:=;0iX1E1m70^Y126A[:7AZ:0`Y1<1R80lY121T80nY114S:4[:0oY1]1=0\[1Y79<9=0]c18:5V8f:2X8E0ec114f::6BY;7BX;5\8R;0fc181_80nc121b80Pd131f80Sd114W;0Td181i80\d121l80^d114h:4Y;5n8^;0_d1L1P90[e134^;5W9a;0^e114a;5Y9h<;0_e141[90ce166CS<7CR<0ie181`90Qf121c95e9P<0Sf131i94P<0Vf114g;4S<5k9X<0Wf1G1m90nf194X<0Wg18=6Dc<7Db<0_g1=1Q:0lg131T:0og114[<4c<5V:f<0Ph1Q14f<0Qi174h<:6Ef=7Ee=6FT=7FS=0Xi141[:0\i1@1\:0li114l<4T=5^:[=0mi1:1a:0Wj131c:0Zj1E4d=0oj141f:5h:a=0Sk121j:4a=0Uk131l:0Xk114j<4f=:;1n:0Yk151Q;0^k1[21S;0im15=:9>0nm1D1W;0bn125X;W>0dn1K4W>0_o171\;0fo11:31`;5d;g>0go1o11h;0fQ2<5i;c>0RR2L4c>0nR2]11k;0[T2M4b@5m;i?0XU2k1;0SW2=5o;Y?0`W236GW?7GV?1T<0cW221W<5Y<U?0eW224U?4n>4W?0gW254Y?1[<0lW2M6Hd?7Hc?0iX241_<0mX221a<0oX214\?4d?0PY211f<0QY21=4i?0RY241j<0VY239?0YY2<6IT@7IS@0eY221T=4o?4T@0gY281V=0oY211Y=0PZ2;6Ja@7J`@0[Z221]=0]Z221_=4Z@4a@0_Z245`=g@0cZ2:1a=0mZ2Q14g@:0n[285d=WA0V\215e=n@0W\2J4n@5h=QA0Q]224QA5i=UA0S]281j=4UA0[]214WA:0l3T10W5A0R640Z6A0k6F0k6F0b710c7Q10k6F0k6F0R640^9f10T;R20W=L0S>S20W@O0VAS20ZCd20QFG0kFF0dGC0ZHK0XID0oIC0eJD0\K40`K\10`K\10mL10TME0PNE0hN10TME0UO:0`O:0mOE0eP1@0UQ1c10UQ1c10iR160RS1I0nS120ST1F0lT110UQ1c10UQ1c10ZU110^U1I0ZV140dV1F0`W1M0dV1F0jX140YY110UO:0`K\10`K\10UZ1V10^[1D0U\1?0g\1D0^]1@0W5A0`^1>0R_1F0h_1Y20h_1Y20Rb1<0^b1_10Yd1F0Re190h_1Y20h_1Y20he1<0Tf1W10`^1>0ng1A0ch1E0^i1<0ni110oi1P20^i1<0\l110]l1\10ng1A0Vn1010I10I1J71T141[1110I10I1i102Y182h182S212Y182c2@2V312W303V2?3h253P3;3^3<3R4>3d413e4R13e4R13n5:3c6:3P713n5:3]793i7F3h8A3\913]9X13]9X13k:?3`;?3R<23k:?3b<E3`=@3S>23`=@3]9X13]9X13l>13h8A3X?13e4R13e4R13R4>3R@23T@04j2:4U354]3I4Y424[4b14[4b14n544U6?4g624l6E4d714[4b14[4b14R854Z8E4R934j2:4c944j934V:L4U;14V;c14V;c14l<I4n=@4a>24n=@4V;c14V;c14Z?34V:L4h?14i?05d1:5o155W2H5R325T3a15T3a15f445m4?5_525d5E5\615T3a15T3a15j6T15Q8D5h835d1:5_9G5Z:X15b;[15b;[15n<>5_=;5S>A5g>15h>X15h>X15V@E5n@15V@E5YA45`AI5mB@5`C25mB@5h>X15h>X15YD15S>A5eD25mD;5kE;5YF15mD;5eFB5b;[15b;[15PH@5_9G5kH=5dI25fI06m196Y246`2E6U3V16_466h496T5D6k536n5T16n5T16S786^7J6[826`8F6Y996n5T16n5T16o926Q:07_1:7l147S227[2?7n247U3?7g317[2?7W4:7d477n4@7a5@7Q6S17U7Z57b<87m<37V=<7f=J7c>D7Z?27V=<7h?T27oAC7eB=7UCD7lC67UD87`D:7mD87[EF7TF37_FZ17jG\17jG\17WI:7bI<7QJP17TK37ZKI7VL27XLb17XLb17kM<7ZN?7lN27QOB7fO17XLb17XLb17TP1:7WI:7jG\17jG\17YQ1:7dQ1H7_R1K7]S127_S1d17_S1d17TU1<7cU1?7UV127ZV1B7oV117_S1d17_S1d17]W1\17]W1\17jX1<7YY1F7RZ127WZ1P17Z[117]W1\17]W1\17h[1:7YQ1:7`\1:7k\1E7c]1H7^^127`^1a17`^1a17R`1<7a`1?7Sa127Xa1B7ma117`^1a17`^1a17[b1]17`\1:7Vd1Y77ck1V17Rm1Q17Tn187\n1086=8J=8Z1186=8g109h3U19h3U19T5=9e589P6E9h629m6A9a739g7F9`819T5=9l889W9E9o929T:A9h:19h3U19h3U19h;D9`<L9_=D9V>39h;D9k>P29o@19k>P29bAB9XB:9cB49jBB9_C69eCU19eCU19kD89VEE9nE29SFA9mF=9]G39cGF9mF=9gH19eCU19eCU19[ID9SJG9mJD9dK99[ID9YL89XB:9oLU19oLU19UN=9eN:9RO39XOE9PP119oLU19oLU19dP1D9\Q1Q19dP1D9iR179bAB9\S10:X1G:X1G:P2Y1:P2Y1:Z34:a3E:Y4@:l4::Y51:P2Y1:P2Y1:m5<:]6::j6D:a73:g7::T8E:m5<:T94:[9D:X:9:d:2:i:9:X:9:`;3:f;::S<1:X1G:X1G:m<0;R2:;`2B;U35;]3?;o3[2;]6E;U75;R2:;h70<0V1<W1D<n1W1<X32<`39<m3K<`39<T57<^5n1<_71<`70=R44=e5G=`6o1=b8P1=e9<=W:<=f:L=W:<=m;]1=]=:=j=M=e5G=X?6=b?k1=]A:=hA==[B==kB3=nBP1=nBP1=QDE=iD2=nDA=hE@=[F2=hE@=nBP1=nBP1=TG5=[B==gG<=VHM=SIX1=SIX1=\J4=cJ?=UK2=ZKB=oK1=SIX1=SIX1=]L1=aLM=aM1=]A:=X?6=\N4=cNP1=fO3=iOQ2=jQ1<=VR1N=VR1N=TS12=YS1E=VR1N=VR1N=]T18=hT1:=UU11=YU1C=oU1;=ZV1V1=ZV1V1=`W12=eW1?=WX12=\X1B=ZV1V1=ZV1V1=]Y14=SZ17=^Z1:=kZ14=R[1Q1=SZ17=_\10>m28>[3I>W41>^4?>P5J>^4?>[6J>X72>[6J>k76>T88>_86>k76>S91>[3I>n90k=20030>3102072071120M36020M38120M3:220M3<33=020M3?03@020M3B13C020M3E23F020M3H4142413K2142413N2142403Q10142413T1;172715IW140172733Z13142413]1:142413`1<6a1142413d1<3e1420M3g153h1020M3j123k102003m1>3n1120M3P241:2:13S2@1;1<1:1:2:13Y2@2003[2>3\2320E2003_25206111121211212112132003i281121011211112111222212222122205IV3801222;1222;1525015250152533a31<167c3132303f31132303i3414241142423n35132303Q4000132313U4;132313X4;172715I[480<187]420M3_453`4120M3b453c4411211112123h4520M3j453k4020M3m423n4120M3P523Q51142401424;1424;1727101:0Z5[5172715I^580<187`51424@1424@2021120F20E122205Ik580122213n5120220B3Q6320B3S632003U6520B3W6020I20E20F20M3\603]6020M3_613`6020I20I20H0203;d6e6f620M3h64112103k625Il680112103o61112103R74142411424420M3X733Y7120M3[733\74172711727420M3b741:2:03e731:2:03h725Ii78020M3k753l7120M3n753o741=2=11=2=42003U872003W8720B3Y8411213112105I^880112123a8111213045Ad881112105Ih890112123k8120B3m8520B3o8520B3Q9420B3S9520B3U9199320B3X9120B3Z9120B3\94142405I_9<0142423b951424314243055Ag9<120B3j9520B3l9520B3n9417270172705IS:=020B3U:520G11214145IZ:=01411213112105I`:=011212112105Ie:=011211112111121220B3m:12003o::3P;620B3R;620C0607;T;U;V;20@20C0809;Y;Z;[;20C0:0;;];^;_;2003a;=0<:0b;c;20H0=11;e;f;g;20E20:3j;020>6l;20>3n;820>3P<8122205IS<=0122223V<1<137X<20>3Z<020>3\<7152511525420>3b<80>0?;c<d<e<20H0@11;g<h<i<20D20?0A0B;l<m<n<20:3P=5182805IS=?020:3U=02003W=:3X=120:3Z=41;2;11;2;420H1111129?21111128A21212C579;U2V2W2`2e8R9T9V9h9k<o<b=c=f=g=C01010100242809040H0<040408090200090600K41200I4500U17800Q2:;U20a21200P32300[35600j34500Y47800d41200R54500X57800i52300i61200S74500]77800c7:;00P8=>00Z81200]94500o97800W:1200Y:4500Q<2300]<5600Q=8900[=;<00@1001201231133214331544375709671:780;880@980B:80C;80D<80E==0G>=20G00001B0B01X20X201T30T301S40S401P90P900e=0e=01e=8m=80j>0j>01`?0`?01a?0a?01i?0i?00j?0j?00]@4a@40oE<[F<0WI0WI01hJ0hJ00`K0`K01mT18UU181eb14ib141mb18Uc181ec10ec100nm10nm101"#, text: """

// MARK: - Data


// MARK: - Contract

/// What happens on the screen.

/// What the screen shows.

/// Where it goes from there.

/// From what happens on the screen to what it shows, and where it goes.
typealias  = @MainActor (Signal<>) -> (
    output: Signal<>, actions: Signal<>
)


typealias  = @MainActor (
    _ : 
) -> Void

/// Takes one of the ways.
typealias  = @MainActor () async -> Void

// MARK: - Functions

@MainActor
                
    }
}

@MainActor

// MARK: - Assembly


import 


enum : Sendable {
        
    case (: , )
}
func (
    : 
) ->  {
     ,  in
func (
    : 
    navigation: any Navigation
) ->  {
    { action in
        switch action {
        case .(_let , ):
                        
            break
        }
    }
    { _ in }
}
/// What  needs from the app.
protocol  {
    var :  { get }
}
/// Opens .
///

struct : Destination {
    /// Connects the module's parts. `makeView` is handed what turns the screen's input into its output; where the input ends,
    /// everything does.
    func assemble<>(
        dependencies: any ,
        navigation: any Navigation,
        view makeView: ((Signal<>) -> Signal<>) -> 
    ) ->  {
                        let  = (
            : 
        )
        let presenter = (
            : 
            : 
        )
        let router = (
            : 
            navigation: navigation
        )
        return makeView { input in
            let (output, actions) = presenter(input)
            Task {
                for await action in actions { await router(action) }
            }
            return output
        }
    }

                            }
}

    var :  = 
    let : 
    weak var delegate: (any )?

    init(
        :  = 
        delegate: (any )? = nil
    ) {
        self. = 
        self.delegate = delegate
    }

let  = dependencies.
guard let  =  else { return nil }
let :  = 
func (
    _ dependencies: any AppDependencies
) -> (screen: Screen, interface: )? {
let screen = Screen()
navigation.screen = screen
return 
let navigation = AppNavigation(dependencies: dependencies)
let  = assemble(dependencies: dependencies, navigation: navigation) { buildOutput in
    (buildOutput: buildOutput)
}
let navigation = AppNavigation(dependencies: dependencies)
let router = { (: , ) in (
    navigation: navigation
    : 
)
let  =  { presenter,  in
    (: presenter, : )
}
guard let  = assembled else { return nil }
assemble(dependencies: dependencies, router: ){_?made.viewview(screen, made.interface)(screen, ())madeviewreactiveassembled }assembledrouter
""", paths: ["Templates/reactive/Module.swift.stencil", "Templates/core/Imports.stencil", "Templates/core/Data.stencil", "Templates/reactive/Stream.stencil", "Templates/reactive/InteractorHead.stencil", "Templates/reactive/Router.stencil", "Templates/core/Dependencies.stencil", "Templates/reactive/Destination.stencil", "Templates/core/Isolation.stencil", "Templates/core/Inputs.stencil", "Templates/core/AssemblyLines.stencil", "Templates/core/BuildHead.stencil", "Templates/none/Build.stencil", "Templates/core/BuildView.stencil", "Templates/core/Macros.stencil"]),
ProgramCode(numbers: #"STbiXoVeT^XLg@401?4G1U16c19000H110HQ1140i1Y3170R5=1:0_5S11=0b6o5910i<2:60F70E0k<71?0R=14@4F:0S=;1B0^=25EQ10`=D1H0T>4920`>24T10b>D1N0V?5:0[?71O0b?361a171`10e?61S10k??1U10Z@;4Y14a10e@2:0`2T10e3H0`4:0m4Q10Q6C0g6Y30S:C0i:=0Y;D0P<S10V=C0l=o50oCU10UE20WE010I10I1J71T141[1110I10I1i102[1;2i1D2`222h2G2c3D2Z4D2Q542Y5b22l722h2G2Y8D2P9D2g952X:03Z273d253l233o2R13o2R13R463[4;3i4?3[5?3m5;3o2R13o2R13e623g60V120:30020M32033020M35036020M38139020M3;03<02061120M3@13A020M3C13D120M3F13G020M3I10020M3L13M0121121113230132312JK1062>1200Q134003100120023023300001a<4e<41X>4\>41"#, text: """

@MainActor
final class  {
    private let input: Sender<>

    /// `buildOutput` turns what happens here into what is to be shown.
    init(buildOutput: (Signal<>) -> Signal<>) {
        let channel = Channel<>()
        input = channel.sender
        let output = buildOutput(channel.signal)
        Task { [weak self] in
            for await value in output { self?.show(value) }
        }
    }

        }
import 
// MARK: - 

func show(_ output: ) {
        }
func show(_ output: ) {}
switch  {
case .:
    // TODO: 
    break
}
output
""", paths: ["Templates/none/ReactiveView.swift.stencil", "Templates/core/Imports.stencil", "Templates/reactive/Show.stencil", "Templates/reactive/Switch.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<QS1101F00o3100o3_1110^5h1120V7e5130k<d4150_AW1170fB[5190QHV31:0WKf11<0mLg11>0dN]4:00o30R440Y4_10k540R6h10m740T8e50l=40S>d40jB@0]CW10gD<0VE[50dJ<0SKV30\N40cNf10\P1:0iP1g10cR1:0PS1]40]W10?2002002002002043422043642043832002043;02043=000000"#, text: """
// The shape of one screen. A member with a body is generated; a member without one is yours to write, in its class.

/// What  shows, and what a person can do there.
module  {
    /// What the view puts on the screen.
    struct Row: Equatable {
        let id: Int
        let title: String
    }

    // What the view can be told. How it looks is always yours to write.
    view {
        func show(_ rows: [Row])
        func showNoContent()
    }

    // What happens on the screen, and what follows from it.
    presenter {
        func viewDidLoad() { .load() }
        func didTapClose() { .close() }
    }

    // The work, free of anything on the screen. What it needs goes in parentheses: interactor(store: any Store).
    interactor {
        func load() { ?.didLoad([]) }
    }

    // What the interactor answers.
    output {
        func didLoad(_ rows: [Row]) {
            if rows.isEmpty {
                ?.showNoContent()
            } else {
                ?.show(rows)
            }
        }
    }

    // Where to go from here.
    router {
        func close() { navigation.dismiss() }
    }
}

""", paths: ["Templates/starter/Module.viper.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<VI101<00T4100T4_1110c5h1120[7^8130i?i5140bEd3:00T40W440^4_10P640W6h10R840Y8^80j@40QAi50mF40TGd30hJ0520020020020020000000"#, text: """
// The shape of one screen, as streams of values. What has a body is generated; the rest is yours to write, in functions.

/// What  shows, and what a person can do there.
module  {
    /// What the view puts on the screen.
    struct Row: Equatable {
        let id: Int
        let title: String
    }

    // What happens on the screen.
    presenter {
        func appear()
        func close()
    }

    // What the screen shows. How it looks is always yours to write.
    view { func show(_ rows: [Row]) }

    // The work: one function, which returns its result. What it needs goes in parentheses: interactor(store: any Store).
    interactor {
        func load() async throws -> [Row] { [] }
    }

    // Where to go from here.
    router {
        func close() { navigation.dismiss() }
    }
}

""", paths: ["Templates/starter/ReactiveModule.viper.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<X3104;00j2100j236097082200U3144490V32:00j20m240T330W3M0W3M0\470f410W3M0W3M0T520V503200203110011120001m24Q340"#, text: """
// The project's settings. Everything has a default; what is not named here keeps it.
app  {
        
}

""", paths: ["Templates/project/App.viper.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<a9101H00i2100i2C180\335:<0_3X11;0g4>1<0U5;4<0`5G1@0W681A0_6O1B0^7H1C0V8W11D0]94:00i20l240S3C0i3c20_630h6@0\7X10g840n8>0_940f9;0h6@0]:G0W;b10l<80W=40^=O0`>40g>H0b?40i?W10SA50[A40_A0E20020720100:1238020102;567207792002002070304;=>?2002002002022145070<0H0A07000"#, text: """
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: \"\",
    platforms: [],
    products: [
        .library(name: \"\", targets: [\"\"])
    ],
    targets: [
        (name: \"\"),
        .testTarget(name: \"Tests\", dependencies: [\"\"]),
    ],
    swiftLanguageModes: [.v]
)
swiftui.macOS(.v14).iOS(.v17), .macOS(.v14).executableTarget.target
""", paths: ["Templates/project/Package.swift.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<i3101200i3:00i30i30000000"#, text: """
{
  \"version\": 1,
  \"lineLength\": 100,
  \"indentation\": { \"spaces\": 4 },
  \"indentConditionalCompilationBlocks\": false
}

""", paths: ["Templates/project/swift-format.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<d5101500j45040j4J44:00j40P5?0c5J0P5?0i60120800000"#, text: """
*.generated.swift linguist-generated -merge text eol=lf
*.generated.md linguist-generated -merge text eol=lf
App+Dependencies.generated.swift merge=union
*.pbxproj merge=viper-gen

""", paths: ["Templates/project/gitattributes.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<e1101200e1:00e10e10000000"#, text: """
.DS_Store
.build/
.swiftpm/
DerivedData/
xcuserdata/

""", paths: ["Templates/project/gitignore.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<_6101200_6:00_60_60000000"#, text: """
/// The one place that knows what is behind the services and settings that modules depend on. Each of them is a property:
/// `let store: any Store = FileStore()`.
struct CompositionRoot: AppDependencies {}

""", paths: ["Templates/project/CompositionRoot.swift.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<_j;101^200h;100h;P8110hCV3120nFX2130VI[3140aLd9150UV1o1160TX1P2170TZ1T2180X\1`O190h[2\51:0Ta2b51;0ff2Y11<0og2Y51=0Xm2X41>0`Q3n81?0^Z3E1@0S[3k11A0n\3d11B0b^3S31C0ea3]41D0Rf3k:1E0mP4J1F0gQ4P21G0gS4i11H0`U4ZE1I0jj4o;1J0iV5U11K0nW5XR11L0VZ6SF1M0YP7g=1N0P^7]e21O0]S:V11P10cT:X@1Q10kd:V11R10Qf:h51S10ik:l91T10eU;l91U10a_;n::00h;0k;40R<P80UD40\DV30eG40lGX20WJ40^J[30lM40SNd90jW140QX1o10SZ140ZZ1P20]\140d\1T20k^140R_1`O0e^240l^2\50[d240bd2b50Wj240^j2Y10jk240Ql2Y50]Q340dQ3X40oU340VV3n80W_340^_3E0V`340]`3k10[b340bb3d10Yd340`d3S30fg340mg3]40]l340dl3k:0bW440iW4J0fX440mX4P20P[440W[4i10S]440Z]4ZE0gR540nR5o;0P_540W_5U10_`540f`5XR10Qc640Xc6SF0^Y750fY7g=0`g750hg7]e20X]:40_]:V10h^:40o^:X@0Zo:40ao:V10jP;40QQ;h50lV;40SW;l90Ra;40Ya;l90Xk;40_k;n:0]V<0V120020020020020020020020020020020020020020020020020020020020020020020020020020020020020020220220020020020020020020000000"#, text: """
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
\u{9}\u{9}\u{9}remoteInfo = ;
\u{9}\u{9}};
/* End PBXContainerItemProxy section */

/* Begin PBXFileReference section */
\u{9}\u{9}564950450000000000000006 /* App.viper */ = {isa = PBXFileReference; lastKnownFileType = text; path = App.viper; sourceTree = \"<group>\"; };
\u{9}\u{9}564950450000000000000012 /* .app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = .app; sourceTree = BUILT_PRODUCTS_DIR; };
\u{9}\u{9}564950450000000000000022 /* Tests.xctest */ = {isa = PBXFileReference; explicitFileType = wrapper.cfbundle; includeInIndex = 0; path = Tests.xctest; sourceTree = BUILT_PRODUCTS_DIR; };
/* End PBXFileReference section */

/* Begin PBXFileSystemSynchronizedRootGroup section */
\u{9}\u{9}564950450000000000000007 /* Specs */ = {
\u{9}\u{9}\u{9}isa = PBXFileSystemSynchronizedRootGroup;
\u{9}\u{9}\u{9}path = Specs;
\u{9}\u{9}\u{9}sourceTree = \"<group>\";
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000013 /*  */ = {
\u{9}\u{9}\u{9}isa = PBXFileSystemSynchronizedRootGroup;
\u{9}\u{9}\u{9}path = ;
\u{9}\u{9}\u{9}sourceTree = \"<group>\";
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000023 /* Tests */ = {
\u{9}\u{9}\u{9}isa = PBXFileSystemSynchronizedRootGroup;
\u{9}\u{9}\u{9}path = Tests;
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
\u{9}\u{9}\u{9}\u{9}564950450000000000000013 /*  */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}path = Sources;
\u{9}\u{9}\u{9}sourceTree = \"<group>\";
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000004 /* Tests */ = {
\u{9}\u{9}\u{9}isa = PBXGroup;
\u{9}\u{9}\u{9}children = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000023 /* Tests */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}path = Tests;
\u{9}\u{9}\u{9}sourceTree = \"<group>\";
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000005 /* Products */ = {
\u{9}\u{9}\u{9}isa = PBXGroup;
\u{9}\u{9}\u{9}children = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000012 /* .app */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000022 /* Tests.xctest */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}name = Products;
\u{9}\u{9}\u{9}sourceTree = \"<group>\";
\u{9}\u{9}};
/* End PBXGroup section */

/* Begin PBXNativeTarget section */
\u{9}\u{9}564950450000000000000011 /*  */ = {
\u{9}\u{9}\u{9}isa = PBXNativeTarget;
\u{9}\u{9}\u{9}buildConfigurationList = 564950450000000000000017 /* Build configuration list for PBXNativeTarget \"\" */;
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
\u{9}\u{9}\u{9}\u{9}564950450000000000000013 /*  */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}name = ;
\u{9}\u{9}\u{9}packageProductDependencies = (
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}productName = ;
\u{9}\u{9}\u{9}productReference = 564950450000000000000012 /* .app */;
\u{9}\u{9}\u{9}productType = \"com.apple.product-type.application\";
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000021 /* Tests */ = {
\u{9}\u{9}\u{9}isa = PBXNativeTarget;
\u{9}\u{9}\u{9}buildConfigurationList = 564950450000000000000027 /* Build configuration list for PBXNativeTarget \"Tests\" */;
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
\u{9}\u{9}\u{9}\u{9}564950450000000000000023 /* Tests */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}name = Tests;
\u{9}\u{9}\u{9}packageProductDependencies = (
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}productName = Tests;
\u{9}\u{9}\u{9}productReference = 564950450000000000000022 /* Tests.xctest */;
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
\u{9}\u{9}\u{9}buildConfigurationList = 564950450000000000000008 /* Build configuration list for PBXProject \"\" */;
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
\u{9}\u{9}\u{9}\u{9}564950450000000000000011 /*  */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000021 /* Tests */,
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
\u{9}\u{9}\u{9}target = 564950450000000000000011 /*  */;
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
\u{9}\u{9}\u{9}\u{9}SWIFT_VERSION = .0;
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
\u{9}\u{9}\u{9}\u{9}SWIFT_VERSION = .0;
\u{9}\u{9}\u{9}\u{9}VALIDATE_PRODUCT = YES;
\u{9}\u{9}\u{9}};
\u{9}\u{9}\u{9}name = Release;
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000018 /* Debug */ = {
\u{9}\u{9}\u{9}isa = XCBuildConfiguration;
\u{9}\u{9}\u{9}buildSettings = {
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
\u{9}\u{9}\u{9}\u{9}TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\";
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
\u{9}\u{9}\u{9}\u{9}TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\";
\u{9}\u{9}\u{9}};
\u{9}\u{9}\u{9}name = Release;
\u{9}\u{9}};
/* End XCBuildConfiguration section */

/* Begin XCConfigurationList section */
\u{9}\u{9}564950450000000000000008 /* Build configuration list for PBXProject \"\" */ = {
\u{9}\u{9}\u{9}isa = XCConfigurationList;
\u{9}\u{9}\u{9}buildConfigurations = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000009 /* Debug */,
\u{9}\u{9}\u{9}\u{9}56495045000000000000000C /* Release */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}defaultConfigurationIsVisible = 0;
\u{9}\u{9}\u{9}defaultConfigurationName = Release;
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000017 /* Build configuration list for PBXNativeTarget \"\" */ = {
\u{9}\u{9}\u{9}isa = XCConfigurationList;
\u{9}\u{9}\u{9}buildConfigurations = (
\u{9}\u{9}\u{9}\u{9}564950450000000000000018 /* Debug */,
\u{9}\u{9}\u{9}\u{9}564950450000000000000019 /* Release */,
\u{9}\u{9}\u{9});
\u{9}\u{9}\u{9}defaultConfigurationIsVisible = 0;
\u{9}\u{9}\u{9}defaultConfigurationName = Release;
\u{9}\u{9}};
\u{9}\u{9}564950450000000000000027 /* Build configuration list for PBXNativeTarget \"Tests\" */ = {
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

""", paths: ["Templates/project/Project.pbxproj.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<eT3101J00oB100oBV1110UDb1120gE\D130SZ1^1140a[1g1150X]1WH160_U2S1170bV2_1180QX2i@190jh2S11:0mi2_11;0\k2Y9:00oB0RC40YCV10bD40iDb10^F40eF\D0T[140[[1^10l\140S]1g10m^140T_1WH0^W240eW2S10kX240RY2_10dZ240kZ2i@0gk240nk2S10Tm240[m2_10mn240To2Y90]X30<20020020020020020020020020020020020000000"#, text: """
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
               BuildableName = \".app\"
               BlueprintName = \"\"
               ReferencedContainer = \"container:.xcodeproj\">
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
               BuildableName = \"Tests.xctest\"
               BlueprintName = \"Tests\"
               ReferencedContainer = \"container:.xcodeproj\">
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
            BuildableName = \".app\"
            BlueprintName = \"\"
            ReferencedContainer = \"container:.xcodeproj\">
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
            BuildableName = \".app\"
            BlueprintName = \"\"
            ReferencedContainer = \"container:.xcodeproj\">
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

""", paths: ["Templates/project/Scheme.xcscheme.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<YA101200YA:00YA0YA0000000"#, text: """
#if canImport(UIKit) && !os(watchOS)
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// Each window is shown by a `SceneDelegate`.
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

""", paths: ["Templates/project/AppDelegate.swift.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<kG101600]?100]?3120`?[8:00]?0`?;0n?30T@;0b@[80mH0320620431600000"#, text: """
#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Shows the first module. The app's Info.plist names this class as the delegate of its scene.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    public var window: UIWindow?

    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene,
            let opened = ().(CompositionRoot())
        else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: opened.screen)
        window.makeKeyAndVisible()
        self.window = window
    }
}
#endif

""", paths: ["Templates/project/SceneDelegate.swift.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<YC101:00o2100o23120R3f<130h?3150k?^3:00o20R3;0`330f3;0T4f<0m@;0[A30aA;0oA^30]E0620620431620620434600000"#, text: """
#if canImport(SwiftUI)
import SwiftUI

@main
struct Main: App {
    @State private var stack = ().(CompositionRoot()).map { opened in
        ScreenStack(root: opened.screen)
    }

    var body: some Scene {
        WindowGroup {
            if let stack {
                ScreenStackView(stack: stack)
            }
        }
    }
}
#else
@main
enum Main {
    /// Opens the first module. Where there is no SwiftUI, nothing shows it.
    @MainActor
    static func main() {
        guard let opened = ().(CompositionRoot()) else { return }
        print(\"\\(type(of: opened.screen.state)) is open.\")
    }
}
#endif

""", paths: ["Templates/project/SwiftUIMain.swift.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<i6101600^3100^33120a3X3:00^30a3;0o330U4;0c4X30k70320620431600000"#, text: """
import Foundation

@main
enum Main {
    @MainActor
    static func main() async {
        guard let opened = ().(CompositionRoot()) else { exit(1) }
        exit(await TerminalApp(root: opened.screen).run())
    }
}

""", paths: ["Templates/project/TerminalMain.swift.stencil"]),
ProgramCode(numbers: #"PYV_eijndQl<j8101600a5100a53120d5V3:00a50d5;0R630X6;0f6V30l90320620431600000"#, text: """
@main
enum Main {
    /// Opens the first module. What it is shown with, and for how long, is yours to write.
    @MainActor
    static func main() {
        guard let opened = ().(CompositionRoot()) else { return }
        print(\"\\(type(of: opened.screen.view)) is open.\")
    }
}

""", paths: ["Templates/project/Main.swift.stencil"]),
    ]
}
