import { readFileSync } from 'node:fs';
import { Interface, solidityPackedKeccak256 } from 'ethers';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasItsDigest } from '../../../../scripts/contract-digest.ts';
import type { Chain } from '../../../lab/chain/chain.ts';
import { sharedChains } from '../../../lab/chain/shared-chains.ts';
import { deployed } from '../../target/chain/deployed.test-tool.ts';
import { ContractViews } from '../../target/chain/views.ts';
import { CONTRACTS } from './generated/contracts.ts';

const chains = sharedChains();
let chain: Chain;
let views: ContractViews;
beforeEach(async () => {
  chain = await chains.open();
  views = new ContractViews(chain);
});
afterEach(() => chain.close());
afterAll(() => chains.close());

const [ONE, TWO] = ['01', '02'].map((byte) => `0x${byte.repeat(20)}`) as [string, string];
const HASH = `0x${'ab'.repeat(32)}`;
const address = (name: string) => `function ${name}() view returns (address)`;
const number = (name: string) => `function ${name}() view returns (uint256)`;
const selector = (name: string, contract: 'OwnScheme' | 'LockingScheme') =>
  new Interface(CONTRACTS[contract].abi).getFunction(name)?.selector;
const failed = async () => (await views.transactions()).filter(({ ok }) => !ok).length;

describe('the generated file', () => {
  const checkedIn = readFileSync(new URL('./generated/contracts.ts', import.meta.url), 'utf8');
  test('was generated from contracts/ as they are', () => {
    expect(hasItsDigest(checkedIn), 'out of date: node scripts/contracts.ts').toBe(true);
  });
  test('would not pass for that if it were edited', () => {
    expect(hasItsDigest(checkedIn.replace('60806040', '60806041'))).toBe(false);
  });
});

