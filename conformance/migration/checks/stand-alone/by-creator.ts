import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { LAST_TELL_ARGUMENT, RECORDED_ARGUMENTS } from '../../inputs/own-contracts/stand-alone-items.ts';
import { format, valueMismatch } from '../../oracle/comparison/format.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { mayBeHidden, withCode } from '../../premises/contracts/created-contracts.ts';
import { createdDaoWithContracts, ownContractsByCreator } from '../../premises/contracts/own-contracts-by-creator.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { type RecordedCall, recordedCalls } from '../../premises/stand-alone/recorded-calls.ts';
import { CALL_KEYS, type StandAloneOnChain, standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const byCreator = check<MigrationTarget>()({
  // MIG-SA-001 (must): Each item is deployed, and only once, as the contract with that `name`. [interface, "StandAloneContracts
  //   item"]
  // MIG-SA-005 (must): With `constructor` false, `params` are the arguments of `initialize`, and the constructor has no
  //   arguments. [interface, "StandAloneContracts item"]
  // MIG-SA-007 (must): Each function of `runFunctions` is called on the contract after it is deployed, in order, with its
  //   `params`. [interface, "StandAloneContracts item"]
  proves: ['MIG-SA-001', 'MIG-SA-005', 'MIG-SA-007'],
  reasons: {
    failed: 'by the DaoCreator a DAO with stand-alone contracts cannot be migrated; one without can',
    'not-deployed': 'by the DaoCreator there is no contract with the code of an item',
    arguments: 'by the DaoCreator `initialize` is not called, or with other arguments than its item has',
    calls: 'by the DaoCreator the calls of `runFunctions` are others than its item has',
  },
  owns: [reasonsOf(createdDaoWithContracts, { contracts: 'failed' })],
  run: async (tool, t) => {
    requireParams(tool, t, 'useDaoCreator');
    const byHand = await t.use(standAloneOnChain);
    const { scene, made } = await t.use(ownContractsByCreator);
    const { views, run } = scene;
    const itemContract = (name: 'Owned' | 'Linked', at: string) => {
      const { bytecode, deployedBytecode } = CONTRACTS[name];
      const [contract] = withCode(made, deployedBytecode);
      if (contract) {
        t.judge(undefined, run);
        return contract;
      }
      if (mayBeHidden(made, bytecode)) t.inconclusive('the address of the contract cannot be found on the chain');
      const expected = `a contract with the code of ${name}.json`;
      return t.fail({ reason: 'not-deployed', expected, actual: 'no such contract', at, breaks: 'MIG-SA-001' }, run);
    };
    const owned = itemContract('Owned', 'StandAloneContracts[0]');
    const linked = itemContract('Linked', 'StandAloneContracts[1]');

    const hasCalls = CALL_KEYS.every((key) => tool.has('params', key));
    if (hasCalls) await judgeRecordedCalls();
    if (tool.has('params', 'StandAloneContract')) await judgeLinks();
    if (hasCalls) await judgeLastCall();

    async function judgeRecordedCalls() {
      const wantedCalls = callArguments(RECORDED_ARGUMENTS);
      const callsByHand = callArguments(await recordedCalls(byHand), byHand.part.Avatar);
      if (format(callsByHand) !== format(wantedCalls))
        t.inconclusive(`${ALREADY} the calls are others than the item has`);
      const calls = callArguments(await recordedCalls({ owned, views }), scene.part.Avatar);
      const callsDefect = valueMismatch('calls', wantedCalls, calls, 'StandAloneContracts[0].runFunctions');
      t.judge(callsDefect && { ...callsDefect, breaks: 'MIG-SA-007' }, run);
    }

    async function judgeLinks() {
      const linksByHand = await linksOf(byHand);
      if (format(linksByHand.second) !== format(byHand.owned.address))
        t.inconclusive(`${ALREADY} \`initialize\` gets other arguments`);
      const links = await linksOf({ linked, views });
      const [wantedLinks, foundLinks] = [
        [owned.address, owned.address],
        [links.first, links.second],
      ];
      const linksDefect = valueMismatch('arguments', wantedLinks, foundLinks, 'StandAloneContracts[1].params');
      t.judge(linksDefect && { ...linksDefect, breaks: 'MIG-SA-005' }, run);
    }

    async function judgeLastCall() {
      if (format((await linksOf(byHand)).lastArgument) !== format(LAST_TELL_ARGUMENT))
        t.inconclusive(`${ALREADY} \`tell\` is called with another argument`);
      const tellDefect = valueMismatch(
        'calls',
        LAST_TELL_ARGUMENT,
        (await linksOf({ linked, views })).lastArgument,
        'StandAloneContracts[1].runFunctions[0]',
      );
      t.judge(tellDefect && { ...tellDefect, breaks: 'MIG-SA-007' }, run);
    }
  },
});

const ALREADY = 'already without the DaoCreator';

/** The arguments of `initialize`, and of the last call of `tell`, as the contract keeps them. */
async function linksOf({ linked, views }: Pick<StandAloneOnChain, 'linked' | 'views'>) {
  const read = (name: string) => views.value(linked.address, `function ${name}() view returns (address)`);
  return { first: await read('first'), second: await read('second'), lastArgument: await read('told') };
}

/** The arguments of calls, with `AvatarAddress` for the avatar. */
const callArguments = (calls: readonly RecordedCall[], avatar?: unknown) =>
  calls.map(({ subject, number, note }) => [isSameAddress(subject, avatar) ? 'AvatarAddress' : subject, number, note]);
