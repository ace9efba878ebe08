import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openPlace } from '../../../lab/place/own-place.ts';
import { programRunner } from '../../../lab/program/program.ts';
import { openMigrationTarget } from '../open.ts';
import { moduleArgv } from './module-argv.ts';

const MODULE = fileURLToPath(new URL('./library.test-tool.ts', import.meta.url));
const tool = openMigrationTarget({
  library: moduleArgv(MODULE, 'Echoing', '/'),
  names: { libraryOptions: { coreVersion: 'version' }, params: { fromCore: 'own' } },
  program: programRunner(),
  stage: () => Promise.reject(new Error('no stage is set here')),
});
const place = openPlace({ rpc: 'http://127.0.0.1:1', network: 'private', timeoutMs: 20_000 });
afterAll(() => place.remove());

const chainIdAt = async (rpc: string): Promise<unknown> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
  return ((await (await fetch(rpc, { method: 'POST', body })).json()) as { result: unknown }).result;
};

describe('a library in a process of its own', () => {
  test('gives the value of its promise, and gets options under its own names', async () => {
    const params = { default: { StandAloneContracts: [{ fromCore: true }] } };
    const run = await tool.call!('migrateBase', [{ coreVersion: '1', quiet: true, params }], place);
    expect(run).toMatchObject({ ended: { by: 'exit', code: 0 }, left: [] });
    expect(run.returned).toEqual({
      base: { DAOToken: `0x${'a'.repeat(40)}` },
      options: { version: '1', quiet: true, params: { default: { StandAloneContracts: [{ own: true }] } } },
      large: String(2n ** 70n),
    });
  });
  test('may give an object of a class', async () => {
    expect((await tool.call!('migrateDAO', [{}], place)).returned).toEqual({ dao: { name: 'Small' } });
  });
  test('gets arguments that are not options unchanged', async () => {
    expect((await tool.call!('migration', ['private'], place)).returned).toEqual({ base: {} });
  });
  test.each<[string, string]>([
    ['throws', 'RangeError: no record of kovan'],
    ['is not there', 'TypeError: the export "Echoing" has no function absent'],
  ])('reports a member that %s', async (how, rejected) => {
    const run = await tool.call!(how === 'throws' ? 'migration' : 'absent', ['kovan'], place);
    expect(run).toMatchObject({ rejected, ended: { by: 'exit', code: 1 } });
    expect('returned' in run).toBe(false);
  });
  test('reports a member that ends the process', async () => {
    const run = await tool.call!('dies', [], place);
    expect(run.ended).toEqual({ by: 'exit', code: 7 });
    expect([run.returned, run.rejected]).toEqual([undefined, undefined]);
  });
  test('gets the arguments of a command line, and runs until nothing is left to do', async () => {
    const run = await tool.call!('cli', [], place, ['base', '--force']);
    expect(run).toMatchObject({ ended: { by: 'exit', code: 0 }, stderr: { text: 'asked by base --force' } });
  });
});

/** The program of spec/migration/library.md, with a library beside it. */
const python = spawnSync('python3', ['--version']).status === 0;
test.runIf(python)('the example in Python answers', async () => {
  const text = readFileSync(fileURLToPath(new URL('../../../../spec/migration/library.md', import.meta.url)), 'utf8');
  const [, example] = /```python\n(.*?)```/s.exec(text)!;
  writeFileSync(join(place.folder, 'library.py'), example!);
  const library =
    'def migration(network):\n  if network != "private": raise ValueError(network)\n  return {"base": {}}\n';
  writeFileSync(join(place.folder, 'stack_migration.py'), library);
  const tool = openMigrationTarget({
    library: ['/bin/sh', '-c', 'python3 library.py'],
    program: programRunner(),
    stage: () => Promise.reject(new Error('no stage is set here')),
  });
  expect((await tool.call!('migration', ['private'], place)).returned).toEqual({ base: {} });
  expect((await tool.call!('migration', ['kovan'], place)).rejected).toBe('ValueError: kovan');
});

describe('a local chain', () => {
  test.each([
    ['server', '0x2a'],
    ['provider', 'eth_chainId was asked'],
  ] as const)('answers until it is closed: %s', async (as, answer) => {
    const chain = await tool.localChain!(as, [], place);
    if (!('rpc' in chain)) throw new Error('no chain');
    expect(await chainIdAt(chain.rpc)).toBe(answer);
    expect(await chainIdAt(chain.rpc)).toBe(answer);
    expect(await chain.close()).toMatchObject({
      ended: { by: 'exit', code: 0 },
      left: [],
      returned: { rpc: chain.rpc },
    });
    await expect(chainIdAt(chain.rpc)).rejects.toThrow();
  });
  test('that keeps its process running is stopped', async () => {
    const chain = await tool.localChain!('server', [{ keeps: true }], { ...place, timeoutMs: 3000 });
    if (!('rpc' in chain)) throw new Error('no chain');
    expect(await chain.close()).toMatchObject({ ended: { by: 'limit', limit: 'time' } });
  });
  test('that is neither a server nor a provider gives a run', async () => {
    const run = await tool.localChain!('neither' as 'server', [], place);
    expect(run).toMatchObject({ rejected: expect.stringContaining('neither a server (listen) nor a provider') });
  });
});
