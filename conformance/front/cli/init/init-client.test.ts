/** `touchstone init` for clients, which are programs in the folder of their project. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InitAnswers, InitQuestion } from '../../../command/suite-init.ts';
import { feedClientInit } from '../../../feed-client/command/init.ts';
import { logClientInit } from '../../../log-client/command/init.ts';
import { touchstone } from '../command.test-tool.ts';
import { configSchema } from '../config/config-schema.ts';
import { readYaml } from '../config/read-yaml.ts';
import { enterProject, type Project } from './project.test-tool.ts';

let project: Project;
beforeEach(() => {
  project = enterProject();
});
afterEach(() => project.remove());

const init = (...args: readonly string[]) => touchstone(['init', ...args]);
const written = () => readYaml('touchstone.yaml', configSchema());
/** What a run of the written file would judge: nothing is started. */
const planned = async () => {
  const { code, stderr, stdout } = await touchstone(['check', '--plan']);
  return { code, stderr, plans: stdout.includes('\n') };
};
const ACCEPTED = { code: 0, stderr: '', plans: true };
/** The command line of a program that reads an address and does something with the text of the answer. */
const client = (words: string, on: string) => {
  writeFileSync(
    'kliënt.mjs',
    `const [address] = process.argv.slice(2); const text = await (await fetch(address)).text(); ${on}`,
  );
  return `'${process.execPath}' kliënt.mjs ${words}`;
};

