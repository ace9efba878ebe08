import { describe, expect, test } from 'vitest';
import type { MinedTransaction } from '../../target/chain/mined-transactions.ts';
import { foreignTransactions } from './foreign-transactions.ts';

const [OURS, OTHER, KEYLESS] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string];

describe('transactions of other accounts', () => {
  const sent = (from: string, more: Partial<MinedTransaction> = {}) =>
    ({ from, block: 5, nonce: 0, value: 0n, input: '0x', hash: '0x1', to: OURS, ...more }) as MinedTransaction;
  const keyless = () => {
    const { to: _to, ...made } = sent(KEYLESS, { hash: '0xc' });
    return made;
  };
  const pays = sent(OURS, { to: KEYLESS, value: 9n });
  test('exclude those of the account, in upper or lower case, and earlier ones', () => {
    expect(foreignTransactions([sent(OURS), sent(OURS.toUpperCase().replace('X', 'x'))], OURS, 0)).toEqual([]);
    expect(foreignTransactions([sent(OTHER, { block: 4 })], OURS, 4)).toEqual([]);
  });
  test('exclude those of an account without a known key, if the account paid for them', () => {
    expect(foreignTransactions([pays, keyless()], OURS, 0)).toEqual([]);
    expect(foreignTransactions([keyless()], OURS, 0)).toHaveLength(1);
    expect(foreignTransactions([pays, keyless(), sent(KEYLESS, { nonce: 1 })], OURS, 0)).toHaveLength(2);
    expect(foreignTransactions([pays, sent(KEYLESS)], OURS, 0)).toHaveLength(1);
  });
});
