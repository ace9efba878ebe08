import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { NO_ENTRIES } from '../../premises/certificates/logged-certificates.ts';
import { allBundleReadings } from '../../premises/tiles/all-tree-readings.ts';
import { everyBundle } from '../../premises/tiles/every-bundle.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const wellFormed = check<LogTarget>()({
  // LOG-CT-020 (must): A data tile consists of as many TileLeaf structures as the tile is wide, and of nothing else.
  //   [static-ct-api, "Log entries"]
  proves: 'LOG-CT-020',
  reasons: {
    truncated: 'an entry is shorter than its lengths',
    'trailing-bytes': 'bytes follow the last entry',
    count: 'the data tile has fewer entries than its width',
    'entry-type': 'an entry is neither of a certificate nor of a precertificate',
    chain: 'the chain of an entry is not a whole number of fingerprints',
  },
  owns: [
    reasonsOf(allBundleReadings, {
      'leaf-truncated': 'truncated',
      'leaf-trailing-bytes': 'trailing-bytes',
      'leaf-count': 'count',
      'leaf-entry-type': 'entry-type',
      'leaf-chain': 'chain',
    }),
  ],
  run: async (_log, t) => {
    const tiles = await everyBundle(t);
    await t.each(tiles, ({ formDefect, answer }) => t.judge(leafDefect(formDefect), answer), NO_ENTRIES);
  },
});

/** The premise has a name of its own for each reason, since bundles have the same reasons. */
const leafDefect = (defect: Defect<string> | undefined) =>
  defect && { ...defect, reason: defect.reason.replace('leaf-', '') as 'truncated' };
