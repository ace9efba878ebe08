import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { unforcedBase } from '../../premises/rerun/unforced-base.ts';
import type { ResultFileHistory } from '../../premises/result-file/result-file-history.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const minedContracts = check<MigrationTarget>()({
  // MIG-WR-003 (must): The result file names only what is on the chain. [durable-deploy, "Result file"]
  proves: 'MIG-WR-003',
  reasons: { 'not-there': 'the result file names a contract that is not on the chain' },
  run: async (_tool, t) => {
    const base = await t.use(unforcedBase);
    const dao = await t.use(finishedDao);
    for (const { first, history } of [base, dao]) t.judge(absentContractDefect(history), first.run);
  },
});

/** A contract that the result file names before it has code. */
function absentContractDefect({ snapshots }: ResultFileHistory): Defect<'not-there'> | undefined {
  const [absentContract] = snapshots.flatMap(({ when, absent }) => absent.map((actual) => ({ actual, at: when })));
  return (
    absentContract && {
      reason: 'not-there',
      expected: 'only contracts with code in the result file',
      ...absentContract,
    }
  );
}
