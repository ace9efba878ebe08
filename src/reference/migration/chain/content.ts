/** The content of a transaction. */
import { Transaction } from 'ethers/transaction';
import type { Send } from '../journal/line.ts';

export interface Content {
  /** The called contract; without it the transaction creates one. */
  readonly to?: string;
  /** In hex. */
  readonly data: string;
}

/**
 * Whether a signed transaction has this content. It has other addresses where a contract before it had to be created anew.
 */
export function hasContent({ raw }: Send, { to, data }: Content): boolean {
  const signed = Transaction.from(raw);
  return signed.data.toLowerCase() === data.toLowerCase() && signed.to?.toLowerCase() === to?.toLowerCase();
}
