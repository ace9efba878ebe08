import { describe, expect, test } from 'vitest';
import {
  farPriceDefect,
  givenPriceDefect,
  givenPriceOption,
  pricesAnswered,
  suggestedPriceDefect,
  weiOfGwei,
} from './gas-price.ts';

test.each([
  ['21', 21_000_000_000n],
  ['0.000000001', 1n],
  ['1.1', 1_100_000_000n],
])('%s GWei', (gwei, wei) => expect(weiOfGwei(gwei)).toBe(wei));

describe('a given price', () => {
  const hash = '0x1';
  test('is the price that is paid, or the most', () => {
    expect(givenPriceOption([{ hash, gasPrice: 5n, paid: 5n }], 5n)).toBe('exact');
    expect(givenPriceOption([{ hash, maxFeePerGas: 5n, paid: 5n }], 5n)).toBe('exact');
    expect(givenPriceOption([{ hash, maxFeePerGas: 5n, paid: 3n }], 5n)).toBe('ceiling');
  });
  test.each([{ gasPrice: 6n }, { maxFeePerGas: 4n, paid: 4n }, {}])('is not that of %o', (prices) => {
    expect(
      givenPriceDefect(
        [
          { hash, gasPrice: 5n, paid: 5n },
          { hash, ...prices },
        ],
        '0.000000005',
        '--gas-price',
      ),
    ).toMatchObject({ reason: 'price' });
  });
  test('must be that of every transaction', () =>
    expect(givenPriceDefect([{ hash, maxFeePerGas: 5n, paid: 3n }], '0.000000005', '--gas-price')).toBeUndefined());
});

describe('a suggested price', () => {
  const calls = [{ method: 'eth_gasPrice' }];
  test('is the one that the node suggests, or somewhat more', () => {
    for (const price of [8n, 9n, 16n]) expect(suggestedPriceDefect(price, 8n, calls)).toBeUndefined();
  });
  test('is not another price, nor one without a request to the node', () => {
    for (const price of [0n, 7n, 17n]) expect(suggestedPriceDefect(price, 8n, calls)?.reason).toBe('price');
    expect(suggestedPriceDefect(8n, 8n, [{ method: 'eth_chainId' }])?.reason).toBe('not-asked');
  });
  test('may be near any of those that a node has suggested', () => {
    const call = { path: '/', params: '[]', beside: '{}', atMs: 0 };
    const answered = pricesAnswered([
      { ...call, method: 'eth_gasPrice', result: '"0x8"' },
      { ...call, method: 'eth_gasPrice', error: '"busy"' },
      { ...call, method: 'eth_chainId', result: '"0x100"' },
    ]);
    expect(answered).toEqual([8n]);
    expect(farPriceDefect(30n, [...answered, 20n])).toBeUndefined();
    expect(farPriceDefect(17n, [...answered, 20n])?.expected).toBe('8 or 20 wei, which the node suggests');
  });
});
