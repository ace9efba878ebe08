import { check } from '../../../core/check/check.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import {
  ITEM_INDEX,
  NAMESAKE_CONTRACT,
  STAND_ALONE_CORE_CONTRACT,
} from '../../inputs/own-contracts/stand-alone-items.ts';
import { mayBeHidden, withCode } from '../../premises/contracts/created-contracts.ts';
import { standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const fromFile = check<MigrationTarget>()({
  // MIG-SA-003 (must): With `fromCore` false its ABI and bytecode are those of the JSON file named like the contract. [interface,
  //   "StandAloneContracts item"]
  proves: 'MIG-SA-003',
  reasons: { other: 'an item with `fromCore` false is not the contract of the file with its name' },
  run: async (_tool, t) => {
    const { made, run, withCore } = await t.use(standAloneOnChain);
    // Where no item has a namesake in the core package, Owned must be the contract of its file.
    const [name, { bytecode, deployedBytecode }, index] = withCore
      ? [STAND_ALONE_CORE_CONTRACT, NAMESAKE_CONTRACT, ITEM_INDEX.namesake]
      : ['Owned', CONTRACTS.Owned, ITEM_INDEX.owned];
    const contracts = withCode(made, deployedBytecode);
    if (contracts.length === 0 && mayBeHidden(made, bytecode))
      t.inconclusive('the address of the contract cannot be found on the chain');
    const expected = `a contract with the code of ${name}.json, which is not that of the core package`;
    const at = `StandAloneContracts[${index}]`;
    t.judge(
      contracts.length > 0 ? undefined : { reason: 'other', expected, actual: 'no such contract in this run', at },
      run,
    );
  },
});
