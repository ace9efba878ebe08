import { check } from '../../../core/check/check.ts';
import { ITEM_INDEX, STAND_ALONE_CORE_CONTRACT } from '../../inputs/own-contracts/stand-alone-items.ts';
import { creationCodeOf, mayBeHidden, withCode } from '../../premises/contracts/created-contracts.ts';
import { standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const WITHOUT_CORE = `the tool has no ${STAND_ALONE_CORE_CONTRACT} of that name, whose code could be compared`;

export const fromCore = check<MigrationTarget>()({
  proves: 'MIG-SA-002',
  reasons: { other: 'an item with `fromCore` is not the contract of the core package' },
  run: async (_tool, t) => {
    const { base, made, run, views, withCore } = await t.use(standAloneOnChain);
    const code = await views.codeAt(base[STAND_ALONE_CORE_CONTRACT]);
    if (!withCore || code === '0x') t.notApplicable(WITHOUT_CORE);
    const creation = await creationCodeOf({ views }, base[STAND_ALONE_CORE_CONTRACT]);
    const found = withCode(made, code).length;
    if (found === 0 && mayBeHidden(made, creation)) t.inconclusive('where the contract is cannot be seen on the chain');
    const wrong = found === 0 && {
      reason: 'other' as const,
      expected: `a contract with the code of base.${STAND_ALONE_CORE_CONTRACT}`,
      actual: 'none in this run',
      at: `StandAloneContracts[${ITEM_INDEX.core}]`,
    };
    t.judge(wrong || undefined, run);
  },
});
