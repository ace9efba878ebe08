import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { initializedLiterals, ownedLiterals } from '../../inputs/own-contracts/literal-items.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import type { CreatedContract } from '../../premises/contracts/created-contracts.ts';
import {
  literalArgumentsRun,
  OTHER_ARGUMENT_TEXT,
  sortedArguments,
} from '../../premises/stand-alone/literal-arguments-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const GETTERS = ['title() view returns (string)', 'amount() view returns (uint256)'];

export const constructorArguments = check<MigrationTarget>()({
  // MIG-SA-004 (must): `params` are the arguments of the constructor, in order, unless `constructor` is false. [interface,
  //   "StandAloneContracts item"]
  proves: 'MIG-SA-004',
  reasons: { failed: 'a DAO migration fails because of such arguments', other: OTHER_ARGUMENT_TEXT },
  owns: [reasonsOf(literalArgumentsRun, 'failed')],
  run: async (_tool, t) => {
    const { scene, large, made } = await t.use(literalArgumentsRun);
    const owned = made('Owned') ?? t.inconclusive('the contracts cannot be found on the chain');
    const read = (contracts: readonly CreatedContract[], getters: readonly string[]) =>
      Promise.all(
        contracts.map(({ address }) =>
          Promise.all(getters.map((getter) => scene.views.value(address, `function ${getter}`))),
        ),
      );
    const found = sortedArguments(await read(owned, [...GETTERS, 'getMembers() view returns (address[])']));
    const wanted = sortedArguments(ownedLiterals(large).map(({ title, amount, members }) => [title, amount, members]));
    t.judge(valueMismatch('other', wanted, found, 'StandAloneContracts[0, 1].params'), scene.run);
    const initialized = made('Initialized');
    if (!initialized) return;
    const foundValues = sortedArguments(await read(initialized, GETTERS));
    const wantedValues = sortedArguments(initializedLiterals(large).map(({ title, amount }) => [title, amount]));
    t.judge(valueMismatch('other', wantedValues, foundValues, 'StandAloneContracts[2, 3].params'), scene.run);
  },
});
