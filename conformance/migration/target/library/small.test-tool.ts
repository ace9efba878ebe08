/** A small library with a correct base migration: it calls the parts of a small tool with options. */

import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Options } from '../../fakes/parts.test-tool.ts';
import { sound } from '../../fakes/sound.test-tool.ts';
import { CORE_CONTRACTS, selector } from '../../oracle/contracts/core-contracts.ts';

type Given = Readonly<Record<string, string | undefined>>;

async function migrateBase(given: Given): Promise<object> {
  const defaults = { command: 'base', params: '', quiet: false, force: true, restart: false, coreVersion: undefined };
  const { provider = 'http://localhost:8545', output = 'migration.json', gasPrice, privateKey, mnemonic } = given;
  // The key wins (the interface document, "Authentication").
  const account = privateKey === undefined ? { mnemonic } : { privateKey };
  const options: Options = { ...defaults, provider, output, quiet: Boolean(given.quiet), ...account };
  sound.checkVersion(given.coreVersion, 'coreVersion');
  const ask = sound.ask(provider);
  const price = sound.price(gasPrice === undefined ? undefined : String(gasPrice));
  const send = await sound.sender(await sound.key(options), ask, price, sound);
  if (!options.quiet) console.log('Migrating base');
  const base = await sound.base({ options, params: {}, before: {}, ask, send });
  sound.write(output, { ...sound.readResult(output), base });
  return { base };
}

/** Code that pushes the selectors of its functions, as the code of a contract does. */
const CODE = `0x${CORE_CONTRACTS.DAOToken[0].map((signature) => `63${selector(signature)}`).join('')}`;
const ADDRESS = `0x${'a1'.repeat(20)}`;

export const Small = {
  migrateBase,
  migration: (network: string) => (network === 'private' ? { base: { DAOToken: ADDRESS } } : undefined),
  LocalChain: {
    server: () =>
      createServer(async (request, response) => {
        const { id, method } = JSON.parse(await text(request));
        response.end(JSON.stringify({ jsonrpc: '2.0', id, result: method === 'eth_getCode' ? CODE : '0x539' }));
      }),
    provider: () => ({
      request: async ({ method }: { method: string }) => (method === 'eth_getCode' ? CODE : '0x539'),
    }),
  },
};
