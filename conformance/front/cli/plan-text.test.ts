import { expect, test } from 'vitest';
import { touchstone } from './command.test-tool.ts';

/** What `--plan` says: the ids that would run, and the blocks of those that would not, by their first line. */
async function planned(...args: string[]) {
  const { code, stdout } = await touchstone(['check', 'log', '--url', 'http://127.0.0.1:1', '--plan', ...args]);
  expect(code).toBe(0);
  const [runs = '', rest = ''] = stdout.split(/^Would not run.*\n/m);
  const blocks = rest
    .trimEnd()
    .split(/\n(?= {2}\S)/)
    .map((block) => block.trim().split(/,?\s*\n\s+/));
  return {
    runs: runs
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('  ')[0]!),
    lacking: Object.fromEntries(blocks.map(([why, ...ids]) => [why!, ids.join(', ').split(', ')])),
    stdout,
  };
}

const VKEY = 'touchstone.example/log+3707b2e1+AbERapr4kF94VsSFJ0xQPDTba75J7tnx3yebGx4XLq1E';

test('--plan tells what would run, and what would not for lack of which option', async () => {
  const { runs, lacking, stdout } = await planned('--profile', 'rekor-v2', '--without', 'keys');
  expect(runs).toContain('log/tiles/served');
  expect(Object.keys(lacking).sort()).toEqual([
    'creating entries was not allowed: say --allow-writes',
    'no address of the service over gRPC was given (--grpc HOST:PORT)',
    'no way to restart the log was given (--start-command CMD)',
    'signatures were left out by --without keys',
  ]);
  expect(lacking['creating entries was not allowed: say --allow-writes']).toContain('log/create/accepted');
  const counted = Object.values(lacking).flat();
  expect(stdout).toContain(`\nWould not run (${counted.length}):\n`);
  for (const id of counted) expect(runs).not.toContain(id);
  // A list of fifty checks is no line that a pipe could not show.
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
});

test('with everything given, nothing is lacking', async () => {
  const every = ['--vkey', VKEY, '--allow-writes', '--grpc', '127.0.0.1:2', '--start-command', 'true'];
  const { runs, stdout } = await planned('--profile', 'rekor-v2', ...every);
  expect(stdout).not.toContain('Would not run');
  expect(runs).toContain('log/restart/kept');
});
