import { check } from '../../../core/check/check.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const minedContracts = check<MigrationTarget>()({
  proves: 'MIG-WR-003',
  reasons: { 'not-there': 'the result file names what is not on the chain' },
  run: async (_tool, t) => {
    const { first: base, seen: ofBase } = await t.use(unforcedBase);
    const { first: dao, seen: ofDao } = await t.use(finishedDao);
    const expected = 'nothing in the result file that has no code';
    for (const [{ run }, { stills }] of [
      [base, ofBase],
      [dao, ofDao],
    ] as const) {
      for (const { when, absent } of stills) {
        const [name] = absent;
        t.judge(name === undefined ? undefined : { reason: 'not-there', expected, actual: name, at: when }, run);
      }
      t.judge(undefined, run);
    }
  },
});
