/** A partial tile or bundle is served until the full one exists (C2SP tlog-tiles "Partial Tiles"). */
import { check } from '../../../core/check/check.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { logGrowth } from '../../premises/growth/growth.ts';
import { recheckPartials } from '../../premises/growth/tree-snapshot.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { WRITING_FACETS } from '../../target/writing-facets.ts';

export const partialsStay = check<LogTarget>()({
  // LOG-GR-002 (must): The partial tiles and bundles of a published tree size are served until the full ones are served, and are
  //   the beginning of the full ones. [tlog-tiles, "Partial Tiles"]
  proves: 'LOG-GR-002',
  needsOneOf: WRITING_FACETS,
  reasons: {
    gone: 'a partial tile or bundle of a published size is missing before the full one exists',
    changed: 'a full tile or bundle does not begin with the bytes of the partial one',
  },
  run: async (log, t) => {
    const { snapshots } = await t.use(logGrowth);
    const { size } = snapshots.at(-1)!.checkpoint;
    // Judges the partial tiles and bundles of every published size, not only of the last.
    for (const snapshot of snapshots) await recheckPartials(log, snapshot, size);
    await t.each(
      snapshots.flatMap(({ partials }) => partials),
      async ({ path, fullPath, bytes, end, gone: goneStatus }) => {
        const expected = `it, or ${fullPath} in its place`;
        const early = {
          reason: 'gone',
          expected,
          actual: `status ${goneStatus} before it was full`,
          at: path,
        } as const;
        t.judge(goneStatus !== undefined && early);
        // A full resource that no checkpoint implies is not requested, since a cache might keep its absence.
        if (end > size || bytes === undefined) return;
        const answer = await log.read({ kind: 'path', path: fullPath });
        const full = answer.status === 200 ? readableBody(answer) : undefined;
        const expectedBytes = `the ${bytes.length} bytes of ${path} at the beginning`;
        const changed = { reason: 'changed', expected: expectedBytes, actual: 'other bytes', at: fullPath } as const;
        t.judge(full && !equalBytes(full.subarray(0, bytes.length), bytes) ? changed : undefined, answer);
      },
      'the log served no partial tile',
    );
  },
});
