import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import type { BundleFormReason } from '../../oracle/tiles/bundle.ts';
import { BUNDLES, type EntriesFormReason } from '../../oracle/tiles/entry-format.ts';
import { parseServedEntries } from '../../oracle/tiles/resource-defects.ts';
import { logGrowth } from '../../premises/growth/growth.ts';
import { allBundleReadings } from '../../premises/tiles/all-tree-readings.ts';
import { everyBundle, NO_BUNDLES } from '../../premises/tiles/every-bundle.ts';
import { DATA_TILES_DECLARED, formatOfEntries } from '../../premises/tiles/format-of-entries.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const wellFormed = check<LogTarget>()({
  // LOG-EB-002 (must): A bundle consists of as many entries as the tile is wide, each after its length as a big-endian uint16,
  //   and of nothing else. [tlog-tiles, "Log entries"]
  // LOG-EB-007 (must): Entries in another format are served at another URL than that of the bundle. [tlog-tiles, "Log entries"]
  proves: ['LOG-EB-002', 'LOG-EB-007'],
  reasons: {
    truncated: 'an entry is shorter than its length',
    'trailing-bytes': 'bytes follow the last entry',
    count: 'the bundle has another number of entries than its width',
  },
  owns: [reasonsOf(allBundleReadings, 'truncated', 'trailing-bytes', 'count')],
  run: async (_log, t) => {
    if (formatOfEntries(t) !== BUNDLES) t.notApplicable(DATA_TILES_DECLARED);
    const bundles = await everyBundle(t);
    for (const { partials } of (await t.attempt(logGrowth))?.snapshots ?? [])
      for (const { kind, path, bytes, width } of partials)
        if (kind === 'bundle' && bytes)
          t.judge(bundleDefect(parseServedEntries(BUNDLES, bytes, { path, width, answer: { cut: false } }).defect));
    await t.each(bundles, ({ formDefect, answer }) => t.judge(bundleDefect(formDefect), answer), NO_BUNDLES);
  },
});

/** Bundles have no other defects. */
const bundleDefect = (defect: Defect<EntriesFormReason> | undefined) => defect as Defect<BundleFormReason> | undefined;
