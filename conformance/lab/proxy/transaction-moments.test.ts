import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ContractViews } from '../../migration/target/chain/views.ts';
import { sharedChains } from '../chain/shared-chains.ts';
import { fileText, openPlace } from '../place/own-place.ts';
import { programRunner } from '../program/program.ts';
import { RpcProxy } from './rpc-proxy.ts';
import type { TransactionMoment } from './rpc-script.ts';

const chains = sharedChains();
afterAll(() => chains.close());
const program = programRunner();

/** Sends three transactions, and counts the answers in a file. */
const SENDS = `
  const { appendFileSync } = require('node:fs');
  const ask = async (method, params = []) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const answer = await (await fetch(process.argv[1], { method: 'POST', body })).json();
    if (answer.error) throw new Error(answer.error.message);
    return answer.result;
  };
  (async () => {
    const [from, to] = await ask('eth_accounts');
    for (let i = 0; i < 3; i++) {
      await ask('eth_sendTransaction', [{ from, to, value: '0x1', gas: '0x5208' }]);
      appendFileSync('answered', 'x');
      // A program that is to be killed after its answer needs a moment.
      if (i === 1) await new Promise((resolve) => setTimeout(resolve, Number(process.argv[2])));
    }
  })();`;

test.each<[TransactionMoment, number]>([
  ['before', 1],
  ['mined', 2],
  ['answered', 2],
])('a program is killed at its second transaction: %s', async (moment, mined) => {
  await using chain = await chains.open();
  await using proxy = await RpcProxy.open(chain.url);
  const stop = new AbortController();
  await using at = openPlace({ rpc: proxy.url, network: 'private', stop: stop.signal });
  let over: Promise<unknown> = Promise.resolve();
  const record = proxy.record({
    hook: async (now) => {
      if (now.k !== 2 || now.moment !== moment) return undefined;
      stop.abort();
      await over;
      return 'lose';
    },
  });
  const running = program([process.execPath, '-e', SENDS, at.rpc, '10000'], at);
  over = running;
  expect(await running).toMatchObject({ ended: { by: 'stopped' }, left: [], strayed: [] });
  const views = new ContractViews(chain);
  expect(await views.nonce(chain.accounts[0]!.address)).toBe(mined);
  const answered = fileText(join(at.folder, 'answered'))?.size ?? 0;
  expect(moment === 'answered' ? [1, 2] : [1]).toContain(answered);
  expect(record.calls.filter(({ k }) => k !== undefined)).toHaveLength(2);
  const { stop: _, ...rest } = at;
  expect((await program([process.execPath, '-e', SENDS, at.rpc, '0'], rest)).ended).toEqual({ by: 'exit', code: 0 });
  expect(readdirSync(at.folder)).toEqual(['answered']);
});
