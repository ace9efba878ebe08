import { check } from '../../../core/check/check.ts';
import type { RpcFault } from '../../../lab/proxy/rpc-script.ts';
import { PLAIN_BY_NETWORK } from '../../inputs/parameters/plain-by-network.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { evidenceOf } from '../../premises/runs/hang-detection.ts';
import { newStage, runStep } from '../../premises/runs/run-step.ts';
import { runSummary } from '../../premises/runs/run-summary.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { isStarved } from '../../target/run.ts';

const GRACE_MS = 3000;
/** No source states how long a tool may wait. It is waited for so long where nothing is declared. */
const UNDECLARED_SECONDS = 60;
const FAULTS: readonly RpcFault[] = [
  { at: 'any', nth: 1, times: Infinity, does: 'silence' },
  { at: 'transaction', nth: 2, times: Infinity, does: 'silence' },
];

export const silentNode = check<MigrationTarget>()({
  // MIG-EN-003 (must): When a node does not answer, the tool gives up within the declared time. [durable-deploy, "Ending"]
  proves: 'MIG-EN-003',
  reasons: { waits: 'it waits longer than declared for a node that does not answer' },
  run: async (tool, t) => {
    const base = await t.use(baseMigration);
    const declared = t.declared('gives-up-within');
    const withinMs = Number(declared ?? UNDECLARED_SECONDS) * 1000;
    // The declared limit is for the wait alone: the tool may need its usual time before and after it.
    const timeoutMs = withinMs + (base.run.durationMs + GRACE_MS) * t.state.slowdown;
    const scenes = await Promise.all(
      FAULTS.map(async (fault) =>
        runStep(tool, await newStage(t, tool), {
          step: 'base',
          options: { params: PLAIN_BY_NETWORK },
          script: { faults: [fault] },
          place: { timeoutMs },
        }),
      ),
    );
    await t.each(scenes, ({ run }) => {
      const isWaiting = run.ended.by === 'limit' && run.ended.limit === 'time';
      if (isWaiting && declared === undefined)
        t.inconclusive(`it waited for more than ${UNDECLARED_SECONDS} s; declare gives-up-within to set a limit`);
      const waits = { expected: `an end within ${withinMs / 1000} s`, actual: runSummary(run), at: 'base' };
      // Without a processor it cannot give up in time.
      t.judge(isWaiting && { reason: 'waits', ...waits }, isStarved(run) ? run : evidenceOf(run));
    });
  },
});
