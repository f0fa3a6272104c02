// The built-in templates.
