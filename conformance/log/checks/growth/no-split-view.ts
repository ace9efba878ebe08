/** All readers get the same tree (C2SP tlog-checkpoint "Signatures"). */
import { check } from '../../../core/check/check.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { otherReaders } from '../../premises/growth/other-readers.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const noSplitView = check<LogTarget>()({
  // LOG-GR-001 (must): A log signs no checkpoint that is inconsistent with one that it signed before. [tlog-checkpoint,
  //   "Signatures"]
  proves: 'LOG-GR-001',
  reasons: { split: 'a connection with other headers gets another tree of the same size' },
  run: async (_log, t) => {
    await t.each(
      (await t.use(otherReaders)).checkpoints,
      ({ checkpoint: { size, root }, firstRoot, answer }) => {
        const expected = `the root ${base64(firstRoot)} at tree size ${size}, as before`;
        const split = { reason: 'split', expected, actual: base64(root), at: 'checkpoint' } as const;
        t.judge(!equalBytes(root, firstRoot) && split, answer);
      },
      'no other reader got a checkpoint',
    );
  },
});
