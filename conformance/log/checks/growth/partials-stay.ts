/** A partial tile or bundle stays until its full one is there (C2SP tlog-tiles "Partial Tiles"). */
import { check } from '../../../core/check/check.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { logGrowth } from '../../premises/growth/growth.ts';
import { recheckPartials } from '../../premises/growth/tree-snapshot.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { WRITING_FACETS } from '../../target/writing-facets.ts';

export const partialsStay = check<LogTarget>()({
  proves: 'LOG-GR-002',
  needsOneOf: WRITING_FACETS,
  reasons: {
    gone: 'a partial tile or bundle of a published size is gone before its full one is there',
    changed: 'a full tile or bundle does not begin with what its partial one had',
  },
  run: async (log, t) => {
    const { snapshots } = await t.use(logGrowth);
    const { size } = snapshots.at(-1)!.checkpoint;
    // Not only the last size: each that was published.
    for (const snapshot of snapshots) await recheckPartials(log, snapshot, size);
    await t.each(
      snapshots.flatMap(({ partials }) => partials),
      async ({ path, fullPath, bytes, end, gone }) => {
        const expected = `it, or ${fullPath} in its place`;
        const early = { reason: 'gone', expected, actual: `status ${gone} before it was full`, at: path } as const;
        t.judge(gone === undefined ? undefined : early);
        // A full one that no checkpoint implies is not requested: a cache might keep its absence.
        if (end > size) return;
        const answer = await log.read({ kind: 'path', path: fullPath });
        const full = answer.status === 200 ? readableBody(answer) : undefined;
        const kept = `the ${bytes.length} bytes that ${path} had, at the beginning`;
        const changed = { reason: 'changed', expected: kept, actual: 'other bytes', at: fullPath } as const;
        t.judge(full && !equalBytes(full.subarray(0, bytes.length), bytes) ? changed : undefined, answer);
      },
      'the log served no partial tile',
    );
  },
});
