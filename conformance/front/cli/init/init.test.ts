/** `touchstone init` against served references, and against no server at all. */

import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePorts } from '../../../lab/process/free-ports.ts';
import { type RunningFeed, type Served, serveFeed, serveLog, touchstone } from '../command.test-tool.ts';
import { configSchema } from '../config/config-schema.ts';
import { readYaml } from '../config/read-yaml.ts';
import { enterProject, type Project } from './project.test-tool.ts';

const KEY = 'c4f3a9e01b7d4f5e8a2b6c9d0e1f2a3b';

let log: Served;
let feed: RunningFeed;
let project: Project;
beforeAll(async () => {
  log = await serveLog('--entries', '20');
  feed = await serveFeed(
    '--key',
    KEY,
    '--events',
    '3',
    '--site',
    'arts',
    '--site',
    'science',
    '--site',
    'arts-theatre',
  );
});
afterAll(async () => {
  await Promise.all([log.stop(), feed.stop()]);
});
beforeEach(() => {
  project = enterProject();
});
afterEach(() => project.remove());

const init = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  touchstone(['init', ...args], { env: { ...process.env, ...env } });
/** The section that was written, by the rules of the schema. */
const written = (suite: string) =>
  readYaml<Readonly<Record<string, Readonly<Record<string, unknown>>>>>('touchstone.yaml', configSchema())[suite];
/** What a run of the written file would do: nothing is sent. */
const planned = async (env: NodeJS.ProcessEnv = {}) => {
  const { code, stderr, stdout } = await touchstone(['check', '--plan'], { env: { ...process.env, ...env } });
  return { code, stderr, plans: stdout.includes('\n') };
};
const ACCEPTED = { code: 0, stderr: '', plans: true };

