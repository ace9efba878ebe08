/** What Rekor v2 does beside tlog-tiles: freezing. Judged where the log is declared to be frozen. */
import { watch } from '../core/check.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import type { Checkpoint } from '../oracle/checkpoint.ts';
import { FROZEN } from './frozen.ts';
import { latestCheckpoint } from './note-premises.ts';
import { contentStage, openCheckpoint } from './stages.ts';

/** A cache may show for so long what there was before: what is seen until then says nothing of the frozen log. */
const staleMs = (t: Trial<LogTarget, string>): number => Number(t.declared('stale-within') ?? 0) * 1000;

function mustBeFrozen(t: Trial<LogTarget, string>): void {
  if (t.declared('frozen') !== 'yes') t.notApplicable('the log is not declared to be frozen (--declare frozen=yes)');
}

/** Looks at the checkpoint when no cache may show an older one any more. */
async function lookOnceSettled(log: LogTarget, t: Trial<LogTarget, string>): Promise<void> {
  const left = staleMs(t) - t.time.now();
  if (left >= 0) await t.time.sleep(left + 1, t.signal);
  await log.read({ kind: 'checkpoint' });
}

export const frozenLine = watch<LogTarget>()({
  proves: 'LOG-RV-001',
  reasons: { line: 'the checkpoint of a frozen log does not say once that it is frozen' },
  begin: (log, t) => ({
    on({ resource, startedMs }, answer) {
      if (t.declared('frozen') !== 'yes' || resource !== 'checkpoint' || !answer) return;
      if (startedMs < staleMs(t)) return;
      const extensions = contentStage(answer)?.value?.extensions;
      if (!extensions) return;
      const found = extensions.filter((line) => line.startsWith(FROZEN)).length;
      const expected = `one extension line that begins with "${FROZEN}"`;
      const defect = { reason: 'line', expected, actual: `${found} of them`, at: 'checkpoint' } as const;
      t.judge(found === 1 ? undefined : defect, answer);
    },
    async end() {
      mustBeFrozen(t);
      await t.use(latestCheckpoint);
      await lookOnceSettled(log, t);
    },
  }),
});

export const frozenStays = watch<LogTarget>()({
  proves: 'LOG-RV-002',
  reasons: { changed: 'the tree of a frozen log changes' },
  begin(log, t) {
    let first: Checkpoint | undefined;
    return {
      on({ resource, startedMs }, answer) {
        if (t.declared('frozen') !== 'yes' || resource !== 'checkpoint' || !answer) return;
        if (startedMs < staleMs(t)) return;
        const seen = openCheckpoint(answer, log.keys);
        if (!seen) return;
        first ??= seen;
        const say = ({ size, root }: Checkpoint) => `tree size ${size} with root ${base64(root)}`;
        const same = first.size === seen.size && equalBytes(first.root, seen.root);
        const expected = `${say(first)}, as before`;
        t.judge(same ? undefined : { reason: 'changed', expected, actual: say(seen), at: 'checkpoint' }, answer);
      },
      async end() {
        mustBeFrozen(t);
        await t.use(latestCheckpoint);
        // What a frozen log shows once more, later, is what it showed.
        await lookOnceSettled(log, t);
        await t.time.sleep(1000, t.signal);
        await log.read({ kind: 'checkpoint' });
      },
    };
  },
});
