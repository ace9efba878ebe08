import { type Altered, type AlteredSuite, load, namesOf } from '../self-test/rigs.ts';
import { similar } from './near.ts';
import { usage } from './usage.ts';

/** The options that name an altered reference. */
export interface AlterationOptions {
  readonly fault?: string;
  readonly variant?: string;
}

/** The altered reference that was asked for. @throws UsageError for a name that there is not. */
export async function alteration<S extends AlteredSuite>(
  suite: S,
  options: AlterationOptions,
): Promise<Altered<S> | undefined> {
  if (options.fault !== undefined && options.variant !== undefined) usage('--fault and --variant exclude each other');
  for (const kind of ['fault', 'variant'] as const) {
    const name = options[kind];
    if (name === undefined) continue;
    const known = namesOf(`${kind}s`, suite);
    if (!known.includes(name))
      usage(
        `--${kind} ${name}: there is none of that name; "touchstone ${kind}s list" shows them${similar(name, known)}`,
      );
    return load(`${kind}s`, suite, name);
  }
  return undefined;
}
