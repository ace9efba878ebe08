import type { Job } from '../../../command/job.ts';
import type { Check } from '../../../core/check/check.ts';
import { remedyFor } from '../../../core/check/suite.ts';
import { endingWithoutFacet } from '../../../core/run/ending.ts';
import type { Absence } from '../../../core/target/target.ts';
import type { CheckResult } from '../../../core/verdict/outcome.ts';
import { groupedByCause } from '../../../report/console/grouped.ts';

/** The facets that a run of this job does not have, with why. `facets`: what is given for each that its suite knows. */
export function absentFacetsOf(
  { target }: Pick<Job, 'target'>,
  facets: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Absence>> {
  const lacking = Object.keys(facets).filter((name) => facets[name] === undefined);
  return {
    ...Object.fromEntries(lacking.map((name) => [name, name === 'keys' ? 'not-given' : 'not-offered'] as const)),
    ...target.absent,
  };
}

/** What else a plan tells of. */
interface PlanTexts {
  readonly idle?: readonly CheckResult[] | undefined;
  readonly remedies?: Readonly<Record<string, string>> | undefined;
}

/**
 * What `--plan` says: the checks that would run, one a line, and those that would not, by what they lack. `idle`: those that
 * are known not to apply.
 */
export function planText(
  checks: readonly Check<never>[],
  absent: Readonly<Record<string, Absence>>,
  width: number | undefined,
  { idle: known = [], remedies = {} }: PlanTexts = {},
): string {
  // Every facet that is not absent is there: which one it is, the plan does not ask.
  const facets = new Set(checks.flatMap(({ needs, needsOneOf }) => [...needs, ...needsOneOf] as readonly string[]));
  const there = Object.fromEntries(
    [...facets].filter((name) => !Object.hasOwn(absent, name)).map((name) => [name, {}]),
  );
  const target = { ...there, absent } as unknown as Parameters<typeof endingWithoutFacet>[1];
  const idle = new Map(known.map((result) => [result.id, result]));
  const planned = checks.map((check) => ({ check, ending: endingWithoutFacet(check, target) ?? idle.get(check.id) }));
  const runs = planned.filter(({ ending }) => !ending).map(({ check }) => `${check.id}  ${check.proves.join(' ')}`);
  const lacking = planned.flatMap(({ check, ending }) => {
    if (!ending) return [];
    const remedy = remedyFor(remedies, ending.because);
    return [{ id: check.id, ...ending, ...(remedy === undefined ? {} : { remedy }) }];
  });
  const rest =
    lacking.length === 0 ? [] : ['', `Would not run (${lacking.length}):`, ...groupedByCause(lacking, width)];
  return [...runs, ...rest, ''].join('\n');
}
