/** The log as other readers see it: on connections of their own, with other headers, several at once. */
import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Evidence } from '../../../core/check/trial.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { READER_HEADERS } from '../../inputs/http/reader-headers.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { isRefusalStatus } from '../../oracle/http/status.ts';
import { bundlePath, tilePath } from '../../oracle/tiles/path.ts';
import type { LogTarget, ReadOptions } from '../../target/log-target.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { firstTree } from '../tiles/first-tree.ts';
import { readServedForm } from '../tiles/served-form.ts';
import { logGrowth } from './growth.ts';

/** How many tiles, and how many bundles, each look reads again at most. */
const READ_AGAIN = 20;
/** How many readers ask at the same moment. */
const READERS_AT_ONCE = 6;

/** What other readers were shown, each thing that was looked at once. */
interface OtherReaders {
  readonly split: readonly ReaderJudgement<'split'>[];
  readonly withheld: readonly ReaderJudgement<'withheld'>[];
}
interface ReaderJudgement<R extends string> {
  readonly defect: Defect<R> | undefined;
  readonly evidence?: Evidence;
}

export const otherReaders = premise<LogTarget>()({
  name: 'looks',
  async find(log, t): Promise<OtherReaders> {
    const start = await t.use(verifiedCheckpoint);
    const roots = new Map([[start.size, start.root]]);
    for (const { checkpoint } of (await t.attempt(logGrowth))?.sights ?? [])
      roots.set(checkpoint.size, checkpoint.root);
    const { sample } = await t.use(firstTree.tree);
    // The first view is complete before anybody looks again. What was not served then is another check's matter.
    const complete = (await t.attempt(firstTree.tiles)) && (await t.attempt(firstTree.bundles));
    const split: ReaderJudgement<'split'>[] = [];
    const withheld: ReaderJudgement<'withheld'>[] = [];
    const refused = (at: string, status: number, evidence?: Evidence) => {
      const defect = { reason: 'withheld', expected: 'status 200, as before', actual: `status ${status}`, at } as const;
      withheld.push({ defect: isRefusalStatus(status) ? defect : undefined, ...(evidence ? { evidence } : {}) });
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
    await Promise.all(Array.from({ length: READERS_AT_ONCE }, () => look({ fresh: true })));
    for (const [number, headers] of READER_HEADERS.entries()) {
      const options = { fresh: true, headers };
      await look(options);
      if (!complete) continue;
      // The watches compare what comes with what was answered before. Every look begins elsewhere in a large sample.
      const again = [
        ...rotated(sample.tiles, number).map(
          (id) => [tilePath(id), tilePath({ level: id.level, index: id.index })] as const,
        ),
        ...rotated(sample.bundles, number).map((id) => [bundlePath(id), bundlePath({ index: id.index })] as const),
      ];
      for (const [path, fullPath] of again) {
        const found = await readServedForm(log, path, fullPath, options);
        refused(path, 'status' in found ? found.status : 200);
      }
    }
    return { split, withheld };
  },
});

/** Some of the items, others at each turn, so that a few turns see them all. */
function rotated<X>(items: readonly X[], number: number): readonly X[] {
  const start = (number * READ_AGAIN) % Math.max(items.length, 1);
  return [...items.slice(start), ...items.slice(0, start)].slice(0, READ_AGAIN);
}
