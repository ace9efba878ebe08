/** The log as other readers see it: on connections of their own, with other headers, several at once. */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget, ReadOptions } from '../core/target.ts';
import type { Evidence } from '../core/trial.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import { bundlePath, tilePath } from '../oracle/path.ts';
import { DISGUISES } from './disguises.ts';
import { first } from './first.ts';
import { grown } from './grown.ts';
import { latestCheckpoint } from './note-premises.ts';
import { isRefusal, servedForm } from './served-form.ts';
import { openCheckpoint } from './stages.ts';

/** How many tiles, and how many bundles, each look reads again at most. */
const READ_AGAIN = 20;
/** How many readers ask at the same moment. */
const CROWD = 6;

/** What other readers were shown, each thing that was looked at once. */
interface Looks {
  readonly split: readonly Looked<'split'>[];
  readonly withheld: readonly Looked<'withheld'>[];
}
interface Looked<R extends string> {
  readonly defect: Defect<R> | undefined;
  readonly evidence?: Evidence;
}

const looks = premise<LogTarget>()({
  name: 'looks',
  owners: {},
  async find(log, t): Promise<Looks> {
    const start = await t.use(latestCheckpoint);
    const roots = new Map([[start.size, start.root]]);
    for (const { checkpoint } of (await t.attempt(grown))?.sights ?? []) roots.set(checkpoint.size, checkpoint.root);
    const { sample } = await t.use(first.tree);
    // The first view is complete before anybody looks again. What was not served then is another check's matter.
    const complete = (await t.attempt(first.tiles)) && (await t.attempt(first.bundles));
    const split: Looked<'split'>[] = [];
    const withheld: Looked<'withheld'>[] = [];
    const refused = (at: string, status: number, evidence?: Evidence) => {
      const defect = { reason: 'withheld', expected: 'status 200, as before', actual: `status ${status}`, at } as const;
      withheld.push({ defect: isRefusal(status) ? defect : undefined, ...(evidence ? { evidence } : {}) });
    };
    const look = async (options: ReadOptions) => {
      const answer = await log.read({ kind: 'checkpoint' }, options);
      refused('checkpoint', answer.status, answer);
      const seen = openCheckpoint(answer, log.keys);
      if (!seen) return;
      const before = roots.get(seen.size) ?? seen.root;
      roots.set(seen.size, before);
      const expected = `the root ${base64(before)} at tree size ${seen.size}, as before`;
      const other = { reason: 'split', expected, actual: base64(seen.root), at: 'checkpoint' } as const;
      split.push({ defect: equalBytes(before, seen.root) ? undefined : other, evidence: answer });
    };
    // Several at once: a log that tells connections apart may show the truth to one at a time only.
    await Promise.all(Array.from({ length: CROWD }, () => look({ fresh: true })));
    for (const [number, headers] of DISGUISES.entries()) {
      const options = { fresh: true, headers };
      await look(options);
      if (!complete) continue;
      // The watches compare what comes with what was answered before. Every look begins elsewhere in a large sample.
      const again = [
        ...turn(sample.tiles, number).map(
          (id) => [tilePath(id), tilePath({ level: id.level, index: id.index })] as const,
        ),
        ...turn(sample.bundles, number).map((id) => [bundlePath(id), bundlePath({ index: id.index })] as const),
      ];
      for (const [path, fullPath] of again) {
        const found = await servedForm(log, path, fullPath, options);
        refused(path, 'status' in found ? found.status : 200);
      }
    }
    return { split, withheld };
  },
});

export const oneView = check<LogTarget>()({
  proves: 'LOG-GR-001',
  reasons: { split: 'another connection with other headers is shown another tree of the same size' },
  run: async (_log, t) => {
    const { split } = await t.use(looks);
    if (split.length === 0) t.notApplicable('no other reader was shown a checkpoint');
    await t.each(split, ({ defect, evidence }) => t.judge(defect, evidence));
  },
});

export const everyReader = check<LogTarget>()({
  proves: 'LOG-GR-006',
  reasons: { withheld: 'another connection with other headers is refused what was served before' },
  run: async (_log, t) => {
    await t.each((await t.use(looks)).withheld, ({ defect, evidence }) => t.judge(defect, evidence));
  },
});

/** Some of the items, others at each turn, so that a few turns see them all. */
function turn<X>(items: readonly X[], number: number): readonly X[] {
  const start = (number * READ_AGAIN) % Math.max(items.length, 1);
  return [...items.slice(start), ...items.slice(0, start)].slice(0, READ_AGAIN);
}
