/**
 * The code of the contracts of `base`.
 *
 * Follows: the interface document, "Migration result"
 */

import type { Defect } from '../../../core/check/defect.ts';
import { type CoreContract, coreContractsIn, functionsLacking } from './core-contracts.ts';

type BaseContractVerdict = Defect<'other' | 'functions'> | 'delegates' | undefined;

/** Wrong code of a contract of `base`. `delegates` if the code delegates its calls, so that it cannot be compared. */
export function baseContractDefect(
  name: CoreContract,
  { code, delegates }: { code: string; delegates: boolean },
): BaseContractVerdict {
  const at = `base.${name}`;
  const possible = coreContractsIn(code);
  if (possible.includes(name)) return undefined;
  const missing = functionsLacking(name, code);
  const expected = `the code of a contract ${name}${missing.length > 0 ? `, with ${missing.join(', ')}` : ''}`;
  if (possible.length > 0) return { reason: 'other', expected, actual: `the code of ${possible.join(' or ')}`, at };
  if (delegates) return 'delegates';
  return { reason: 'functions', expected, actual: `code without ${missing.join(', ')}`, at };
}
