// Trace
