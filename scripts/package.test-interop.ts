/** The package for its users: packed, installed in an empty folder, run and compiled against there. */
import { execFile } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { LAUNCHER } from '../conformance/command/launcher.ts';
import { touchstone as fromSources, type Served, serveLog } from '../conformance/front/cli/command.test-tool.ts';
import { loadingOf } from '../conformance/front/cli/loaded-modules.test-tool.ts';
import { linksOf } from './generate/pages/links.test-tool.ts';
import { packedPackage } from './packed/packed-package.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(root, 'node_modules/typescript/bin/tsc');
/** A folder whose name breaks programs without proper quoting. */
const folder = mkdtempSync(join(tmpdir(), 'touchstone päckage '));

function run(
  file: string,
  args: readonly string[],
  cwd = folder,
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd, encoding: 'utf8' }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
    });
  });
}

const bin = () => join(folder, 'node_modules/touchstone/dist/conformance/front/cli/main.js');
const touchstone = (...args: string[]) => run(process.execPath, [bin(), ...args]);

const CONSUMER = `
import { type Check, logTarget, type LogTarget, plan, runPlan, virtualTime } from 'touchstone';
import { logSuite } from 'touchstone/log';
import { createLog, logRig } from 'touchstone/reference/log';

const log = await createLog(logRig({ origin: 'consumer.example/log' }));
await log.append([new Uint8Array([1, 2, 3])]);
const target = logTarget({ prefix: 'http://in-process.invalid/api/v2', handler: log.handler, time: virtualTime() });
const first: Check<LogTarget> = logSuite.checks[0]!;
const { results } = await runPlan(plan(logSuite, { rulesets: ['tlog-tiles'] }), target, { seed: 1n, time: target.time });
console.log(first.kind, results.filter(({ outcome }) => outcome === 'fail').length);
`;

const CLIENT_CONSUMER = `
import { plan, runPlan } from 'touchstone';
import { feedClientSuite, feedClientTarget } from 'touchstone/feed-client';
import { logClientSuite, logClientTarget } from 'touchstone/log-client';

const judged = async () => {
  const target = await logClientTarget({ kind: 'checkpoint', look: async ({ prefix }) => void (await fetch(prefix + '/checkpoint')) });
  const chosen = plan(logClientSuite, { rulesets: ['checkpoint'], only: ['log-client/checkpoint/signature'] });
  return (await runPlan(chosen, target, { seed: 1n, time: target.time })).results;
};
const read = async () => {
  const look = async ({ address }: { address: string }) => (await fetch(address)).json();
  const target = await feedClientTarget({ kind: 'list', look });
  const chosen = plan(feedClientSuite, { rulesets: ['reader'], only: ['feed-client/answer/refusal'] });
  return (await runPlan(chosen, target, { seed: 1n, time: target.time })).results;
};
console.log([...(await judged()), ...(await read())].map(({ id, reason }) => id + '#' + reason).join());
`;

const FEED_CONSUMER = `
import { feedTarget, plan, runPlan, virtualTime } from 'touchstone';
import { feedSuite } from 'touchstone/feed';
import { feedHandlers, type MockFeedOptions, mockFeed } from 'touchstone/msw';
import { createFeed, feedRig } from 'touchstone/reference/feed';
import { setupServer } from 'msw/node';

const site = 'engineering';
const key = 'my-key';
const time = virtualTime();
const feed = createFeed(feedRig({ clock: { now: time.epoch } }));
feed.putSite({ slug: site, name: 'Faculty of Engineering' });
feed.putKey(key);
feed.publish(site, { title: 'Talk', times: [{ start: '2999-03-04T12:00:00-05:00' }] });
const target = feedTarget({ handler: feed.handler, site, key, time });
const { results } = await runPlan(plan(feedSuite, { rulesets: ['interface'] }), target, { seed: 1n, time });
console.log(results.filter(({ outcome }) => outcome === 'fail').length, results.some(({ outcome }) => outcome === 'pass'));

const options: MockFeedOptions = { key, fault: 'naive-dates' };
const { base } = mockFeed(options);
const server = setupServer(...feedHandlers(options));
server.listen();
const { data } = await (await fetch(\`\${base}/events/\${site}.json?key=\${key}\`)).json();
console.log(data.length, /[+Z]/.test(data[0].times[0].start));
server.close();
`;

