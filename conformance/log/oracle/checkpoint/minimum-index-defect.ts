/**
 * The minimum index of a pruned log beside its checkpoint.
 *
 * Follows: C2SP tlog-tiles, "Pruning"
 */
import type { Defect } from '../../../core/check/defect.ts';

/** The defect of a checkpoint whose tree is smaller than the log's minimum index. */
export function minimumIndexDefect(minimum: bigint, size: bigint): Defect<'beyond-size'> | false {
  if (minimum <= size) return false;
  const expected = `a tree size of at least ${minimum}, the declared minimum-index`;
  return { reason: 'beyond-size', expected, actual: `the tree size ${size}`, at: 'checkpoint, line 2' };
}
