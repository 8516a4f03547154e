Platform.leave(Tool.main(Array(CommandLine.arguments.dropFirst())).rawValue)
