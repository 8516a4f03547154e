// NavSim
