/** The package as a stranger gets it: packed, installed in an empty folder, run and compiled against there. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Served, serveLog } from '../conformance/front/cli/command.test-tool.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = join(root, 'node_modules/typescript/bin/tsc');
/** A folder whose name a careless program trips over. */
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
import { type Check, logTarget, type LogTarget, plan, run, virtualTime } from 'touchstone';
import { logSuite } from 'touchstone/log';
import { createLog, logRig } from 'touchstone/reference/log';

const log = await createLog(logRig({ origin: 'consumer.example/log' }));
await log.append([new Uint8Array([1, 2, 3])]);
const target = logTarget({ prefix: 'http://in-process.invalid/api/v2', handler: log.handler, time: virtualTime() });
const first: Check<LogTarget> = logSuite.checks[0]!;
const { results } = await run(plan(logSuite, { rulesets: ['tlog-tiles'] }), target, { seed: 1n, time: target.time });
console.log(first.kind, results.filter((one) => one.outcome === 'fail').length);
`;

beforeAll(async () => {
  expect(await run(process.execPath, ['scripts/build.ts'], root)).toMatchObject({ code: 0 });
  expect(await run('npm', ['pack', '--pack-destination', folder, '--loglevel=error'], root)).toMatchObject({ code: 0 });
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', `./${packed}`];
  expect(await run('npm', install)).toMatchObject({ code: 0 });
}, 180_000);

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
  test('judges a log, and says when it is wrong', async () => {
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
  test('an unknown ruleset and a misused check do not compile', async () => {
    const wrong = `import { plan } from 'touchstone';\nimport { logSuite } from 'touchstone/log';\n`;
    expect((await compile(`${wrong}plan(logSuite, { rulesets: ['nope'] });\n`)).stdout).toContain('"nope"');
    expect((await compile(`${wrong}export const n: number = logSuite.checks;\n`)).stdout).toContain('TS2322');
  });
});
