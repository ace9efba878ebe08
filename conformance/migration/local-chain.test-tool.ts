/** A library of which only the local chain and the look-up are there. FAULT names what it gets wrong. */
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

const fault = process.env.FAULT;
const base = { DAOToken: `0x${'a1'.repeat(20)}`, GenesisProtocol: `0x${'b2'.repeat(20)}` };

function answer(method: string, address: unknown): string {
  if (method !== 'eth_getCode') return '0x539';
  const bare = fault === 'bare' || (fault === 'one-lacks' && address === base.GenesisProtocol);
  return bare ? '0x' : '0x00';
}

function chain(): Server {
  if (fault === 'throws') throw new Error('no chain today');
  return createServer(async (request, response) => {
    const { id, method, params } = JSON.parse(await text(request));
    if (fault === 'says-nothing') response.end('Not here');
    else response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answer(method, params[0]) }));
  });
}

export default {
  migration: (network: string) => ({ [network]: { base } }),
  LocalChain: {
    server: chain,
    provider: () => ({
      request: async (asked: { method: string; params: unknown[] }) => answer(asked.method, asked.params[0]),
    }),
  },
};
