import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Chain } from '../../../lab/chain/chain.ts';
import { sharedChains } from '../../../lab/chain/shared-chains.ts';
import { votingMachineKind } from './voting-machine-kind.ts';

const folder = (path: string) => new URL(`../../../../interop/${path}`, import.meta.url);
const ARC = folder('ignition/node_modules/@daostack/arc/build/contracts/');
const MIGRATION = folder('daostack/node_modules/@daostack/migration/contracts/');

const chains = sharedChains();
let chain: Chain;
beforeAll(async () => {
  chain = await chains.open();
});
afterAll(() => chains.close());

const ADDRESS = `0x${'ab'.repeat(20)}`;
/** The kind of the voting machine with this code. The machines need no constructor. */
async function kindOf(code: string) {
  await chain.request('hardhat_setCode', [ADDRESS, code]);
  return votingMachineKind((method, params) => chain.request(method, params), ADDRESS);
}

test('another contract is neither kind of voting machine', async () => {
  for (const code of ['0x', '0x00', '0x60206000f3', '0xfe', '0x60016000526020600060003960206000f3'])
    expect(await kindOf(code), code).toBeUndefined();
});

const versions = [
  ...(existsSync(ARC) ? [ARC] : []),
  ...(existsSync(MIGRATION) ? readdirSync(MIGRATION).map((version) => new URL(`${version}/`, MIGRATION)) : []),
];

describe.skipIf(versions.length === 0)('of every version of the core package that is installed', () => {
  test.each(['AbsoluteVote', 'QuorumVote', 'GenesisProtocol'])('%s', async (name) => {
    const files = versions.map((at) => new URL(`${name}.json`, at)).filter((file) => existsSync(file));
    const codes = new Set(files.map((file) => String(JSON.parse(readFileSync(file, 'utf8')).deployedBytecode)));
    expect(codes.size).toBeGreaterThan(0);
    const blocks = await chain.request('eth_blockNumber');
    for (const code of codes) expect(await kindOf(code)).toBe(name === 'GenesisProtocol' ? undefined : name);
    expect(await chain.request('eth_blockNumber')).toBe(blocks);
  });
});
