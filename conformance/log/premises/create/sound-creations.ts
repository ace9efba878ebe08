/** What every check of several writes stands on: a single entry is answered and kept as it is to be. */
import { premise } from '../../../core/check/premise.ts';
import { entryProofDefect } from '../../oracle/entry/proof-defect.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { answeredBodies } from './answered-bodies.ts';
import { consistentAnswers } from './consistent-answers.ts';
import { loggedEntries } from './logged-entries.ts';
import { publishedInTime } from './publication.ts';
import { soundWrittenTree } from './written-tree.ts';

/** The entries that were created first are right: what is wrong with each alone is no matter of many. */
export const soundCreations = premise<LogTarget>()({
  name: 'standing',
  reasons: ['length', 'root'],
  async find(_log, t): Promise<true> {
    await t.use(answeredBodies);
    // A tree that is wrong in itself gives wrong proofs.
    await t.use(soundWrittenTree);
    for (const { logged, answer } of await t.use(consistentAnswers)) {
      const defect = entryProofDefect(logged);
      const reason = defect?.reason === 'proof-length' ? 'length' : 'root';
      t.judge(defect && { ...defect, reason }, answer);
    }
    await t.use(publishedInTime);
    await t.use(loggedEntries);
    return true;
  },
});
