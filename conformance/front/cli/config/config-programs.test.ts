import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePorts } from '../../../lab/process/free-ports.ts';
import { touchstone } from '../command.test-tool.ts';
import { programSentences, startsProgram } from './config-programs.ts';
import { configSchema } from './config-schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A configuration whose command ends at once, so that its server never answers. */
async function check(command: string, ...args: string[]) {
  const file = join(folder, 'touchstone.yaml');
  const [port] = await freePorts(1);
  writeFileSync(file, `log:\n  url: http://127.0.0.1:${port}\n  start-command: ${JSON.stringify(command)}\n`);
  const { stderr } = await touchstone(['check', 'log', '--config', file, ...args]);
  return stderr.replaceAll(`${folder}/`, '');
}

test.skipIf(process.platform === 'win32').each(['--strict', '--quiet', '--json'])(
  'a command of the file is named before it is started, with %s as well',
  async (option) => {
    const stderr = await check('TOKEN=abc exit 7', option);
    expect(stderr).toMatch(
      /^touchstone: touchstone\.yaml starts a program \(start-command\): TOKEN=… exit 7\ntouchstone: --start-command: .*exit code 7/,
    );
  },
);

test('a command of the command line is not named, nor one that a plan does not start', async () => {
  expect(await check('exit 7', '--start-command', 'exit 8')).toMatch(/^touchstone: --start-command: .*exit code 8/);
  expect(await check('exit 7', '--plan')).toBe('');
});

test('a name cannot hide what is started: neither lines, nor control characters, nor length', () => {
  const hidden = `true${'\n'.repeat(50)}\x1b[2J\x9b1A\u202e; ${'x'.repeat(5000)}`;
  const [sentence] = programSentences('./a\x1b.yaml', { publishCommand: hidden }, {});
  expect(sentence).toMatch(
    /^\.\/a\\x1b\.yaml starts a program \(publish-command\): true \\x1b\[2J\\x9b1A\\u202e; x+… \(\d+ characters\)$/,
  );
});

test('every option of a file that starts a program is known', () => {
  const { properties } = configSchema() as {
    properties: Record<string, { properties: Record<string, unknown> }>;
  };
  const keys = [...new Set(Object.values(properties).flatMap((schema) => Object.keys(schema.properties)))];
  expect(keys.filter(startsProgram).sort()).toEqual([
    ...['clock-command', 'command', 'engine', 'image', 'library-command', 'module'],
    ...['publish-command', 'reset-command', 'start-command'],
  ]);
});
