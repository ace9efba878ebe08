import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { Parts } from '../../../src/reference/migration/index.ts';
import type { Alteration } from '../../command/suite-descriptor.ts';
import type { Fault } from '../../core/alteration/alteration.ts';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { realTime } from '../../core/run/time.ts';
import { rulesetsOf } from '../../core/spec/profile.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { programRunner } from '../../lab/program/program.ts';
import { migrationSuite } from '../suite.ts';
import { openMigrationTarget } from '../target/open.ts';
import type { OpenStages } from '../target/stages.ts';
import { judgingChecks } from './judging-checks.ts';
import type { MigrationNeeds } from './needs.ts';

const PROGRAM = fileURLToPath(new URL('./migration-program.ts', import.meta.url));
const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');

/** The parts of a result that may not depend on how many checks are judged at once. */
export const judgementOf = ({ id, outcome, reason, because }: CheckResult): string =>
  [id, outcome, reason, because].filter((part) => part !== undefined).join(' ');

/** Judges an altered reference whose runs are all processes of their own, so many checks at once. */
export async function judgedAtOnce(
  jobs: number,
  stages: OpenStages,
  name: string,
  altered: Alteration,
  only: readonly string[] = judgingChecks(altered),
): Promise<readonly CheckResult[]> {
  const { needs } = altered as Fault<Parts, MigrationNeeds>;
  const apart = (as: string): [string, ...string[]] => [
    ...([process.execPath, '--no-warnings', PROGRAM, as, `${altered.kind}s`, name] as const),
  ];
  const program = programRunner();
  const time = realTime();
  const target = openMigrationTarget({
    command: apart('command').join(' '),
    library: apart('library'),
    program: (argv, at) => program(argv, { ...at, env: { NODE_COMPILE_CACHE, ...at.env } }),
    stage: stages.open,
    params: needs.params ?? {},
    names: needs.names ?? {},
    choices: { 'founder-units': 'whole', ...needs.declare },
    ...(needs.otherCoreVersion ? { otherCoreVersion: needs.otherCoreVersion } : {}),
    ...(needs.packageVersion ? { packageVersion: needs.packageVersion } : {}),
    time,
  });
  const slowdown = Math.max(1, jobs / availableParallelism());
  const atOnce = { jobs, slowdown, storage: new AsyncLocalStorage<object>() };
  try {
    const chosen = plan(migrationSuite, { rulesets: rulesetsOf('migration', ['durable-deploy']), only });
    return (await runPlan(chosen, target, { seed: 1n, time, ...(jobs > 1 ? { atOnce } : {}) })).results;
  } finally {
    await target.close();
  }
}

/** Judges an altered reference one check after another, and so many at once. */
export async function expectSameJudgements(
  atOnce: readonly number[],
  ...judged: Tail<Parameters<typeof judgedAtOnce>>
): Promise<void> {
  const judgements = async (jobs: number) => (await judgedAtOnce(jobs, ...judged)).map(judgementOf);
  const alone = await judgements(1);
  for (const jobs of atOnce) expect(await judgements(jobs), `${jobs} at once`).toEqual(alone);
}

type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never;
