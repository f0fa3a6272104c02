/// The modules of an app and the routes between them: the input of all pictures.
package struct AppMap: Sendable, Hashable {
    /// The name of the app.
    package var title: String
    /// The modules, sorted by name. Names are unique.
    package var modules: [MapModule]
    /// The routes. If one router member opens two modules, there are two routes.
    package var routes: [MapRoute]
    /// The name of the module that the app opens first.
    package var root: String?
    /// Whether all routes are known. This is false if the map has modules without a spec, because routes in
    /// hand-written code may not be recognized.
    package var knowsAllRoutes = true
    /// The hints about this map's modules, computed on the complete map; nil if this map is complete.
    var findingsOfWhole: [MapHint]?
    /// The text `12 modules, 9 routes` about the complete map; nil unless folders are drawn as single boxes.
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
    /// The origin of the code of a module or a member.
    package enum Origin: String, Sendable, Hashable {
        /// viper-gen generates the code from a spec.
        case generated
        /// The code is written by hand.
        case handWritten
    }

    /// The module's name, which is the prefix of its types: `Todo` in `TodoPresenter`.
    package var name: String
    /// The folder of the module's spec, relative to the folder of all specs: `["Shop", "Cart"]`.
    package var folder: [String]
    package var origin: Origin
    /// The file and line of the module's declaration: `Specs/Todo.viper:12`.
    package var place: String
    /// The first paragraph of the module's doc comment.
    package var summary: String
    /// The text of the module's declaration in the spec.
    package var spec = ""
    /// The values that the opening module passes in: `id: UUID`.
    package var inputs: [String]
    /// The dependencies that the app must provide: `store: any TodoStore`.
    package var dependencies: [String]
    /// The module's parts: its view, presenter, interactors, router and so on.
    package var parts: [MapPart]
    /// The members with a body in the spec, and the calls that each body makes.
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

/// A route: a router's member that opens another module.
package struct MapRoute: Sendable, Hashable {
    /// The name of the opening module.
    package var from: String
    /// The name of the opened module.
    package var to: String
    /// The router's member that opens the module: `openDetail(of:delegate:)`.
    package var member: String
    /// The kind of navigation: `push`, `present`, `setRoot`.
    package var kind: String
    /// The delegate methods by which the opened module reports to the opening one: `todoDetailDidChange()`.
    package var results: [String]

    package init(from: String, to: String, member: String, kind: String, results: [String] = []) {
        self.from = from
        self.to = to
        self.member = member
        self.kind = kind
        self.results = results
    }
}
