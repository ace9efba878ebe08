/** Which hash a logged body names (Rekor v2, "Algorithms"). */
import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { hashAlgorithmOf } from '../../oracle/entry/key-details.ts';
import { answeredBodies } from '../../premises/create/answered-bodies.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const hash = check<LogTarget>()({
  // LOG-CE-023 (must): The log accepts entries of every algorithm that it allows, by public key and by certificate, with the
  //   algorithm's own hash. [rekor-v2, "Algorithms"]
  proves: 'LOG-CE-023',
  needs: ['create'],
  reasons: { algorithm: 'the body of an entry names another hash than that of its algorithm' },
  run: async (_log, t) => {
    for (const { entry, body, answer } of await t.use(answeredBodies)) {
      const defect = mismatch('algorithm', hashAlgorithmOf(entry.keyDetails), body.algorithm, 'data.algorithm');
      const expected = `${defect?.expected}, the hash that ${entry.keyDetails} signs`;
      t.judge(defect && { ...defect, expected }, answer);
    }
  },
});
