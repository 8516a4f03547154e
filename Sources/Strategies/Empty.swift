// Strategies
