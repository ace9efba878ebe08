import { expect, test } from 'vitest';
import { LabError } from '../lab-error.ts';
import { chainsIn } from './chains-in.ts';
import type { HardhatNetwork } from './hardhat-chains.ts';

/** A Hardhat that says what it was asked for. */
function recordingNetwork() {
  const opened: { network: string; override: Record<string, unknown> }[] = [];
  let closed = 0;
  const network: HardhatNetwork = {
    createServer: async ({ network, override }) => {
      opened.push({ network, override: override as Record<string, unknown> });
      return { listen: async () => ({ port: 4000 + opened.length }), close: async () => void closed++ };
    },
  };
  return { network, opened, closed: () => closed };
}

test('chains are opened in the given Hardhat, and closed with their user', async () => {
  const { network, opened, closed } = recordingNetwork();
  const chains = chainsIn(network);
  const [first, second] = [await chains.open({ chainId: 42, hardfork: 'cancun' }), await chains.open()];
  expect([first.url, second.url]).toEqual(['http://127.0.0.1:4001', 'http://127.0.0.1:4002']);
  expect(first.accounts).toHaveLength(20);
  expect(opened).toMatchObject([
    { network: 'default', override: { chainId: 42, hardfork: 'cancun' } },
    { network: 'default', override: { chainId: 1337, hardfork: 'petersburg' } },
  ]);
  await first.close();
  expect(closed()).toBe(1);
  await chains.close();
  expect(closed()).toBe(2);
});

test('what that Hardhat refuses is a failure of the lab', async () => {
  const network = { createServer: () => Promise.reject(new Error('the network is of type http')) };
  const opening = chainsIn(network).open();
  await expect(opening).rejects.toThrow('the network is of type http');
  await expect(opening).rejects.toThrow(LabError);
});
