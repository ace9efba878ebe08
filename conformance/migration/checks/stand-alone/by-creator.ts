import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import type { RequirementId } from '../../../core/spec/requirement.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { LAST_TOLD_ADDRESS, RECORDED_ARGUMENTS } from '../../inputs/own-contracts/stand-alone-items.ts';
import { format, mismatch } from '../../oracle/comparison/format.ts';
import { sameIgnoringCase } from '../../oracle/comparison/same-ignoring-case.ts';
import { mayBeHidden, withCode } from '../../premises/contracts/created-contracts.ts';
import { createdDaoWithContracts, ownContractsByCreator } from '../../premises/contracts/own-contracts-by-creator.ts';
import { type RecordedCall, recordedCalls } from '../../premises/stand-alone/recorded-calls.ts';
import { type StandAloneOnChain, standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const byCreator = check<MigrationTarget>()({
  proves: ['MIG-SA-001', 'MIG-SA-005', 'MIG-SA-007'],
  reasons: {
    failed: 'by the DaoCreator a DAO with stand-alone contracts is not migrated, where one without is',
    'not-deployed': 'by the DaoCreator there is no contract with the code of an item',
    arguments: 'by the DaoCreator `initialize` is not called, or with something else than its item has',
    calls: 'by the DaoCreator the calls of `runFunctions` are others than its item has',
  },
  owns: [reasonsOf(createdDaoWithContracts, { contracts: 'failed' })],
  run: async (_tool, t) => {
    const byHand = await t.use(standAloneOnChain);
    const { scene, made } = await t.use(ownContractsByCreator);
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
    const wanted = said(RECORDED_ARGUMENTS);
    if (format(said(await recordedCalls(byHand), byHand.part.Avatar)) !== format(wanted))
      already('the calls are others than the item has');
    const found = said(await recordedCalls({ owned, views }), scene.part.Avatar);
    t.judge(breaking('MIG-SA-007', mismatch('calls', wanted, found, at(0, 'runFunctions'))), scene.run);
    const before = await linksOf(byHand);
    if (format(before.second) !== format(byHand.owned.address)) already('`initialize` is given something else');
    const { first, second, heard } = await linksOf({ linked, views });
    const due = [owned.address, owned.address];
    t.judge(breaking('MIG-SA-005', mismatch('arguments', due, [first, second], at(1, 'params'))), scene.run);
    if (format(before.heard) !== format(LAST_TOLD_ADDRESS)) already('`tell` is called otherwise');
    t.judge(breaking('MIG-SA-007', mismatch('calls', LAST_TOLD_ADDRESS, heard, at(1, 'runFunctions[0]'))), scene.run);
  },
});

const breaking = <R extends string>(breaks: RequirementId, found: Defect<R> | undefined): Defect<R> | undefined =>
  found && { ...found, breaks };

/** What the contract that has `initialize` was given, and what it was told last. */
async function linksOf({ linked, views }: Pick<StandAloneOnChain, 'linked' | 'views'>) {
  const of = (name: string) => views.value(linked.address, `function ${name}() view returns (address)`);
  return { first: await of('first'), second: await of('second'), heard: await of('told') };
}

/** Calls, with the token for the avatar. */
const said = (calls: readonly RecordedCall[], avatar?: unknown) =>
  calls.map(({ subject, number, note }) => [
    sameIgnoringCase(subject, avatar) ? 'AvatarAddress' : subject,
    number,
    note,
  ]);
