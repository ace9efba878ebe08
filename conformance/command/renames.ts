import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'yaml';
import { type CheckId, checkIdOf, type ReasonKey, reasonKey, reasonNameOf } from '../core/check/reason.ts';

/** The renames of one suite: the present name by the old name. */
export type Renames = Readonly<Record<'checks' | 'reasons' | 'faults' | 'variants', Readonly<Record<string, string>>>>;

/** Reads `spec/renames.yaml`: the renames by suite. */
export function readRenames(): Readonly<Record<string, Renames>> {
  return parse(readFileSync(createRequire(import.meta.url).resolve('#spec/renames.yaml'), 'utf8'));
}

const nowOf = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/**
 * The present key for an old key. A reason keeps its name when its check is renamed, unless the reason itself is
 * renamed.
 */
export function renamedKey({ checks, reasons }: Renames, key: ReasonKey): ReasonKey {
  const id = checkIdOf(key);
  return (nowOf(reasons, key) ?? reasonKey((nowOf(checks, id) ?? id) as CheckId, reasonNameOf(key))) as ReasonKey;
}

/** The present name for an old name; undefined where no suite ever used the name. */
export function renamed(name: string): string | undefined {
  for (const renames of Object.values(readRenames())) {
    const { checks, faults, variants } = renames;
    const newName = nowOf(checks, name) ?? nowOf(faults, name) ?? nowOf(variants, name);
    if (newName !== undefined) return newName;
    const key = name.includes('#') ? renamedKey(renames, name as ReasonKey) : name;
    if (key !== name) return key;
  }
  return undefined;
}