describe('on a chain with the oldest hard fork', () => {
  test('a contract with a constructor can be configured, called and handed over', async () => {
    const owned = await deployed(chain, 'Owned', 'T', 5, HASH, [ONE, TWO]);
    await owned.send('record', ONE, 9, 'n');
    await owned.send('transferOwnership', TWO);
    expect(await views.value(owned.address, address('owner'))).toBe(TWO);
    expect(await views.value(owned.address, number('callsCount'))).toBe(1n);
    expect(await failed()).toBe(0);
    await owned.send('transferOwnership', ONE);
    expect(await failed()).toBe(1);
  });

  test('a contract with initialize accepts one call of it', async () => {
    const made = await deployed(chain, 'Initialized');
    expect(await views.value(made.address, number('initializations'))).toBe(0n);
    await made.send('initialize', 'T', 5);
    await made.send('initialize', 'U', 6);
    expect(await views.value(made.address, number('amount'))).toBe(5n);
    expect(await views.value(made.address, address('owner'))).toBe(chain.accounts[0]!.address);
    expect(await failed()).toBe(1);
  });

  test('Holder stores the addresses of other contracts', async () => {
    const holder = await deployed(chain, 'Holder', ONE, TWO);
    await holder.send('tell', ONE);
    const addresses = await Promise.all(
      ['first', 'second', 'told'].map((name) => views.value(holder.address, address(name))),
    );
    expect(addresses).toEqual([ONE, TWO, ONE]);
  });

  test('Linked gets the addresses by initialize, once', async () => {
    const linked = await deployed(chain, 'Linked');
    await linked.send('initialize', ONE, TWO);
    await linked.send('initialize', TWO, ONE);
    await linked.send('tell', TWO);
    const addresses = await Promise.all(
      ['first', 'second', 'told'].map((name) => views.value(linked.address, address(name))),
    );
    expect(addresses).toEqual([ONE, TWO, TWO]);
    expect(await failed()).toBe(1);
  });

  test('Namesake stores its arguments under their hash', async () => {
    const namesake = await deployed(chain, 'Namesake');
    await namesake.send('setParameters', ONE, 3);
    const hash = solidityPackedKeccak256(['address', 'uint256'], [ONE, 3]);
    expect(await views.value(namesake.address, 'function caps(bytes32) view returns (uint256)', [hash])).toBe(3n);
  });

  test('a scheme of one organisation is initialized once, with its avatar', async () => {
    const scheme = await deployed(chain, 'OwnScheme');
    await scheme.send('initialize', ONE, TWO, HASH, 7, 'label');
    await scheme.send('initialize', TWO, TWO, HASH, 8, 'other');
    expect(await views.value(scheme.address, address('avatar'))).toBe(ONE);
    expect(await views.value(scheme.address, number('limit'))).toBe(7n);
    expect(await views.value(scheme.address, 'function voteParams() view returns (bytes32)')).toBe(HASH);
    expect(await failed()).toBe(1);
  });

  test.each(['initialize', 'initialized'])(
    'a scheme stores the name of the function that initialized it: %s',
    async (name) => {
      const [ownScheme, locking] = [await deployed(chain, 'OwnScheme'), await deployed(chain, 'LockingScheme')];
      await ownScheme.send(name, ONE, TWO, HASH, 7, 'label');
      await locking.send(name, ONE, 1, 2, 3, 4, 5, 6, 7, 8, TWO, HASH);
      const by = 'function initializer() view returns (bytes4)';
      expect(await views.value(ownScheme.address, by)).toBe(selector(name, 'OwnScheme'));
      expect(await views.value(locking.address, by)).toBe(selector(name, 'LockingScheme'));
      expect(await views.value(locking.address, number('batchesIndexCap'))).toBe(8n);
    },
  );

  test('a universal scheme stores parameters under their hash', async () => {
    const scheme = await deployed(chain, 'SharedScheme');
    const hash = await views.value(
      scheme.address,
      'function getParametersHash(bytes32, address, uint256) pure returns (bytes32)',
      [HASH, ONE, 3],
    );
    const parameters = 'function parameters(bytes32) view returns (bytes32, address, uint256)';
    expect(await views.call(scheme.address, parameters, [hash])).toMatchObject({
      values: [`0x${'00'.repeat(32)}`, {}, 0n],
    });
    await scheme.send('setParameters', HASH, ONE, 3);
    expect(await views.call(scheme.address, parameters, [hash])).toMatchObject({ values: [HASH, ONE, 3n] });
  });

  test('a locking scheme stores its ten parameters in their order', async () => {
    const scheme = await deployed(chain, 'LockingScheme');
    await scheme.send('initialize', ONE, 100, 200, 300, 400, 500, 600, 700, 800, TWO, HASH);
    const { abi } = CONTRACTS.LockingScheme;
    const getters = abi.filter((member) => member.type === 'function' && member.inputs.length === 0);
    const stored = new Map<string, unknown>();
    for (const { name, outputs } of getters as { name: string; outputs: { type: string }[] }[])
      stored.set(name, await views.value(scheme.address, `function ${name}() view returns (${outputs[0]!.type})`));
    expect(Object.fromEntries(stored)).toEqual({
      ...{ avatar: ONE, reputationReward: 100n, startTime: 200n, batchTime: 300n, redeemEnableTime: 400n },
      ...{ maxLockingBatches: 500n, repRewardConstA: 600n, repRewardConstB: 700n, batchesIndexCap: 800n },
      ...{ token: TWO, agreementHash: HASH, initializer: selector('initialize', 'LockingScheme') },
    });
  });

  test('Refusing can never be deployed, and Costly needs much gas', async () => {
    await expect(deployed(chain, 'Refusing')).rejects.toThrow('it refuses to be deployed');
    const { gasUsed } = await deployed(chain, 'Costly');
    expect(gasUsed).toBeGreaterThan(4_000_000n);
    expect(gasUsed).toBeLessThan(6_000_000n);
  });
});
