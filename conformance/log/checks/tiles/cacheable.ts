import { check } from '../../../core/check/check.ts';
import { immutableCachingDefect } from '../../oracle/http/caching.ts';
import { everyTile, NO_TILES } from '../../premises/tiles/every-tile.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const cacheable = check<LogTarget>()({
  // LOG-TL-004 (should): The caching headers of a tile let caches keep it for a long time. [tlog-tiles, "Merkle Tree"]
  proves: 'LOG-TL-004',
  reasons: { 'short-lived': 'its headers do not let caches keep a tile for long' },
  run: async (_log, t) => {
    await t.each(
      await everyTile(t),
      ({ answer, path }) => t.judge(immutableCachingDefect(answer, path), answer),
      NO_TILES,
    );
  },
});
