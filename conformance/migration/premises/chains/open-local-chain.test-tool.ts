/** A library with only the local chain and the look-up. FAULT names its fault. */

import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { CORE_CONTRACTS, type CoreContract, selector } from '../../oracle/contracts/core-contracts.ts';

const fault = process.env.FAULT;
const base = { DAOToken: `0x${'a1'.repeat(20)}`, GenesisProtocol: `0x${'b2'.repeat(20)}` };

const isProxy = fault === 'proxies';
/** Code that pushes the selectors of its functions, as the code of a contract does. */
const codeOf = (name: CoreContract) =>
  `0x${CORE_CONTRACTS[name][0].map((signature) => `63${selector(signature)}`).join('')}`;

function answer(method: string, address: unknown, as: string): string {
  if (method !== 'eth_getCode') return '0x539';
  const name = address === base.DAOToken ? 'DAOToken' : 'GenesisProtocol';
  if (fault === 'bare' || (fault === 'one-lacks' && name === 'GenesisProtocol')) return '0x';
  if (isProxy) return '0x5f5f5f5f5f5af4';
  return fault === `other-by-${as}` ? codeOf('DAOToken') : fault === 'none-of-them' ? '0x00' : codeOf(name);
}

function chain(): Server {
  if (fault === 'throws') throw new Error('no chain today');
  return createServer(async (request, response) => {
    const { id, method, params } = JSON.parse(await text(request));
    if (fault === 'says-nothing') response.end('Not here');
    else response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answer(method, params[0], 'server') }));
  });
}

export default {
  migration: (network: string) => ({ [network]: { base } }),
  LocalChain: {
    server: chain,
    provider: () => ({
      request: async (call: { method: string; params: unknown[] }) => answer(call.method, call.params[0], 'provider'),
    }),
  },
};
