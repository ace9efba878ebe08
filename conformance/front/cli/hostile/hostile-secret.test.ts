/** What a person gives with --header reaches the log's own host and nothing else: no other host, no output. */

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { httpMessage, wireServer } from '../../../transport/http/wire.test-server.ts';
import { REPORT_FORMATS } from '../output/reports.ts';
import * as does from './hostile.test-server.ts';
import { judge, type Measured, PATIENT } from './measured.test-tool.ts';

const HEADER = ['--header', 'Authorization: Bearer SECRET'];
const SENT = /^authorization: Bearer SECRET\r$/im;

/** Everything that a run leaves behind: its outputs and its reports in files. */
async function outputs(prefix: string): Promise<Measured & { readonly all: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  const files = REPORT_FORMATS.map((format) => [format, join(folder, format)] as const);
  const reports = files.flatMap(([format, file]) => ['--report', `${format}=${file}`]);
  const ended = await judge(prefix, ...HEADER, ...reports, ...PATIENT);
  return {
    ...ended,
    all: [ended.stdout, ended.stderr, ...files.map(([, file]) => readFileSync(file, 'utf8'))].join('\n'),
  };
}

test('a redirect to another host is followed without it', async () => {
  await using otherHost = await does.logWith();
  const { port } = new URL(otherHost.url);
  await using home = await wireServer((...to) => does.redirect(`http://localhost:${port}${does.pathOf(to[1])}`)(...to));
  const { code, all } = await outputs(home.url);
  expect(code).toBe(0);
  expect(home.requests.every((request) => SENT.test(request))).toBe(true);
  expect(otherHost.requests.length).toBeGreaterThan(5);
  expect(otherHost.requests.join('\n')).not.toContain('SECRET');
  expect(all).not.toContain('SECRET');
}, 120_000);

test('a redirect to another port of the same host, too', async () => {
  await using otherHost = await does.logWith();
  await using home = await wireServer((...to) => does.redirect(otherHost.url + does.pathOf(to[1]))(...to));
  expect((await outputs(home.url)).code).toBe(0);
  expect(otherHost.requests.join('\n')).not.toContain('SECRET');
}, 120_000);

test('a target that sends it back does not get it printed', async () => {
  const echo = (request: string) =>
    httpMessage(`${request.trim()}\n\n\u2014 Bearer SECRET\n`, `${does.TEXT}\nX-Echo: Bearer SECRET`);
  await using home = await wireServer((socket, request, number) =>
    number % 3 === 0
      ? does.redirect(`/SECRET/?echo=Bearer%20SECRET&number=${number}`)(socket, request, number)
      : socket.write(echo(request)),
  );
  const { code, failed, all } = await outputs(home.url);
  expect(code).toBe(1);
  expect(failed.length).toBeGreaterThan(0);
  expect(home.requests.every((request) => SENT.test(request))).toBe(true);
  expect(all).not.toContain('SECRET');
}, 120_000);
