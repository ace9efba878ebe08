import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';

/** A text on the chain that is not that of the parameters. */
export function textParameterDefect(
  dao: DaoOnChain,
  key: 'orgName' | 'tokenName' | 'tokenSymbol',
  at: string,
): Defect<'differs'> | undefined {
  const [wanted, found] = [dao.params[key], dao[key]];
  if (found === wanted) return undefined;
  const expected = `${quotedText(wanted)}, the value of \`${key}\``;
  return { reason: 'differs', expected, actual: quotedText(String(found)), at };
}
