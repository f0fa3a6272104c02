// error: value of type 'XcodeProject' has no member 'name'
import XcodeProjectPlugin

func name(of project: XcodeProject) -> String { project.name }
