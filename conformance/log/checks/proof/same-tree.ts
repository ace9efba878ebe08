import { check } from '../../../core/check/check.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { answeredCheckpoints } from '../../premises/create/answered-checkpoints.ts';
import { publication } from '../../premises/create/publication.ts';
import { soundWrittenTree } from '../../premises/create/written-tree.ts';
import { earlierRoots } from '../../premises/tiles/earlier-root.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const sameTree = check<LogTarget>()({
  proves: 'LOG-CE-025',
  needs: ['create'],
  reasons: { 'other-tree': 'the root in an answer is not the one that the served tree had at that size' },
  run: async (log, t) => {
    const all = await t.use(answeredCheckpoints);
    await t.use(soundWrittenTree);
    const { size: largest } = (await t.use(publication)).checkpoint;
    const rootAt = earlierRoots(log, largest);
    for (const { answer, checkpoint: head } of all) {
      const { size, root } = head;
      if (size > largest) continue;
      const now = await rootAt(size);
      if ('status' in now)
        return t.inconclusive(`${now.path} is not served (status ${now.status}), so trees cannot be compared`);
      const expected = `${base64(now.root)}, the root of the first ${size} entries of the served tree`;
      const defect = { reason: 'other-tree', expected, actual: base64(root), at: `inclusionProof.checkpoint` } as const;
      t.judge(equalBytes(now.root, root) ? undefined : defect, answer);
    }
    if (t.subjects === 0) t.inconclusive('the served tree is smaller than that of every answer');
  },
});
