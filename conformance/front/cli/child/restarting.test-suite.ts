/** Suites with one check that needs a restart, between two that read. The child imports them by address. */

import { check } from '../../../core/check/check.ts';
import { type Suite, suite } from '../../../core/check/suite.ts';
import type { LogTarget } from '../../../log/target/log-target.ts';

type Run = (log: LogTarget) => Promise<string>;

const pidOf: Run = async (log) => Buffer.from((await log.read({ kind: 'checkpoint' })).body()).toString();
const reads = check<LogTarget>()({
  proves: 'LOG-CP-001',
  reasons: { wrong: 'never' },
  run: async (log, t) => {
    await pidOf(log);
    t.judge(undefined);
  },
});
/** Fails with the number of the process that answers before, and of the one that does so after. */
const restarts = (how: 'term' | 'kill', meanwhile: Run = async () => '') =>
  suite<LogTarget>({
    name: 'log',
    order: ['test'],
    checks: {
      'test/before': reads,
      'test/restarts': check<LogTarget>()({
        proves: 'LOG-CP-001',
        needs: ['restart'],
        reasons: { restarted: 'it was restarted' },
        run: async (log, t) => {
          const pidBefore = await pidOf(log);
          await Promise.all([log.restart!(how), meanwhile(log)]);
          t.judge({ reason: 'restarted', expected: pidBefore, actual: await pidOf(log) });
        },
      }),
      'test/thereafter': reads,
    },
  });

export const term: Suite<LogTarget> = restarts('term');
export const kill: Suite<LogTarget> = restarts('kill');
export const diesMeanwhile: Suite<LogTarget> = restarts('kill', async () => {
  process.kill(process.pid, 'SIGKILL');
  return '';
});
