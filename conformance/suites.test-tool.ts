/** All suites that there are: one for each folder of `spec/`. */

import { readdirSync } from 'node:fs';
import type { Check } from './core/check/check.ts';
import { type ReasonKey, reasonKey } from './core/check/reason.ts';
import type { Suite } from './core/check/suite.ts';
import type { SuiteName } from './core/spec/requirement.ts';

/** The names of the suites: the folders of `spec/` that hold requirements. */
export const SPEC_SUITES = readdirSync(new URL('../spec/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => /^[a-z]+[/\\]requirements\.yaml$/.test(path))
  .map((path) => path.split(/[/\\]/)[0] as SuiteName);

/** Those of which there are only requirements so far. A test says when a name has to go from here. */
export const WITHOUT_CHECKS: readonly SuiteName[] = [];

/** Loads a suite, which the index of its folder exports under its name. */
export async function suiteOf(name: SuiteName): Promise<Suite<never>> {
  const module = (await import(`./${name}/index.ts`)) as Record<string, Suite<never>>;
  return module[`${name}Suite`]!;
}

/** All keys of a check. */
export function keysOf(check: Check<never>): readonly ReasonKey[] {
  return Object.keys(check.reasons).map((reason) => reasonKey(check.id, reason));
}
