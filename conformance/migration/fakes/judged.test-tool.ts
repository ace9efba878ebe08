import { fileURLToPath } from 'node:url';
import type { CheckResult } from '../../core/outcome.ts';
import { plan } from '../../core/plan.ts';
import { run } from '../../core/run.ts';
import { realTime } from '../../core/time.ts';
import { programs } from '../../lab/program.ts';
import type { Stages } from '../../lab/stage.ts';
import { migrationTarget } from '../../target/migration/open.ts';
import { migrationSuite } from '../index.ts';
import type { Alteration } from './alteration.test-tool.ts';

const MAIN = fileURLToPath(new URL('main.test-tool.ts', import.meta.url));
/** Less than for others, so that what knows no limit is told soon. */
const LIMITS = { outputBytes: 2 ** 20, folder: { bytes: 2 ** 20, entries: 1000 } };
/** What a tool is that the suite judges by both rulesets, one run after the other. */
const RULESETS = ['interface', 'durable-deploy'] as const;

/** What all fakes share: chains, and a folder for compiled code, without which each would be slow to start. */
export interface Lab {
  readonly stages: Stages;
  readonly cache: string;
}

/** Judges a fake by some checks of the suite. */
export async function judged(
  name: string,
  only: readonly string[],
  { declare = {}, timeoutMs = 20_000 }: Pick<Alteration, 'declare' | 'timeoutMs'>,
  { stages, cache }: Lab,
): Promise<readonly CheckResult[]> {
  const stage: Stages['open'] = async (settings) => {
    const opened = await stages.open(settings);
    return { ...opened, place: (given) => opened.place({ timeoutMs, ...given }) };
  };
  const words = [process.execPath, '--no-warnings', MAIN, name].map((one) => `'${one}'`);
  const command = [`NODE_COMPILE_CACHE='${cache}'`, ...words].join(' ');
  const time = realTime();
  const target = migrationTarget({ command, program: programs(LIMITS), stage, choices: declare, time });
  try {
    const { results } = await run(plan(migrationSuite, { rulesets: RULESETS, only }), target, { seed: 1n, time });
    return results;
  } finally {
    await target.close();
  }
}
