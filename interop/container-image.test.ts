/**
 * The images of this project, built and run: the chain answers JSON-RPC, its files are read, and the suite judges it.
 */

import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationTarget } from '../conformance/migration/public.ts';
import { type ContainerEngine, containerEngine, unavailable } from './container-engine.ts';
import { check } from './touchstone.ts';

const CHAIN = 'localhost/touchstone-migration';
const SUITES = 'localhost/touchstone';
const why = unavailable();

if (why !== undefined) {
  console.warn(`skipped: the container images, since ${why}`);
  test.skip(`the container images: ${why}`);
} else {
  describe('images', { timeout: 240_000 }, () => {
    let engine: ContainerEngine;
    beforeAll(async () => {
      engine = await containerEngine();
      await engine.build('src/reference/migration/Containerfile', CHAIN);
      await engine.build('Containerfile', SUITES);
    }, 900_000);
    afterAll(() => engine?.close());

    test('of the migrated chain: a DAO is migrated on it, and the result is read', async () => {
      const name = `touchstone-test-${process.pid}`;
      const words = ['run', '--rm', '--detach', '--name', name, '--publish', '127.0.0.1::8545'];
      await engine.ask(...words, CHAIN, '--chain-id', '4242');
      try {
        const [host] = (await engine.ask('port', name, '8545/tcp')).trim().split('\n');
        expect(await answered(`http://${host}`, 'eth_chainId')).toBe('0x1092');
        const { base } = JSON.parse(await engine.ask('exec', name, 'cat', 'migration.json')).private;
        expect(Object.keys(base)).toContain('GenesisProtocol');
        expect(await answered(`http://${host}`, 'eth_getCode', base.DAOToken, 'latest')).toMatch(/^0x6\w{1000}/);
        await engine.ask('exec', name, 'touchstone-migrate', 'dao', '--force', '--quiet');
        const { dao } = JSON.parse(await engine.ask('exec', name, 'cat', 'migration.json')).private;
        expect(await answered(`http://${host}`, 'eth_getCode', dao.Avatar, 'latest')).toMatch(/^0x6\w{1000}/);
        expect(await engine.ask('exec', name, 'id', '-u')).toBe('1000\n');
        const begun = performance.now();
        await engine.ask('stop', '--time', '60', name);
        // Its process ends on SIGTERM, and is not killed a minute later.
        expect(performance.now() - begun).toBeLessThan(50_000);
      } finally {
        await engine.ask('rm', '--force', '--ignore', name);
      }
    });

    test('of the migrated chain: it is conformant', async () => {
      const { code, report } = await check('migration', '--image', CHAIN, '--engine', engine.command);
      const passed = report.checks.filter(({ outcome }) => outcome === 'pass').map(({ id }) => id.split('/').at(-1));
      expect([code, passed.sort()]).toEqual([0, ['chain', 'params', 'result', 'takes-arguments']]);
    });

    test('of the migrated chain: judged, it has no capabilities, and a way out only where the engine has to give one', async () => {
      const target = migrationTarget({ image: { reference: CHAIN, engine: engine.command } });
      try {
        const container = await target.image!.start([], [8545], AbortSignal.timeout(60_000));
        if (!('close' in container)) throw new Error('it ended at once');
        expect(await answered(container.at.get(8545)!, 'eth_chainId')).toBe('0x539');
        const [name = ''] = (await engine.ask('ps', '--format', '{{.Names}}')).trim().split('\n');
        const read = (file: string) => engine.ask('exec', name, 'cat', file);
        const status = await read('/proc/1/status');
        for (const set of ['CapPrm', 'CapEff', 'CapBnd']) expect(status).toMatch(new RegExp(`^${set}:\\s+0+$`, 'm'));
        expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
        const apart = !container.at.get(8545)!.startsWith('http://127.0.0.1:');
        // The default route has the destination 0.
        expect(/\s00000000\s/.test(await read('/proc/net/route'))).toBe(!apart);
        await container.close();
        expect(await engine.ask('ps', '--all', '--format', '{{.Names}}')).toBe('');
        expect(await engine.ask('network', 'ls', '--format', '{{.Name}}')).not.toContain('touchstone');
      } finally {
        await target.close();
      }
    });

    test('of the suites: it judges without further files, and has no superfluous file', async () => {
      const selfTest = ['self-test', 'log', '--only', 'leaf-hash-without-prefix'];
      expect(await engine.ask('run', '--rm', SUITES, ...selfTest)).toContain('1 fault, 0 variants');
      const run = (...words: string[]) =>
        engine.ask('run', '--rm', '--entrypoint', words[0]!, SUITES, ...words.slice(1));
      expect(await run('touchstone', 'list', 'migration')).toContain('MIG-');
      const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
      expect(await run('touchstone', '--version')).toContain(version);
      expect(await run('ls', '-A', '/opt/touchstone')).not.toMatch(/\.git|interop|\.touchstone/);
    });

    test('an invalid argument ends it with a sentence', async () => {
      const child = spawn('/bin/sh', ['-c', `${engine.command} run --rm ${CHAIN} --port here`]);
      let stderr = '';
      child.stderr.on('data', (text) => (stderr += text));
      const code = await new Promise((resolve) => child.once('close', resolve));
      expect([code, stderr.trim()]).toEqual([1, expect.stringMatching(/'here' is invalid\. Expected a whole number/)]);
    });
  });
}

/** Repeats the request until it is answered. */
async function answered(url: string, method: string, ...params: unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  for (const until = performance.now() + 60_000; ; await sleep(100)) {
    try {
      return ((await (await fetch(url, sent)).json()) as { result?: unknown }).result;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}
