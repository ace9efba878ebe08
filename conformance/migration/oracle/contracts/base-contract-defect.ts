import type { Defect } from '../../../core/check/defect.ts';
import { type CoreContract, coreContractsIn, functionsLacking } from './core-contracts.ts';

type BaseContractVerdict = Defect<'other' | 'functions'> | 'delegates' | undefined;

/**
 * What is wrong with the code of a contract of `base`; `delegates` where that cannot be told, since it hands on calls.
 * Exported for its test.
 */
export function baseContractDefect(
  name: CoreContract,
  { code, delegates }: { code: string; delegates: boolean },
): BaseContractVerdict {
  const at = `base.${name}`;
  const found = coreContractsIn(code);
  if (found.includes(name)) return undefined;
  const lacking = functionsLacking(name, code);
  const expected = `the code of a contract ${name}${lacking.length > 0 ? `, with ${lacking.join(', ')}` : ''}`;
  if (found.length > 0) return { reason: 'other', expected, actual: `the code of ${found.join(' or ')}`, at };
  if (delegates) return 'delegates';
  return { reason: 'functions', expected, actual: `code without ${lacking.join(', ')}`, at };
}
