/** Stand-alone contracts (the interface document, "StandAloneContracts item"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { creationOf, mayBeHidden, withCode } from './made.ts';
import { type Call, recorded, tells } from './stand-alone-calls.ts';
import { CORE_CONTRACT, ITEM, NAMESAKE, RECORDED, standAlone, TOLD_BEFORE } from './stand-alone-scene.ts';
import { told, unlike } from './told.ts';

const NOBODY = `0x${'00'.repeat(20)}`;
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

export const references = check<MigrationTarget>()({
  proves: 'MIG-SA-006',
  reasons: { other: '`{StandAloneContract: n}` became another address than that of the n-th item' },
  run: async (_tool, t) => {
    const { owned, initialized, holders, views, run } = await t.use(standAlone);
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
    await t.each(best, ([wanted, found, at]) =>
      t.judge(unlike('other', wanted, found, `StandAloneContracts${at}`), run),
    );
  },
});

export const runFunctions = check<MigrationTarget>()({
  proves: 'MIG-SA-007',
  reasons: {
    calls: 'there were more or fewer calls than `runFunctions` has',
    order: 'they were not in its order',
    argument: 'a call was given something else than stands in its `params`',
  },
  run: async (_tool, t) => {
    const scene = await t.use(standAlone);
    const found = await recorded(scene);
    const at = `StandAloneContracts[${ITEM.owned}].runFunctions`;
    t.judge(unlike('calls', RECORDED.length, found.length, at), scene.run);
    const notes = (calls: readonly Call[]) => calls.map(({ note }) => told(note));
    const same = notes(found).sort().join() === notes(RECORDED).sort().join();
    if (same) t.judge(unlike('order', notes(RECORDED), notes(found), at), scene.run);
    await t.each(RECORDED.entries(), ([n, { subject, number, note }]) => {
      const call = found[n]!;
      const [wanted, given] = [
        [number, note],
        [call.number, call.note],
      ];
      // What `AvatarAddress` becomes is a matter of its own.
      const literal = subject !== 'AvatarAddress';
      const defect = literal
        ? unlike('argument', [subject, ...wanted], [call.subject, ...given], `${at}[${n}]`)
        : unlike('argument', wanted, given, `${at}[${n}]`);
      t.judge(defect, scene.run);
    });
    const last = `StandAloneContracts[${ITEM.first}].runFunctions`;
    const heard = (await tells(scene)).filter((one) => told(one) !== NOBODY);
    t.judge(unlike('calls', 'one contract that `tell` was called on', `${SAID[heard.length]}`, last), scene.run);
    if (told(heard[0]) === told(TOLD_BEFORE))
      t.judge({ reason: 'order', expected: 'AvatarAddress told last', actual: told(TOLD_BEFORE), at: last }, scene.run);
  },
});

const SAID = ['none', 'one contract that `tell` was called on', 'two'];

export const avatarAddress = check<MigrationTarget>()({
  proves: 'MIG-SA-008',
  reasons: { other: '`AvatarAddress` became another address than that of the avatar' },
  run: async (_tool, t) => {
    const scene = await t.use(standAlone);
    const at = RECORDED.findIndex(({ subject }) => subject === 'AvatarAddress');
    const said = (await recorded(scene)).filter(({ note }) => note === RECORDED[at]!.note);
    // One of both is told nothing.
    const heard = (await tells(scene)).filter((one) => ![NOBODY, TOLD_BEFORE].map(told).includes(told(one)));
    const all = [
      ...said.map(({ subject }) => [subject, `[${ITEM.owned}].runFunctions[${at}].params[0]`] as const),
      ...heard.map((one) => [one, `[${ITEM.first}].runFunctions[1].params[0]`] as const),
    ];
    if (all.length === 0) t.inconclusive('neither call that has it was made');
    await t.each(all, ([found, where]) =>
      t.judge(unlike('other', scene.part.Avatar, found, `StandAloneContracts${where}`), scene.run),
    );
  },
});
