import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { failures, reportIn, type Served, serveLog, touchstone } from '../../../front/cli/command.test-tool.ts';
import { policyText } from '../../testbed/witnesses/witnesses.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-policy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file with a policy. */
function policyFile(text: string): string {
  const file = join(folder, 'policy');
  writeFileSync(file, text);
  return file;
}

/** Judges a log by a policy. */
const judge = ({ url }: Served, policy: string, ...args: string[]) =>
  touchstone(['check', 'log', '--url', url, '--policy', policyFile(policy), '--json', ...args]);
const READ = ['--without', 'create'];

describe('check log --policy', () => {
  test('judges cosignatures beside the usual rulesets; the log of the policy is the key', async () => {
    const log = await serveLog('--variant', 'cosigned-by-the-least-number', '--entries', '20');
    const policy = log.policy!;
    const sound = await judge(log, policy, ...READ);
    expect([sound.code, failures(reportIn(sound))]).toEqual([0, []]);
    const outcomes = new Map(reportIn(sound).checks.map(({ id, outcome }) => [id, outcome]));
    expect(outcomes.get('log/cosignatures/quorum')).toBe('pass');
    expect(outcomes.get('log/checkpoint/signature-verifies')).toBe('pass');
    const all = await judge(log, policy.replace('group three 2', 'group three all'), ...READ);
    expect([all.code, failures(reportIn(all))]).toEqual([1, ['log/cosignatures/quorum#too-few']]);
    const without = await judge(
      log,
      policy.replace('group three 2', 'group three all'),
      ...READ,
      '--without',
      'policy',
    );
    expect(without.code).toBe(0);
    await log.stop();
  });

  test('without a policy nobody is judged by one, unless the profile asks for it', async () => {
    const log = await serveLog('--entries', '20');
    const usual = await touchstone(['check', 'log', '--url', log.url, '--vkey', log.vkey, '--json', ...READ]);
    expect(usual.code).toBe(0);
    expect(reportIn(usual).checks.filter(({ id }) => id.startsWith('log/cosignatures/'))).toEqual([]);
    const args = ['check', 'log', '--url', log.url, '--vkey', log.vkey, '--profile', 'tlog-policy', ...READ];
    const asked = await touchstone(args);
    expect([asked.code, asked.stdout]).toEqual([3, expect.stringContaining('give --policy FILE')]);
    await log.stop();
  });

  const sound = policyText(undefined, 'quorum w1\n');
  test.each([
    [
      'a line that is wrong',
      sound.replace('quorum w1', 'quorum w4'),
      'line 4: expected a witness or group that a line',
    ],
    ['no quorum', sound.replace('quorum w1\n', ''), 'line 3: expected one quorum line; found no such line'],
  ])('%s is a mistake of the user, with its line', async (_, text, sentence) => {
    const args = ['check', 'log', '--url', 'http://127.0.0.1:1', '--policy', policyFile(text)];
    const { code, stderr } = await touchstone(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`--policy ${join(folder, 'policy')}: ${sentence}`)]);
  });
});
