/** The tool by Hardhat Ignition, killed at every moment of every transaction, and finished by the same command. */
import { afterAll, describe, expect, test } from 'vitest';
import type { Moment } from '../conformance/core/stage.ts';
import { programs } from '../conformance/lab/program.ts';
import { stages } from '../conformance/lab/stage.ts';
import { type Holdings, holdingsOf } from '../conformance/migration/holdings.ts';
import { interrupt, type Point, sayPoint } from '../conformance/migration/interrupted.ts';
import { KeptChain } from '../conformance/migration/kept-chain.ts';
import { newStage, play, type Scene } from '../conformance/migration/play.ts';
import { params, type Way } from '../conformance/migration/unforced.ts';
import { migrationTarget } from '../conformance/target/migration/open.ts';
import { ignitionMigration } from './ignition-migration.ts';

const command = await ignitionMigration().catch((error: Error) => error);
const MOMENTS: readonly Moment[] = ['before', 'mined', 'answered'];
/** It asks nothing with `--force`, and goes on where it was. */
const way: Way = { options: {}, place: {} };

if (command instanceof Error) {
  console.warn(`skipped: the Ignition tool, since it cannot be installed: ${command.message}`);
  test.skip('ignition: its packages cannot be installed');
} else {
  const { open, close } = stages();
  afterAll(close);
  const tool = migrationTarget({ command: command.join(' '), program: programs(), stage: open });

  describe('the tool by Hardhat Ignition, killed wherever it can be', { timeout: 3_600_000 }, () => {
    test.each(['base', 'dao'] as const)('%s', async (which) => {
      const stage = await newStage(tool);
      const bare = await KeptChain.of(tool, stage);
      const base = await play(tool, stage, { step: 'base', options: { params } });
      const on = which === 'base' ? bare : await KeptChain.of(tool, stage, { 'migration.json': base.file! });
      const whole = which === 'base' ? base : await uninterrupted(on);
      const held: Holdings = await holdingsOf(whole.views, whole.result?.result.dao ?? {});
      const count = whole.record.transactions.length;
      expect(count).toBeGreaterThan(10);
      const points: Point[] = Array.from({ length: count }, (_, i) =>
        MOMENTS.map((moment) => ({ step: which, k: i + 1, moment })),
      ).flat();
      for (const point of points) {
        const one = await interrupt(tool, on, way, point);
        expect(one, sayPoint(point)).toMatchObject({ sent: count, absent: [], avatars: which === 'base' ? 0 : 1 });
        expect(one!.resumed.run, sayPoint(point)).toMatchObject({ ended: { by: 'exit', code: 0 } });
        expect(one!.resumed.result?.result[which], sayPoint(point)).toBeDefined();
        expect(one!.held, sayPoint(point)).toEqual(held);
      }
    });

    const uninterrupted = async (on: KeptChain): Promise<Scene> =>
      play(tool, on.stage, { step: 'dao', options: { params } }, { at: await on.fresh() });
  });
}
