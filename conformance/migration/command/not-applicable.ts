import { plan, type Selection } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { migrationSuite } from '../suite.ts';
import { migrationTarget } from '../target/migration-tool.ts';
import type { MigrationJobTarget } from './job-target.ts';

/** The members that run the tool, or prepare a run. */
const RUNNING_MEMBERS = ['stage', 'migrate', 'argv', 'call', 'localChain', 'reset', 'image'] as const;

/**
 * The checks that do not apply to a migration tool, as far as its settings show that: the tool is not run. Each check runs
 * until it needs the tool.
 */
export async function notApplicableChecks(
  selection: Selection,
  { tool, ...settings }: MigrationJobTarget,
): Promise<readonly CheckResult[]> {
  const chosen = plan(migrationSuite, selection);
  const opened = migrationTarget({ ...tool, ...settings });
  const withoutRuns = {
    ...opened,
    ...Object.fromEntries(RUNNING_MEMBERS.flatMap((name) => (opened[name] === undefined ? [] : [[name, unavailable]]))),
  };
  // A watch judges the exchanges of other checks.
  const checks = chosen.checks.filter(({ kind }) => kind === 'check');
  try {
    const { results } = await runPlan({ ...chosen, checks }, withoutRuns, { seed: 0n, time: opened.time });
    return results.filter(({ outcome }) => outcome === 'not-applicable');
  } finally {
    await opened.close();
  }
}

/** A value for every member: each use of it throws. */
const unavailable = new Proxy(() => {}, {
  get: () => unavailable,
  apply: () => {
    throw new Error('the tool is not run for a plan');
  },
}) as never;
