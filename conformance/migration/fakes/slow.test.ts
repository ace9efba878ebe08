import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { realTime } from '../../core/run/time.ts';
import { programRunner } from '../../lab/program/program.ts';
import { migrationSuite } from '../suite.ts';
import { openMigrationTarget } from '../target/open.ts';
import { openStages } from '../target/stages.ts';

const MAIN = fileURLToPath(new URL('main.test-tool.ts', import.meta.url));
const lab = openStages();
const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(async () => {
  await lab.close();
  rmSync(folder, { recursive: true });
});

/** Judges a base migration by a command that first runs another one. */
async function judged(firstCommand: string, limitMs: number) {
  const time = realTime();
  const target = openMigrationTarget({
    command: `${firstCommand}; '${process.execPath}' --no-warnings '${MAIN}' sound`,
    program: programRunner(),
    time,
    stage: async (settings) => {
      const stage = await lab.open(settings);
      return { ...stage, place: (settings) => stage.place({ timeoutMs: limitMs, ...settings }) };
    },
  });
  try {
    const only = ['migration/steps/base'];
    const chosen = plan(migrationSuite, { rulesets: ['interface'], only });
    const { results } = await runPlan(chosen, target, { seed: 1n, time });
    return results.find(({ id }) => id === only[0]);
  } finally {
    await target.close();
  }
}

test.concurrent('a tool that takes longer than the limit of a run is inconclusive', { timeout: 120_000 }, async () => {
  // Only the first run takes so long. The second, with three times the limit, has time even on a busy machine.
  const result = await judged(`mkdir '${join(folder, 'begun')}' 2>/dev/null && sleep 600`, 7000);
  expect([result?.outcome, result?.reason]).toEqual(['inconclusive', undefined]);
  expect(result?.message).toContain('--timeout');
});

test.concurrent('a tool that is cut off twice, the second time after three times as long, hangs', {
  timeout: 120_000,
}, async () => {
  const result = await judged('sleep 600', 1000);
  expect([result?.outcome, result?.reason]).toEqual(['fail', 'failed']);
});
