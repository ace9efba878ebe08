import { check } from '../../../core/check/check.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { answeredCheckpoints } from '../../premises/create/answered-checkpoints.ts';
import { publication } from '../../premises/create/publication.ts';
import { soundWrittenTree } from '../../premises/create/written-tree.ts';
import { earlierRoots } from '../../premises/tiles/earlier-root.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const sameTree = check<LogTarget>()({
  // LOG-CE-025 (must): The log serves the tree size of an answer: afterwards its checkpoint shows no smaller size, except as
  //   caches allow. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-025',
  needs: ['create'],
  reasons: { 'other-tree': 'the root in an answer is not the root of the served tree at that size' },
  run: async (log, t) => {
    const answers = await t.use(answeredCheckpoints);
    await t.use(soundWrittenTree);
    const { size: largest } = (await t.use(publication)).checkpoint;
    const rootAt = earlierRoots(log, largest);
    for (const { answer, checkpoint } of answers) {
      const { size, root } = checkpoint;
      if (size > largest) continue;
      const served = await rootAt(size);
      if ('status' in served) return t.inconclusive(`${served.why}, so trees cannot be compared`);
      const expected = `${base64(served.root)}, the root of the first ${size} entries of the served tree`;
      const otherTree = {
        reason: 'other-tree',
        expected,
        actual: base64(root),
        at: 'inclusionProof.checkpoint',
      } as const;
      t.judge(!equalBytes(served.root, root) && otherTree, answer);
    }
    if (t.subjects === 0) t.inconclusive('the served tree is smaller than that of every answer');
  },
});
