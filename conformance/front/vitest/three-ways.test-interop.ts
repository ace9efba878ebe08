/** The same array of checks from the command line, in somebody's Vitest file and in process: equal outcomes. */

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { type FaultName, faults } from '../../log/generated/alterations.ts';
import { logSuite } from '../../log/suite.ts';
import { logTestbed } from '../../log/testbed/testbed.ts';
import { ended, reportIn, serveLog, touchstone } from '../cli/command.test-tool.ts';

const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));
const example = fileURLToPath(new URL('./example/', import.meta.url));

/** How Vitest's JSON reporter names what the front end does with each outcome. */
const STATUS: Readonly<Record<string, string>> = { pass: 'passed', fail: 'failed' };

async function inVitest(env: Record<string, string>): Promise<Map<string, string>> {
  const file = join(mkdtempSync(join(tmpdir(), 'touchstone-')), 'tests.json');
  const args = [vitest, 'run', '--root', example, '--reporter=json', `--outputFile=${file}`];
  // A Vitest inside a Vitest would take itself for a worker of the outer one.
  const outer = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  await ended(spawn(process.execPath, args, { env: { ...Object.fromEntries(outer), ...env } }));
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { assertionResults: { title: string; status: string }[] }[];
  };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  return new Map(tests.map(({ title, status }) => [title.split(' ')[1]!, status]));
}

async function fromCommand(
  log: Awaited<ReturnType<typeof serveLog>>,
): Promise<Map<string, { outcome: string; level: string }>> {
  const args = [
    'check',
    'log',
    '--url',
    log.url,
    '--vkey',
    log.vkey,
    '--origin',
    log.origin,
    '--append',
    `raw=${log.append}`,
    '--grpc',
    log.grpc,
    '--allow-writes',
    '--json',
  ];
  return new Map(reportIn(await touchstone(args)).checks.map(({ id, outcome, level }) => [id, { outcome, level }]));
}

test.each([undefined, 'leaf-hash-without-prefix'])(
  'fault: %s',
  async (fault) => {
    const options = fault ? ['--fault', fault] : ['--entries', '300'];
    const first = await serveLog(...options);
    const command = await fromCommand(first);
    await first.stop();

    const second = await serveLog(...options);
    const tests = await inVitest({
      LOG_URL: second.url,
      LOG_GRPC: second.grpc,
      LOG_VKEY: second.vkey,
      LOG_ORIGIN: second.origin,
    });
    await second.stop();

    const altered = fault ? await faults[fault as FaultName].load() : undefined;
    const { target } = await logTestbed(altered?.install ?? ((rig) => rig), altered?.needs ?? {});
    const wholePlan = plan(logSuite, { rulesets: ['interface', 'tlog-tiles'] });
    const results = (await runPlan(wholePlan, target, { seed: 1n, time: target.time })).results;

    expect(new Map(results.map((result) => [result.id as string, result.outcome]))).toEqual(
      new Map([...command].map(([id, { outcome }]) => [id, outcome])),
    );
    for (const [id, { outcome }] of command) expect([id, tests.get(id)]).toEqual([id, STATUS[outcome] ?? 'skipped']);
    expect(tests.size).toBe(command.size + 1);
    expect(tests.get('verdict')).toBe(fault ? 'failed' : 'passed');
  },
  60_000,
);
