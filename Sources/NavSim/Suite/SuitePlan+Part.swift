import NavSimKernel
import NavSimReport

extension SuitePlan {
  /// The plan as it is now as a part of itself: what reports carry, so that those of several shards
  /// can be joined. To be asked for behind the filter and before the shard is taken.
  public func part(of shard: SuiteShard?, endsAtFailure: Bool) -> SuitePart {
    var hash = FNV()
    for cell in cells {
      hash.add(places[cell.file])
      hash.add(name(of: cell))
      hash.add(cell.cell.text)
    }
    return SuitePart(
      number: shard?.number ?? 1, count: shard?.count ?? 1, planned: cells.count, plan: hash.text,
      endsAtFailure: endsAtFailure)
  }
}
