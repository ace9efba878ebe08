/** The tool with Hardhat Ignition, killed at every moment of every transaction, and finished by the same command. */

import { afterAll, describe, expect, test } from 'vitest';
import { RunState } from '../../conformance/core/run/run-state.ts';
import { programRunner } from '../../conformance/lab/program/program.ts';
import type { TransactionMoment } from '../../conformance/lab/proxy/rpc-script.ts';
import { PLAIN_BY_NETWORK } from '../../conformance/migration/inputs/parameters/plain-by-network.ts';
import { type Holdings, holdingsOf } from '../../conformance/migration/premises/founders/holdings.ts';
import type { UnforcedSettings } from '../../conformance/migration/premises/rerun/unforced-base.ts';
import { interruptRun, type KillPoint, killPointText } from '../../conformance/migration/premises/resume/killed-run.ts';
import { RevertibleChain } from '../../conformance/migration/premises/runs/revertible-chain.ts';
import { newStage, runStep } from '../../conformance/migration/premises/runs/run-step.ts';
import type { ScenarioRun } from '../../conformance/migration/premises/runs/scenario-run.ts';
import { openMigrationTarget } from '../../conformance/migration/target/open.ts';
import { openStages } from '../../conformance/migration/target/stages.ts';
import { ignitionMigration } from './ignition-migration.ts';

const command = await ignitionMigration().catch((error: Error) => error);
const MOMENTS: readonly TransactionMoment[] = ['before', 'mined', 'answered'];
/** With `--force` it asks nothing, and continues where it was. */
const way: UnforcedSettings = { options: {}, place: {} };

if (command instanceof Error) {
  console.warn(`skipped: the Ignition tool, since it cannot be installed: ${command.message}`);
  test.skip('ignition: its packages cannot be installed');
} else {
  const { open, close } = openStages();
  afterAll(close);
  const tool = openMigrationTarget({ command: command.join(' '), program: programRunner(), stage: open });

  describe('the tool with Hardhat Ignition, killed at every moment', { timeout: 3_600_000 }, () => {
    test.each(['base', 'dao'] as const)('%s', async (which) => {
      const stage = await newStage({ state: new RunState() }, tool);
      const bare = await RevertibleChain.of(tool, stage);
      const base = await runStep(tool, stage, { step: 'base', options: { params: PLAIN_BY_NETWORK } });
      const on = which === 'base' ? bare : await RevertibleChain.of(tool, stage, { 'migration.json': base.file! });
      const whole = which === 'base' ? base : await uninterrupted(on);
      const held: Holdings = await holdingsOf(whole.views, whole.result?.result.dao ?? {});
      const count = whole.record.transactions.length;
      expect(count).toBeGreaterThan(10);
      const points: KillPoint[] = Array.from({ length: count }, (_, i) =>
        MOMENTS.map((moment) => ({ step: which, k: i + 1, moment })),
      ).flat();
      for (const point of points) {
        const outcome = await interruptRun(tool, on, way, point);
        expect(outcome, killPointText(point)).toMatchObject({
          sent: count,
          absent: [],
          avatars: which === 'base' ? 0 : 1,
        });
        expect(outcome!.resumed.run, killPointText(point)).toMatchObject({ ended: { by: 'exit', code: 0 } });
        expect(outcome!.resumed.result?.result[which], killPointText(point)).toBeDefined();
        expect(outcome!.held, killPointText(point)).toEqual(held);
      }
    });

    const uninterrupted = async (on: RevertibleChain): Promise<ScenarioRun> =>
      runStep(tool, on.stage, { step: 'dao', options: { params: PLAIN_BY_NETWORK } }, { at: await on.fresh() });
  });
}
