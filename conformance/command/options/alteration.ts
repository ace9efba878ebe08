import { throwUsageError } from '../usage-error.ts';
import { similarNamesHint } from './similar-names.ts';

/** The options that name an altered reference. */
export interface AlterationOptions {
  readonly fault?: string;
  readonly variant?: string;
}

type Loaders<A> = Readonly<Record<string, { load(): Promise<A> }>>;

/** The altered reference that the options name. @throws UsageError for an unknown name. */
export async function chosenAlteration<F, V>(
  { faults, variants }: { readonly faults: Loaders<F>; readonly variants: Loaders<V> },
  { fault, variant }: AlterationOptions,
): Promise<F | V | undefined> {
  if (fault !== undefined && variant !== undefined) throwUsageError('--fault and --variant exclude each other');
  if (fault !== undefined) return loadNamed('fault', fault, faults);
  return variant === undefined ? undefined : loadNamed('variant', variant, variants);
}

function loadNamed<A>(kind: string, name: string, loaders: Loaders<A>): Promise<A> {
  if (!Object.hasOwn(loaders, name))
    throwUsageError(
      `--${kind} ${name}: there is no ${kind} with that name; "touchstone ${kind}s list" shows them${similarNamesHint(name, Object.keys(loaders))}`,
    );
  return loaders[name]!.load();
}
