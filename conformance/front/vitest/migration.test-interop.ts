/** The example of a library runs as it stands, with a Vitest of its own. */

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ended } from '../cli/command.test-tool.ts';

const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));
const example = fileURLToPath(new URL('./example/migration/', import.meta.url));

test('one test a check, and the verdict', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  const file = join(folder, 'tests.json');
  const args = [vitest, 'run', '--root', example, '--reporter=json', `--outputFile=${file}`];
  // A Vitest inside a Vitest would take itself for a worker of the outer one.
  const outer = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const { code } = await ended(spawn(process.execPath, args, { env: Object.fromEntries(outer) }));
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { assertionResults: { title: string; status: string }[] }[];
  };
  rmSync(folder, { recursive: true });
  const tests = report.testResults.flatMap((result) => result.assertionResults);
  expect(tests.map(({ title, status }) => [title.split(' ')[1]!, status])).toEqual([
    ['migration/steps/base', 'passed'],
    ['migration/steps/base-without-params', 'passed'],
    ['migration/steps/base-written', 'passed'],
    ['migration/options/provider', 'passed'],
    ['migration/library/base', 'passed'],
    ['migration/local-chain/contracts', 'passed'],
    ['migration/local-chain/options', 'skipped'],
    ['migration/local-chain/provider', 'passed'],
    ['migration/local-chain/server', 'passed'],
    ['verdict', 'passed'],
  ]);
  expect(code).toBe(0);
}, 120_000);
