import { check } from '../../../core/check/check.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import { concurrentRequests } from '../../premises/concurrency/concurrent-entries.ts';
import { refusedGroups } from '../../premises/refusal/refusals.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** log/admission/signature judges the status of the refusals, with a single request at a time. */
export const forgedSignatures = check<LogTarget>()({
  // LOG-CE-007 (must): A request is refused with 400 and changes nothing where its signature does not verify, its key is not a
  //   valid key (for RSA by RFC 8017, section 3.1), or its parts do not belong together. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-007',
  needs: ['create'],
  reasons: { accepted: 'an entry whose signature does not verify is accepted among many concurrent entries' },
  run: async (_log, t) => {
    const alone = (await t.use(refusedGroups)).get('signature')!;
    if (alone.answers.some(({ answer }) => isSuccessStatus(answer.status)))
      t.inconclusive('an entry whose signature does not verify is accepted alone as well');
    const answers = (await t.use(concurrentRequests)).forged.flatMap(({ creation }) => creation?.answer ?? []);
    await t.each(
      answers,
      (answer) => {
        const expected = 'status 400: its signature does not verify';
        const accepted = {
          reason: 'accepted',
          expected,
          actual: `status ${answer.status}`,
          at: 'log/entries',
        } as const;
        t.judge(isSuccessStatus(answer.status) && accepted, answer);
      },
      'no forged entry was answered: the log was too busy, or --max-writes is used up',
    );
  },
});
