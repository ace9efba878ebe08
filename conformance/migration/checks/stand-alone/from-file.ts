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
  // MIG-SA-003 (must): With `fromCore` false, the contract's ABI and bytecode are those of the JSON file that is named like the
  //   contract. [interface, "StandAloneContracts item"]
  proves: 'MIG-SA-003',
  reasons: { other: 'an item with `fromCore` false is not the contract of the file with its name' },
  run: async (_tool, t) => {
    const { made, run, withCore } = await t.use(standAloneOnChain);
    // Only a contract of the same name in the core package can be taken instead. Without it `Owned` is looked for.
    const item = withCore
      ? { name: STAND_ALONE_CORE_CONTRACT, contract: NAMESAKE_CONTRACT, index: ITEM_INDEX.namesake }
      : { name: 'Owned', contract: CONTRACTS.Owned, index: ITEM_INDEX.owned };
    const contracts = withCode(made, item.contract.deployedBytecode);
    if (contracts.length === 0 && mayBeHidden(made, item.contract.bytecode))
      t.inconclusive('the address of the contract cannot be found on the chain');
    const expected = `a contract with the code of ${item.name}.json${withCore ? ', not that of the core package' : ''}`;
    const at = `StandAloneContracts[${item.index}]`;
    t.judge(contracts.length === 0 && { reason: 'other', expected, actual: 'no such contract in this run', at }, run);
  },
});
