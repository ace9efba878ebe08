import { watch } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { PUBLICATION_PATIENCE_S } from '../../premises/checkpoint/publication-patience.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

const POLL_MS = 1000;

/** The size of a served tree, and when the answer had come, in milliseconds of the run. */
interface ServedSize {
  readonly size: bigint;
  readonly at: number;
}

export const staleCheckpoint = watch<LogTarget>()({
  proves: 'LOG-GR-004',
  reasons: { stale: 'a smaller tree is shown for longer than declared after a larger one was' },
  begin(log, t) {
    const served: ServedSize[] = [];
    const declared = t.declared('stale-within');
    return {
      on({ resource, startedMs, durationMs }, answer) {
        const size = resource === 'checkpoint' && answer ? openCheckpoint(answer, log.keys)?.size : undefined;
        if (size === undefined) return;
        t.judge(staleDefect(size, startedMs, served, declared), answer);
        served.push({ size, at: startedMs + durationMs });
      },
      async end() {
        await t.use(verifiedCheckpoint);
        const sizes = served.map(({ size }) => size).sort(ascending);
        const largest = sizes.at(-1) ?? 0n;
        const seconds = Number(declared ?? PUBLICATION_PATIENCE_S);
        // A run must not end with a smaller tree: a cache comes to serve the larger one, a log that went back does not.
        const caughtUp = await t.poll(seconds * 1000 + POLL_MS, POLL_MS, async () => {
          await log.read({ kind: 'checkpoint' }, { fresh: true });
          return (served.at(-1)?.size ?? largest) >= largest ? true : undefined;
        });
        if (caughtUp || declared !== undefined) return;
        t.inconclusive(
          `the log showed a tree of size ${largest} and for ${seconds} s now one of ${served.at(-1)?.size}, which is its beginning: a cache that is late, or a log that went back (--declare stale-within=SECONDS makes this a judgement)`,
        );
      },
    };
  },
});

/** That a tree is smaller than one that was served longer ago than declared. */
function staleDefect(
  size: bigint,
  requestedAt: number,
  served: readonly ServedSize[],
  declared: string | undefined,
): Defect<'stale'> | undefined {
  const larger = served.find((earlier) => earlier.size > size);
  if (declared === undefined || !larger || requestedAt <= larger.at + Number(declared) * 1000) return undefined;
  const expected = `a tree of size ${larger.size} or more, no more than ${declared} s after it was shown`;
  const actual = `tree size ${size} ${((requestedAt - larger.at) / 1000).toFixed(1)} s after`;
  return { reason: 'stale', expected, actual, at: 'checkpoint' };
}
