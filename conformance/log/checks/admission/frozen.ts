/** A frozen log creates no entry (Rekor v2, "Freezing"). */
import { check } from '../../../core/check/check.ts';
import { entryMaker } from '../../inputs/entry/entry-maker.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import { saysFrozen } from '../../premises/checkpoint/frozen.ts';
import { sendEntry } from '../../premises/create/send-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const frozen = check<LogTarget>()({
  // LOG-CE-010 (must): A frozen log refuses to create entries with 405. [rekor-v2, "Freezing"]
  proves: 'LOG-CE-010',
  needs: ['create'],
  reasons: {
    accepted: 'a frozen log answers that it has created an entry',
    'not-405': 'a frozen log refuses to create an entry with another status than 405',
  },
  run: async (log, t) => {
    if (t.declared('frozen') !== 'yes' && !(await saysFrozen(log))) t.notApplicable('the log is not frozen');
    const entry = entryMaker({ runId: t.runId }).make('for a frozen log');
    const { answer } = await sendEntry(log, entry, t.time);
    const { status } = answer;
    const texts = { expected: 'status 405: the log is frozen', actual: `status ${status}`, at: 'log/entries' };
    // log/freezing/tree-unchanged judges whether the tree changes all the same.
    if (isSuccessStatus(status)) t.fail({ reason: 'accepted', ...texts }, answer);
    t.judge(status !== 405 && { reason: 'not-405', ...texts }, answer);
    const overGrpc = await log.grpc?.createEntry(entry);
    if (!overGrpc) return;
    // No mapping gives 405 a status code, so every error counts as a refusal.
    const expected = 'an error: the log is frozen';
    const accepted = { reason: 'accepted', expected, actual: 'OK', at: 'CreateEntry' } as const;
    t.judge(overGrpc.code === 0 && accepted, overGrpc);
  },
});
