/** Which algorithms a log accepts (Rekor v2, "Algorithms"). */

import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { ALGORITHMS } from '../../oracle/entry/key-details.ts';
import { refusedAlgorithmDefect } from '../../oracle/entry/refused-algorithm.ts';
import { gatewayRefusalText, isGatewayRefusal } from '../../oracle/http/gateway.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import { type AlgorithmAttempt, allAlgorithms } from '../../premises/create/all-algorithms.ts';
import { choiceSeenOnce } from '../../premises/create/choice-once.ts';
import { algorithmsRefusedWith400 } from '../../premises/refusal/algorithms-refused.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const accepted = check<LogTarget>()({
  // LOG-CE-023 (must): The log accepts entries of every algorithm that it allows, by public key and by certificate, with the
  //   algorithm's own hash. [rekor-v2, "Algorithms"]
  proves: 'LOG-CE-023',
  needs: ['create'],
  reasons: {
    'not-400': 'an entry of an algorithm is refused with another status than 400',
    'one-form': 'an algorithm is accepted with a public key and refused with a certificate, or the reverse',
    'not-as-declared': 'the accepted algorithms differ from the declaration',
  },
  owns: [reasonsOf(algorithmsRefusedWith400, 'not-400')],
  run: async (_log, t) => {
    const attempts = (await t.use(allAlgorithms)).map(withoutGatewayAnswer);
    for (const attempt of attempts) {
      const answer = attempt.creation?.answer;
      if (answer) t.judge(refusedAlgorithmDefect(attempt.algorithm, answer, attemptName(attempt)), answer);
    }
    for (const algorithm of ALGORITHMS) {
      const [key, certificate] = (['publicKey', 'x509Certificate'] as const).map(
        (as) => attempts.find((attempt) => attempt.algorithm === algorithm && attempt.as === as)?.creation?.answer,
      );
      if (!key || !certificate) continue;
      const expected = `${algorithm} taken or refused in both forms`;
      const actual = `status ${key.status} by public key, ${certificate.status} by certificate`;
      const oneForm = { reason: 'one-form', expected, actual, at: 'log/entries' } as const;
      t.judge(isSuccessStatus(key.status) !== isSuccessStatus(certificate.status) && oneForm, certificate);
    }
    const unanswered = attempts.find(({ failure }) => failure !== undefined);
    if (unanswered) t.inconclusive(`${attemptName(unanswered)}: ${unanswered.failure}`);
    if (attempts.length < 2 * ALGORITHMS.length)
      t.inconclusive(`--max-writes left ${attempts.length} entries of ${2 * ALGORITHMS.length} that the check needs`);
    const areAllAccepted = attempts.every(({ creation }) => creation && isSuccessStatus(creation.answer.status));
    t.judge(choiceSeenOnce(t.chose('algorithms', areAllAccepted ? 'all' : 'some')));
  },
});

/** A gateway in front of a log may refuse an entry that the log would accept: its answer is not the log's. */
function withoutGatewayAnswer({ creation, ...attempt }: AlgorithmAttempt): AlgorithmAttempt {
  if (!creation) return attempt;
  const { answer } = creation;
  return isGatewayRefusal(answer) ? { ...attempt, failure: gatewayRefusalText(answer) } : { ...attempt, creation };
}

function attemptName({ algorithm, as }: AlgorithmAttempt): string {
  return `${algorithm} by ${as === 'publicKey' ? 'public key' : 'certificate'}`;
}
