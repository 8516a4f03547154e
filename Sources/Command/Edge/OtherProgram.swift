#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Started by `posix_spawn`: Swift has no `popen` on macOS, and no `fork` anywhere.

/// Another program's output.
enum OtherProgram {
  /// What a shell command prints, with its exit code.
  static func output(
    of command: String, _ limit: ReadLimit
  ) throws(SystemError) -> (bytes: [UInt8], code: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError.last() }
    let process: pid_t
    do throws(SystemError) {
      process = try start(command, printsTo: ends)
    } catch {
      for end in ends { close(end) }
      throw error
    }
    close(ends[1])
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try Platform.readAll(ends[0], limit)
    } catch {
      // Closed first: a program with more to say would wait for a reader.
      close(ends[0])
      _ = try? wait(for: process)
      throw error
    }
    close(ends[0])
    return (bytes, try wait(for: process))
  }

  /// Starts a shell that prints into the second end of a pipe.
  private static func start(
    _ command: String, printsTo ends: [Int32]
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      let environment = _NSGetEnviron().pointee
    #else
      var actions = posix_spawn_file_actions_t()
      let environment = environ
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], Platform.standardOutput)
    for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
    let shell: [String] = ["sh", "-c", command]
    var words = shell.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, nil, &words, environment)
    if code != 0 { throw SystemError(code: code) }
    return process
  }

  /// The exit code of a program that ends, or 128 and the signal that ended it.
  private static func wait(for process: pid_t) throws(SystemError) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw SystemError.last() }
    }
    return status & 127 == 0 ? status >> 8 & 255 : 128 + (status & 127)
  }
}
