import { type Altered, type AlteredSuite, alterationNames, loadAlteration } from '../alterations.ts';
import { throwUsageError } from '../usage-error.ts';
import { similarNamesHint } from './similar-names.ts';

/** The options that name an altered reference. */
export interface AlterationOptions {
  readonly fault?: string;
  readonly variant?: string;
}

/** The altered reference that was asked for. @throws UsageError for a name that there is not. */
export async function chosenAlteration<S extends AlteredSuite>(
  suite: S,
  options: AlterationOptions,
): Promise<Altered<S> | undefined> {
  if (options.fault !== undefined && options.variant !== undefined)
    throwUsageError('--fault and --variant exclude each other');
  for (const kind of ['fault', 'variant'] as const) {
    const name = options[kind];
    if (name === undefined) continue;
    const known = alterationNames(`${kind}s`, suite);
    if (!known.includes(name))
      throwUsageError(
        `--${kind} ${name}: there is none of that name; "touchstone ${kind}s list" shows them${similarNamesHint(name, known)}`,
      );
    return loadAlteration(`${kind}s`, suite, name);
  }
  return undefined;
}
