import { fileURLToPath } from 'node:url';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { realTime } from '../../core/run/time.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { programRunner } from '../../lab/program/program.ts';
import { migrationSuite } from '../suite.ts';
import { openMigrationTarget } from '../target/open.ts';
import type { OpenStages } from '../target/stages.ts';
import type { FakeAlteration } from './alteration.test-tool.ts';

const MAIN = fileURLToPath(new URL('main.test-tool.ts', import.meta.url));
/** Lower limits than those of other tests, so that fakes without a limit reach them soon. */
const LIMITS = { outputBytes: 2 ** 20, folder: { bytes: 2 ** 20, entries: 1000 } };
/** Fakes are judged by both rulesets. */
const RULESETS = ['interface', 'durable-deploy'] as const;

/** Shared by all fakes: chains, and a compile cache, without which each fake would start slowly. */
export interface Lab {
  readonly stages: OpenStages;
  readonly cache: string;
}

/** Judges a fake by some checks of the suite. */
export async function judgedFake(
  name: string,
  only: readonly string[],
  { declare = {}, timeoutMs = 20_000 }: Pick<FakeAlteration, 'declare' | 'timeoutMs'>,
  { stages, cache }: Lab,
): Promise<readonly CheckResult[]> {
  const stage: OpenStages['open'] = async (settings) => {
    const opened = await stages.open(settings);
    return { ...opened, place: (settings) => opened.place({ timeoutMs, ...settings }) };
  };
  const words = [process.execPath, '--no-warnings', MAIN, name].map((word) => `'${word}'`);
  const command = [`NODE_COMPILE_CACHE='${cache}'`, ...words].join(' ');
  const time = realTime();
  const target = openMigrationTarget({ command, program: programRunner(LIMITS), stage, choices: declare, time });
  try {
    const { results } = await runPlan(plan(migrationSuite, { rulesets: RULESETS, only }), target, { seed: 1n, time });
    return results;
  } finally {
    await target.close();
  }
}
