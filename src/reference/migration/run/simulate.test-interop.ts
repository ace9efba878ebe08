import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonRpc } from '../chain/json-rpc.ts';
import type { MigrationOptions } from '../library/options.ts';
import { SILENT } from '../library/reporter.ts';
import { simulatedNetworks } from '../local-chain/hardhat.ts';
import { networkOf } from '../local-chain/options.ts';
import { VOTING } from '../params/voting.test-tool.ts';
import { PARTS } from '../parts.ts';
import { migrate } from './migrate.ts';
import type { StepName } from './step.ts';

const DAO = {
  ...{ orgName: 'Works', tokenName: 'Token', tokenSymbol: 'TOK', founders: [], VotingMachinesParams: [VOTING] },
  schemes: { ContributionReward: true },
  ContributionReward: [{ voteParams: 0 }],
};

const BIN = fileURLToPath(new URL('../bin.mjs', import.meta.url));

let folder: string;
let server: Awaited<ReturnType<Awaited<ReturnType<typeof simulatedNetworks>>['createServer']>>;
let provider: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simulate-'));
  // Receipts of this hardfork lack members that Hardhat demands of those it copies.
  server = await (await simulatedNetworks()).createServer(networkOf({ hardfork: 'petersburg' }), '127.0.0.1', 0);
  provider = `http://127.0.0.1:${(await server.listen()).port}`;
  await run(['base'], false);
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function run(steps: readonly StepName[], simulate: boolean, more: Pick<MigrationOptions, 'provider' | 'restart'> = {}) {
  const options = { provider, ...more, output: join(folder, 'migration.json'), simulate, params: { default: DAO } };
  return migrate({ steps, options, parts: PARTS, reporter: SILENT });
}

/** A node in front of the chain that refuses some requests; `url` is its address. */
async function nodeThatRefuses(refuses: (method: string) => boolean, message: string) {
  const node = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { id, method } = JSON.parse(`${Buffer.concat(chunks)}`) as { id: number; method: string };
    const refusal = { jsonrpc: '2.0', id, error: { code: -32000, message } };
    if (refuses(method)) return response.end(JSON.stringify(refusal));
    const answer = await fetch(provider, {
      ...{ method: 'POST', body: Buffer.concat(chunks) },
      headers: { 'content-type': 'application/json' },
    });
    return response.end(await answer.text());
  });
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  const close = () => {
    node.closeAllConnections();
    node.close();
  };
  return { url: `http://127.0.0.1:${(node.address() as AddressInfo).port}`, close };
}

test('the tool ends where the copy of the chain cannot be made, and says why', { timeout: 120_000 }, async () => {
  const node = await nodeThatRefuses((method) => method === 'eth_getStorageAt', 'no storage here');
  const params = join(folder, 'migration-params.json');
  await writeFile(params, JSON.stringify({ default: DAO }));
  const args = [BIN, 'dao', '--params', params, '--provider', node.url, '--simulate', '--force'];
  const ended = await new Promise<{ readonly code: unknown; readonly stderr: string }>((resolve) =>
    execFile(process.execPath, args, { cwd: folder, timeout: 100_000 }, (error, _stdout, stderr) =>
      resolve({ code: error?.code, stderr }),
    ),
  );
  node.close();
  expect(ended).toEqual({ code: 1, stderr: expect.stringMatching(/no storage here.*eth_getStorageAt/) });
});

test('a copy has the latest state of the chain, at any length', { timeout: 60_000 }, async () => {
  // A copy of 128 blocks ago would have only a part of the base, and new contracts would take the addresses of the rest.
  await jsonRpc(provider).request({ method: 'hardhat_mine', params: ['0x74'] });
  await expect(run(['dao'], true)).resolves.toMatchObject({ dao: { name: 'Works' } });
});

test('a run that was interrupted is simulated from there', { timeout: 60_000 }, async () => {
  let receipts = 0;
  const node = await nodeThatRefuses((method) => method === 'eth_getTransactionReceipt' && ++receipts > 3, 'no more');
  await expect(run(['dao'], false, { provider: node.url, restart: true })).rejects.toThrow('no more');
  node.close();
  await expect(run(['dao'], true)).resolves.toMatchObject({ dao: { name: 'Works' } });
});

test('a copy that cannot begin leaves no folder', { timeout: 60_000 }, async () => {
  const node = await nodeThatRefuses((method) => method === 'eth_blockNumber', 'no blocks here');
  const before = process.env.TMPDIR;
  process.env.TMPDIR = await mkdtemp(join(folder, 'temporary-'));
  try {
    await expect(run(['dao'], true, { provider: node.url, restart: true })).rejects.toThrow('no blocks here');
    expect(await readdir(process.env.TMPDIR)).toEqual([]);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    node.close();
  }
});