describe('a client of logs', () => {
  const verifier = (on: string) => client('{url}/checkpoint {vkey}', on);
  test('is run once, at a sound log', async () => {
    const command = verifier('');
    const { code, stdout, stderr } = await init('log-client', '--kind', 'checkpoint', '--command', command);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('The client is content with a sound log (exit code 0).\n');
    expect(written()).toEqual({ 'log-client': { kind: 'checkpoint', command } });
    expect(await planned()).toEqual(ACCEPTED);
  });
  test.each([[['log', 'checkpoint']], [['checkpoint', 'writer', 'log']]])('may be of the kinds %j', async (kinds) => {
    const command = verifier('');
    expect(await init('log-client', '--kind', ...kinds, '--command', command)).toMatchObject({ code: 0 });
    expect(written()).toEqual({ 'log-client': { kind: kinds, command } });
    expect(await planned()).toEqual(ACCEPTED);
  });
  test.each([
    ['refuses it', () => verifier('process.exit(7);'), 'The client refuses a sound log (exit code 7): '],
    ['does not start', () => 'there-is-no-such-client {url} {vkey}', 'there is no such program'],
    ['reads nothing', () => 'true {url} {vkey}', 'it asks the log for nothing (exit code 0)'],
  ])('that %s is written with what happened', async (_what, command, sentence) => {
    const line = command();
    const { code, stdout } = await init('log-client', '--kind', 'checkpoint', '--command', line);
    expect(code).toBe(0);
    expect(stdout).toContain(sentence);
    expect(readFileSync('touchstone.yaml', 'utf8')).toMatch(/^ {2}# The client /m);
    expect(written()).toEqual({ 'log-client': { kind: 'checkpoint', command: line } });
  });
});

describe('a client of feeds', () => {
  test('is run once, at a sound feed, and has a job in CI', async () => {
    const command = client('{address}', 'console.log(text);');
    const { code, stdout, stderr } = await init(
      'feed-client',
      ...['--kind', 'list', '--command', command, '--ci', 'github'],
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('The client is content with a sound feed (exit code 0).\n');
    expect(written()).toEqual({ 'feed-client': { kind: 'list', command } });
    expect(readFileSync('.github/workflows/touchstone.yml', 'utf8')).toContain(
      'npx --no -- touchstone check feed-client',
    );
    expect(await planned()).toEqual(ACCEPTED);
  });
  test('has its further options as comments that are right once their marks are removed', async () => {
    const command = client('{address}', 'console.log(text);');
    await init('feed-client', '--kind', 'list', '--command', command);
    const text = readFileSync('touchstone.yaml', 'utf8').replaceAll(
      /^( {2})# (?=(field|site|refusal): *|\s+- )/gm,
      '$1',
    );
    writeFileSync('touchstone.yaml', text);
    expect(written()).toMatchObject({
      'feed-client': { field: ['title=summary', 'start=begins.at'], site: 'science' },
    });
    expect(await planned()).toEqual(ACCEPTED);
  });
  test('that prints no events is written with what happened', async () => {
    const command = client('{address}', "console.log('read');");
    const { code, stdout } = await init('feed-client', '--kind', 'list', '--command', command);
    expect(code).toBe(0);
    expect(stdout).toContain('The client was run once, at a sound feed: no events are found in its output');
  });
});

describe('a command line', () => {
  test.each([
    [['log-client'], 'nobody can be asked; give --kind and --command.'],
    [['feed-client', '--command', 'a {address} {id}'], 'nobody can be asked; give --kind.'],
    [['feed-client', '--command', 'a {url}'], '{key} is missing: a feed answers nobody without its key.'],
    [['log-client', '--kind', 'sleeper'], '--kind sleeper: there is no such kind; there are: checkpoint, '],
    [['log-client', '--kind', 'event'], '--kind event: there is no such kind, but feed-client has it; there are: '],
    [['log-client', '--kind', 'inclusion', '--command', 'a {url} {vkey}'], 'of the kind inclusion takes {entry}'],
    [['log-client', '--command', 'a {url} {vkey} {nothing}'], '{nothing} means nothing'],
    [['feed-client', '--kind', 'list', '--command', 'a {address} {id}'], '{id} is for a client that shows one event'],
  ])('of %j is wrong usage, and nothing is written or run', async (args, sentence) => {
    const { code, stdout, stderr } = await init(...args);
    expect(stderr).toContain(sentence);
    expect({ code, stdout, files: readdirSync('.') }).toEqual({ code: 2, stdout: '', files: [] });
  });
  test('with a secret in it is refused', async () => {
    const command = 'a {address} --token 0123456789abcdef';
    const { code, stderr } = await init('feed-client', '--kind', 'list', '--command', command);
    expect(code).toBe(2);
    expect(stderr).toContain('--command has a secret in it, which would stand in touchstone.yaml: let the client read');
    expect(stderr).not.toContain('0123456789abcdef');
    expect(existsSync('touchstone.yaml')).toBe(false);
  });
});

test('in a terminal the kind is asked first, and then a command that fits it', async () => {
  const command = client('{address}', 'console.log(text);');
  const input = `lists\nlist\n${command} {id}\n${command}\nnone\n`;
  const { code, stderr } = await touchstone(['init', 'feed-client'], { input, asked: true });
  expect(code).toBe(0);
  expect(stderr).toContain('  list       Prints the list of events.\n');
  expect(stderr).toContain('--kind lists: there is no such kind; similar: list');
  expect(stderr).toContain('{id} is for a client that shows one event: --kind event');
  expect(written()).toEqual({ 'feed-client': { kind: 'list', command } });
});

describe('the command line that the question shows', () => {
  const suites = [logClientInit, feedClientInit].flatMap(({ questions }) => {
    const [kind, command] = questions as [InitQuestion, InitQuestion];
    const kinds = [...kind.text.matchAll(/^ {2}(\S+)/gm)].map(([, name]) => name!);
    return [...kinds, ...kinds.map((name) => `${name} ${kinds[0]}`)].map((name) => ({ name, kind, command }));
  });
  test.each(suites.filter(({ name }) => name !== 'event list'))('fits the kind $name', ({ name, kind, command }) => {
    const answers = kind.read(name, {});
    const example = (command.example as (others: InitAnswers) => string)(answers);
    expect(command.read(example, answers)).toEqual({ command: example });
  });
});
