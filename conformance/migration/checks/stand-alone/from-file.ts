import { check } from '../../../core/check/check.ts';
import {
  ITEM_INDEX,
  NAMESAKE_CONTRACT,
  STAND_ALONE_CORE_CONTRACT,
} from '../../inputs/own-contracts/stand-alone-items.ts';
import { mayBeHidden, withCode } from '../../premises/contracts/created-contracts.ts';
import { standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const fromFile = check<MigrationTarget>()({
  proves: 'MIG-SA-003',
  reasons: { other: 'an item with `fromCore` false is not the contract of the file that is named like it' },
  run: async (_tool, t) => {
    const { made, run, withCore } = await t.use(standAloneOnChain);
    // That the others have the code of their files is how they were found.
    if (!withCore) return t.judge(undefined);
    const { bytecode, deployedBytecode } = NAMESAKE_CONTRACT;
    const found = withCode(made, deployedBytecode).length;
    if (found === 0 && mayBeHidden(made, bytecode)) t.inconclusive('where the contract is cannot be seen on the chain');
    const wrong = found === 0 && {
      reason: 'other' as const,
      expected: `a contract with the code of ${STAND_ALONE_CORE_CONTRACT}.json, which is not that of the core package`,
      actual: 'none in this run',
      at: `StandAloneContracts[${ITEM_INDEX.namesake}]`,
    };
    t.judge(wrong || undefined, run);
  },
});
