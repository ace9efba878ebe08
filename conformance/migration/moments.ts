/** Nodes that are not there, or fail. */
import { check } from '../core/check.ts';
import { type MigrationTarget, succeeded } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { RpcFault } from '../core/stage.ts';
import { type Footing, footing, playOn } from './footing.ts';
import { PLAIN } from './params.ts';
import { type Scene, sayRun } from './play.ts';
import { refusedCalls, reverting, revertingCall } from './reverting.ts';

const params = { default: PLAIN };

/** Nodes that fail for a moment, while a base is migrated. */
const MOMENTS: readonly RpcFault[] = [
  { at: 'transaction', nth: 2, does: 'error' },
  { at: 'eth_getTransactionReceipt', nth: 3, does: 'garbage' },
  { at: 'any', nth: 6, does: 'too-many' },
];

export const moments = premise<MigrationTarget>()({
  name: 'moments-of-failure',
  owners: {},
  find: async (tool, t): Promise<readonly { readonly fault: RpcFault; readonly scene: Scene }[]> => {
    const on = await t.use(footing);
    const all = [];
    for (const fault of MOMENTS)
      all.push({
        fault,
        scene: await playOn(tool, on, { step: 'base', options: { params }, script: { faults: [fault] } }),
      });
    return all;
  },
});

/** Whether everything of the base is there. */
export async function isWhole({ result, views }: Scene, { base }: Footing): Promise<boolean> {
  const found = result?.result.base ?? {};
  for (const name of Object.keys(base.part)) if ((await views.codeAt(found[name])) === '0x') return false;
  return true;
}

export const reverted = check<MigrationTarget>()({
  proves: 'MIG-EX-006',
  reasons: { success: 'a migration in which a transaction is reverted ends as a success' },
  run: async (tool, t) => {
    const judge = ({ run }: Scene, at: string, what: string) => {
      const defect = { expected: `a failure: ${what}`, actual: sayRun(run), at };
      t.judge(succeeded(run) ? { reason: 'success', ...defect } : undefined, run);
    };
    if (tool.has('params', 'StandAloneContracts')) {
      judge(await t.use(reverting), 'StandAloneContracts[0]', 'the constructor of the contract Refusing reverts');
      for (const { what, scene } of await t.use(refusedCalls))
        judge(scene, 'StandAloneContracts[0]', `${what} of the contract Refused reverts`);
    }
    const call = await t.use(revertingCall);
    if (call) judge(call, 'VotingMachinesParams', 'the call of the voting machine was mined, and reverted');
    else if (!tool.has('params', 'StandAloneContracts')) t.notApplicable('it has no stand-alone contracts');
  },
});

export const unreachable = check<MigrationTarget>()({
  proves: 'MIG-EX-007',
  reasons: { success: 'a migration that cannot reach its node ends as a success' },
  run: async (tool, t) => {
    const on = await t.use(footing);
    const cases: readonly { readonly what: string; readonly fault: RpcFault }[] = [
      { what: 'a node that is not there', fault: { at: 'any', nth: 1, times: Infinity, does: 'close' } },
      { what: 'a node that goes away at the second transaction', fault: { at: 'transaction', nth: 2, does: 'close' } },
    ];
    await t.each(cases, async ({ what, fault }) => {
      const scene = await playOn(tool, on, { step: 'base', options: { params }, script: { faults: [fault] } });
      await on.stage.listen();
      // A tool that sends all of it as one transaction has met no fault.
      const wrong = succeeded(scene.run) && !(await isWhole(scene, on));
      const actual = sayRun(scene.run);
      t.judge(wrong ? { reason: 'success', expected: `a failure: ${what}`, actual, at: 'base' } : undefined, scene.run);
    });
  },
});
