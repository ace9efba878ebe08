/** `--requirements VERSION`: a run is judged by the requirements that a release had. */
import type { CheckOptions } from '../../../command/options/check-options.ts';
import { readRequirementSet, requirementSetVersions } from '../../../command/requirement-sets.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { ReasonKey } from '../../../core/check/reason.ts';
import type { Suite } from '../../../core/check/suite.ts';
import { defaultProfiles } from '../../../core/spec/profile.ts';
import { type Requirement, requirementsOf } from '../../../core/spec/requirement.ts';
import type { CheckResult } from '../../../core/verdict/outcome.ts';
import {
  type RequirementNews,
  requirementNews,
  requirementsBySet,
  resultsBySet,
  rulesetsBySet,
} from '../../../core/verdict/requirement-set.ts';

/** How a run is judged by a set. */
export interface JudgedBySet {
  results(results: readonly CheckResult[]): readonly CheckResult[];
  /** The requirements of the run, with their levels by the set. */
  readonly requirements: readonly Requirement[];
  /** The set and its news for the report. */
  readonly reported: RequirementNews & { readonly version: string };
}

/** The requirement set of a run. `chosen`: the requirements of its rulesets. @throws UsageError for an unknown release. */
export function judgedBySet(
  { name, checks }: Suite<never>,
  { requirements: version = '', profile, strict = false }: CheckOptions,
  run: {
    readonly profiles: readonly string[];
    readonly chosen: readonly Requirement[];
    readonly known: readonly ReasonKey[];
  },
): JudgedBySet {
  const versions = requirementSetVersions();
  if (!versions.includes(version))
    throwUsageError(
      `--requirements ${version}: there is no such set of requirements; there are: ${versions.join(', ')}`,
    );
  const set = readRequirementSet(version, name);
  if (set === undefined)
    return throwUsageError(`--requirements ${version}: that release had no suite ${name}; leave the option out`);
  const prefix = defaultProfiles(name, true).join() === run.profiles.join();
  const rulesets = rulesetsBySet(set, run.profiles, { given: profile !== undefined, prefix });
  const ids = new Set(run.chosen.map(({ id }) => id as string));
  const ofRun = new Set(checks.filter(({ proves }) => proves.some((id) => ids.has(id))).map(({ id }) => id as string));
  const news = requirementNews(set, rulesets, {
    all: requirementsOf(name).map(({ id }) => id),
    chosen: run.chosen,
    keys: run.known.filter((key) => ofRun.has(key.split('#')[0]!)),
  });
  return {
    results: (results) => resultsBySet(results, set, rulesets, strict),
    requirements: requirementsBySet(set, run.chosen),
    reported: { version, ...news },
  };
}
