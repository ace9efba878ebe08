/** The checks of what CreateEntry refuses, one for each group of requests (Rekor v2, "CreateEntry", "Algorithms"). */

import { check } from '../../../core/check/check.ts';
import type { RefusedFor } from '../../inputs/refused-request/refused-request.ts';
import { isGatewayRefusal } from '../../oracle/http/gateway.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { algorithmsRefusedWith400 } from './algorithms-refused.ts';
import type { alteredRepeats } from './altered-repeats.ts';
import { type RefusalGroup, refusedGroups } from './refusals.ts';

/** A check of one group of requests that are wrong in `what`, and of others that are sent after its sound entry. */
export const refusalCheck = (group: RefusedFor, what: string, after?: typeof alteredRepeats) =>
  check<LogTarget>()({
    proves: 'LOG-CE-007',
    needs: ['create'],
    reasons: {
      accepted: `a request is taken though ${what}`,
      'not-400': `a request is refused with another status than 400 because ${what}`,
      'sound-refused': 'the sound entry is refused afterwards, of which what was refused is a change',
    },
    run: async (_log, t) => {
      await t.use(algorithmsRefusedWith400);
      const { answers, sound, trouble } = (await t.use(refusedGroups)).get(group)!;
      const expected = (one: string) => `status 400, for this: ${one}`;
      let inFront: string | undefined;
      const judgeAll = (all: RefusalGroup['answers']) => {
        for (const { request, answer } of all) {
          const { status } = answer;
          if (isGatewayRefusal(answer)) {
            inFront ??= `${request.what}: status ${status} without an error of the log, as what stands in front of it says no`;
            continue;
          }
          const say = { expected: expected(request.what), actual: `status ${status}`, at: 'log/entries' };
          if (isSuccessStatus(status)) t.judge({ reason: 'accepted', ...say }, answer);
          // An error of the server refuses it too, and is another check's matter.
          t.judge(status === 400 || status >= 500 ? undefined : { reason: 'not-400', ...say }, answer);
        }
      };
      judgeAll(answers);
      if (trouble) throw trouble;
      const { answer } = sound!;
      const { status } = answer;
      // Of a gateway, which says nothing of what stands behind it.
      if (status === 502 || status === 504) t.inconclusive(`the sound entry was answered with status ${status}`);
      const found = { expected: 'the entry: it is sound', actual: `status ${status}`, at: 'log/entries' };
      t.judge(isSuccessStatus(status) ? undefined : { reason: 'sound-refused', ...found }, answer);
      const later = after && (await t.use(after));
      judgeAll(later?.answers ?? []);
      if (later?.trouble) throw later.trouble;
      if (inFront) t.inconclusive(inFront);
    },
  });
