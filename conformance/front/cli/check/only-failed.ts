import { throwUsageError } from '../../../command/usage-error.ts';
import type { CheckId } from '../../../core/check/reason.ts';
import type { Suite } from '../../../core/check/suite.ts';
import { plan, type Selection } from '../../../core/run/plan.ts';
import type { Outcome } from '../../../core/verdict/outcome.ts';

/** Outcomes of checks that are worth another run. */
const NOT_PASSED: readonly Outcome[] = ['fail', 'inconclusive', 'blocked', 'error'];

/** The run whose report `--only-failed` names. */
export interface EarlierRun {
  readonly file: string;
  readonly seed: string;
  /** The checks that did not pass in it. */
  readonly failed: readonly CheckId[];
}

/**
 * Reads the report of `--only-failed`. @throws UsageError for the report of another suite, and for a run that judged
 * nothing: it does not say which checks fail.
 */
export async function readEarlierRun(file: string, suite: string): Promise<EarlierRun> {
  const name = `--only-failed ${file}`;
  // The modules that read a report take long to load, and most runs need no report.
  const { readReport } = await import('../read-report/read-report.ts');
  const report = await readReport(file, name);
  if (report.suite !== suite)
    throwUsageError(`${name}: expected a report of the suite ${suite}, found one of ${report.suite}`);
  if (report.checks.length === 0)
    throwUsageError(`${name}: that run judged nothing (${report.verdict}); leave --only-failed out`);
  // A strict run fails for a flaky pass.
  const outcomes = report.strict ? [...NOT_PASSED, 'flaky'] : NOT_PASSED;
  const failed = report.checks.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id);
  return { file, seed: report.seed, failed };
}

/** The checks of a selection that did not pass in the earlier run. @throws UsageError where there are no such checks. */
export function selectOnlyFailed(suite: Suite<never>, selection: Selection, earlier: EarlierRun): Selection {
  const chosen = plan(suite, selection).checks.map(({ id }) => id);
  const only = earlier.failed.filter((id) => chosen.includes(id));
  // An empty list would select everything.
  if (only.length === 0)
    throwUsageError(
      `--only-failed ${earlier.file}: this run has no check that did not pass there (${namedIds(earlier.failed)}): --profile, --only, --skip, --level or the version of the suite leaves them out`,
    );
  return { ...selection, only };
}

/** What the user has to know of such a run: checks that it leaves out, and watches, which hear less than before. */
export function onlyFailedSentences(suite: Suite<never>, { only = [] }: Selection, earlier: EarlierRun): string[] {
  const { file, failed } = earlier;
  const left = failed.filter((id) => !only.includes(id));
  const isHere = (id: CheckId) => suite.checks.some((check) => check.id === id);
  const watches = suite.checks.filter(({ id, kind }) => kind === 'watch' && only.includes(id)).map(({ id }) => id);
  const lists: readonly (readonly [text: string, ids: readonly string[]])[] = [
    ['did not pass there, and are not in this version of the suite', left.filter((id) => !isHere(id))],
    ['did not pass there, and are left out by --profile, --only, --skip or --level', left.filter(isHere)],
    [
      'listen to the requests of other checks, and hear only those of this run; a whole run judges them better',
      watches,
    ],
  ];
  return lists
    .filter(([, ids]) => ids.length > 0)
    .map(([text, ids]) => `--only-failed ${file}: these ${text}: ${namedIds(ids)}`);
}

/** How many checks a sentence names. */
const NAMED = 3;

function namedIds(ids: readonly string[]): string {
  const more = ids.length - NAMED;
  return `${ids.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
