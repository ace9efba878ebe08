import type { Choices } from './choice.ts';
import { profiles as profileData } from './generated/spec.ts';
import type { Ruleset, SuiteName } from './requirement.ts';

/** A name for rulesets plus choices. */
export interface Profile {
  readonly rulesets: readonly Ruleset[];
  readonly choices?: Choices;
  readonly text: string;
}

interface SuiteProfiles {
  readonly default: readonly string[];
  readonly prefix: readonly string[];
  readonly profiles: Readonly<Record<string, Profile>>;
}

const suiteProfiles = profileData as unknown as Readonly<Record<SuiteName, SuiteProfiles>>;

/** The profiles of a suite, by name. */
export function profilesOf(suite: SuiteName): Readonly<Record<string, Profile>> {
  return suiteProfiles[suite].profiles;
}

/** The suites that have a profile of this name. */
export function suitesWithProfile(name: string): readonly SuiteName[] {
  return (Object.keys(suiteProfiles) as SuiteName[]).filter((suite) => Object.hasOwn(profilesOf(suite), name));
}

/** The profiles of a run that names no profile: fewer where only a bare read prefix is given. */
export function defaultProfiles(suite: SuiteName, prefixOnly: boolean): readonly string[] {
  return prefixOnly ? suiteProfiles[suite].prefix : suiteProfiles[suite].default;
}

/** The rulesets that these profiles choose, each once. The names must be known. */
export function rulesetsOf(suite: SuiteName, names: readonly string[]): readonly Ruleset[] {
  return [...new Set(names.flatMap((name) => profilesOf(suite)[name]!.rulesets))];
}

/** The choices that these profiles declare; a later profile wins. */
export function choicesOfProfiles(suite: SuiteName, names: readonly string[]): Choices {
  return Object.assign({}, ...names.map((name) => profilesOf(suite)[name]!.choices ?? {}));
}
