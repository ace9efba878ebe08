import { bundlePath, tilePath } from '../../log/oracle/tiles/path.ts';
import { TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { type Finding, finding } from './finding.ts';
import type { Tally } from './tally.ts';

/** What is said where resources are missing that the log may have taken away on purpose. */
export const PRUNING_HINT =
  'whether what is missing was pruned cannot be told: a log that takes its beginning away says up to which entry; give that number as --minimum-index';

/** The minimum index is at most the size of the tree (tlog-tiles, "Pruning"). */
export function minimumIndexFinding(minimum: bigint, size: bigint): Finding {
  const expected = `a size of at least ${minimum}, the minimum index given (tlog-tiles, "Pruning")`;
  return finding('minimum-index', 'checkpoint', expected, `size ${size}. The minimum index given may be wrong`);
}

/**
 * Whether what is missing may have been pruned: a log prunes from its beginning, so the first bundle or tile that is owed
 * is gone. A sample seldom draws that one, so there any full one will do.
 */
export function mayBePruned({ findings }: Tally, minimum: bigint, sampled: boolean): boolean {
  const index = minimum / BigInt(TILE_WIDTH);
  const first = [bundlePath({ index }), tilePath({ level: 0, index })];
  return findings.some(({ kind, at }) => kind === 'missing' && (sampled ? !at.includes('.p/') : first.includes(at)));
}
