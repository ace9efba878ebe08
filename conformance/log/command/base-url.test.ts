/** The forms of a log's address: a base with a path, with slashes at its end, or a bare prefix. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog, type Log, logRig, type Serving, serve } from '../../../src/reference/log/index.ts';
import { reportIn, touchstone } from '../../front/cli/command.test-tool.ts';

let log: Log;
let server: Serving;

beforeAll(async () => {
  log = await createLog(logRig({ origin: 'log.example/path', base: '/some/path' }));
  await log.append(Array.from({ length: 300 }, (_, i) => Buffer.from(`entry ${i}`)));
  server = await serve(log.handler);
});
afterAll(() => server.close());

test.each([
  ['--url', '/some/path'],
  ['--url', '/some/path/'],
  ['--url', '/some/path//'],
  ['--read-url', '/some/path/api/v2'],
  ['--read-url', '/some/path/api/v2/'],
])('%s …%s', async (option, path) => {
  const ended = await touchstone(['check', 'log', option, server.url + path, '--vkey', log.vkey, '--json']);
  expect(ended.code).toBe(0);
  expect(reportIn(ended).target.prefix).toBe(`${server.url}/some/path/api/v2`);
});
test('a base without the path of the interface is no log', async () => {
  const ended = await touchstone(['check', 'log', '--url', server.url, '--vkey', log.vkey, '--json']);
  expect(ended.code).toBe(3);
});
