import { check } from '../../../core/check/check.ts';
import { isRefusalStatus } from '../../oracle/http/status.ts';
import { otherReaders } from '../../premises/growth/other-readers.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const nothingWithheld = check<LogTarget>()({
  // LOG-GR-006 (should): The log serves to other readers what it serves to one reader, whatever headers they send. [tlog-tiles,
  //   "APIs"]
  proves: 'LOG-GR-006',
  reasons: { withheld: 'a connection with other headers is refused a resource that was served before' },
  run: async (_log, t) => {
    await t.each((await t.use(otherReaders)).statuses, ({ path, status, answer }) => {
      const actual = `status ${status}`;
      const withheld = { reason: 'withheld', expected: 'status 200, as before', actual, at: path } as const;
      t.judge(isRefusalStatus(status) && withheld, answer);
    });
  },
});
