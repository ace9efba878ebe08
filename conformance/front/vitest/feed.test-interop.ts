/**
 * The example of a feed runs as it stands, with a Vitest of its own: it is judged in full, and the verdict is
 * reported.
 */

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { plan } from '../../core/run/plan.ts';
import { feedSuite } from '../../feed/suite.ts';
import { ended } from '../cli/command.test-tool.ts';

const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));
const example = fileURLToPath(new URL('./example/feed/', import.meta.url));

test('one test a check, and the verdict', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'touchstone-')), 'tests.json');
  const args = [vitest, 'run', '--root', example, '--reporter=json', `--outputFile=${file}`];
  // A Vitest inside a Vitest would take itself for a worker of the outer one.
  const outer = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const { code } = await ended(spawn(process.execPath, args, { env: Object.fromEntries(outer) }));
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { assertionResults: { title: string; status: string }[] }[];
  };
  const tests = new Map(
    report.testResults
      .flatMap((result) => result.assertionResults)
      .map(({ title, status }) => [title.split(' ')[1]!, status]),
  );
  expect(code).toBe(0);
  expect(tests.size).toBe(plan(feedSuite, { rulesets: ['interface', 'web'] }).checks.length + 1);
  for (const id of ['feed/json/served', 'feed/realtime/published', 'feed/upcoming/due', 'verdict'])
    expect([id, tests.get(id)]).toEqual([id, 'passed']);
}, 120_000);