const MIGRATION_CONSUMER = `
import { plan, runPlan } from 'touchstone';
import { type LibraryObject, migrationSuite, migrationTarget } from 'touchstone/migration';

const StackMigration: LibraryObject = { migrateBase: async () => { throw new Error('not today'); } };
const target = migrationTarget({ library: StackMigration });
const chosen = plan(migrationSuite, { rulesets: ['interface'], only: ['migration/steps/base'] });
const { results } = await runPlan(chosen, target, { seed: 1n, time: target.time });
await target.close();
console.log(results.map(({ id, reason }) => id + '#' + reason).join());
`;

const HARDHAT_CONFIG = `
import { defineConfig } from 'hardhat/config';
import touchstone from 'touchstone/hardhat';

export default defineConfig({ plugins: [touchstone] });
`;

beforeAll(async () => {
  const packed = await packedPackage();
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', packed];
  expect(await run('npm', install)).toMatchObject({ code: 0 });
}, 600_000);

describe('the command', () => {
  test('help, version, list and explain answer', async () => {
    for (const args of [
      ['--help'],
      ['check', 'log', '--help'],
      ['--version'],
      ['list', 'log'],
      ['explain', 'LOG-CP-004'],
    ])
      expect(await touchstone(...args), args.join(' ')).toMatchObject({ code: 0, stderr: '' });
  });
  test('lists faults and variants, and tests itself by one', async () => {
    expect((await touchstone('faults', 'list')).stdout).toContain('leaf-hash-without-prefix');
    expect((await touchstone('variants', 'list')).code).toBe(0);
    expect((await touchstone('self-test', '--only', 'leaf-hash-without-prefix')).stdout).toContain(
      '1 fault, 0 variants',
    );
  });
  test('gives the places of checks and faults in the sources, which are not packed', async () => {
    const named = async (name: string) => (await touchstone('explain', name)).stdout;
    expect(await named('log/tiles/match-entries')).toMatch(
      /File: conformance\/log\/checks\/tiles\/match-entries\.ts:\d+\n/,
    );
    expect(await named('leaf-hash-without-prefix')).toMatch(
      /File: conformance\/log\/faults\/tiles\/match-entries\.ts:\d+\n/,
    );
  });
  test.each([
    'list --json',
    'list migration',
    'explain FEED-EN-003',
    'explain log/tiles/match-entries',
    'explain leaf-hash-without-prefix',
    'explain argv',
    'faults list --json',
    'variants list feed',
  ])('says in %s what the sources say, and loads no suite for it', async (line) => {
    const args = line.split(' ');
    const root = pathToFileURL(join(folder, 'node_modules/touchstone/'));
    const { code, stdout, stderr, processes } = await loadingOf(bin(), args, { root });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe((await fromSources(args)).stdout.replaceAll(LAUNCHER, 'npx touchstone'));
    expect(processes.map(({ packages }) => packages)).toEqual([['commander']]);
    expect(processes[0]!.own.length).toBeLessThan(100);
  });
  test('gives the places of requirements, of which each suite has a file', async () => {
    const places = await Promise.all(
      ['LOG-CP-004', 'CLIENT-SN-001', 'READER-LI-001'].map((id) => touchstone('explain', id)),
    );
    expect(places.map(({ stdout }) => /^ *File: (.*):\d+$/m.exec(stdout)?.[1])).toEqual([
      'spec/log/requirements.yaml',
      'conformance/log-client/spec/requirements.yaml',
      'conformance/feed-client/spec/requirements.yaml',
    ]);
  });
  test('has texts of which each link leads to a file within it', () => {
    const place = join(folder, 'node_modules/touchstone');
    const texts = globSync('**/*.md', { cwd: place, exclude: ['**/node_modules/**'] });
    expect(texts.length).toBeGreaterThan(40);
    const dead = texts.flatMap((path) =>
      linksOf(path).flatMap(({ link, to }) => (existsSync(join(place, to)) ? [] : [`${path}: ${link}`])),
    );
    expect(dead).toEqual([]);
  });
  test('has types only of what it exports', () => {
    const place = join(folder, 'node_modules/touchstone');
    const types = globSync('dist/**/*.d.ts', { cwd: place }).map((path) => path.replaceAll('\\', '/'));
    const { exports } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    const entries = Object.values<{ types?: string }>(exports).flatMap(({ types }) => types?.slice(2) ?? []);
    expect(types).toEqual(expect.arrayContaining(entries));
    expect(types.filter((path) => /\/(checks|faults|variants|cli)\//.test(path))).toEqual([]);
    expect(globSync('{dist,spec}/**/*.ts', { cwd: place, exclude: ['**/*.d.ts'] })).toEqual([]);
  });
  test('has no other package within it', () => {
    expect(existsSync(join(folder, 'node_modules/touchstone/dist/touchstone-migration'))).toBe(false);
    expect(existsSync(join(folder, 'node_modules/touchstone/scripts'))).toBe(false);
  });
  test('brings none of the packages that this clone replaces by an empty folder', () => {
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    const { overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(Object.keys(packages)).toContain('node_modules/touchstone');
    expect(Object.keys(overrides).filter((name) => `node_modules/${name}` in packages)).toEqual([]);
    expect(Object.keys(packages).filter((path) => /absent|empty/.test(path))).toEqual([]);
  });
  test('begins in an empty folder by two commands, and completes itself', async () => {
    const log = await serveLog('--entries', '300');
    const project = mkdtempSync(join(folder, 'new '));
    const here = (...args: string[]) => run(process.execPath, [bin(), ...args], project);
    const begun = await here('init', 'log', '--url', log.url, '--vkey', log.vkey, '--ci', 'github');
    expect(begun).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/\nNext: npx touchstone check\n$/),
    });
    const reports = ['html=r.html', 'junit=r.xml', 'ctrf=r.json', 'markdown=r.md', 'badge=r.svg'];
    expect(await here('check', ...reports.flatMap((report) => ['--report', report]))).toMatchObject({ code: 0 });
    const written = ['r.html', 'r.json', 'r.md', 'r.svg', 'r.xml'];
    expect(readdirSync(project).sort()).toEqual(['.github', ...written, 'touchstone.yaml']);
    expect(written.filter((name) => statSync(join(project, name)).size === 0)).toEqual([]);
    // The report as a page is one file that opens offline, whatever the run.
    expect(statSync(join(project, 'r.html')).size).toBeLessThan(1_000_000);
    await log.stop();
    expect(await here('completion', 'bash')).toMatchObject({ code: 0, stdout: expect.stringContaining('LOG-CP-004') });
  });
  test('judges a log, and reports faults', async () => {
    const judge = (log: Served, ...args: string[]) =>
      touchstone('check', 'log', '--url', log.url, '--vkey', log.vkey, ...args);
    const right = await serveLog('--entries', '300');
    expect(await judge(right)).toMatchObject({ code: 0 });
    await right.stop();
    const wrong = await serveLog('--fault', 'leaf-hash-without-prefix');
    const report = join(folder, 'report.xml');
    const { code, stdout } = await judge(wrong, '--report', `junit=${report}`, '--json');
    expect({ code, schema: JSON.parse(stdout).schema }).toEqual({ code: 1, schema: 'touchstone/report/1' });
    await wrong.stop();
  });
});

