import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { inSingleQuotes } from '../../core/text/shell-quote.ts';
import { execLine } from './exec-line.ts';

const cwd = realpathSync(mkdtempSync(join(tmpdir(), "touchstone it's a ")));
afterAll(() => rmSync(cwd, { recursive: true }));
const program = join(cwd, 'prüf');
writeFileSync(program, '#!/bin/sh\nprintf "%s|" "$@"; echo "$$"\n', { mode: 0o755 });

/** What a shell prints for a line, with its own process id as `shell`, and its exit code. */
async function ran(command: string, words?: string, line = execLine(command, words)) {
  const argv = words === undefined ? [] : ['sh', '1 2', '3'];
  const env = { PWD_OF: program.slice(0, -'/prüf'.length), PATH: `${cwd}:/usr/bin:/bin` };
  const child = spawn('/bin/sh', ['-c', line, ...argv], { cwd, env, detached: true });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout: stdout.replaceAll(String(child.pid), 'shell'), stderr, code };
}

describe('the line of a command', () => {
  test.each([
    ['prüf', '1 2|3|shell\n'],
    [inSingleQuotes(program), '1 2|3|shell\n'],
    [' prüf a "b c" ', 'a|b c|1 2|3|shell\n'],
    ['"$PWD_OF"/prüf', '1 2|3|shell\n'],
    ['prüf a # b', 'a|shell\n'],
  ])('%s: becomes the program', async (command, stdout) =>
    expect(await ran(command, '"$@"')).toMatchObject({ stdout, code: 0 }),
  );

  test('needs no further words', async () => expect((await ran('prüf a')).stdout).toBe('a|shell\n'));

  test.each([
    ['A=1 prüf', /^1 2\|3\|\d+\n$/],
    ['true && prüf', /^1 2\|3\|\d+\n$/],
    ['{ prüf x; prüf', /^x\|\d+\n1 2\|3\|\d+\n$/],
    ['! prüf', /^1 2\|3\|\d+\n$/],
    ['echo `prüf x`', /^x\|\d+ 1 2 3\n$/],
  ])('%s: stays as it is, since it is more than a program', async (command, stdout) => {
    expect((await ran(command, command.startsWith('{') ? '"$@"; }' : '"$@"')).stdout).toMatch(stdout);
  });

  test.each([
    `\${NO:-prüf x}`,
    `"\${NO:-"no such"}" x`,
    '"$(printf %s "prüf" "")"',
    '"`printf %s "prüf" ""`"',
    "prüf a # don't\nprüf b # isn't",
    '# prüf',
    'setsid false',
  ])('%s: ends as without this', async (command) => {
    const plain = await ran(command, '"$@"', `${command} "$@"`);
    const ids = /\d+(?=\n)/g;
    const { stdout, ...rest } = await ran(command, '"$@"');
    expect({ ...rest, stdout: stdout.replaceAll(ids, '') }).toEqual({
      ...plain,
      stdout: plain.stdout.replaceAll(ids, ''),
    });
  });

  test('a builtin of the shell stays one', async () => expect((await ran('set --', '"$@"')).code).toBe(0));

  test('a program that does not exist is reported as without this', async () =>
    expect(await ran('no-such', '"$@"')).toMatchObject({
      code: 127,
      stderr: expect.stringMatching(/no-such: not found/),
    }));
});
