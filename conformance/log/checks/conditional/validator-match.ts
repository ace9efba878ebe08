import { check } from '../../../core/check/check.ts';
import { headerValue } from '../../../core/target/header.ts';
import { revalidations } from '../../premises/http/revalidations.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const validatorMatch = check<LogTarget>()({
  proves: 'LOG-HT-004',
  reasons: { 'sent-again': 'what the client has already, by its entity tag, is sent once more' },
  run: async (_log, t) => {
    await t.each(
      await t.use(revalidations),
      ({ path, tag, answer }) => {
        // A checkpoint may be another by now, with another tag.
        const sent = answer.status === 200 && headerValue(answer, 'etag') === tag;
        const sentAgain = { reason: 'sent-again', expected: 'status 304', actual: 'status 200', at: path } as const;
        t.judge(sent ? sentAgain : undefined, answer);
      },
      'no answer has an entity tag',
    );
  },
});
