import type { Plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import type { MigrationTarget } from '../target/migration-target.ts';
import { migrationTarget } from '../target/migration-tool.ts';
import type { MigrationJobTarget } from './job-target.ts';

/** Members by which a tool is asked anything. */
const ASKING = ['stage', 'migrate', 'argv', 'call', 'localChain', 'reset', 'image'] as const;

/**
 * The checks that do not apply to a migration tool, as far as what is said of it tells: nothing of it is run. Each is judged
 * until it asks the tool for something.
 */
export async function notApplicableChecks(
  plan: Plan<MigrationTarget>,
  { tool, ...said }: MigrationJobTarget,
): Promise<readonly CheckResult[]> {
  const opened = migrationTarget({ ...tool, ...said });
  const silent = {
    ...opened,
    ...Object.fromEntries(ASKING.flatMap((name) => (opened[name] === undefined ? [] : [[name, unasked]]))),
  };
  // A watch judges what others ask.
  const checks = plan.checks.filter(({ kind }) => kind === 'check');
  try {
    const { results } = await runPlan({ ...plan, checks }, silent, { seed: 0n, time: opened.time });
    return results.filter(({ outcome }) => outcome === 'not-applicable');
  } finally {
    await opened.close();
  }
}

/** Whatever is wanted of it, nothing is to be had. */
const unasked = new Proxy(() => {}, {
  get: () => unasked,
  apply: () => {
    throw new Error('a plan asks nothing');
  },
}) as never;
