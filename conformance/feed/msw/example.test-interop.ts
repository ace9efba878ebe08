/** The example runs as it stands, with a Vitest of its own. */

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ended } from '../../front/cli/command.test-tool.ts';

const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));
const example = fileURLToPath(new URL('./example/', import.meta.url));

test('every test of the example passes', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'touchstone-')), 'tests.json');
  // A Vitest inside a Vitest would take itself for a worker of the outer one.
  const outer = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const args = [vitest, 'run', '--root', example, '--reporter=json', `--outputFile=${file}`];
  const { code } = await ended(spawn(process.execPath, args, { env: Object.fromEntries(outer) }));
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(file, 'utf8'));
  expect({ code, numPassedTests, numTotalTests }).toEqual({ code: 0, numPassedTests: 5, numTotalTests: 5 });
});
