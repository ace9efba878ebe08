/** The requirement sets of releases, which `npm run generate` writes and `npm run freeze` freezes. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { type CheckId, checkIdOf, type ReasonKey, reasonKey } from '../core/check/reason.ts';
import type { Level } from '../core/spec/requirement.ts';
import type { RequirementSet } from '../core/verdict/requirement-set.ts';
import { readRenames, renamedKey } from './renames.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('#package')), 'spec/requirements');

/** A suite in the file of a set. */
export interface StoredSuite {
  /** The level of each requirement, by its ruleset. */
  readonly requirements: Readonly<Record<string, Readonly<Record<string, Level>>>>;
  /** The reasons of each check. */
  readonly checks: Readonly<Record<string, readonly string[]>>;
  readonly profiles: Readonly<Record<string, readonly string[]>>;
  readonly defaults: RequirementSet['defaults'];
}

/** The file of a set. */
export interface StoredSet {
  readonly version: string;
  readonly suites: Readonly<Record<string, StoredSuite>>;
}

/** The releases whose requirements can be chosen, oldest first. */
export function requirementSetVersions(): readonly string[] {
  return readdirSync(folder)
    .flatMap((name) => /^(\d+\.\d+)\.json$/.exec(name)?.[1] ?? [])
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** The requirements of a suite as a release had them; undefined if the suite is younger. The version has to be known. */
export function readRequirementSet(version: string, suite: string): RequirementSet | undefined {
  const { suites } = JSON.parse(readFileSync(join(folder, `${version}.json`), 'utf8')) as StoredSet;
  const retired = parse(readFileSync(createRequire(import.meta.url).resolve('#spec/retired.yaml'), 'utf8'));
  const renames = readRenames()[suite];
  const stored = Object.hasOwn(suites, suite) ? suites[suite]! : undefined;
  return (
    stored &&
    setOf(version, stored, (key) => {
      const now = renames === undefined ? key : renamedKey(renames, key);
      return [now, ...replacement(retired.checks, now)] as readonly ReasonKey[];
    })
  );
}

/** What took the place of a retired key: another key, or a sentence that names no key. */
function replacement(retired: Readonly<Record<string, string>>, key: string): readonly string[] {
  const instead = Object.hasOwn(retired, key) ? retired[key]! : undefined;
  return instead === undefined || !/^[a-z-]+(\/[a-z\d-]+){2}#[a-z\d-]+$/.test(instead) ? [] : [instead];
}

/** A set from its file. `presentKeys`: the present names of a key. */
export function setOf(
  version: string,
  { requirements, checks, profiles, defaults }: StoredSuite,
  presentKeys: (key: ReasonKey) => readonly ReasonKey[] = (key) => [key],
): RequirementSet {
  const keys = Object.entries(checks)
    .flatMap(([id, reasons]) => reasons.map((reason) => reasonKey(id as CheckId, reason)))
    .flatMap(presentKeys);
  return {
    version,
    requirements: byId(requirements),
    keys: new Set([...keys.map(checkIdOf), ...keys]),
    profiles,
    defaults,
  };
}

/** The level of each requirement, and every ruleset that has it. */
function byId(requirements: StoredSuite['requirements']): RequirementSet['requirements'] {
  const ids: Record<string, { readonly level: Level; readonly rulesets: readonly string[] }> = {};
  for (const [ruleset, levels] of Object.entries(requirements))
    for (const [id, level] of Object.entries(levels))
      ids[id] = { level, rulesets: [...(ids[id]?.rulesets ?? []), ruleset] };
  return ids;
}
