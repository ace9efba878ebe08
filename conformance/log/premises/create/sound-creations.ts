import { premise } from '../../../core/check/premise.ts';
import { answeredProofDefect } from '../../oracle/entry/answer-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { answeredBodies } from './answered-bodies.ts';
import { consistentAnswers } from './consistent-answers.ts';
import { loggedEntries } from './logged-entries.ts';
import { publishedInTime } from './publication.ts';
import { soundWrittenTree } from './written-tree.ts';

/** The entries that were created first are answered, proved and logged rightly, so that a defect of many is one of many. */
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
