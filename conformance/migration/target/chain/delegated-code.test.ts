import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Chain } from '../../../lab/chain/chain.ts';
import { sharedChains } from '../../../lab/chain/shared-chains.ts';
import { delegatedCode, delegatesCalls } from './delegated-code.ts';
import { ContractViews } from './views.ts';

const LOGIC = `0x${'11'.repeat(20)}`;
const CODE = '0x6001600255';
const SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
const chains = sharedChains();
let chain: Chain;
beforeAll(async () => {
  chain = await chains.open();
  await chain.request('hardhat_setCode', [LOGIC, CODE]);
});
afterAll(() => chains.close());

const at = (digit: string) => `0x${digit.repeat(40)}`;
const behind = (address: unknown) =>
  delegatedCode(new ContractViews(chain), (method, params) => chain.request(method, params), address);

test('a contract that is not a proxy has its own code, and an address without a contract has no code', async () => {
  expect(await behind(LOGIC)).toEqual({ code: CODE, delegates: false });
  expect(await behind(at('2'))).toEqual({ code: '0x', delegates: false });
  expect(await behind('no address')).toEqual({ code: '0x', delegates: false });
});

test('a minimal proxy is followed', async () => {
  const proxy = `0x363d3d373d3d3d363d73${LOGIC.slice(2)}5af43d82803e903d91602b57fd5bf3`;
  await chain.request('hardhat_setCode', [at('3'), proxy]);
  expect(await behind(at('3'))).toEqual({ code: CODE, delegates: false });
});

test('a proxy with its logic in the slot of ERC-1967 is followed', async () => {
  await chain.request('hardhat_setCode', [at('4'), '0x365f5f375f5f365f5f5af4']);
  expect(await behind(at('4'))).toMatchObject({ delegates: true });
  await chain.request('hardhat_setStorageAt', [at('4'), SLOT, `0x${'0'.repeat(24)}${LOGIC.slice(2)}`]);
  expect(await behind(at('4'))).toEqual({ code: CODE, delegates: false });
});

test('two proxies that delegate to each other are given up', async () => {
  for (const [proxy, logic] of [
    ['5', '6'],
    ['6', '5'],
  ] as const)
    await chain.request('hardhat_setCode', [
      at(proxy),
      `0x363d3d373d3d3d363d73${logic.repeat(40)}5af43d82803e903d91602b57fd5bf3`,
    ]);
  expect(await behind(at('5'))).toMatchObject({ delegates: true });
});

test.each([
  ['the instruction', '0x6000f4', true],
  ['its byte in a pushed value', '0x61f4f200', false],
  ['its byte in the metadata that solc appends', `0x6000${'00'}a165627a7a72305820${'f4'.repeat(32)}0029`, false],
  ['nothing', '0x', false],
])('%s', (_name, code, delegates) => {
  expect(delegatesCalls(code)).toBe(delegates);
});
