/** Which hash a logged body names (Rekor v2, "Algorithms"). */
import { check } from '../../../core/check/check.ts';
import { hashAlgorithmOf } from '../../oracle/entry/key-details.ts';
import { answeredBodies } from '../../premises/create/answered-bodies.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const hash = check<LogTarget>()({
  proves: 'LOG-CE-023',
  needs: ['create'],
  reasons: { algorithm: 'the body of an entry names another hash than that of its algorithm' },
  run: async (_log, t) => {
    for (const { entry, body, answer } of await t.use(answeredBodies)) {
      const expected = `${hashAlgorithmOf(entry.keyDetails)}, which ${entry.keyDetails} signs`;
      const right = body.algorithm === hashAlgorithmOf(entry.keyDetails);
      t.judge(
        right ? undefined : { reason: 'algorithm', expected, actual: body.algorithm, at: 'data.algorithm' },
        answer,
      );
    }
  },
});
