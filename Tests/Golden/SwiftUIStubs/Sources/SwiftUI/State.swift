@MainActor @preconcurrency
@propertyWrapper
public struct State<Value> {
    private final class Storage {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
}

@MainActor @preconcurrency
@propertyWrapper
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

@MainActor @preconcurrency
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Object: AnyObject & Observable> {
    public var wrappedValue: Object
    public var projectedValue: Bindable<Object> { self }

    public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

    public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> {
        Binding(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

public struct EnvironmentValues: Sendable {
    public var isPresented = false
}

@MainActor @preconcurrency
@propertyWrapper
public struct Environment<Value> {
    public let wrappedValue: Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { wrappedValue = EnvironmentValues()[keyPath: keyPath] }
}

@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }

    /// Of the stand-in alone: what it would show.
    var drawing: Drawing { get }
}

extension Scene {
    public var drawing: Drawing { body.drawing }
}

extension Never: Scene {}

@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// Of the stand-in alone: prints what there is to see and to tap.
    public static func main() {
        let drawing = Self().body.drawing
        for line in drawing.texts + drawing.buttons.map(\.title) { print(line) }
    }
}

public struct WindowGroup<Content: View>: Scene {
    public let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Never { fatalError("a window group has no body") }
    public var drawing: Drawing { Drawing(content) }
}
