import { Transaction, Wallet } from 'ethers';
import { expect, test } from 'vitest';
import { BUILT_IN_KEY } from './account.ts';
import type { Fees } from './fees.ts';
import { signed } from './signed.ts';

const { signingKey, address } = new Wallet(BUILT_IN_KEY);
const FEES: readonly Fees[] = [
  { type: 0, gasPrice: 20_000_000_000n },
  { type: 2, maxFeePerGas: 2n ** 70n, maxPriorityFeePerGas: 0n },
];
/** By type of transaction: the nonces at which a number of the signature begins with an octet 0, which RLP omits. */
const SHORT = { 0: 15, 2: 3 };
/** RLP writes the prefix of each otherwise. */
const DATA = ['', '00', '7f', '80', '0001', ...[55, 56, 255, 256, 65_536].map((length) => 'ab'.repeat(length))];

test.each(FEES)('a transaction of type $type has the bytes and the hash that ethers gives it', (fees) => {
  const expectSame = (content: { chainId: number; nonce: number; data: string }, to?: string) => {
    const byEthers = Transaction.from({ ...content, gasLimit: 53_000n, ...fees, to: to ?? null });
    byEthers.signature = signingKey.sign(byEthers.unsignedHash);
    const { serialized: raw, hash } = byEthers;
    expect(signed({ ...content, gasLimit: 53_000n, fees, to }, signingKey)).toEqual({ raw, hash });
    return byEthers.signature;
  };
  for (const [index, octets] of DATA.entries())
    for (const to of [undefined, address])
      expectSame({ chainId: index % 2 ? 1 : 2 ** 40 + 1, nonce: 32 * index, data: `0x${octets}` }, to);
  const { r, s } = expectSame({ chainId: 1337, nonce: SHORT[fees.type], data: '0x' });
  expect(`${r} ${s}`).toContain('0x00');
});
