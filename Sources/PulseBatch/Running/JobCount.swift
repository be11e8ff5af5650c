import PulseMedia

/// How many jobs may run at once where the user doesn't say.
public enum JobCount {
  /// The least of: the processors that the system lets the process use, the quota of its control groups,
  /// and what Slurm gave it; at least 1.
  ///
  /// - Parameter environment: gives the value of an environment variable.
  public static func standard(environment: (String) -> String?) -> Int {
    smallest(
      allowed: Processors.allowed, slurm: environment("SLURM_CPUS_ON_NODE"),
      file: { path in
        (try? InputBytes.read(path: path, limit: 1 << 16)).map {
          String(decoding: $0, as: UTF8.self)
        }
      })
  }

  /// The same, with everything that is asked of the system as an argument.
  package static func smallest(allowed: Int, slurm: String?, file: (String) -> String?) -> Int {
    let quotas = groups(file).flatMap { quota(of: $0, file) }
    let given = slurm.flatMap { Int($0) }.map { [$0] } ?? []
    return max(1, ([allowed] + quotas + given).min() ?? 1)
  }

  /// A line of /proc/self/cgroup: which controllers (none in version 2), and the group's path.
  private struct Group {
    let controllers: Substring
    let path: Substring
  }

  private static func groups(_ file: (String) -> String?) -> [Group] {
    (file("/proc/self/cgroup") ?? "").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      return parts.count == 3 ? Group(controllers: parts[1], path: parts[2]) : nil
    }
  }

  /// The quotas of a group and of all groups above it, in whole processors, rounded up.
  private static func quota(of group: Group, _ file: (String) -> String?) -> [Int] {
    let isVersion2 = group.controllers.isEmpty
    guard isVersion2 || group.controllers.split(separator: ",").contains("cpu") else { return [] }
    let roots =
      isVersion2
      ? ["/sys/fs/cgroup"] : ["/sys/fs/cgroup/cpu", "/sys/fs/cgroup/\(group.controllers)"]
    return folders(group.path).flatMap { folder in
      roots.compactMap { root in
        let place = "\(root)\(folder)"
        return isVersion2
          ? processors(file("\(place)/cpu.max") ?? "")
          : processors(
            "\(file("\(place)/cpu.cfs_quota_us") ?? "") \(file("\(place)/cpu.cfs_period_us") ?? "")"
          )
      }
    }
  }

  /// `/a/b`, `/a` and nothing.
  private static func folders(_ path: Substring) -> [String] {
    let parts = path.split(separator: "/")
    return (0...parts.count).reversed().map { parts.prefix($0).map { "/\($0)" }.joined() }
  }

  /// Quota and period in microseconds as processors; `nil` where there is no limit (`max`, -1).
  private static func processors(_ text: String) -> Int? {
    let numbers = text.split { $0 == " " || $0 == "\n" }.map { Int($0) }
    guard numbers.count == 2, let quota = numbers[0], let period = numbers[1], quota > 0, period > 0
    else { return nil }
    return (quota + period - 1) / period
  }
}