describe('a log', () => {
  test('at its base address is found, with its key verified', async () => {
    const { code, stdout, stderr } = await init(['log', '--url', log.url, '--vkey', log.vkey, '--ci', 'none']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(
      `${log.url}/api/v2/checkpoint is there: 20 entries; the layout of Rekor v2, with other entries.\n`,
    );
    expect(stdout).toContain('The key verifies the signature of its checkpoint.\n');
    expect(stdout).toMatch(/\nWritten: touchstone\.yaml\nNext: .+ check\n$/);
    expect(written('log')).toEqual({ url: log.url, origin: log.origin, vkey: log.vkey });
    expect(await planned()).toEqual(ACCEPTED);
  });
  test.each(['/api/v2', '/api/v2/', '/api/v2/checkpoint', '/'])('is found by its address with %s', async (path) => {
    expect(await init(['log', '--url', `${log.url}${path}`])).toMatchObject({ code: 0 });
    expect(written('log')).toMatchObject({ url: log.url, origin: log.origin });
  });
  test('whose key is not known says who signs, and the file says what is missing', async () => {
    const { stdout } = await init(['log', '--url', log.url]);
    expect(stdout).toContain(`Its checkpoint is signed by ${log.vkey.split('+').slice(0, 2).join('+')}.\n`);
    expect(written('log')).not.toHaveProperty('vkey');
    expect(readFileSync('touchstone.yaml', 'utf8')).toContain('# vkey: ');
    expect(await planned()).toEqual(ACCEPTED);
  });
  test('that another key signs is written all the same, and that is said', async () => {
    const other = await serveLog();
    const { code, stdout } = await init(['log', '--url', log.url, '--vkey', other.vkey]).finally(other.stop);
    expect(code).toBe(0);
    expect(stdout).toContain('The key verifies no signature of its checkpoint');
  });
  test('that is not there is written with what happened', async () => {
    const [port] = await freePorts(1);
    const url = `http://127.0.0.1:${port}`;
    const { code, stdout } = await init(['log', '--url', url, '--vkey', log.vkey]);
    expect(code).toBe(0);
    expect(stdout).toContain('The log was not reached: ');
    expect(readFileSync('touchstone.yaml', 'utf8')).toMatch(/^ {2}# The log was not reached: /m);
    expect(written('log')).toEqual({ url, vkey: log.vkey });
    expect(await planned()).toEqual(ACCEPTED);
  });
  test('that is a feed is no log', async () => {
    const { code, stdout } = await init(['log', '--url', feed.url]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/No log was found: .*\/api\/v2\/checkpoint gives .*, and .*\/checkpoint gives /);
  });
});

describe('a feed', () => {
  const list = () => `${feed.url}/events/arts.json?key=${KEY}`;
  test('is found by the address of a list, without its key, and its site list as well', async () => {
    const { code, stdout, stderr } = await init(['feed', '--url', list(), '--key-env', 'MY_KEY'], { MY_KEY: KEY });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('The feed lists 3 events of the site, and its site list has 3.\n');
    const sites = { 'sites-url': feed.sites, 'other-site': 'arts-theatre' };
    expect(written('feed')).toEqual({ url: feed.url, site: 'arts', 'key-env': 'MY_KEY', ...sites });
    expect(await planned({ MY_KEY: KEY })).toEqual(ACCEPTED);
  });
  test('gets no key into a file or onto a stream', async () => {
    const { stdout, stderr } = await init(['feed', '--url', list(), '--ci', 'github'], { FEED_KEY: KEY });
    const texts = globSync('**/*', { exclude: (name) => name === 'node_modules' })
      .concat('.github/workflows/touchstone.yml')
      .filter((path) => path.includes('.'))
      .map((path) => readFileSync(path, 'utf8'));
    expect(texts.length).toBeGreaterThan(1);
    expect([stdout, stderr, ...texts].filter((text) => text.includes(KEY))).toEqual([]);
  });
  test('whose key is not there is not asked', async () => {
    const { code, stdout } = await init(['feed', '--url', feed.url, '--site', 'arts'], { FEED_KEY: '' });
    expect(code).toBe(0);
    expect(stdout).toContain('The feed was not asked: the variable FEED_KEY is not set here.\n');
    expect(stdout).toContain('First set the variable FEED_KEY here: the run needs it.\n');
    expect(written('feed')).toEqual({ url: feed.url, site: 'arts', 'key-env': 'FEED_KEY' });
    expect(await planned({ FEED_KEY: KEY })).toEqual(ACCEPTED);
  });
  test('that refuses the key is written with what happened', async () => {
    const { code, stdout } = await init(['feed', '--url', feed.url, '--site', 'arts'], { FEED_KEY: 'wrong-key-1' });
    expect(code).toBe(0);
    expect(stdout).toMatch(/The feed gave no list of events: .*is it a valid key\?/);
  });
  test('takes the name of a variable, and never repeats a key that was given in its place', async () => {
    const { code, stderr } = await init(['feed', '--url', feed.url, '--site', 'arts', '--key-env', `${KEY}-`]);
    expect(code).toBe(2);
    expect(stderr).toContain('--key-env takes the name of a variable');
    expect(stderr).not.toContain(KEY);
  });
});

describe('a migration tool', () => {
  const tool = (help: string) => {
    writeFileSync(
      'übertool.cjs',
      `if (process.argv[2] === '--help') console.log(${JSON.stringify(help)}); else throw 1;`,
    );
    return `'${process.execPath}' übertool.cjs`;
  };
  test('is run once, with --help', async () => {
    const command = tool('Usage: tool [base|dao|completion]');
    const { code, stdout } = await init(['migration', '--command', command]);
    expect(code).toBe(0);
    expect(stdout).toContain('The tool answers --help, which mentions all commands of the interface.\n');
    expect(written('migration')).toEqual({ command });
    expect(await planned()).toEqual(ACCEPTED);
  });
  test('whose help lacks a command may call it otherwise', async () => {
    const { stdout } = await init(['migration', '--command', tool('Usage: tool [base|completion]')]);
    expect(stdout).toContain('does not mention dao.\n');
    expect(readFileSync('touchstone.yaml', 'utf8')).toContain(
      '  # names:\n  #   commands:\n  #     dao: its-own-word\n',
    );
  });
  test('that does not start is written with what happened', async () => {
    const { code, stdout } = await init(['migration', '--command', 'there-is-no-such-tool']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/The tool gave no help \(--help\): exit code 127: /);
    expect(written('migration')).toEqual({ command: 'there-is-no-such-tool' });
  });
  test.each([
    ['--module', './my-library.js'],
    ['--image', 'my-migration:1.0.0'],
  ])('may be given by %s, and is not run', async (option, value) => {
    expect(await init(['migration', option, value])).toMatchObject({ code: 0 });
    expect(written('migration')).toEqual({ [option.slice(2)]: value });
  });
  test('with a secret in its command line is refused', async () => {
    const { code, stderr } = await init(['migration', '--command', './tool --private-key 0123456789abcdef']);
    expect(code).toBe(2);
    expect(stderr).toContain('--command has a secret in it');
    expect(stderr).not.toContain('0123456789abcdef');
    expect(readdirSync('.')).toEqual([]);
  });
});

describe('without a terminal', () => {
  test.each([
    [['feed'], 'init feed: standard input is no terminal, so nobody can be asked; give --url and --site.'],
    [['log', '--ci', 'github'], 'init log: standard input is no terminal, so nobody can be asked; give --url.'],
    [['migration'], 'nobody can be asked; give --command or --module or --image.'],
    [[], 'say init log or init log-client or init feed or init feed-client or init migration, with its options.'],
    [['fed'], 'there is no suite "fed"; similar: feed; there are: log, log-client, feed, feed-client, migration.'],
    [['log', '--url', 'log.example'], 'such as https://log.example.'],
    [['log', '--url', 'https://log.example', '--vkey', 'x'], '--vkey "x"'],
    [['log', '--url', 'https://log.example', '--ci', 'jenkins'], '--ci takes github, gitlab, none, not "jenkins".'],
    [['migration', '--command', 'npx tool'], 'npx finds nothing'],
    [['migration', '--command', 'a', '--module', 'b'], '--command and --module exclude each other'],
  ])('%j is wrong usage, and nothing is written', async (args, sentence) => {
    const { code, stdout, stderr } = await init(args);
    expect(stderr).toContain(sentence);
    expect({ code, stdout, files: readdirSync('.') }).toEqual({ code: 2, stdout: '', files: [] });
  });
});

describe('a file that is there', () => {
  const args = () => ['log', '--url', log.url, '--ci', 'github'];
  test.each(['touchstone.yaml', '.github/workflows/touchstone.yml'])('stays as it is: %s', async (file) => {
    project.remove();
    project = enterProject({ [file]: 'mine' });
    const { code, stderr } = await init(args());
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `touchstone: ${file} is there already and stays as it is; --force replaces it.\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    const all = ['touchstone.yaml', '.github/workflows/touchstone.yml'];
    expect(all.filter((path) => existsSync(path))).toEqual([file]);
  });
  test('is named with the section that it lacks', async () => {
    project.remove();
    project = enterProject({ 'touchstone.yaml': 'log-client:\n  command: my-monitor {url}\n' });
    const { code, stderr } = await init(args());
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr:
        'touchstone: touchstone.yaml is there already and stays as it is; it has no section log: write one below the others by hand; --force replaces the whole file.\n',
    });
  });
  test('is kept with its section, and a CI file is added', async () => {
    const mine = 'feed:\n  url: https://feed.example\n  key-env: MINE\n';
    project.remove();
    project = enterProject({ 'touchstone.yaml': mine });
    const { code, stdout, stderr } = await init(['feed', '--ci', 'github']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('touchstone.yaml is there already and stays as it is.\nWritten: .github/workflows/');
    expect(stdout).toContain('Give GitHub the secret MINE');
    expect(readFileSync('touchstone.yaml', 'utf8')).toBe(mine);
    expect(readFileSync('.github/workflows/touchstone.yml', 'utf8')).toContain('secrets.MINE');
    expect(await init(['feed', '--ci', 'gitlab'])).toMatchObject({ code: 0 });
    expect(await init(['feed', '--ci', 'gitlab'])).toMatchObject({ code: 2 });
  });
  test('is replaced by --force', async () => {
    writeFileSync('touchstone.yaml', 'mine');
    expect(await init([...args(), '--force'])).toMatchObject({ code: 0 });
    expect(written('log')).toMatchObject({ url: log.url });
    // No other file is left beside it.
    expect(readdirSync('.').sort()).toEqual(['.github', 'touchstone.yaml']);
  });
});

describe('in a terminal', () => {
  const asked = (input: string, ...args: string[]) => touchstone(['init', ...args], { input, asked: true });
  test('asks for the suite, the address, the key and the CI, and again after a mistake', async () => {
    const { code, stdout, stderr } = await asked(`9\n1\nlog.example\n${log.url}\n${log.vkey}\ngithub\n`);
    expect(stderr).toContain('there is no suite "9"');
    expect(stderr).toContain('expected an http or https address with its scheme');
    expect(code).toBe(0);
    expect(written('log')).toMatchObject({ url: log.url, vkey: log.vkey });
    expect(stdout).toContain('Written: .github/workflows/touchstone.yml\n');
  });
  test('takes Enter for the usual answer, and for no answer where one may be missing', async () => {
    expect(await asked(`${log.url}\n\n\n`, 'log')).toMatchObject({ code: 0 });
    expect(written('log')).toEqual({ url: log.url, origin: log.origin });
    expect(readdirSync('.')).toEqual(['touchstone.yaml']);
  });
  test('asks for nothing that an option or an answer has said', async () => {
    const { code, stderr } = await asked('\n', 'feed', '--url', `${feed.url}/events/arts.json`, '--ci', 'none');
    expect(code).toBe(0);
    expect(stderr.match(/: $/gm) ?? []).toHaveLength(1);
    expect(stderr).toContain('Enter: FEED_KEY');
  });
  test('that ends before the last answer, nothing is written', async () => {
    const { code, stderr } = await asked(`${log.url}\n`, 'log');
    expect(code).toBe(130);
    expect(stderr).toContain('interrupted; nothing was written');
    expect(readdirSync('.')).toEqual([]);
  });
});
