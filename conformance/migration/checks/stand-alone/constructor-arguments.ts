import { check } from '../../../core/check/check.ts';
import { ITEM_INDEX, OWNED_ARGUMENTS } from '../../inputs/own-contracts/stand-alone-items.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import { standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const constructorArguments = check<MigrationTarget>()({
  // MIG-SA-004 (must): `params` are the arguments of the constructor, in order, unless `constructor` is false. [interface,
  //   "StandAloneContracts item"]
  proves: 'MIG-SA-004',
  reasons: { argument: 'the constructor got another argument than `params` has' },
  run: async (_tool, t) => {
    const { owned, views, run } = await t.use(standAloneOnChain);
    const read = (type: string, name: string) =>
      views.value(owned.address, `function ${name}() view returns (${type})`);
    const values = [
      [OWNED_ARGUMENTS.title, await read('string', 'title')],
      [OWNED_ARGUMENTS.amount, await read('uint256', 'amount')],
      [OWNED_ARGUMENTS.mark, await read('bytes32', 'mark')],
      [OWNED_ARGUMENTS.members, await read('address[]', 'getMembers')],
    ] as const;
    await t.each(values.entries(), ([n, [wanted, found]]) =>
      t.judge(valueMismatch('argument', wanted, found, `StandAloneContracts[${ITEM_INDEX.owned}].params[${n}]`), run),
    );
  },
});
