import { premise } from '../../../core/check/premise.ts';
import { answeredProofDefect } from '../../oracle/entry/answer-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { answeredBodies } from './answered-bodies.ts';
import { consistentAnswers } from './consistent-answers.ts';
import { loggedEntries } from './logged-entries.ts';
import { publishedInTime } from './publication.ts';
import { soundWrittenTree } from './written-tree.ts';

/** The first created entries have right answers, proofs and leaves, so that a later defect comes from concurrency. */
export const soundCreations = premise<LogTarget>()({
  name: 'sound-creations',
  reasons: ['length', 'root'],
  async find(_log, t): Promise<true> {
    await t.use(answeredBodies);
    // A tree with wrong hashes gives wrong proofs.
    await t.use(soundWrittenTree);
    for (const answered of await t.use(consistentAnswers)) t.judge(answeredProofDefect(answered), answered.answer);
    await t.use(publishedInTime);
    await t.use(loggedEntries);
    return true;
  },
});
