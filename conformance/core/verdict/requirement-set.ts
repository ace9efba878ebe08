/** Judging by the requirements of an earlier release: later ones are news, and no failures. */
import { type CheckId, checkIdOf, type ReasonKey, reasonKey } from '../check/reason.ts';
import type { Level, Requirement } from '../spec/requirement.ts';
import { type CheckResult, failureKey } from './outcome.ts';

/** The requirements and checks of a suite, as a release had them. Ids and keys of checks have their present names. */
export interface RequirementSet {
  /** The release: `0.1`. */
  readonly version: string;
  /** The level and the rulesets of each requirement. */
  readonly requirements: Readonly<Record<string, { readonly level: Level; readonly rulesets: readonly string[] }>>;
  /** Every check, and every reason for which it could fail. */
  readonly keys: ReadonlySet<CheckId | ReasonKey>;
  /** The rulesets of each profile, and the default profiles, for all of a target and for a prefix. */
  readonly profiles: Readonly<Record<string, readonly string[]>>;
  readonly defaults: { readonly whole: readonly string[]; readonly prefix: readonly string[] };
}

/** How the present requirements differ from a set, as far as a run by some rulesets can meet them. */
export interface RequirementNews {
  readonly added: readonly string[];
  /** From `should` to `must`. */
  readonly raised: readonly string[];
  readonly gone: readonly string[];
  /** New checks, and new reasons of old checks, of requirements that the set has. */
  readonly checks: readonly (CheckId | ReasonKey)[];
}

/** Whether a requirement was among those of the set, by one of these rulesets. */
const has = ({ requirements }: RequirementSet, rulesets: readonly string[], id: string): boolean =>
  Object.hasOwn(requirements, id) && requirements[id]!.rulesets.some((ruleset) => rulesets.includes(ruleset));

/** The lower of the present level and that of the set: what was lowered since has proved too strict. */
function levelBy({ requirements }: RequirementSet, id: string, level: Level): Level {
  return Object.hasOwn(requirements, id) && requirements[id]!.level === 'should' ? 'should' : level;
}

/** The requirements of a run with their levels by the set. */
export function requirementsBySet(set: RequirementSet, requirements: readonly Requirement[]): readonly Requirement[] {
  return requirements.map((one) => ({ ...one, level: levelBy(set, one.id, one.level) }));
}

/** The outcomes that would count against a target, or leave it unjudged. A flaky pass does in a strict run. */
const counts = ({ outcome }: CheckResult, strict: boolean): boolean =>
  ['fail', 'inconclusive', 'blocked'].includes(outcome) || (strict && outcome === 'flaky');

/**
 * The results by a set. A failure that no check of that release could find becomes waived, with `newSince`; so does a check
 * that could not be judged, if it is new, and one that such a failure blocks. Levels are the lower ones. `rulesets`: those
 * of the run, as the set has them. A defect of the suite stays one.
 */
export function resultsBySet(
  results: readonly CheckResult[],
  set: RequirementSet,
  rulesets: readonly string[],
  strict: boolean,
): readonly CheckResult[] {
  const waive = (result: CheckResult, why: string): CheckResult => ({
    ...result,
    outcome: 'waived',
    because: `new since the requirements of ${set.version}: ${why}`,
    newSince: set.version,
  });
  const news = results.map((result) => (counts(result, strict) ? noveltyOf(result, set, rulesets) : undefined));
  const failing = new Set(results.flatMap((result, i) => (news[i] === undefined ? [] : (failureKey(result) ?? []))));
  return results.map((result, i) => {
    const why = news[i] ?? (failing.has(result.because as ReasonKey) ? `it stands on ${result.because}` : undefined);
    if (why !== undefined && counts(result, strict)) return waive(result, why);
    return { ...result, level: levelBy(set, result.requirements[0]!, result.level) };
  });
}

/** The part of a result that the set does not have, in words; undefined where it has all. */
function noveltyOf({ id, requirements, reason }: CheckResult, set: RequirementSet, rulesets: readonly string[]) {
  if (!requirements.some((one) => has(set, rulesets, one))) return `the requirement ${requirements[0]}`;
  if (!set.keys.has(id)) return `the check ${id}`;
  return reason !== undefined && !set.keys.has(reasonKey(id, reason)) ? `the reason #${reason}` : undefined;
}

/**
 * How the present requirements and keys differ from a set. `present`: all requirements of the suite; `chosen`: the ids of
 * those of the run; `keys`: every key of the run's checks.
 */
export function requirementNews(
  set: RequirementSet,
  rulesets: readonly string[],
  present: {
    readonly all: readonly string[];
    readonly chosen: readonly Requirement[];
    readonly keys: readonly ReasonKey[];
  },
): RequirementNews {
  const checks = new Set(present.keys.map(checkIdOf));
  const known = [...checks].filter((id) => set.keys.has(id));
  return {
    added: present.chosen.filter(({ id }) => !has(set, rulesets, id)).map(({ id }) => id),
    raised: present.chosen
      .filter(({ id, level }) => has(set, rulesets, id) && levelBy(set, id, level) !== level)
      .map(({ id }) => id),
    gone: Object.keys(set.requirements).filter((id) => has(set, rulesets, id) && !present.all.includes(id)),
    checks: [
      ...[...checks].filter((id) => !set.keys.has(id)),
      ...present.keys.filter((key) => known.includes(checkIdOf(key)) && !set.keys.has(key)),
    ],
  };
}

/** The rulesets of a run's profiles, as the set had them. `given`: whether the run names its profiles. */
export function rulesetsBySet(
  { profiles, defaults }: RequirementSet,
  names: readonly string[],
  { given, prefix }: { readonly given: boolean; readonly prefix: boolean },
): readonly string[] {
  const of = given ? names : prefix ? defaults.prefix : defaults.whole;
  return [...new Set(of.flatMap((name) => profiles[name] ?? []))];
}
