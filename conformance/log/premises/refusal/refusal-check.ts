import { check } from '../../../core/check/check.ts';
import type { RefusedFor } from '../../inputs/refused-request/refused-request.ts';
import { isGatewayRefusal } from '../../oracle/http/gateway.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { algorithmsRefusedWith400 } from './algorithms-refused.ts';
import type { alteredRepeats } from './altered-repeats.ts';
import { type RefusalGroup, refusedGroups } from './refusals.ts';

/** One kind of request that CreateEntry must refuse (Rekor v2, "CreateEntry", "Algorithms"). */
interface Refusal {
  /** The requests, by their name in `REFUSED_REQUESTS`; after them comes the sound entry of which each is a change. */
  readonly requests: RefusedFor;
  /** More requests, which are sent after the sound entry. */
  readonly later?: typeof alteredRepeats;
  readonly expectedStatus: 400;
  /** Why they must be refused, as a clause. */
  readonly because: string;
}

/** A check that each of these requests is refused with the expected status, and the sound entry accepted. */
export const refusalCheck = ({ requests, later, expectedStatus, because }: Refusal) =>
  check<LogTarget>()({
    proves: 'LOG-CE-007',
    needs: ['create'],
    reasons: {
      accepted: `a request is taken though ${because}`,
      'not-400': `a request is refused with another status than ${expectedStatus} because ${because}`,
      'sound-refused': 'the sound entry is refused afterwards, of which what was refused is a change',
    },
    run: async (_log, t) => {
      const at = 'log/entries';
      let refusedInFront: string | undefined;
      const judgeRefusals = (answers: RefusalGroup['answers']) => {
        for (const { request, answer } of answers) {
          const { status } = answer;
          if (isGatewayRefusal(answer)) {
            refusedInFront ??= `${request.what}: status ${status} without an error of the log, as what stands in front of it says no`;
            continue;
          }
          const texts = {
            expected: `status ${expectedStatus}, for this: ${request.what}`,
            actual: `status ${status}`,
            at,
          };
          if (isSuccessStatus(status)) t.fail({ reason: 'accepted', ...texts }, answer);
          // An error of the server refuses it too, and is judged by log/create-errors/no-server-error.
          t.judge(status === expectedStatus || status >= 500 ? undefined : { reason: 'not-400', ...texts }, answer);
        }
      };

      await t.use(algorithmsRefusedWith400);
      const { answers, sound, failure } = (await t.use(refusedGroups)).get(requests)!;
      judgeRefusals(answers);
      if (failure) throw failure;
      const { answer } = sound!;
      const { status } = answer;
      // A gateway's error does not show what the log behind it would answer.
      if (status === 502 || status === 504) t.inconclusive(`the sound entry was answered with status ${status}`);
      const texts = { expected: 'the entry: it is sound', actual: `status ${status}`, at };
      t.judge(isSuccessStatus(status) ? undefined : { reason: 'sound-refused', ...texts }, answer);
      if (later) {
        const altered = await t.use(later);
        judgeRefusals(altered.answers);
        if (altered.failure) throw altered.failure;
      }
      if (refusedInFront) t.inconclusive(refusedInFront);
    },
  });
