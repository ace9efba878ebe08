/** `--skip` of a check on whose subject others stand: a log that serves everything but its bundles. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportIn, type Served, serveLog, touchstone } from '../command.test-tool.ts';

let log: Served;
let front: Server;
let readUrl: string;
const judge = (...args: string[]) => touchstone(['check', 'log', '--read-url', readUrl, '--vkey', log.vkey, ...args]);

beforeAll(async () => {
  log = await serveLog('--entries', '300');
  front = createServer(async ({ url = '', headers }, response) => {
    const path = `/api/v2${url}`;
    const { 'accept-encoding': coding = 'identity' } = headers;
    const answer = await fetch(`${log.url}${path.replace('/tile/entries/', '/tile/gone/')}`, {
      headers: { 'accept-encoding': `${coding}` },
    });
    const kept = [...answer.headers].filter(([name]) => !/^(connection|content-|keep-alive|transfer-)/.test(name));
    response.writeHead(answer.status, {
      ...Object.fromEntries(kept),
      'content-type': answer.headers.get('content-type') ?? '',
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  readUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
});
afterAll(async () => {
  front.close();
  await log.stop();
});

test('without it the log fails, though only other checks were asked for', async () => {
  const ended = await judge('--only', 'log/tiles/match-entries', '--json');
  expect(ended.code).toBe(1);
  const failed = reportIn(ended).checks.filter(({ outcome }) => outcome === 'fail');
  expect(failed.map(({ id, reason }) => `${id}#${reason}`)).toEqual(['log/bundles/served#missing']);
});

test.each(['log/bundles/**', 'LOG-EB-001'])(
  '%s: no failure, and what stands on it is waived by name',
  async (pattern) => {
    const ended = await judge('--skip', pattern, '--json');
    const { checks } = reportIn(ended);
    expect(checks.filter(({ outcome }) => outcome === 'fail' || outcome === 'blocked')).toEqual([]);
    expect(checks.find(({ id }) => id === 'log/bundles/served')).toBeUndefined();
    expect(checks.find(({ id }) => id === 'log/tiles/match-entries')).toMatchObject({
      outcome: 'waived',
      because: 'log/bundles/served#missing',
      message: expect.stringContaining('stands on what log/bundles/served#missing judges, which --skip leaves out'),
    });
    expect(ended.code).toBe(0);
  },
);
