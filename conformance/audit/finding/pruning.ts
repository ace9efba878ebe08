import { bundlePath, dataTilePath, tilePath } from '../../log/oracle/tiles/path.ts';
import { TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { type Finding, finding } from './finding.ts';
import type { Tally } from './tally.ts';

/** The hint where resources are missing that the log may have pruned. */
export const PRUNING_HINT =
  'the audit cannot determine whether the missing resources were pruned: a log that prunes its beginning publishes a minimum index; give that number as --minimum-index';

/** The minimum index is at most the size of the tree (tlog-tiles, "Pruning"). */
export function minimumIndexFinding(minimum: bigint, size: bigint): Finding {
  const expected = `a size of at least ${minimum}, the minimum index given (tlog-tiles, "Pruning")`;
  return finding('minimum-index', 'checkpoint', expected, `size ${size}. The minimum index given may be wrong`);
}

/**
 * Whether the missing resources may have been pruned: a log prunes from its beginning, so the first bundle or tile
 * that it must serve is missing. A sample seldom draws the first one, so there any full bundle or tile counts.
 */
export function mayBePruned({ findings }: Tally, minimum: bigint, sampled: boolean): boolean {
  const index = minimum / BigInt(TILE_WIDTH);
  const first = [bundlePath({ index }), dataTilePath({ index }), tilePath({ level: 0, index })];
  return findings.some(({ kind, at }) => kind === 'missing' && (sampled ? !at.includes('.p/') : first.includes(at)));
}
