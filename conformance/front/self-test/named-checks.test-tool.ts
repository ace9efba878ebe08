import { checkIdOf } from '../../core/check/reason.ts';
import type { Suite } from '../../core/check/suite.ts';
import type { Looks } from './altered.test-tool.ts';

/** Who else runs beside the checks that a fault names. */
export interface Beside {
  /** Patterns of the checks whose requests a watch judges. */
  readonly watches: readonly string[];
  /** Faults that show only after checks of other topics have done their work. */
  readonly all: readonly string[];
}

/** The checks that a fault names; where one of them is a watch, also some that send requests. */
export function namedChecks({ checks }: Suite<never>, beside: Beside): Looks {
  const watches = new Set(checks.filter(({ kind }) => kind === 'watch').map(({ id }) => id as string));
  return (name, keys) => {
    if (beside.all.includes(name)) return undefined;
    const ids = keys.map(checkIdOf);
    return [...new Set([...ids, ...(ids.some((id) => watches.has(id)) ? beside.watches : [])])];
  };
}
