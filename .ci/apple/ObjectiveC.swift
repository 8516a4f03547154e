// That this module is there is what sources ask: it is on macOS and iOS, and not on Linux.
