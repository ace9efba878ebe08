/** A frozen log creates no entry (Rekor v2, "Freezing"). */
import { check } from '../../../core/check/check.ts';
import { entryMaker } from '../../inputs/entry/entry-maker.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import { saysFrozen } from '../../premises/checkpoint/frozen.ts';
import { sendEntry } from '../../premises/create/send-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const frozen = check<LogTarget>()({
  proves: 'LOG-CE-010',
  needs: ['create'],
  reasons: {
    accepted: 'a frozen log says that it has created an entry',
    'not-405': 'a frozen log refuses to create an entry with another status than 405',
  },
  run: async (log, t) => {
    if (t.declared('frozen') !== 'yes' && !(await saysFrozen(log))) t.notApplicable('the log is not frozen');
    const entry = entryMaker({ runId: t.runId }).make('for a frozen log');
    const { answer } = await sendEntry(log, entry, t.time);
    const { status } = answer;
    const found = { expected: 'status 405: the log is frozen', actual: `status ${status}`, at: 'log/entries' };
    // Whether its tree changes all the same is heard by who watches the checkpoint of a frozen log.
    if (isSuccessStatus(status)) t.judge({ reason: 'accepted', ...found }, answer);
    t.judge(status === 405 ? undefined : { reason: 'not-405', ...found }, answer);
    // Which status code goes with 405 no mapping says.
    const overGrpc = await log.grpc?.createEntry(entry);
    const taken = {
      reason: 'accepted',
      expected: 'an error: the log is frozen',
      actual: 'OK',
      at: 'CreateEntry',
    } as const;
    if (overGrpc) t.judge(overGrpc.code === 0 ? taken : undefined, overGrpc);
  },
});
