public import PulseScenes

/// Draws a loop once and stores it in any number of files.
public enum Exporter {
}
