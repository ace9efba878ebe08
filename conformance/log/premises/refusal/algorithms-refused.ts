/** Algorithms that a log does not allow, refused as they are to be. */
import { premise } from '../../../core/check/premise.ts';
import { isGatewayRefusal } from '../../oracle/http/gateway.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { allAlgorithms } from '../create/all-algorithms.ts';

/**
 * A log that does not allow an algorithm refuses its entries with 400: else that is said there, and not again for each
 * request that is wrong besides.
 */
export const algorithmsRefusedWith400 = premise<LogTarget>()({
  name: 'refused-with-400',
  reasons: ['not-400'],
  async find(_log, t): Promise<true> {
    for (const { algorithm, creation: made } of await t.use(allAlgorithms)) {
      const status = made?.answer.status ?? 400;
      const expected = `the entry, or 400 where ${algorithm} is not allowed`;
      const defect = { reason: 'not-400', expected, actual: `status ${status}`, at: 'log/entries' } as const;
      const others = status >= 500 || (made && isGatewayRefusal(made.answer));
      t.judge(isSuccessStatus(status) || status === 400 || others ? undefined : defect, made?.answer);
    }
    return true;
  },
});
