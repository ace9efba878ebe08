import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Chain } from '../../../lab/chain/chain.ts';
import { sharedChains } from '../../../lab/chain/shared-chains.ts';
import { LabError } from '../../../lab/lab-error.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { answering, answeringRaw, deployed } from './deployed.test-tool.ts';
import { ContractViews } from './views.ts';

const chains = sharedChains();
let chain: Chain;
let views: ContractViews;
beforeEach(async () => {
  chain = await chains.open();
  views = new ContractViews(chain);
});
afterEach(() => chain.close());
afterAll(() => chains.close());

const MARK = `0x${'ab'.repeat(32)}`;
const SOME = `0x${'00'.repeat(19)}c0`;
const owned = () => deployed(chain, 'Owned', 'A title', 10n ** 30n, MARK, [chain.accounts[1]!.address]);

describe('the state of a contract', () => {
  test('is read by function declarations in Solidity', async () => {
    const { address } = await owned();
    const [first, second] = chain.accounts.map((account) => account.address);
    expect(await views.codeAt(address)).toBe(CONTRACTS.Owned.deployedBytecode);
    expect(await views.value(address, 'function owner() view returns (address)')).toBe(first);
    expect(await views.value(address, 'function amount() view returns (uint256)')).toBe(10n ** 30n);
    expect(await views.value(address, 'function mark() view returns (bytes32)')).toBe(MARK);
    expect(await views.value(address, 'function getMembers() view returns (address[])')).toEqual([second]);
  });

  test('has as many values as the function returns, and may depend on the caller', async () => {
    const { address, send } = await owned();
    await send('record', SOME, 7, 'noted');
    const callAt = 'function callAt(uint256 index) view returns (address, address, uint256, string)';
    const { address: from } = chain.accounts[0]!;
    expect(await views.call(address, callAt, [0])).toEqual({
      ok: true,
      values: [from, expect.any(String), 7n, 'noted'],
    });
    const hand = 'function transferOwnership(address)';
    expect(await views.call(address, hand, [SOME])).toMatchObject({ ok: false, why: 'reverted' });
    expect(await views.call(address, hand, [SOME], from)).toMatchObject({ ok: false, why: 'nothing' });
  });

  test.each<[string, string, object]>([
    ['a revert', '0x60006000fd', { ok: false, why: 'reverted', found: expect.any(String) }],
    ['fewer bytes than a value has', answeringRaw('0x00ff'), { ok: false, why: 'unreadable', found: '0x00ff' }],
    ['not an address', answeringRaw(`0x${'ff'.repeat(32)}`), { ok: false, why: 'unreadable' }],
    ['an address', answering(['address'], [SOME]), { ok: true }],
  ])('may be %s', async (_, code, expected) => {
    await chain.request('hardhat_setCode', [SOME, code]);
    expect(await views.call(SOME, 'function owner() view returns (address)')).toMatchObject(expected);
  });

  test('is unreadable where a text is not UTF-8, or a list is longer than its data', async () => {
    const head = (n: bigint) => n.toString(16).padStart(64, '0');
    const string = (bytes: string) => answeringRaw(`0x${head(32n)}${head(2n)}${bytes.padEnd(64, '0')}`);
    await chain.request('hardhat_setCode', [SOME, string('fffe')]);
    const title = 'function title() view returns (string)';
    expect(await views.call(SOME, title)).toMatchObject({ ok: false, why: 'unreadable' });
    expect(await views.value(SOME, title)).toBeUndefined();
    await chain.request('hardhat_setCode', [SOME, answeringRaw(`0x${head(32n)}${head(2n ** 255n)}`)]);
    const list = 'function list() view returns (uint256[])';
    expect(await views.call(SOME, list)).toMatchObject({ ok: false, why: 'unreadable' });
  });

  test.each([undefined, null, 7, '', '0x12', 'AvatarAddress', {}])(
    'is nothing for a value that is not an address: %j',
    async (at) => {
      expect(await views.codeAt(at)).toBe('0x');
      expect(await views.call(at, 'function owner() view returns (address)')).toMatchObject({
        ok: false,
        why: 'nothing',
      });
      if (at !== undefined) expect(await views.logs('event Sent(uint256 n)', at)).toEqual([]);
    },
  );

  test('is nothing at an address without a contract', async () => {
    const viewed = await views.call(SOME, 'function owner() view returns (address)');
    expect(viewed).toEqual({ ok: false, why: 'nothing', found: '0x' });
  });

  test('is not read by another kind of declaration', async () => {
    await expect(views.call(SOME, 'event Sent(uint256 n)')).rejects.toThrow(LabError);
    await expect(views.logs('function owner() view returns (address)')).rejects.toThrow(LabError);
  });

  test('includes its events from the first block on', async () => {
    const { address, send } = await owned();
    await send('record', SOME, 7, 'noted');
    await send('record', SOME, 8, 'again');
    const { address: another } = await owned();
    const declared = 'event Recorded(address indexed caller, address indexed subject, uint256 number, string note)';
    const events = await views.logs(declared, address);
    expect(events.map(({ values, block }) => [values?.[2], values?.[3], block])).toEqual([
      [7n, 'noted', 2],
      [8n, 'again', 3],
    ]);
    expect(await views.logs(declared, another)).toEqual([]);
    const transferred = 'event OwnershipTransferred(address indexed previousOwner, address indexed newOwner)';
    expect(await views.logs(transferred)).toHaveLength(2);
    const otherwise = 'event Recorded(address caller, address subject, uint256 number, string note)';
    expect(await views.logs(otherwise, address)).toMatchObject([{ transaction: events[0]!.transaction }, {}]);
    expect((await views.logs(otherwise, address))[0]).not.toHaveProperty('values');
  });

  test('includes all transactions of an account, with price and outcome', async () => {
    const { address, send } = await owned();
    const [from, to] = chain.accounts.map((account) => account.address.toLowerCase());
    await send('transferOwnership', SOME);
    await send('transferOwnership', SOME);
    await chain.request('eth_sendTransaction', [{ from: to, to: from, value: '0x9', gas: '0x5208' }]);
    const mined = await views.transactionsFrom(chain.accounts[0]!.address);
    expect(mined).toMatchObject([
      { nonce: 0, block: 1, from, contractAddress: address.toLowerCase(), gasPrice: 3n, paid: 3n, ok: true },
      { nonce: 1, block: 2, from, to: address.toLowerCase(), gasPrice: 5n, ok: true, value: 0n },
      { nonce: 2, block: 3, ok: false },
    ]);
    expect(mined[0]).not.toHaveProperty('to');
    expect(mined[0]!.input.startsWith(CONTRACTS.Owned.bytecode)).toBe(true);
    expect(await views.nonce(from!)).toBe(3);
    expect((await views.transactions(4)).map((transaction) => [transaction.block, transaction.value])).toEqual([
      [4, 9n],
    ]);
    expect(await views.balance(SOME)).toBe(0n);
    const spent = mined.reduce((sum, { gasUsed, paid }) => sum + gasUsed * paid!, 0n);
    expect(await views.balance(from!)).toBe(10_000n * 10n ** 18n - spent + 9n);
  });

  test('includes the fees of EIP-1559 where the hard fork has them', async () => {
    await using london = await chains.open({ hardfork: 'london' });
    const [from, to] = london.accounts.map((account) => account.address);
    const fees = { maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x1' };
    await london.request('eth_sendTransaction', [{ from, to, gas: '0x5208', ...fees }]);
    const [transaction] = await new ContractViews(london).transactionsFrom(from!);
    expect(transaction).toMatchObject({
      maxFeePerGas: 2_000_000_000n,
      maxPriorityFeePerGas: 1n,
      paid: expect.any(BigInt),
    });
    expect(transaction).not.toHaveProperty('gasPrice');
  });
});
