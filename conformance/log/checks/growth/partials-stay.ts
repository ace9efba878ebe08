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
    const { sights } = await t.use(logGrowth);
    const { size } = sights.at(-1)!.checkpoint;
    // Not only the last size: each that was published.
    for (const sight of sights) await recheckPartials(log, sight, size);
    const partials = sights.flatMap((sight) => sight.partials);
    await t.each(
      partials,
      async ({ path, fullPath, bytes, end, gone }) => {
        const expected = `it, or ${fullPath} in its place`;
        const early = { reason: 'gone', expected, actual: `status ${gone} before it was full`, at: path } as const;
        t.judge(gone === undefined ? undefined : early);
        // A full one that no checkpoint implies is not asked for: a cache might keep its absence.
        if (end > size) return;
        const full = await log.read({ kind: 'path', path: fullPath });
        const whole = full.status === 200 ? readableBody(full) : undefined;
        const changed = whole && !equalBytes(whole.subarray(0, bytes.length), bytes);
        const begins = `the ${bytes.length} bytes that ${path} had, at the beginning`;
        t.judge(
          changed ? { reason: 'changed', expected: begins, actual: 'other bytes', at: fullPath } : undefined,
          full,
        );
      },
      'no partial tile was ever seen',
    );
  },
});
