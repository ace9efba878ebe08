/** Methods by which no entry is created (Rekor v2, "Routes"). */
import { check } from '../../../core/check/check.ts';
import { requestJson } from '../../oracle/entry/create-request.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import { firstEntry } from '../../premises/create/first-entry.ts';
import { runEntries } from '../../premises/create/run-entries.ts';
import { sendEntry } from '../../premises/create/send-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';

const METHODS = ['PUT', 'PATCH', 'DELETE', 'GET'];
const METHOD_STATUS: Readonly<Record<number, string>> = { 405: 'not-allowed', 501: 'not-implemented' };

export const method = check<LogTarget>()({
  // LOG-CE-019 (must): Entries are created only by POST: another method at that path is refused and creates nothing. [rekor-v2,
  //   "Routes"]
  proves: 'LOG-CE-019',
  needs: ['create'],
  reasons: {
    answered: 'a method other than POST is answered as if it were allowed',
    'not-as-declared': 'another method than POST is refused otherwise than declared',
    created: 'another method than POST has created an entry',
  },
  run: async (log, t) => {
    await t.use(firstEntry);
    const sound = (await t.use(runEntries)).make('other methods');
    for (const name of METHODS) {
      // Content in a GET has no meaning (RFC 9110 section 9.3.1).
      const answer = await log.create({ method: name, ...(name === 'GET' ? {} : { body: requestJson(sound) }) });
      const { status } = answer;
      const at = `${name} log/entries`;
      const expected = 'a refusal: entries are created by POST';
      if (isSuccessStatus(status)) t.fail({ reason: 'answered', expected, actual: `status ${status}`, at }, answer);
      // Other statuses come from a redirect, a firewall or a gateway, and create nothing either.
      const option = METHOD_STATUS[status];
      const defect = option === undefined ? undefined : t.chose('wrong-method', option);
      // A gateway may refuse some methods with one status, and the log the others with another.
      t.judge(defect?.reason === 'not-as-declared' && { ...defect, reason: 'not-as-declared', at }, answer);
    }
    const { answer } = await sendEntry(log, sound, t.time);
    const expected = 'the entry, which no request with another method has created';
    const created = { reason: 'created', expected, actual: 'status 409', at: 'log/entries' } as const;
    t.judge(answer.status === 409 && created, answer);
  },
});
