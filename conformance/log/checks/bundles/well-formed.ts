import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { parseBundle } from '../../oracle/tiles/bundle.ts';
import { logGrowth } from '../../premises/growth/growth.ts';
import { allBundleReadings } from '../../premises/tiles/all-tree-readings.ts';
import { everyBundle, NO_BUNDLES } from '../../premises/tiles/every-bundle.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const wellFormed = check<LogTarget>()({
  proves: 'LOG-EB-002',
  reasons: {
    truncated: 'an entry ends before its length says',
    'trailing-bytes': 'something follows the last entry',
    count: 'the bundle has another number of entries than its width',
  },
  owns: [reasonsOf(allBundleReadings, 'truncated', 'trailing-bytes', 'count')],
  run: async (_log, t) => {
    const read = await everyBundle(t);
    for (const sight of (await t.attempt(logGrowth))?.sights ?? [])
      for (const { kind, path, bytes, width } of sight.partials) {
        if (kind !== 'bundle') continue;
        const { defect } = parseBundle(bytes, width);
        t.judge(defect && { ...defect, at: path });
      }
    await t.each(read, () => t.judge(undefined), NO_BUNDLES);
  },
});
