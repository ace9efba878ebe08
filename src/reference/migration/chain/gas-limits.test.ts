import { expect, test } from 'vitest';
import type { Chain } from './chain.ts';
import { MOST } from './gas.ts';
import { GasLimits, type GasSources, type States } from './gas-limits.ts';

const CALL = { from: `0x${'1'.repeat(40)}`, to: `0x${'2'.repeat(40)}`, data: '0x12345678' };
/** What `CALL` costs where there is no contract, after EIP-2028. */
const OF_NOTHING = 21_064;

/** A node with these estimates in its latest and its pending state; `asked`: the blocks that were named. */
function node(estimates: { readonly latest: number; readonly pending?: number }) {
  const asked: unknown[] = [];
  const request = async (_method: string, _transaction: unknown, block?: string) => {
    asked.push(block);
    const estimate = block === 'pending' ? estimates.pending : estimates.latest;
    if (estimate === undefined) throw new Error('reverted');
    return `0x${estimate.toString(16)}`;
  };
  return { chain: { request } as unknown as Chain, asked };
}

const LATEST: States = { first: async () => undefined, mined: async () => undefined };
const PENDING: States = { ...LATEST, first: async () => 'pending' };
const limits = (chain: Chain, sources: GasSources, atOnce = false) => new GasLimits(chain, sources, async () => atOnce);

test('an estimate, and a fifth more', async () => {
  const { chain, asked } = node({ latest: 100_000 });
  expect(await limits(chain, {}).of('step', CALL, LATEST)).toBe(120_000n);
  expect(asked).toEqual([undefined]);
});

test.each([
  ['of a state that lacks the contract', OF_NOTHING],
  ['that is refused', undefined],
])('an estimate in the pending state %s is made again when all is mined', async (_, pending) => {
  const { chain, asked } = node({ latest: 100_000, ...(pending && { pending }) });
  let mined = 0;
  const states = { ...PENDING, mined: async () => void mined++ };
  expect(await limits(chain, {}).of('step', CALL, states)).toBe(120_000n);
  expect([mined, asked]).toEqual([1, ['pending', undefined]]);
});

test('an estimate in the pending state counts where the contract is in it', async () => {
  const { chain, asked } = node({ latest: 0, pending: 50_000 });
  expect(await limits(chain, {}).of('step', CALL, PENDING)).toBe(60_000n);
  expect(asked).toEqual(['pending']);
});

test('where a node mines at once and ether is ample, only the first is estimated', async () => {
  for (const [isAtOnce, second] of [
    [true, 8_000_000n],
    [false, 120_000n],
  ] as const) {
    const { chain } = node({ latest: 100_000 });
    const found = limits(chain, { ample: 8_000_000n }, isAtOnce);
    expect([await found.of('1', CALL, LATEST), await found.of('2', CALL, LATEST)]).toEqual([120_000n, second]);
  }
});

test('what was rehearsed needs no estimate once the first shows that the copy charges as the chain does', async () => {
  const rehearsed = new Map([
    ['1', 90_000n],
    ['2', 200_000n],
    ['3', MOST],
  ]);
  const like = node({ latest: 100_000 });
  const trusting = limits(like.chain, { rehearsed, most: 8_000_000n });
  const found = await Promise.all(['1', '2', '3', 'another'].map((step) => trusting.of(step, CALL, LATEST)));
  expect(found).toEqual([120_000n, 400_000n, 8_000_000n, 120_000n]);
  expect(like.asked).toHaveLength(2);

  const dearer = node({ latest: 150_000 });
  const wary = limits(dearer.chain, { rehearsed });
  expect(await Promise.all(['1', '2'].map((step) => wary.of(step, CALL, LATEST)))).toEqual([180_000n, 180_000n]);
});
