/** Interrupted migrations of DAOs by the DaoCreator, and of DAOs with stand-alone contracts. */

import { check } from '../../../core/check/check.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { contractFiles } from '../../premises/contracts/build-files.ts';
import { contractsCreatedIn, withCode } from '../../premises/contracts/created-contracts.ts';
import { withName } from '../../premises/options/dao-texts.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { runUnforcedStep, unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { type InterruptedRun, interruptRun, type KillPoint, killPointText } from '../../premises/resume/killed-run.ts';
import { failedRunDefect } from '../../premises/runs/completed-run.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const NOTE = 'called once';
const OWNED = {
  name: 'Owned',
  fromCore: false,
  constructor: true,
  params: ['Interrupted', 7, `0x${'5a'.repeat(32)}`, []],
  runFunctions: [{ functionName: 'record', params: ['0x00000000000000000000000000000000000a0005', 1, NOTE] }],
};
const COUNT_VIEW = 'function callsCount() view returns (uint256)';

export const contractsOnce = check<MigrationTarget>()({
  // MIG-RE-002 (must): A step that was mined before the kill is not done again: founders have what they should have, and no more.
  //   [durable-deploy, "Resuming"]
  proves: 'MIG-RE-002',
  needs: ['processes'],
  reasons: {
    failed: 'the same command does not succeed after a killed run',
    several: 'after an interruption there is more than one avatar',
    contract: 'a stand-alone contract is deployed a second time',
    call: 'a function of a stand-alone contract is called a second time',
  },
  run: async (tool, t) => {
    const { way, base } = await t.use(unforcedBase);
    await t.use(finishedDao);
    const hasContracts = tool.has('params', 'StandAloneContracts');
    const hasCreator = tool.has('params', 'useDaoCreator') && tool.has('contracts', 'DaoCreator');
    if (!hasContracts && !hasCreator) t.notApplicable('it has neither stand-alone contracts nor the DaoCreator');
    const params: DaoParams = {
      ...withName(tool, PLAIN_PARAMS, 'Interrupted Organisation'),
      ...(hasCreator ? { useDaoCreator: true } : {}),
      ...(hasContracts ? { StandAloneContracts: [OWNED] } : {}),
    };
    const options = { params: { default: params } };
    const files = contractFiles(tool, { Owned: CONTRACTS.Owned });
    const wayWithFiles = { ...way, place: { ...way.place, files } };
    const place = await base.fresh(wayWithFiles.place);
    const whole = await runUnforcedStep(tool, base, wayWithFiles, { step: 'dao', options }, place);
    if (!succeeded(whole.run) || !whole.result?.result.dao)
      return t.inconclusive(
        'a DAO by the DaoCreator, or with a stand-alone contract, cannot be migrated without interruption',
      );
    await t.each(
      await killPointsIn(whole),
      async ({ k, of }) => {
        const point: KillPoint = { step: 'dao', k, moment: 'mined' };
        const interrupted = await interruptRun(tool, base, wayWithFiles, point, options);
        if (!interrupted) return;
        const { run } = interrupted.resumed;
        const at = `${killPointText(point)}, ${of}`;
        const failed = failedRunDefect('failed', run, at, 'the same command finishes what was interrupted');
        if (failed) t.fail(failed, run);
        const { avatars } = interrupted;
        const several = { expected: '1 avatar', actual: `${avatars} contracts of that code`, at };
        if (avatars > 1) t.fail({ reason: 'several', ...several }, run);
        const callCounts = hasContracts ? await callCountsIn(interrupted) : [];
        const contract = { expected: '1 contract Owned', actual: `${callCounts.length} with its code`, at };
        if (callCounts.length > 1) t.fail({ reason: 'contract', ...contract }, run);
        const isRepeated = callCounts.some((count) => typeof count === 'bigint' && count > 1n);
        const call = { expected: '1 call of `record`', actual: String(callCounts), at };
        t.judge(isRepeated && { reason: 'call', ...call }, run);
      },
      'no transaction is known to be of the DaoCreator, or of a stand-alone contract',
    );
  },
});

/** The transactions of the DaoCreator and of the stand-alone contract, as far as they can be identified. */
async function killPointsIn({ views, record, result, since }: ScenarioRun) {
  const mined = new Map(
    (await views.transactions(since + 1)).map((transaction) => [transaction.hash.toLowerCase(), transaction]),
  );
  const transactions = record.transactions.flatMap(({ k, hash = '' }) => {
    const transaction = mined.get(hash.toLowerCase());
    return transaction ? [{ k, to: transaction.to?.toLowerCase(), input: transaction.input.toLowerCase() }] : [];
  });
  const creator = String(result?.result.base?.DaoCreator).toLowerCase();
  const note = Buffer.from(NOTE).toString('hex');
  const code = CONTRACTS.Owned.bytecode.slice(2).toLowerCase();
  const forging = transactions.find(({ to }) => to === creator);
  const deploying = transactions.find(({ input }) => input.includes(code));
  const calling = transactions.findLast(({ input }) => input.includes(note));
  return [
    ...(forging ? [{ k: forging.k, of: 'of the DaoCreator' }] : []),
    ...(deploying ? [{ k: deploying.k, of: 'that deploys a stand-alone contract' }] : []),
    ...(calling && calling !== deploying ? [{ k: calling.k, of: 'that calls a stand-alone contract' }] : []),
  ];
}

/** The number of calls of each contract that the two runs deployed; undefined if it cannot be read. */
async function callCountsIn({ killed, resumed }: InterruptedRun): Promise<readonly unknown[]> {
  const created = await contractsCreatedIn({ ...resumed, since: killed.since });
  const owned = withCode(created, CONTRACTS.Owned.deployedBytecode);
  return Promise.all(owned.map(({ address }) => resumed.views.value(address, COUNT_VIEW)));
}
