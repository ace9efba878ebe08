import { readdirSync } from 'node:fs';
import type { FeedRig } from '../../../src/reference/feed/index.ts';
import type { LogRig } from '../../../src/reference/log/index.ts';
import type { Parts } from '../../../src/reference/migration/index.ts';
import type { Fault, Variant } from '../../faults/fault.ts';

/** What the references of the suites are built from. */
interface Rigs {
  readonly log: LogRig;
  readonly feed: FeedRig;
  readonly migration: Parts;
}

/** The suites that have a reference to alter. */
export type AlteredSuite = keyof Rigs;
export const ALTERED_SUITES = ['log', 'feed', 'migration'] as const satisfies readonly AlteredSuite[];

/** An altered reference of a suite. */
export type Altered<S extends AlteredSuite = 'log'> = Fault<Rigs[S]> | Variant<Rigs[S]>;

/** Where faults and variants stand. */
export type Kind = 'faults' | 'variants';

const MODULE = /^([a-z0-9-]+)\.(?:ts|js)$/;
const folder = (kind: Kind, suite: AlteredSuite): URL => new URL(`../../${kind}/${suite}/`, import.meta.url);

/** The names of a suite's faults or variants: those of their files. */
export function namesOf(kind: Kind, suite: AlteredSuite): readonly string[] {
  return readdirSync(folder(kind, suite))
    .map((file) => MODULE.exec(file)?.[1])
    .filter((name): name is string => name !== undefined && !name.endsWith('.test'))
    .sort();
}

/** Loads one. The name must be one of `namesOf`. */
export async function load<S extends AlteredSuite>(kind: Kind, suite: S, name: string): Promise<Altered<S>> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const module = (await import(new URL(`${name}.${extension}`, folder(kind, suite)).href)) as { default: Altered<S> };
  return module.default;
}
