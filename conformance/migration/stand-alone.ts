/** Stand-alone contracts (the interface document, "StandAloneContracts item"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { creationOf, mayBeHidden, withCode } from './made.ts';
import { coreItem, isLinked, lastOf } from './stand-alone-calls.ts';
import { CORE_CONTRACT, ITEM, NAMESAKE, standAlone } from './stand-alone-scene.ts';
import { told, unlike } from './told.ts';

const WITHOUT_CORE = `the tool has no ${CORE_CONTRACT} of that name, whose code could be compared`;

export const deployed = check<MigrationTarget>()({
  proves: 'MIG-SA-001',
  reasons: {
    failed: 'a DAO with stand-alone contracts is not migrated, where one without is',
    missing: 'such a run writes no `dao`',
    'not-deployed': 'there is no contract with the code of an item',
    again: 'there are more of them than items',
  },
  run: async (_tool, t) => {
    await t.use(standAlone);
    t.judge(undefined);
  },
});

export const fromCore = check<MigrationTarget>()({
  proves: 'MIG-SA-002',
  reasons: { other: 'an item with `fromCore` is not the contract of the core package' },
  run: async (_tool, t) => {
    const { base, made, run, views, withCore } = await t.use(standAlone);
    const code = await views.codeAt(base[CORE_CONTRACT]);
    if (!withCore || code === '0x') t.notApplicable(WITHOUT_CORE);
    const creation = await creationOf({ views }, base[CORE_CONTRACT]);
    const found = withCode(made, code).length;
    if (found === 0 && mayBeHidden(made, creation)) t.inconclusive('where the contract is cannot be seen on the chain');
    const wrong = found === 0 && {
      reason: 'other' as const,
      expected: `a contract with the code of base.${CORE_CONTRACT}`,
      actual: 'none in this run',
      at: `StandAloneContracts[${ITEM.core}]`,
    };
    t.judge(wrong || undefined, run);
  },
});

export const fromFile = check<MigrationTarget>()({
  proves: 'MIG-SA-003',
  reasons: { other: 'an item with `fromCore` false is not the contract of the file that is named like it' },
  run: async (_tool, t) => {
    const { made, run, withCore } = await t.use(standAlone);
    // That the others have the code of their files is how they were found.
    if (!withCore) return t.judge(undefined);
    const { bytecode, deployedBytecode } = NAMESAKE;
    const found = withCode(made, deployedBytecode).length;
    if (found === 0 && mayBeHidden(made, bytecode)) t.inconclusive('where the contract is cannot be seen on the chain');
    const wrong = found === 0 && {
      reason: 'other' as const,
      expected: `a contract with the code of ${CORE_CONTRACT}.json, which is not that of the core package`,
      actual: 'none in this run',
      at: `StandAloneContracts[${ITEM.namesake}]`,
    };
    t.judge(wrong || undefined, run);
  },
});

export { constructorArguments, initialized } from './stand-alone-arguments.ts';
export { avatarAddress, byCreator, runFunctions } from './stand-alone-runs.ts';

export const references = check<MigrationTarget>()({
  proves: 'MIG-SA-006',
  reasons: { other: '`{StandAloneContract: n}` became another address than that of the n-th item' },
  run: async (_tool, t) => {
    const scene = await t.use(standAlone);
    const { owned, initialized, holders, linked, views, run } = scene;
    const held = await Promise.all(
      holders.map(async ({ address }) => ({
        address,
        first: await views.value(address, 'function first() view returns (address)'),
        second: await views.value(address, 'function second() view returns (address)'),
      })),
    );
    const [a, b] = held as [(typeof held)[0], (typeof held)[0]];
    // Both have the same code: which is which is told by the way that fits better.
    const ways = [
      [a, b],
      [b, a],
    ].map(([one, other]) => [
      [owned.address, one!.first, `[${ITEM.first}].params[0]`] as const,
      [initialized.address, one!.second, `[${ITEM.first}].params[1]`] as const,
      [one!.address, other!.first, `[${ITEM.second}].params[0]`] as const,
      [owned.address, other!.second, `[${ITEM.second}].params[1]`] as const,
    ]);
    const fits = (way: (typeof ways)[0]) => way.filter(([wanted, found]) => told(wanted) === told(found)).length;
    const best = ways.reduce((one, other) => (fits(other) > fits(one) ? other : one));
    const refers = [
      [scene.withCore ? await coreItem(scene) : initialized.address, 'first'],
      [owned.address, 'second'],
    ] as const;
    const isThere = await isLinked(scene);
    const last = refers.map(async ([wanted, name], n) => {
      const found = await views.value(linked.address, `function ${name}() view returns (address)`);
      // What cannot be found, or was not initialised, is said elsewhere (MIG-SA-002, MIG-SA-005).
      const open = wanted === undefined || !isThere;
      return [wanted, open ? wanted : found, `[${lastOf(scene)}].params[${n}]`] as const;
    });
    await t.each([...best, ...(await Promise.all(last))], ([wanted, found, at]) =>
      t.judge(unlike('other', wanted, found, `StandAloneContracts${at}`), run),
    );
  },
});
