/** One run writes reports in every format. The tests of each format say what it has to have. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from '../../../report/document/report.ts';
import { publishedSchema } from '../../../report/document/schema.test-tool.ts';
import { httpMessage, wireServer } from '../../../transport/http/wire.test-server.ts';
import { type Served, serveLog, touchstone } from '../command.test-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
let log: Served;
beforeAll(async () => {
  log = await serveLog('--fault', 'checkpoint-as-json');
  writeFileSync(join(folder, 'touchstone.yaml'), `# ours\nlog: { url: '${log.url}', vkey: '${log.vkey}' }\n`);
});
afterAll(async () => {
  await log.stop();
  rmSync(folder, { recursive: true });
});
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('--timings has the times in the text for people, and JSON has them by check', async () => {
  const args = ['--config', join(folder, 'touchstone.yaml'), '--only', 'log/checkpoint/content-type', '--timings'];
  const report = join(folder, 'times.json');
  const { stdout } = await touchstone(['check', 'log', ...args, '--report', 'console', '--report', `json=${report}`]);
  expect(stdout).toMatch(/\nTimings\n +took +paused +target {3}check\n(?: +\d+\.\d\d s.*\n)+\nVerdict: /);
  const [check] = (JSON.parse(readFileSync(report, 'utf8')) as Report).checks;
  expect(check!.targetMs).toBeGreaterThan(0);
  expect(check!.targetMs).toBeLessThanOrEqual(check!.durationMs);
});

test('a failure is in every report', async () => {
  const files = [
    'json=a.json',
    'html=a.html',
    'junit=a.xml',
    'ctrf=ctrf.json',
    'markdown=a.md',
    'sarif=a.sarif',
    'console=a.txt',
  ];
  const reports = [...files, 'badge=badge.json', 'badge=badge.svg'].map((text) => text.replace('=', `=${folder}/`));
  const { code, stdout } = await touchstone(
    [
      ...['check', 'log', '--config', join(folder, 'touchstone.yaml'), '--only', 'log/checkpoint/content-type'],
      // It shortens the text on standard output alone.
      '--quiet',
      ...[...reports, 'annotations'].flatMap((report) => ['--report', report]),
    ],
    { env: { GITHUB_WORKSPACE: folder } },
  );
  expect(code).toBe(1);
  for (const name of ['a.json', 'a.html', 'a.xml', 'ctrf.json', 'a.sarif', 'a.txt'])
    expect(read(name)).toContain('application/json');
  // Each leads to the page about the check.
  for (const name of ['a.json', 'a.html', 'a.xml', 'ctrf.json', 'a.sarif', 'a.txt'])
    expect(read(name)).toContain('docs/reference/log/checkpoint/content-type.md');
  expect(JSON.parse(read('a.json')).requirements).toContainEqual(
    expect.objectContaining({ id: 'LOG-CP-002', page: 'docs/reference/log/requirements/LOG-CP.md#log-cp-002' }),
  );
  expect(JSON.parse(read('a.json')).moments).toEqual([
    { atMs: expect.any(Number), what: 'tree-size', value: expect.stringMatching(/^\d+$/) },
  ]);
  expect(read('a.html')).toContain('id="check-log-checkpoint-content-type"');
  expect(read('a.md')).toContain('<code>log/checkpoint/content-type</code>');
  expect(stdout).toMatch(/^::error file=touchstone\.yaml,line=2,title=MUST content-type \[LOG-CP-002\]/m);
  expect(stdout).toContain('Verdict: not conformant');
  expect(publishedSchema('ctrf-schema-0.0.json')(read('ctrf.json'))).toEqual([]);
  expect(publishedSchema('sarif-schema-2.1.0.json')(read('a.sarif'))).toEqual([]);
  expect(JSON.parse(read('badge.json'))).toMatchObject({ label: 'touchstone log', color: 'red' });
  expect(read('badge.svg')).toContain('<title>touchstone log: not conformant, 1 failed</title>');
});

test('a workflow command in an answer is not obeyed in the log of a job', async () => {
  await using target = await wireServer((socket) =>
    socket.write(httpMessage('no\n::error::from the target\n', 'Content-Type: text/plain')),
  );
  const args = ['check', 'log', '--read-url', target.url, '--without', 'keys', '--only', 'log/checkpoint/**'];
  const plain = await touchstone(args, { env: {} });
  expect(plain.stdout).toMatch(/^\s*::error::from the target$/m);
  expect(plain.stdout).not.toContain('::stop-commands::');
  const { stdout } = await touchstone(args, { env: { GITHUB_ACTIONS: 'true' } });
  const [first, ...lines] = stdout.trimEnd().split('\n');
  expect(first).toMatch(/^::stop-commands::[\w-]{36}$/);
  expect(lines.at(-1)).toBe(`::${first!.split('::').at(-1)}::`);
});
