/// An app as a picture shows it: its modules and the routes between them. It does not depend on specs.
package struct AppMap: Sendable, Hashable {
    /// The name of the app.
    package var title: String
    /// The modules with unique names, in an order that does not depend on files on disk.
    package var modules: [MapModule]
    /// The routes: one for each member of a router and each module that it opens.
    package var routes: [MapRoute]
    /// The module that is opened first.
    package var root: String?
    /// Whether all routes are known. In hand-written modules, some routes may not be recognized.
    package var knowsAllRoutes = true
    /// The findings of the whole map, if this map is a part of it.
    var findingsOfWhole: [MapHint]?
    /// The numbers of modules and routes in words, if folders are drawn as boxes.
    var countsOfWhole: String?

    package init(title: String, modules: [MapModule], routes: [MapRoute], root: String? = nil) {
        self.title = title
        self.modules = modules
        self.routes = routes
        self.root = root
    }
}

/// A module on the map.
package struct MapModule: Sendable, Hashable {
    /// The origin of a module's code.
    package enum Origin: String, Sendable, Hashable {
        /// A spec describes the module.
        case generated
        /// Hand-written Swift implements the module, which specs can only open.
        case handWritten
    }

    /// The name, which is the prefix of its types.
    package var name: String
    /// The folders of its spec below the folder of the specs, outermost first.
    package var folder: [String]
    package var origin: Origin
    /// The location of its declaration: `Specs/Todo.viper:12`.
    package var place: String
    /// The first lines of its doc comment.
    package var summary: String
    /// The text of its spec.
    package var spec = ""
    /// The values that the caller passes in: `id: UUID`.
    package var inputs: [String]
    /// The dependencies that it requires of the app: `store: any TodoStore`.
    package var dependencies: [String]
    /// The parts, in the order of the spec.
    package var parts: [MapPart]
    /// The flows of its bodies, path by path.
    package var bodies: [FlowBody]

    package init(
        name: String, folder: [String] = [], origin: Origin = .generated, place: String = "", summary: String = "",
        inputs: [String] = [], dependencies: [String] = [], parts: [MapPart] = [], bodies: [FlowBody] = []
    ) {
        self.name = name
        self.folder = folder
        self.origin = origin
        self.place = place
        self.summary = summary
        self.inputs = inputs
        self.dependencies = dependencies
        self.parts = parts
        self.bodies = bodies
    }
}

/// A route from one module to another.
package struct MapRoute: Sendable, Hashable {
    /// The module whose router opens the other one.
    package var from: String
    /// The module that is opened.
    package var to: String
    /// The router's member: `openDetail(of:delegate:)`.
    package var member: String
    /// The kind of navigation: `push`, `present`, `setRoot`.
    package var kind: String
    /// The delegate calls to the opening module: `todoDetailDidChange()`.
    package var results: [String]

    package init(from: String, to: String, member: String, kind: String, results: [String] = []) {
        self.from = from
        self.to = to
        self.member = member
        self.kind = kind
        self.results = results
    }
}
