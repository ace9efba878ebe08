import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { touchstone } from '../command.test-tool.ts';

/** What `--plan` says: the ids that would run, and the blocks of those that would not, by their first line. */
const planned = (...args: string[]) => plannedOf('log', '--url', 'http://127.0.0.1:1', ...args);

async function plannedOf(...args: string[]) {
  const { code, stdout } = await touchstone(['check', ...args, '--plan']);
  expect(code).toBe(0);
  const [runs = '', skipped = ''] = stdout.split(/^Would not run.*\n/m);
  const blocks = skipped
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
  const allOptions = ['--vkey', VKEY, '--allow-writes', '--grpc', '127.0.0.1:2', '--start-command', 'true'];
  const { runs, stdout } = await planned('--profile', 'rekor-v2', ...allOptions);
  expect(stdout).not.toContain('Would not run');
  expect(runs).toContain('log/restart/acknowledged');
});

test('what is said of a migration tool tells what does not apply to it, before it is run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  const config = join(folder, 'names.yaml');
  writeFileSync(
    config,
    'migration:\n  names:\n    contracts: { UController: null }\n    library: { LocalChain: null }\n',
  );
  writeFileSync(join(folder, 'none.mjs'), "process.stderr.write('it was run'); process.exit(7);");
  const args = ['migration', '--module', join(folder, 'none.mjs'), '--command', 'no-such-tool', '--config', config];
  const { runs, lacking } = await plannedOf(...args);
  rmSync(folder, { recursive: true });
  expect(lacking).toEqual({
    'no image was given (--image NAME)': expect.arrayContaining(['migration/image/chain']),
    'names.commands.release in touchstone.yaml names no command that releases to public networks': [
      'migration/release/keys',
      'migration/release/providers',
    ],
    'names.localChain in touchstone.yaml names no option of its emulator: mnemonic, accounts or port': [
      'migration/local-chain/options',
    ],
    'the library has no LocalChain': expect.arrayContaining(['migration/local-chain/server']),
    'the tool has no UController, as its names say': ['migration/contracts/u-controller'],
    '--other-core-version names no second version of the core package that the tool knows': expect.arrayContaining([
      'migration/versions/stand-alone',
    ]),
  });
  for (const id of Object.values(lacking).flat()) expect(runs).not.toContain(id);
  expect(runs).toEqual(expect.arrayContaining(['migration/contracts/dao-token', 'migration/founders/tokens']));
});
