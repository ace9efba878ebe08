/** DAOs by the creator, and with contracts of their own, that were interrupted. */
import { check } from '../../../core/check/check.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { contractFiles } from '../../premises/contracts/build-files.ts';
import { contractsCreatedIn, withCode } from '../../premises/contracts/created-contracts.ts';
import { finishedDao } from '../../premises/rerun/finished-dao.ts';
import { runUnforcedStep, unforcedBase } from '../../premises/rerun/unforced-base.ts';
import { type InterruptedRun, interruptRun, type KillPoint, killPointText } from '../../premises/resume/killed-run.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { ScenarioRun } from '../../premises/runs/scenario-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { succeeded } from '../../target/run.ts';

const NOTE = 'told once';
const OWNED = {
  name: 'Owned',
  fromCore: false,
  constructor: true,
  params: ['Interrupted', 7, `0x${'5a'.repeat(32)}`, []],
  runFunctions: [{ functionName: 'record', params: ['0x00000000000000000000000000000000000a0005', 1, NOTE] }],
};
const COUNT = 'function callsCount() view returns (uint256)';

export const contractsOnce = check<MigrationTarget>()({
  proves: 'MIG-RE-002',
  needs: ['processes'],
  reasons: {
    failed: 'the same command does not succeed after a run that was killed',
    several: 'an interruption makes an avatar more',
    contract: 'a stand-alone contract is deployed a second time',
    call: 'a function of a stand-alone contract is called a second time',
  },
  run: async (tool, t) => {
    const { way, base } = await t.use(unforcedBase);
    await t.use(finishedDao);
    const items = tool.has('params', 'StandAloneContracts');
    const byCreator = tool.has('params', 'useDaoCreator') && tool.has('contracts', 'DaoCreator');
    if (!items && !byCreator) t.notApplicable('it has neither stand-alone contracts nor the DaoCreator');
    const asked: DaoParams = {
      ...PLAIN_PARAMS,
      orgName: 'Interrupted Organisation',
      ...(byCreator ? { useDaoCreator: true } : {}),
      ...(items ? { StandAloneContracts: [OWNED] } : {}),
    };
    const options = { params: { default: asked } };
    const files = contractFiles(tool, { Owned: CONTRACTS.Owned });
    const here = { ...way, place: { ...way.place, files } };
    const whole = await runUnforcedStep(tool, base, here, { step: 'dao', options }, await base.fresh(here.place));
    if (!succeeded(whole.run) || !whole.result?.result.dao)
      return t.inconclusive(
        'a DAO by the creator, or with a stand-alone contract, does not come to be without interruption',
      );
    const points = await pointsIn(whole);
    await t.each(
      points,
      async ({ k, of }) => {
        const point: KillPoint = { step: 'dao', k, moment: 'mined' };
        const one = await interruptRun(tool, base, here, point, options);
        if (!one) return;
        const at = `${killPointText(point)}, ${of}`;
        const { run } = one.resumed;
        const expected = 'the same command finishes what was interrupted';
        if (!succeeded(run)) t.judge({ reason: 'failed', expected, actual: runSummary(run), at }, run);
        const avatars = { expected: '1 avatar', actual: `${one.avatars} contracts of that code`, at };
        if (one.avatars > 1) t.judge({ reason: 'several', ...avatars }, run);
        const owned = items ? await ownedIn(one) : [];
        const contracts = { expected: '1 contract Owned', actual: `${owned.length} with its code`, at };
        if (owned.length > 1) t.judge({ reason: 'contract', ...contracts }, run);
        const calls = owned.some((count) => typeof count === 'bigint' && count > 1n);
        t.judge(calls ? { reason: 'call', expected: '1 call of `record`', actual: String(owned), at } : undefined, run);
      },
      'no transaction is known to be of the DaoCreator, or of a stand-alone contract',
    );
  },
});

/** The transaction of the creator, and the contract's own, as far as they are told from others. */
async function pointsIn({ views, record, result, since }: ScenarioRun) {
  const mined = new Map((await views.transactions(since + 1)).map((one) => [one.hash.toLowerCase(), one]));
  const all = record.transactions.flatMap(({ k, hash = '' }) => {
    const one = mined.get(hash.toLowerCase());
    return one ? [{ k, to: one.to?.toLowerCase(), input: one.input.toLowerCase() }] : [];
  });
  const creator = String(result?.result.base?.DaoCreator).toLowerCase();
  const note = Buffer.from(NOTE).toString('hex');
  const code = CONTRACTS.Owned.bytecode.slice(2).toLowerCase();
  const forging = all.find(({ to }) => to === creator);
  const deploying = all.find(({ input }) => input.includes(code));
  const calling = all.findLast(({ input }) => input.includes(note));
  return [
    ...(forging ? [{ k: forging.k, of: 'of the DaoCreator' }] : []),
    ...(deploying ? [{ k: deploying.k, of: 'that deploys a stand-alone contract' }] : []),
    ...(calling && calling !== deploying ? [{ k: calling.k, of: 'that calls a stand-alone contract' }] : []),
  ];
}

/** How often each contract of both runs was called; undefined where that cannot be read. */
async function ownedIn({ killed, resumed }: InterruptedRun): Promise<readonly unknown[]> {
  const made = await contractsCreatedIn({ ...resumed, since: killed.since });
  const found = withCode(made, CONTRACTS.Owned.deployedBytecode);
  return Promise.all(found.map(({ address }) => resumed.views.value(address, COUNT)));
}
