import { fileURLToPath } from 'node:url';
import { checkIdOf } from '../../conformance/core/check/reason.ts';
import { plan } from '../../conformance/core/run/plan.ts';
import { seededRandom } from '../../conformance/core/run/random.ts';
import { runPlan } from '../../conformance/core/run/run.ts';
import { realTime } from '../../conformance/core/run/time.ts';
import type { CheckResult } from '../../conformance/core/verdict/outcome.ts';
import { migrationSuite } from '../../conformance/migration/suite.ts';
import { openMigrationTarget } from '../../conformance/migration/target/open.ts';
import type { OpenStages } from '../../conformance/migration/target/stages.ts';
import type { Fault } from './fault.test-tool.ts';
import type { Warm } from './warm.test-tool.ts';

const MAIN = fileURLToPath(new URL('main.test-tool.ts', import.meta.url));

/** Options of all runs. */
export interface Lab {
  readonly stages: OpenStages;
  readonly warm: Warm;
}

/** For topics that take long: the checks that run instead of the whole topic. */
const LONG: Readonly<Record<string, readonly string[]>> = {
  steps: ['base', 'base-written', 'contracts', 'dao', 'dao-written'],
  exit: ['success'],
  'command-line': ['base', 'base-and-dao', 'params-levels'],
};

/**
 * The checks that judge a fault: those that have to fail, and the others of their topics. `some`: a third of the others, the
 * same for each run.
 */
export function looking({ fails, beside = [] }: Fault, { some }: { readonly some: boolean }): readonly string[] {
  const checks = fails.flatMap((key) => {
    const id = checkIdOf(key);
    const [, topic = ''] = id.split('/');
    const others = LONG[topic]?.map((name) => `migration/${topic}/${name}`) ?? checksOf(topic);
    const chance = seededRandom(0n, id);
    return [id, ...others.filter(() => !some || chance.below(3) === 0)];
  });
  return [...new Set([...checks, ...beside])];
}

const checksOf = (topic: string): readonly string[] =>
  migrationSuite.checks.map(({ id }) => id).filter((id) => id.startsWith(`migration/${topic}/`));

/** Judges a tool with a fault, or with `none`, by some checks of the suite. */
export async function judged(
  fault: string,
  only: readonly string[],
  { declare, cores = {} }: Partial<Pick<Fault, 'declare' | 'cores'>>,
  { stages, warm }: Lab,
): Promise<readonly CheckResult[]> {
  const start = (as: string) => [process.execPath, '--no-warnings', MAIN, as, fault] as const;
  const time = realTime();
  const target = openMigrationTarget({
    command: start('command').join(' '),
    library: start('library'),
    program: warm.program(fault),
    stage: stages.open,
    // The tool reads amounts in whole units, so generated parameters use whole units.
    choices: declare ?? { 'founder-units': 'whole' },
    names: { library: { migrateDemoTest: null, migrate: null, LocalChain: null } },
    ...cores,
    time,
  });
  try {
    const chosen = plan(migrationSuite, { rulesets: ['interface', 'durable-deploy'], only });
    return (await runPlan(chosen, target, { seed: 1n, time })).results;
  } finally {
    await target.close();
  }
}
