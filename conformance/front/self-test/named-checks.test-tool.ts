import { checkIdOf } from '../../core/check/reason.ts';
import type { Suite } from '../../core/check/suite.ts';
import type { Looks } from './altered.test-tool.ts';

/** Who else runs beside the checks that a fault names. */
export interface Beside {
  /** Patterns of the checks whose requests a watch judges. */
  readonly watches: readonly string[];
  /** By fault: patterns of the checks that do the work after which it shows. */
  readonly after: Readonly<Record<string, readonly string[]>>;
}

/** The checks that a fault names; where one of them is a watch, also some that send requests. */
export function namedChecks({ checks }: Suite<never>, beside: Beside): Looks {
  const watches = new Set(checks.filter(({ kind }) => kind === 'watch').map(({ id }) => id as string));
  return (name, keys) => {
    const ids = keys.map(checkIdOf);
    const besides = [...(ids.some((id) => watches.has(id)) ? beside.watches : []), ...(beside.after[name] ?? [])];
    return [...new Set([...ids, ...besides])];
  };
}
