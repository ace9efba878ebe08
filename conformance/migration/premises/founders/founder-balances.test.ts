import { expect, test } from 'vitest';
import { type FounderBalance, unitOfBalance } from './founder-balances.ts';

const balanceOf = (found: bigint | undefined, whole: bigint, smallest: bigint): FounderBalance => ({
  kind: 'tokens',
  address: `0x${'1'.repeat(40)}`,
  index: 0,
  found,
  wanted: { whole, smallest },
  at: '',
});

test.each([
  ['whole units', balanceOf(7n * 10n ** 18n, 7n * 10n ** 18n, 7n), 'whole'],
  ['the smallest unit', balanceOf(7n, 7n * 10n ** 18n, 7n), 'smallest'],
  ['neither', balanceOf(7000n, 7n * 10n ** 18n, 7n), undefined],
  ['zero, which shows no unit', balanceOf(0n, 0n, 0n), undefined],
  ['a balance that cannot be read', balanceOf(undefined, 7n * 10n ** 18n, 7n), undefined],
])('an amount in %s', (_what, balance, unit) => expect(unitOfBalance(balance)).toBe(unit));
