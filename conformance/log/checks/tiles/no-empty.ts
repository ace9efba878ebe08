import { check } from '../../../core/check/check.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { logGrowth } from '../../premises/growth/growth.ts';
import { firstEmptyEdges } from '../../premises/tiles/empty-edges.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const noEmpty = check<LogTarget>()({
  // LOG-TL-005 (must): Empty tiles are not served. [tlog-tiles, "Partial Tiles"]
  proves: 'LOG-TL-005',
  reasons: { empty: 'an empty tile or bundle is served' },
  run: async (log, t) => {
    const first = await t.use(firstEmptyEdges);
    // At a multiple of 256 a log has no partial tile to serve, and the empty one is near.
    const growth = log.append || log.create ? await t.attempt(logGrowth) : undefined;
    const later = growth?.snapshots.flatMap(({ emptyEdges }) => emptyEdges) ?? [];
    await t.each([...first, ...later], ({ path, answer }) => {
      const empty = answer.status === 200 && (answer.raw.length === 0 || readableBody(answer)?.length === 0);
      const actual = 'status 200 and no bytes';
      t.judge(empty && { reason: 'empty', expected: 'an error status', actual, at: path }, answer);
    });
  },
});
