import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { createdEntries } from '../../premises/create/all-algorithms.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const status = check<LogTarget>()({
  // LOG-CE-004 (must): A created entry is answered with 201 and the JSON form of TransparencyLogEntry. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-004',
  needs: ['create'],
  reasons: { 'not-201': 'a created entry is answered with another status than 201' },
  run: async (_log, t) => {
    for (const { answer } of await createdEntries(t)) {
      t.judge(mismatch('not-201', 'status 201', `status ${answer.status}`, 'log/entries'), answer);
    }
  },
});