describe('the library', () => {
  const config = {
    compilerOptions: {
      module: 'nodenext',
      target: 'es2024',
      strict: true,
      noEmit: true,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    },
    files: ['consumer.ts'],
  };
  const compile = (source: string) => {
    writeFileSync(join(folder, 'consumer.ts'), source);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    return run(process.execPath, [tsc, '-p', '.']);
  };
  test("a consumer's file compiles against its types and runs", async () => {
    expect(await compile(CONSUMER)).toMatchObject({
      code: 0,
      stdout: '',
    });
    expect(await run(process.execPath, ['consumer.ts'])).toMatchObject({
      code: 0,
      stdout: 'check 0\n',
    });
  });
  test("a consumer's clients that are functions compile and are judged, without MSW", async () => {
    expect(await compile(CLIENT_CONSUMER)).toMatchObject({ code: 0, stdout: '' });
    const { code, stdout } = await run(process.execPath, ['consumer.ts']);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(/log-client\/checkpoint\/signature#\w+.*feed-client\/answer\/refusal#\w+/),
    });
  });
  test('it names the missing package where MSW is not installed', async () => {
    const { code, stderr } = await run(process.execPath, ['-e', "import('touchstone/msw')"]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('npm install --save-dev msw@3') });
  });
  test('it names the missing package where the AWS SDK is not installed', async () => {
    const { code, stdout, stderr } = await touchstone('audit', 's3://bucket/log');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('found no such package (s3://bucket/log); `npm install @aws-sdk/client-s3` installs it');
  });
  test("a consumer's file about a feed, with MSW beside it, compiles and runs", async () => {
    symlinkSync(join(root, 'node_modules/msw'), join(folder, 'node_modules/msw'), 'junction');
    expect(await compile(FEED_CONSUMER)).toMatchObject({ code: 0, stdout: '' });
    const ran = await run(process.execPath, ['consumer.ts']);
    expect(ran).toMatchObject({ code: 0, stdout: '0 true\n3 false\n' });
  });
  test("a consumer's test of a migration library, with Hardhat beside it, compiles and runs", async () => {
    for (const name of ['hardhat', 'ethers'])
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
    expect(await compile(MIGRATION_CONSUMER)).toMatchObject({ code: 0, stdout: '' });
    const ran = await run(process.execPath, ['consumer.ts']);
    expect(ran).toMatchObject({ code: 0, stdout: 'migration/steps/base#failed\n' });
  });
  test('a project of Hardhat has the task, with the exit codes of the command', async () => {
    expect(await compile(HARDHAT_CONFIG)).toMatchObject({ code: 0, stdout: '' });
    writeFileSync(join(folder, 'hardhat.config.ts'), HARDHAT_CONFIG);
    const hardhat = join(root, 'node_modules/hardhat/dist/src/cli.js');
    const task = (...args: string[]) => run(process.execPath, [hardhat, 'check-migration', ...args]);
    const planned = await task('--command', 'x', '--only', 'migration/help/**', '--plan');
    expect(planned).toMatchObject({ code: 0, stdout: expect.stringContaining('migration/help/') });
    expect(await task()).toMatchObject({ code: 2, stderr: expect.stringContaining('the tool is missing') });
  });
  test('an unknown ruleset and a misused check do not compile', async () => {
    const wrong = `import { plan } from 'touchstone';\nimport { logSuite } from 'touchstone/log';\n`;
    expect((await compile(`${wrong}plan(logSuite, { rulesets: ['nope'] });\n`)).stdout).toContain('"nope"');
    const fault = `import { feedHandlers } from 'touchstone/msw';\nfeedHandlers({ fault: 'no-such-fault' });\n`;
    expect((await compile(fault)).stdout).toContain('"no-such-fault"');
    expect((await compile(`${wrong}export const n: number = logSuite.checks;\n`)).stdout).toContain('TS2322');
  });
});
