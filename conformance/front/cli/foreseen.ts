import type { MigrationTarget } from '../../core/migration-target.ts';
import type { CheckResult } from '../../core/outcome.ts';
import type { Plan } from '../../core/plan.ts';
import { run } from '../../core/run.ts';
import { migrationTarget } from '../library/migration-target.ts';
import type { MigrationJobTarget } from './job.ts';

/** Members by which a tool is asked anything. */
const ASKING = ['stage', 'migrate', 'argv', 'call', 'localChain', 'reset', 'image'] as const;

/**
 * The checks that do not apply to a migration tool, as far as what is said of it tells: nothing of it is run. Each is judged
 * until it asks the tool for something.
 */
export async function foreseen(
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
    const { results } = await run({ ...plan, checks }, silent, { seed: 0n, time: opened.time });
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
