/** A request for a tile that does not exist yet, in a log that this run started itself. */

import type { Trial } from '../../../core/check/trial.ts';
import { supersededForSeconds } from '../../oracle/http/caching.ts';
import { tilePath } from '../../oracle/tiles/path.ts';
import { hashesAtLevel } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { impossiblePathAnswers, impossiblePathsRefused } from '../tiles/impossible-paths.ts';

/**
 * Asks for the tile of level 1 that has one more hash than that of the present tree: the next entries give the log this hash.
 * Returns the path, or undefined where nothing was asked, since a cache might remember that the tile was absent. So only a
 * log is asked that this run started, to which nobody else writes, and whose refusals forbid caches to keep them.
 */
export async function askEarly(log: LogTarget, size: bigint, t: Trial<LogTarget, string>): Promise<string | undefined> {
  if (!log.exclusive || !log.restart || !(await t.attempt(impossiblePathsRefused))) return undefined;
  const refusals = (await t.attempt(impossiblePathAnswers)) ?? [];
  if (!refusals.every(({ answer }) => supersededForSeconds(answer) === 0)) return undefined;
  const count = hashesAtLevel(size, 1);
  const width = Number(count % 256n) + 1;
  const path = tilePath({ level: 1, index: count / 256n, ...(width === 256 ? {} : { width }) });
  await log.read({ kind: 'path', path });
  return path;
}
