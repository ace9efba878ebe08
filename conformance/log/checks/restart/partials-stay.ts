/** The partial tiles and bundles of sizes from before a restart are served after it (C2SP tlog-tiles "Partial Tiles"). */
import { check } from '../../../core/check/check.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { logGrowth } from '../../premises/growth/growth.ts';
import { recheckPartials } from '../../premises/growth/tree-snapshot.ts';
import { restartedLog } from '../../premises/restart/restarted-log.ts';
import { restartedTree } from '../../premises/restart/restarted-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { WRITING_FACETS } from '../../target/writing-facets.ts';

export const partialsStay = check<LogTarget>()({
  // LOG-GR-002 (must): The partial tiles and bundles of a published tree size are served until the full ones are served, and are
  //   the beginning of the full ones. [tlog-tiles, "Partial Tiles"]
  proves: 'LOG-GR-002',
  needs: ['restart'],
  needsOneOf: WRITING_FACETS,
  reasons: {
    gone: 'after a restart a partial tile or bundle of a published size is missing, and there is no full one',
  },
  run: async (log, t) => {
    const { snapshots } = await t.use(logGrowth);
    // log/growth/partials-stay judges those that were gone before.
    const before = snapshots.flatMap(({ partials }) => partials).filter(({ gone }) => gone === undefined);
    if (log.create) await t.use(restartedLog);
    else await t.use(restartedTree);
    const latest = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys);
    if (!latest) return t.inconclusive('the log served no checkpoint after the restart just then');
    for (const snapshot of snapshots) await recheckPartials(log, snapshot, latest.size);
    await t.each(
      before.filter(({ end }) => end > latest.size),
      ({ path, fullPath, gone }) => {
        const expected = `it, or ${fullPath} in its place`;
        const missing = { reason: 'gone', expected, actual: `status ${gone} after the restart`, at: path } as const;
        t.judge(gone !== undefined && missing);
      },
      'each partial tile of a published size is full',
    );
  },
});
