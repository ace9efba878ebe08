/** What Rekor v2 does beside tlog-tiles: freezing. Judged where the log is declared to be frozen. */
import { watch } from '../core/check.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import type { Checkpoint } from '../oracle/checkpoint.ts';
import { latestCheckpoint } from './note-premises.ts';
import { contentStage, openCheckpoint } from './stages.ts';

const FROZEN = 'Log frozen — ';

function mustBeFrozen(t: Trial<LogTarget, string>): void {
  if (t.declared('frozen') !== 'yes') t.notApplicable('the log is not declared to be frozen (--declare frozen=yes)');
}

export const frozenLine = watch<LogTarget>()({
  proves: 'LOG-RV-001',
  reasons: { line: 'the checkpoint of a frozen log does not say once that it is frozen' },
  begin: (_log, t) => ({
    on({ resource }, answer) {
      if (t.declared('frozen') !== 'yes' || resource !== 'checkpoint' || !answer) return;
      const extensions = contentStage(answer)?.value?.extensions;
      if (!extensions) return;
      const found = extensions.filter((line) => line.startsWith(FROZEN)).length;
      const expected = `one extension line that begins with "${FROZEN}"`;
      const defect = { reason: 'line', expected, actual: `${found} of them`, at: 'checkpoint' } as const;
      t.judge(found === 1 ? undefined : defect, answer);
    },
    async end() {
      mustBeFrozen(t);
      if (t.subjects === 0) await t.use(latestCheckpoint);
    },
  }),
});

export const frozenStays = watch<LogTarget>()({
  proves: 'LOG-RV-002',
  reasons: { changed: 'the tree of a frozen log changes' },
  begin(log, t) {
    let first: Checkpoint | undefined;
    return {
      on({ resource }, answer) {
        if (t.declared('frozen') !== 'yes' || resource !== 'checkpoint' || !answer) return;
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
        await t.time.sleep(1000, t.signal);
        await log.read({ kind: 'checkpoint' });
      },
    };
  },
});
