import { check } from '../../../core/check/check.ts';
import { BUNDLES } from '../../oracle/tiles/entry-format.ts';
import { entryFormat } from '../../premises/tiles/entry-format.ts';
import { nonEmptyTree } from '../../premises/tiles/every-tree.ts';
import { DATA_TILES_DECLARED, formatOfEntries } from '../../premises/tiles/format-of-entries.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const besideAnotherFormat = check<LogTarget>()({
  // LOG-EB-006 (should): A log that serves its entries in another format serves entry bundles as well. [tlog-tiles, "Log
  //   entries"]
  proves: 'LOG-EB-006',
  reasons: { lacking: 'the log serves its entries in another format alone' },
  run: async (_log, t) => {
    const tree = await nonEmptyTree(t);
    if ((await t.use(tree.tree)).checkpoint.size === 0n) t.notApplicable('an empty log has no entries');
    if (formatOfEntries(t) !== BUNDLES) t.notApplicable(DATA_TILES_DECLARED);
    // Bundles that are missing are judged by log/bundles/served.
    await t.use(tree.bundles);
    const expected = 'entry bundles as well';
    const lacking = {
      reason: 'lacking',
      expected,
      actual:
        t.declared('entry-format') === 'other'
          ? 'entries in another format alone'
          : 'data tiles of Certificate Transparency alone, at tile/data: --profile static-ct judges them',
      at: 'tile/entries',
    } as const;
    t.judge((await t.use(entryFormat)) === 'other' && lacking);
  },
});
