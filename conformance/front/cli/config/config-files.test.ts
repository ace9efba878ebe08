import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { freePorts } from '../../../lab/process/free-ports.ts';
import { touchstone } from '../command.test-tool.ts';
import { fileSentences, useOf } from './config-files.ts';
import { configSchema } from './config-schema.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'touchstone-')));
afterAll(() => rmSync(folder, { recursive: true }));

/** Judges by a configuration of a feed with these lines; gives standard error. */
async function check(lines: readonly string[], ...args: string[]): Promise<string> {
  const file = join(folder, 'touchstone.yaml');
  writeFileSync(file, ['feed:', '  site: x', ...lines.map((line) => `  ${line}`), ''].join('\n'));
  const { stderr } = await touchstone(['check', 'feed', '--config', file, ...args], { env: { MINE: 'a-long-secret' } });
  return stderr.replaceAll(`${folder}/`, '');
}

test.each(['--strict', '--quiet', '--json'])(
  'a variable of the file is named before the first request, with %s as well',
  async (option) => {
    let requests = 0;
    const server = createServer((_, response) => {
      requests++;
      response.writeHead(404).end();
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const stderr = await check([`url: ${url}`, 'key-env: MINE', 'only: feed/json/**'], option);
    expect(stderr.split('\n')[0]).toBe(`touchstone: touchstone.yaml sends a variable (key-env): MINE, to ${url}`);
    expect(requests).toBeGreaterThan(0);
  },
);

test('a report of the file is named, and one of the command line is not', async () => {
  const [port] = await freePorts(1);
  const lines = [`url: http://127.0.0.1:${port}`, 'key-env: MINE', 'report: [console, json=report.json]'];
  expect(await check(lines)).toMatch(/^touchstone: touchstone\.yaml writes a file \(report\): report\.json$/m);
  expect(existsSync(join(folder, 'report.json'))).toBe(true);
  expect(await check(lines, '--report', `json=${join(folder, 'other.json')}`)).not.toContain('writes');
  expect(await check(lines, '--plan')).toBe('');
});

test('the file behind a link is named too', () => {
  mkdirSync(join(folder, 'home'));
  writeFileSync(join(folder, 'home', 'key'), 'secret');
  symlinkSync('home/key', join(folder, 'key'));
  symlinkSync('home', join(folder, 'results'));
  const options = { keyFile: join(folder, 'key'), report: [`json=${join(folder, 'results', 'new.json')}`] };
  expect(fileSentences('t.yaml', options, { url: 'https://x.example' })).toEqual([
    `t.yaml sends a file (key-file): ${folder}/key, which is ${folder}/home/key, to https://x.example`,
    `t.yaml writes a file (report): ${folder}/results/new.json, which is ${folder}/home/new.json`,
  ]);
});

test('each address to which requests go is named, without the secrets in it, and so is a proxy', () => {
  const options = {
    url: 'https://a.example',
    writeUrl: 'https://b.example/?token=abcdef',
    headerEnv: ['ONE', 'TWO'],
    proxy: 'http://me:password@p.example',
  };
  expect(fileSentences('t.yaml', options, {})).toEqual([
    't.yaml sends a variable (header-env): ONE, to https://a.example and https://b.example/?token=[redacted]',
    't.yaml sends a variable (header-env): TWO, to https://a.example and https://b.example/?token=[redacted]',
    't.yaml sends through a proxy (proxy): http://[redacted]@p.example',
  ]);
  expect(fileSentences('t.yaml', options, { ...options, proxy: 'direct' })).toEqual([]);
});

test('a name cannot hide: neither by lines, nor by control characters, nor by length', () => {
  const keyFile = `x${'\n'.repeat(50)}\x1b[2J\u202e${'y'.repeat(5000)}`;
  expect(fileSentences('t.yaml', { keyFile }, {})[0]).toMatch(
    /^t\.yaml sends a file \(key-file\): x \\x1b\[2J\\u202ey+… \(\d+ characters\)$/,
  );
});

test('every option of a file that takes a variable or a secret, or writes, is known', () => {
  const { properties } = configSchema() as { properties: Record<string, { properties: Record<string, unknown> }> };
  const keys = [...new Set(Object.values(properties).flatMap((schema) => Object.keys(schema.properties)))];
  expect(keys.filter((key) => useOf(key)).sort()).toEqual([
    ...['client-cert', 'client-key', 'header-env', 'header-file', 'keep', 'key-env', 'key-file'],
    ...['other-key-env', 'other-key-file', 'proxy', 'report', 'test-root-key'],
  ]);
  // Public keys are no secrets.
  const others = keys.filter((key) => /(^|-)(env|file|key|vkey|cert|folder|dir|path)$/.test(key) && !useOf(key));
  expect(others.sort()).toEqual(['public-key', 'vkey']);
});
