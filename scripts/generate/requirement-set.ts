/** The requirement set of the present version: what `--requirements` of later versions judges by. */
import { createHash } from 'node:crypto';
import { type StoredSet, type StoredSuite, setOf } from '../../conformance/command/requirement-sets.ts';
import type { SuiteDescriptor } from '../../conformance/command/suite-descriptor.ts';
import { reasonKey } from '../../conformance/core/check/reason.ts';
import { defaultProfiles, profilesOf } from '../../conformance/core/spec/profile.ts';
import {
  isDemandedBy,
  requirementsOf,
  rulesetsHaving,
  type SuiteName,
} from '../../conformance/core/spec/requirement.ts';
import { requirementNews } from '../../conformance/core/verdict/requirement-set.ts';
import { SUITES } from '../../conformance/suites.ts';

export const SETS = 'spec/requirements';
/** The sets that may not change any more: on each line a release, and a hash of its file. */
export const RELEASED = `${SETS}/released.txt`;

/** The release that a version belongs to: `0.1` for `0.1.3`. A patch demands nothing new. */
export const releaseOf = (version: string): string => version.split('.').slice(0, 2).join('.');

export const setHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hashes in `released.txt` by release. */
export function releasedSets(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

/** The sets that are neither released nor of the present version: of a version that was given up before its release. */
export const looseSets = (
  versions: readonly string[],
  released: ReadonlyMap<string, string>,
  present: string,
): readonly string[] => versions.filter((version) => !released.has(version) && version !== present);

/** The text of the set of a release, as the requirements and checks are now. */
export async function requirementSetText(version: string): Promise<string> {
  const suites = await Promise.all(SUITES.map(async (suite) => [suite.name, await storedSuite(suite)] as const));
  const set: StoredSet = { version, suites: Object.fromEntries(suites) };
  // A line for each check, so that a change is one line.
  return `${JSON.stringify(set, undefined, 1).replace(/\[\s+([^\]]*?)\s+\]/g, (_all, items: string) => `[${items.replace(/\s+/g, ' ')}]`)}\n`;
}

async function storedSuite({ name, suite }: SuiteDescriptor): Promise<StoredSuite> {
  const { checks } = await suite();
  const all = requirementsOf(name);
  const rulesets = [...new Set(all.flatMap(rulesetsHaving))];
  return {
    defaults: defaultsOf(name),
    profiles: Object.fromEntries(
      Object.entries(profilesOf(name)).map(([profile, { rulesets }]) => [profile, rulesets]),
    ),
    requirements: Object.fromEntries(
      rulesets.map((ruleset) => [
        ruleset,
        Object.fromEntries(all.filter((one) => isDemandedBy(one, [ruleset])).map(({ id, level }) => [id, level])),
      ]),
    ),
    checks: Object.fromEntries(
      checks.map(({ id, reasons }) => [id, Object.keys(reasons)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

const defaultsOf = (suite: SuiteName): StoredSuite['defaults'] => ({
  whole: defaultProfiles(suite, false),
  prefix: defaultProfiles(suite, true),
});

/** Requirements, checks and reasons that a set does not have, and requirements that it had as recommendations. */
export async function demandedSince({ version, suites }: StoredSet): Promise<readonly string[]> {
  const demanded = await Promise.all(
    SUITES.map(async ({ name, suite }) => {
      const stored = suites[name];
      if (stored === undefined) return [];
      const chosen = requirementsOf(name);
      const keys = (await suite()).checks.flatMap(({ id, reasons }) =>
        Object.keys(reasons).map((reason) => reasonKey(id, reason)),
      );
      const rulesets = [...new Set(chosen.flatMap(rulesetsHaving))];
      const all = chosen.map(({ id }) => id);
      const { added, raised, checks } = requirementNews(setOf(version, stored), rulesets, { all, chosen, keys });
      return [...added, ...raised, ...checks];
    }),
  );
  return demanded.flat();
}
