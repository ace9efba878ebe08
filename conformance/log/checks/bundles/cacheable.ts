import { check } from '../../../core/check/check.ts';
import { immutableCachingDefect } from '../../oracle/http/caching.ts';
import { everyBundle, NO_BUNDLES } from '../../premises/tiles/every-bundle.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const cacheable = check<LogTarget>()({
  // LOG-EB-005 (should): The caching headers of an entry bundle, or of a data tile, let caches keep it for a long time.
  //   [tlog-tiles, "Log entries"]
  proves: 'LOG-EB-005',
  reasons: { 'short-lived': 'its headers do not let caches keep a bundle for long' },
  run: async (_log, t) => {
    await t.each(
      await everyBundle(t),
      ({ answer, path }) => t.judge(immutableCachingDefect(answer, path), answer),
      NO_BUNDLES,
    );
  },
});
