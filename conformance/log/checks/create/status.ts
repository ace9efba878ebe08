import { check } from '../../../core/check/check.ts';
import { createdEntries } from '../../premises/create/all-algorithms.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const status = check<LogTarget>()({
  proves: 'LOG-CE-004',
  needs: ['create'],
  reasons: { 'not-201': 'a created entry is answered with another status than 201' },
  run: async (_log, t) => {
    for (const { answer } of await createdEntries(t)) {
      const actual = `status ${answer.status}`;
      const defect = { reason: 'not-201', expected: 'status 201', actual, at: 'log/entries' } as const;
      t.judge(answer.status === 201 ? undefined : defect, answer);
    }
  },
});
