import type { Job } from '../../../command/job.ts';
import type { Check } from '../../../core/check/check.ts';
import { remedyFor } from '../../../core/check/suite.ts';
import { endingWithoutFacet } from '../../../core/run/ending.ts';
import type { Absence } from '../../../core/target/target.ts';
import type { CheckResult } from '../../../core/verdict/outcome.ts';
import { groupedByCause } from '../../../report/console/grouped.ts';

/**
 * The facets that a run of this job lacks, with the reason. `facets`: the facets of the suite, each with the option
 * that provides it.
 */
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

/** Further contents of a plan's text. */
interface PlanTexts {
  readonly idle?: readonly CheckResult[] | undefined;
  readonly remedies?: Readonly<Record<string, string>> | undefined;
}

/**
 * The output of `--plan`: the checks that would run, one per line, and those that would not, by the missing facet.
 * `idle`: the checks that cannot apply.
 */
export function planText(
  checks: readonly Check<never>[],
  absent: Readonly<Record<string, Absence>>,
  width: number | undefined,
  { idle: notApplicable = [], remedies = {} }: PlanTexts = {},
): string {
  // Every facet that is not absent counts as present; the plan does not need its value.
  const facets = new Set(checks.flatMap(({ needs, needsOneOf }) => [...needs, ...needsOneOf] as readonly string[]));
  const presentFacets = Object.fromEntries(
    [...facets].filter((name) => !Object.hasOwn(absent, name)).map((name) => [name, {}]),
  );
  const target = { ...presentFacets, absent } as unknown as Parameters<typeof endingWithoutFacet>[1];
  const idle = new Map(notApplicable.map((result) => [result.id, result]));
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
