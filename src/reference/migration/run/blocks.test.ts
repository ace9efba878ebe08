/** Migrations on a chain that does not mine at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Provider } from '../chain/json-rpc.ts';
import { type BlockNode, blockByBlock } from '../local-chain/block-by-block.test-tool.ts';
import { ACCOUNT, DAO, outcomeOfDao, SECOND, type Stand, standWith } from './migrate.test-tool.ts';

const BY_CREATOR = { ...DAO, useDaoCreator: true };
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe('on a chain with a block now and then, a migration', { timeout: 60_000 }, () => {
  let [empty, based] = [] as unknown as [Stand, Stand];
  beforeAll(async () => {
    [empty, based] = [await standWith([]), await standWith(['base'])];
  });
  beforeEach(() => Promise.all([empty.renew(), based.renew()]));
  afterAll(() => Promise.all([empty.close(), based.close()]));

  // The node mines only when it has that many: whatever waited for a block before it sends all of them would never end.
  test.each([
    ['by the creator', BY_CREATOR, [16, 18, 18 + 7]],
    ['by hand', DAO, [16, 18, 18 + 16, 18 + 20]],
  ])('of base and DAO %s has as few blocks as an account may have transactions', async (_, params, mineAt) => {
    const node = await blockByBlock(empty.chain, ACCOUNT, { mineAt });
    const { dao } = await empty.run(['base', 'dao'], { provider: node, params });
    const blocks = await node.blocks();
    expect([blocks.length, sum(blocks)]).toEqual([mineAt.length, mineAt.at(-1)]);
    expect(await empty.view(dao?.NativeReputation, 'balanceOf', SECOND)).toBe(250_000_000_000_000_000n);
  });

  test('of a demo test has one block', async () => {
    const node = await blockByBlock(based.chain, ACCOUNT, { mineAt: [5] });
    const { test: demo } = await based.run(['test'], { provider: node });
    expect([await node.blocks(), demo?.name]).toEqual([[5], 'Demo Test']);
  });

  test.each([
    ['by the creator', BY_CREATOR],
    ['by hand', DAO],
    ['by hand, universal', { ...DAO, useUController: true, unregisterOwner: true }],
  ])('of a DAO %s, whose node knows no pending state, waits for what it depends on', async (_, params) => {
    const [before, node] = [await based.sent(), await blockByBlock(based.chain, ACCOUNT, { pending: false })];
    const { dao } = await based.run(['dao'], { provider: node, params });
    expect((await based.sent()) - before).toBe(sum(await node.blocks()));
    expect(await based.view(dao?.NativeToken, 'totalSupply')).toBe(1_500_000_000_000_000_000n);
  });

  test.each([
    [16, 0],
    [3, 18],
  ])('is not disturbed by a node that keeps %i transactions of an account', async (keeps, most) => {
    const node = await blockByBlock(empty.chain, ACCOUNT, { keeps });
    await empty.run(['base'], { provider: node });
    expect(await empty.sent()).toBe(18);
    expect(Math.max(...(await node.blocks()))).toBeLessThanOrEqual(keeps);
    expect(node.refused()).toBeLessThanOrEqual(most);
  });

  test('whose node refuses a transaction alone ends', async () => {
    const node = await blockByBlock(empty.chain, ACCOUNT, { keeps: 0 });
    await expect(empty.run(['base'], { provider: node })).rejects.toThrow(
      /^DAOToken: refused: .*account limit exceeded/,
    );
    expect([await empty.sent(), node.refused()]).toEqual([0, 1]);
  });

  test('sends nothing more where another DAO was created than was foreseen, and goes on with that', async () => {
    const node = await blockByBlock(based.chain, ACCOUNT);
    const before = await based.sent();
    const params = { ...BY_CREATOR, ContributionReward: [{ voteParams: 0 }], schemes: { ContributionReward: true } };
    const wrong = `0x${'0'.repeat(24)}${'12'.repeat(20)}`;
    const foretells: Provider = {
      request: (call) =>
        call.method === 'eth_call' && isForging(call.params) ? Promise.resolve(wrong) : node.request(call),
    };
    await expect(based.run(['dao'], { provider: foretells, params })).rejects.toThrow(
      /^forgeOrg: expected that it creates 0x(12){20}, found 0x[0-9a-fA-F]{40}\. Nothing more was sent\. Run the same command/,
    );
    const { dao } = await based.run(['dao'], { provider: node, params });
    expect(dao?.Avatar).toMatch(/^0x[0-9a-fA-F]{40}$/);
    // votes, forgeOrg, setParameters and setSchemes; setSchemes a second time if it was sent before the first block.
    expect((await based.sent()) - before).toBe(4);
  });

  test('that was interrupted after any transaction can be finished, and nothing is done twice', async () => {
    const whole = await outcomeIn(based, {});
    for (const k of [1, 2, Math.ceil(whole.sent / 2), whole.sent - 1, whole.sent]) {
      for (const reached of [false, true]) {
        await based.renew();
        const before = await based.sent();
        const node = await blockByBlock(based.chain, ACCOUNT);
        const ended = based.run(['dao'], { params: DAO, provider: endingAt(node, k, reached) });
        await expect(ended).rejects.toThrow('ended');
        // The node may have lost or mined what it had.
        if (k % 2 === 0) await based.chain.request({ method: 'evm_mine' });
        expect({ k, reached, ...(await outcomeIn(based, {}, before)) }).toEqual({ k, reached, ...whole });
      }
    }
  });
});

async function outcomeIn(stand: Stand, options: Parameters<typeof blockByBlock>[2], before?: number) {
  const first = before ?? (await stand.sent());
  const node = await blockByBlock(stand.chain, ACCOUNT, options);
  return outcomeOfDao({ ...stand, run: (steps, more) => stand.run(steps, { ...more, provider: node }) }, first);
}

/** Ends a run at the k-th transaction: before the node has it, or before the answer arrives. */
function endingAt(node: BlockNode, k: number, reached: boolean): Provider {
  let count = 0;
  return {
    async request(call) {
      if (count >= k) throw new Error('ended');
      if (call.method !== 'eth_sendRawTransaction' || ++count < k) return node.request(call);
      if (reached) await node.request(call);
      throw new Error('ended');
    },
  };
}

/** Whether a call has the names of a DAO. */
const isForging = ([transaction]: readonly unknown[] = []): boolean =>
  `${(transaction as { data?: string }).data}`.includes(Buffer.from('Works').toString('hex'));
