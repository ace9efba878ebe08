import { readdirSync } from 'node:fs';
import type { LogRig } from '../../../src/reference/log/index.ts';
import type { Fault, Variant } from '../../faults/fault.ts';

/** An altered reference, by name. */
export type Altered = Fault<LogRig> | Variant<LogRig>;

/** Where faults and variants stand. */
export type Kind = 'faults' | 'variants';

const MODULE = /^([a-z0-9-]+)\.(?:ts|js)$/;
const folder = (kind: Kind, suite: string): URL => new URL(`../../${kind}/${suite}/`, import.meta.url);

/** The names of a suite's faults or variants: those of their files. */
export function namesOf(kind: Kind, suite: string): readonly string[] {
  return readdirSync(folder(kind, suite))
    .map((file) => MODULE.exec(file)?.[1])
    .filter((name): name is string => name !== undefined && !name.endsWith('.test'))
    .sort();
}

/** Loads one. The name must be one of `namesOf`. */
export async function load(kind: Kind, suite: string, name: string): Promise<Altered> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const module = (await import(new URL(`${name}.${extension}`, folder(kind, suite)).href)) as { default: Altered };
  return module.default;
}
