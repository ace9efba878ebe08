/** Which algorithms a log takes (Rekor v2, "Algorithms"). */

import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { ALGORITHMS } from '../../oracle/entry/key-details.ts';
import { gatewayRefusalText, isGatewayRefusal } from '../../oracle/http/gateway.ts';
import { type AlgorithmAttempt, allAlgorithms } from '../../premises/create/all-algorithms.ts';
import { choiceSeenOnce } from '../../premises/create/choice-once.ts';
import { algorithmsRefusedWith400 } from '../../premises/refusal/algorithms-refused.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const accepted = check<LogTarget>()({
  proves: 'LOG-CE-023',
  needs: ['create'],
  reasons: {
    'not-400': 'an entry of an algorithm is refused with another status than 400',
    'one-form': 'an algorithm is taken by public key and refused by certificate, or the other way round',
    'not-as-declared': 'other algorithms are taken than declared',
  },
  owns: [reasonsOf(algorithmsRefusedWith400, 'not-400')],
  run: async (_log, t) => {
    const attempts = (await t.use(allAlgorithms)).map(withoutGatewayAnswer);
    const statusOf = ({ creation: made }: AlgorithmAttempt) => made?.answer.status;
    const isTaken = (one: AlgorithmAttempt) => (statusOf(one) ?? 500) < 300;
    for (const one of attempts) {
      const status = statusOf(one);
      if (status === undefined) continue;
      const expected = `the entry, or 400 where ${one.algorithm} is not allowed`;
      const defect = { reason: 'not-400', expected, actual: `status ${status}`, at: attemptName(one) } as const;
      t.judge(isTaken(one) || status === 400 ? undefined : defect, one.creation!.answer);
    }
    for (const algorithm of ALGORITHMS) {
      const [key, certificate] = ['publicKey', 'x509Certificate'].map((as) =>
        attempts.find((one) => one.algorithm === algorithm && one.as === as && one.creation),
      );
      if (!key || !certificate) continue;
      const expected = `${algorithm} taken or refused in both forms`;
      const actual = `status ${statusOf(key)} by public key, ${statusOf(certificate)} by certificate`;
      const defect = { reason: 'one-form', expected, actual, at: 'log/entries' } as const;
      t.judge(isTaken(key) === isTaken(certificate) ? undefined : defect, certificate.creation!.answer);
    }
    const troubled = attempts.find(({ trouble }) => trouble !== undefined);
    if (troubled) t.inconclusive(`${attemptName(troubled)}: ${troubled.trouble}`);
    if (attempts.length < 2 * ALGORITHMS.length)
      t.inconclusive(`--max-writes left ${attempts.length} entries of ${2 * ALGORITHMS.length} that are needed`);
    t.judge(choiceSeenOnce(t.chose('algorithms', attempts.every(isTaken) ? 'all' : 'some')));
  },
});

/** What stands in front of a log may refuse what the log would take: that is no answer of the log. */
function withoutGatewayAnswer({ creation: made, ...one }: AlgorithmAttempt): AlgorithmAttempt {
  if (!made || !isGatewayRefusal(made.answer)) return made ? { ...one, creation: made } : one;
  return {
    ...one,
    trouble: gatewayRefusalText(made.answer),
  };
}

function attemptName({ algorithm, as }: AlgorithmAttempt): string {
  return `${algorithm} by ${as === 'publicKey' ? 'public key' : 'certificate'}`;
}
