import { premise } from '../../../core/check/premise.ts';
import type { RpcFault } from '../../../lab/proxy/rpc-script.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { coreContractEntries } from '../../oracle/contracts/core-contracts.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type IsolatedBase, isolatedBase, runStepOnBase } from '../runs/isolated-base.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** Faults of a node that fails for a moment while a base is migrated. */
const NODE_FAILURES: readonly RpcFault[] = [
  { at: 'transaction', nth: 2, does: 'error' },
  { at: 'eth_getTransactionReceipt', nth: 3, does: 'garbage' },
  { at: 'any', nth: 6, does: 'too-many' },
];

export const nodeFailureRuns = premise<MigrationTarget>()({
  name: 'node-failure-runs',
  find: async (tool, t): Promise<readonly { readonly fault: RpcFault; readonly scene: ScenarioRun }[]> => {
    const on = await t.use(isolatedBase);
    const runs = [];
    for (const fault of NODE_FAILURES)
      runs.push({
        fault,
        scene: await runStepOnBase(tool, on, {
          step: 'base',
          options: { params: PLAIN_BY_NETWORK },
          script: { faults: [fault] },
        }),
      });
    return runs;
  },
});

/** Whether all contracts of the base that the document lists have code. */
export async function hasWholeBase({ result, views }: ScenarioRun, { base }: IsolatedBase): Promise<boolean> {
  const addresses = result?.result.base ?? {};
  for (const [name] of coreContractEntries(base.part)) if ((await views.codeAt(addresses[name])) === '0x') return false;
  return true;
}
