import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { proofClaimsDefect } from '../../oracle/entry/answer-defects.ts';
import { consistentAnswers } from '../../premises/create/consistent-answers.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const claims = check<LogTarget>()({
  // LOG-CE-005 (must): The inclusion proof in the answer verifies against the checkpoint in the answer, and the log has published
  //   that checkpoint. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-005',
  needs: ['create'],
  reasons: {
    index: 'the proof is of another index than the answer',
    beyond: 'the tree of the proof is too small for the index',
    'tree-size': 'the tree size of the proof is not that of its checkpoint',
    'root-hash': 'the root hash of the proof is not that of its checkpoint',
  },
  owns: [reasonsOf(consistentAnswers, 'index', 'beyond', 'tree-size', 'root-hash')],
  run: async (_log, t) => {
    for (const answered of await t.use(consistentAnswers)) t.judge(proofClaimsDefect(answered), answered.answer);
  },
});
