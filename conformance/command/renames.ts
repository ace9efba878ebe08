import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'yaml';
import { type CheckId, checkIdOf, type ReasonKey, reasonKey, reasonNameOf } from '../core/check/reason.ts';

/** What had another name before, of one suite: the old name, and the one that it has now. */
export type Renames = Readonly<Record<'checks' | 'reasons' | 'faults' | 'variants', Readonly<Record<string, string>>>>;

/** The table of `spec/renames.yaml`, by suite. */
export function readRenames(): Readonly<Record<string, Renames>> {
  return parse(readFileSync(createRequire(import.meta.url).resolve('#spec/renames.yaml'), 'utf8'));
}

const nowOf = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/** The key that a key from before has now. A reason goes where its check goes, unless it has a new name itself. */
export function renamedKey({ checks, reasons }: Renames, key: ReasonKey): ReasonKey {
  const id = checkIdOf(key);
  return (nowOf(reasons, key) ?? reasonKey((nowOf(checks, id) ?? id) as CheckId, reasonNameOf(key))) as ReasonKey;
}

/** What has this name no more is called so now; undefined where the name never was one. */
export function renamed(name: string): string | undefined {
  for (const renames of Object.values(readRenames())) {
    const { checks, faults, variants } = renames;
    const found = nowOf(checks, name) ?? nowOf(faults, name) ?? nowOf(variants, name);
    if (found !== undefined) return found;
    const key = name.includes('#') ? renamedKey(renames, name as ReasonKey) : name;
    if (key !== name) return key;
  }
  return undefined;
}
