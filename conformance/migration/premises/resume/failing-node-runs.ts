/** Runs between which and the chain something goes wrong. */
import type { RpcFault, RpcMishap } from '../../../lab/proxy/rpc-script.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { runUnforcedStep, type UnforcedSettings } from '../rerun/unforced-base.ts';
import type { RevertibleChain } from '../runs/revertible-chain.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** What goes wrong, in the order of the calls. */
export interface NodeFailure {
  readonly at: RpcFault['at'];
  readonly nth: number;
  readonly does: RpcMishap;
}

/**
 * A DAO migration in which things go wrong, and the same command until it is run once without. A run that fails is run
 * again with what has not gone wrong yet; one that goes on meets all of it.
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
    // What ended without meeting any ended for another reason: once more, with nothing in its way.
    left = rest.length < faults.length ? left.slice(left.length - rest.length) : [];
  }
}
