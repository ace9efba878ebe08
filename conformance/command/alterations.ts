import { readdirSync } from 'node:fs';
import type { FeedRig } from '../../src/reference/feed/index.ts';
import type { LogRig } from '../../src/reference/log/index.ts';
import type { Parts } from '../../src/reference/migration/index.ts';
import type { Fault, Variant } from '../core/alteration/alteration.ts';

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
export type AlterationKind = 'faults' | 'variants';

const ALTERATION_FILE = /^([a-z0-9-]+)\.(?:ts|js)$/;
const alterationFolder = (kind: AlterationKind, suite: AlteredSuite): URL =>
  new URL(`../../${kind}/${suite}/`, import.meta.url);

/** The names of a suite's faults or variants: those of their files. */
export function alterationNames(kind: AlterationKind, suite: AlteredSuite): readonly string[] {
  return readdirSync(alterationFolder(kind, suite))
    .map((file) => ALTERATION_FILE.exec(file)?.[1])
    .filter((name): name is string => name !== undefined && !name.endsWith('.test'))
    .sort();
}

/** Loads one. The name must be one of `namesOf`. */
export async function loadAlteration<S extends AlteredSuite>(
  kind: AlterationKind,
  suite: S,
  name: string,
): Promise<Altered<S>> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const module = (await import(new URL(`${name}.${extension}`, alterationFolder(kind, suite)).href)) as {
    default: Altered<S>;
  };
  return module.default;
}
