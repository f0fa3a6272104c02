@testable import Map

final class MapViewProtocolMock {}
