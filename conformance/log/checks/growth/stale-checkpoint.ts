import { watch } from '../../../core/check/check.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { PUBLICATION_PATIENCE_S } from '../../premises/checkpoint/publication-patience.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

const POLL_MS = 1000;

/** A tree that was seen, and when the answer had come, in milliseconds of the run. */
interface SeenSize {
  readonly size: bigint;
  readonly at: number;
}

export const staleCheckpoint = watch<LogTarget>()({
  proves: 'LOG-GR-004',
  reasons: { stale: 'a smaller tree is shown for longer than declared after a larger one was' },
  begin(log, t) {
    const seen: SeenSize[] = [];
    const declared = t.declared('stale-within');
    const staleDefect = (size: bigint, asked: number) => {
      const larger = seen.find((one) => one.size > size);
      if (declared === undefined || !larger || asked <= larger.at + Number(declared) * 1000) return undefined;
      const seconds = ((asked - larger.at) / 1000).toFixed(1);
      const expected = `a tree of size ${larger.size} or more, no more than ${declared} s after it was shown`;
      const actual = `tree size ${size} ${seconds} s after`;
      return { reason: 'stale', expected, actual, at: 'checkpoint' } as const;
    };
    return {
      on({ resource, startedMs, durationMs }, answer) {
        const size = resource === 'checkpoint' && answer ? openCheckpoint(answer, log.keys)?.size : undefined;
        if (size === undefined) return;
        t.judge(staleDefect(size, startedMs), answer);
        seen.push({ size, at: startedMs + durationMs });
      },
      async end() {
        await t.use(verifiedCheckpoint);
        const before =
          seen
            .map(({ size }) => size)
            .sort(ascending)
            .at(-1) ?? 0n;
        const seconds = Number(declared ?? PUBLICATION_PATIENCE_S);
        // The last word of a run is not to be a smaller tree: a cache lets go of it, a log that went back does not.
        const caughtUp = await t.poll(seconds * 1000 + POLL_MS, POLL_MS, async () => {
          await log.read({ kind: 'checkpoint' }, { fresh: true });
          return (seen.at(-1)?.size ?? before) >= before ? true : undefined;
        });
        if (caughtUp || declared !== undefined) return;
        t.inconclusive(
          `the log showed a tree of size ${before} and for ${seconds} s now one of ${seen.at(-1)?.size}, which is its beginning: a cache that is late, or a log that went back (--declare stale-within=SECONDS makes this a judgement)`,
        );
      },
    };
  },
});
