import { expect, test } from 'vitest';
import { type Chain, nonceOf } from './chain.ts';
import { quantityIn } from './quantity.ts';

test.each([
  ['0x0', 0n],
  [`0x${'f'.repeat(64)}`, 2n ** 256n - 1n],
  ['12', 12n],
  [7, 7n],
  [7n, 7n],
])('%s is a number', (value, number) => expect(quantityIn(value, 'eth_gasPrice')).toBe(number));

test.each([
  ['9'.repeat(4_000_000), /found "9{499}… \(4000002 characters\)$/],
  [`0x${'f'.repeat(4_000_000)}`, /found "0xf+… \(4000004 characters\)$/],
  ['', /found ""$/],
  ['0x', /found "0x"$/],
  ['-1', /found "-1"$/],
  [1.5, /found 1\.5$/],
  [null, /found null$/],
  [undefined, /found nothing$/],
  [{}, /found \{\}$/],
])('anything else is refused', (value, found) => {
  const refused = expect.objectContaining({ code: 'node', message: expect.stringMatching(found) });
  expect(() => quantityIn(value, 'eth_gasPrice')).toThrow(refused);
  expect(() => quantityIn(value, 'eth_gasPrice')).toThrow(
    /^eth_gasPrice: expected a number of at most 32 bytes in hex/,
  );
});

const answering = (count: string) => ({ request: async () => count }) as unknown as Chain;

test('the count of transactions is the number of the next one', async () => {
  expect(await nonceOf(answering('0x10'), '0x')).toBe(16);
});

test.each(['0x20000000000001', `0x${'f'.repeat(64)}`])(
  '%s transactions are more than an account has',
  async (count) => {
    await expect(nonceOf(answering(count), '0x')).rejects.toMatchObject({
      code: 'node',
      message: `eth_getTransactionCount: expected a number of at most 4503599627370496, found ${BigInt(count)}`,
    });
  },
);
