import { check } from '../../../core/check/check.ts';
import { ITEM_INDEX, STAND_ALONE_CORE_CONTRACT } from '../../inputs/own-contracts/stand-alone-items.ts';
import { creationCodeOf, mayBeHidden, withCode } from '../../premises/contracts/created-contracts.ts';
import { standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const fromCore = check<MigrationTarget>()({
  // MIG-SA-002 (must): With `fromCore`, the contract is that of the core package. [interface, "StandAloneContracts item"]
  proves: 'MIG-SA-002',
  reasons: { other: 'an item with `fromCore` is not the contract of the core package' },
  run: async (_tool, t) => {
    const { base, made, run, views, withCore } = await t.use(standAloneOnChain);
    const coreAddress = base[STAND_ALONE_CORE_CONTRACT];
    const code = await views.codeAt(coreAddress);
    if (!withCore || code === '0x')
      t.notApplicable(`the tool has no ${STAND_ALONE_CORE_CONTRACT} of that name, whose code could be compared`);
    const contracts = withCode(made, code);
    if (contracts.length === 0 && mayBeHidden(made, await creationCodeOf({ views }, coreAddress)))
      t.inconclusive('the address of the contract cannot be found on the chain');
    const expected = `a contract with the code of base.${STAND_ALONE_CORE_CONTRACT}`;
    const at = `StandAloneContracts[${ITEM_INDEX.core}]`;
    t.judge(contracts.length === 0 && { reason: 'other', expected, actual: 'no such contract in this run', at }, run);
  },
});
