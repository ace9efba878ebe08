/** Runs with failures of the node. */
import type { RpcFault, RpcMishap } from '../../../lab/proxy/rpc-script.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { runUnforcedStep, type UnforcedSettings } from '../rerun/unforced-base.ts';
import type { RevertibleChain } from '../runs/revertible-chain.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** A failure of the node, by the number of the call. */
export interface NodeFailure {
  readonly at: RpcFault['at'];
  readonly nth: number;
  readonly does: RpcMishap;
}

/**
 * A DAO migration with failures of the node, and the same command until one run meets no failure. A run that fails is repeated
 * with the failures that have not occurred yet; a run that continues meets all of them.
 */
export async function runThroughFailures(
  tool: MigrationTarget,
  on: RevertibleChain,
  way: UnforcedSettings,
  going: readonly NodeFailure[],
) {
  const at = await on.fresh(way.place);
  const runs: ScenarioRun[] = [];
  let left = going;
  for (;;) {
    const faults = left.map((failure, i) => ({ ...failure, nth: failure.nth + i, times: 1 }));
    const scene = await runUnforcedStep(tool, on, way, { step: 'dao', script: { faults } }, at);
    runs.push(scene);
    if (faults.length === 0 || scene.result?.result.dao) return { runs, last: scene };
    const { calls } = scene.record;
    const count = (kind: RpcFault['at']) =>
      calls.filter(({ method, k }) => kind === 'any' || (kind === 'transaction' ? k !== undefined : method === kind))
        .length;
    const rest = faults.filter((fault) => count(fault.at) < fault.nth);
    // A run that ended before any failure had another reason: it is repeated without failures.
    left = rest.length < faults.length ? left.slice(left.length - rest.length) : [];
  }
}
