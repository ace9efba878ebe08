/** The inclusion proof in a created entry's answer (RFC 6962 section 2.1.1). */

import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { answeredProofDefect } from '../../oracle/entry/answer-defects.ts';
import { consistentAnswers } from '../../premises/create/consistent-answers.ts';
import { soundCreations } from '../../premises/create/sound-creations.ts';
import { soundWrittenTree } from '../../premises/create/written-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const verifies = check<LogTarget>()({
  // LOG-CE-005 (must): The inclusion proof in the answer verifies against the checkpoint in the answer, and the log has published
  //   that checkpoint. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-005',
  needs: ['create'],
  reasons: {
    length: 'a proof has more or fewer hashes than a proof in its tree, or a hash of another length',
    root: 'a proof leads from the entry to another root than that of its checkpoint',
  },
  owns: [reasonsOf(soundCreations, 'length', 'root')],
  run: async (_log, t) => {
    const answers = await t.use(consistentAnswers);
    // A log that hashes wrongly proves wrongly: the checks of tiles judge that.
    await t.use(soundWrittenTree);
    for (const answered of answers) t.judge(answeredProofDefect(answered), answered.answer);
  },
});
