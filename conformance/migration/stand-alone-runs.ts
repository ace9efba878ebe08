/** What stand-alone contracts are called with after they are deployed. */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import type { RequirementId } from '../core/requirement.ts';
import { CONTRACTS } from '../lab/generated/contracts.ts';
import { same } from './controller.ts';
import { itemsByCreator } from './items-by-creator.ts';
import { mayBeHidden, withCode } from './made.ts';
import { type Call, cappedBy, coreItem, lastOf, NOBODY, recorded, tells } from './stand-alone-calls.ts';
import { CAPPED, ITEM, RECORDED, type StandAlone, standAlone, TOLD_BEFORE, TOLD_LAST } from './stand-alone-scene.ts';
import { told, unlike } from './told.ts';

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
    const linked = `StandAloneContracts[${lastOf(scene)}].runFunctions[0]`;
    const heardLast = await scene.views.value(scene.linked.address, 'function told() view returns (address)');
    const untold = told(heardLast) === NOBODY && {
      reason: 'calls' as const,
      expected: 'a call of `tell` after `initialize`',
      actual: 'none',
      at: linked,
    };
    t.judge(untold || unlike('argument', TOLD_LAST, heardLast, `${linked}.params[0]`), scene.run);
    const core = await coreItem(scene);
    if (core === undefined) return;
    const uncalled = !(await cappedBy(scene, core)) && {
      reason: 'calls' as const,
      expected: `a call of \`setParameters\` with ${CAPPED.token}, ${CAPPED.cap}`,
      actual: 'none with these',
      at: `StandAloneContracts[${ITEM.core}].runFunctions`,
    };
    t.judge(uncalled || undefined, scene.run);
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

export const byCreator = check<MigrationTarget>()({
  proves: ['MIG-SA-001', 'MIG-SA-005', 'MIG-SA-007'],
  reasons: {
    failed: 'by the DaoCreator a DAO with stand-alone contracts is not migrated, where one without is',
    'not-deployed': 'by the DaoCreator there is no contract with the code of an item',
    arguments: 'by the DaoCreator `initialize` is not called, or with something else than its item has',
    calls: 'by the DaoCreator the calls of `runFunctions` are others than its item has',
  },
  run: async (_tool, t) => {
    const byHand = await t.use(standAlone);
    const { scene, made } = await t.use(itemsByCreator);
    const only = (name: 'Owned' | 'Linked', n: number) => {
      const { bytecode, deployedBytecode } = CONTRACTS[name];
      const [found] = withCode(made, deployedBytecode);
      if (found) return found;
      if (mayBeHidden(made, bytecode)) t.inconclusive('where the contract is cannot be seen on the chain');
      const expected = `a contract with the code of ${name}.json`;
      const at = `StandAloneContracts[${n}]`;
      t.judge({ reason: 'not-deployed', expected, actual: 'none', at, breaks: 'MIG-SA-001' }, scene.run);
      throw new Error('unreachable: it was judged');
    };
    const { views } = scene;
    const [owned, linked] = [only('Owned', 0), only('Linked', 1)];
    const already = (what: string) => t.inconclusive(`already without the DaoCreator ${what}`);
    const at = (n: number, member: string) => `StandAloneContracts[${n}].${member}`;
    const wanted = said(RECORDED);
    if (told(said(await recorded(byHand), byHand.part.Avatar)) !== told(wanted))
      already('the calls are others than the item has');
    const found = said(await recorded({ owned, views }), scene.part.Avatar);
    t.judge(breaking('MIG-SA-007', unlike('calls', wanted, found, at(0, 'runFunctions'))), scene.run);
    const before = await linksOf(byHand);
    if (told(before.second) !== told(byHand.owned.address)) already('`initialize` is given something else');
    const { first, second, heard } = await linksOf({ linked, views });
    const due = [owned.address, owned.address];
    t.judge(breaking('MIG-SA-005', unlike('arguments', due, [first, second], at(1, 'params'))), scene.run);
    if (told(before.heard) !== told(TOLD_LAST)) already('`tell` is called otherwise');
    t.judge(breaking('MIG-SA-007', unlike('calls', TOLD_LAST, heard, at(1, 'runFunctions[0]'))), scene.run);
  },
});

const breaking = <R extends string>(breaks: RequirementId, found: Defect<R> | undefined): Defect<R> | undefined =>
  found && { ...found, breaks };

/** What the contract that has `initialize` was given, and what it was told last. */
async function linksOf({ linked, views }: Pick<StandAlone, 'linked' | 'views'>) {
  const of = (name: string) => views.value(linked.address, `function ${name}() view returns (address)`);
  return { first: await of('first'), second: await of('second'), heard: await of('told') };
}

/** Calls, with the token for the avatar. */
const said = (calls: readonly Call[], avatar?: unknown) =>
  calls.map(({ subject, number, note }) => [same(subject, avatar) ? 'AvatarAddress' : subject, number, note]);
