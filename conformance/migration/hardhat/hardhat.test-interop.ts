/** The task of Hardhat is the command: the same options, the same report, the same exit code. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Ended, ended, touchstoneApart } from '../../front/cli/command.test-tool.ts';
import { taskArgv, taskOptions } from './options.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const TOOL = `${root}conformance/migration/fakes/main.test-tool.ts`;
const CHECKS = ['migration/exit/concise-error', 'migration/exit/success'];

const env = { ...process.env, HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' };
const task = async (...args: string[]): Promise<Ended> => {
  const hardhat = `${root}node_modules/hardhat/dist/src/cli.js`;
  return ended(spawn(process.execPath, [hardhat, 'check-migration', ...args], { cwd: root, env }));
};
const command = (...args: string[]): Promise<Ended> => touchstoneApart(['check', 'migration', ...args], { cwd: root });

/** The output of a run without durations, places and addresses, which differ between two runs. */
const steady = ({ stdout }: Ended): string =>
  stdout
    .replaceAll(/touchstone-place-\w+/g, 'PLACE')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'HOST')
    .replaceAll(/\b[\d.,]+ m?s\b/g, 'TIME')
    // Both report a command for a rerun, each with its own form of lists.
    .replaceAll(/^.*touchstone.* --only.*$/gm, 'RERUN');

const toolArgs = (name: string) => ['--command', `${process.execPath} --no-warnings ${TOOL} ${name}`];
const RUN = ['--profile', 'durable-deploy', '--strict', '--seed', '1'];

describe('check-migration', () => {
  test.each([
    ['sound', 0],
    ['said-twice', 1],
  ])('reports of the tool %s what touchstone reports', { timeout: 180_000 }, async (name, code) => {
    const of = [...toolArgs(name), ...RUN];
    const [ours, theirs] = [await command(...of, '--only', ...CHECKS), await task(...of, '--only', CHECKS.join(','))];
    expect([ours.code, theirs.code]).toEqual([code, code]);
    expect(ours.stdout).toContain(code === 0 ? '2 passed' : '1 passed, 1 failed');
    expect(steady(theirs)).toEqual(steady(ours));
  });
  test('refuses wrong options as touchstone does', async () => {
    for (const args of [[], ['--command', 'x', '--only', 'a', '--level', 'most']]) {
      const [ours, theirs] = [await command(...args), await task(...args)];
      expect(theirs).toEqual(ours);
      expect(theirs.code).toBe(2);
    }
  });
  test("leaves an unknown option to Hardhat, whose exit code is not touchstone's", async () => {
    const { code, stderr } = await task('--colour');
    expect(code).toBe(1);
    expect(stderr).toContain('--colour');
  });
});

test('an option of the task becomes an option of the command', () => {
  const options = { command: '-x y', only: 'a,b', touchstoneConfig: 'f', strict: true, json: false, seed: undefined };
  expect(taskArgv(options)).toEqual(
    ['--command=-x y', '--only=a', '--only=b', '--strict', '--config=f'].sort(byCommand),
  );
  expect(taskOptions().map(({ name }) => name)).not.toContain('config');
});

/** The order of the options in the command. */
const byCommand = (a: string, b: string): number => {
  const place = (word: string) => taskOptions().findIndex(({ long }) => word.split('=')[0] === long);
  return place(a) - place(b);
};
