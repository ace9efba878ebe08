/** The steps of the action and of the component, run by a shell on references. */

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Served, serveLog } from '../../conformance/front/cli/command.test-tool.ts';
import { ROOT, runAction, runComponent } from './steps.test-tool.ts';

let log: Served;
let wrong: Served;
let project: string;
beforeAll(async () => {
  log = await serveLog('--entries', '300');
  wrong = await serveLog('--entries', '300', '--fault', 'leaf-hash-without-prefix');
});
afterAll(async () => {
  await Promise.all([log.stop(), wrong.stop()]);
});
/** The program as npm installs it. */
const PROGRAM = `#!/bin/sh\nexec '${process.execPath}' '${join(ROOT, 'conformance/front/cli/main.ts')}' "$@"\n`;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'touchstone prüfung '));
  mkdirSync(join(project, 'node_modules/.bin'), { recursive: true });
  writeFileSync(join(project, 'node_modules/.bin/touchstone'), PROGRAM, { mode: 0o755 });
});
afterEach(() => rmSync(project, { recursive: true }));

const at = (path: string) => join(project, path);
const about = ({ url, vkey }: Served) => ({ suite: 'log', url, arguments: `--vkey '${vkey}'` });
/** Makes the project one that names a package of this name, which is not installed. */
function nameThePackage(): void {
  rmSync(at('node_modules'), { recursive: true });
  mkdirSync(at('touchstone'));
  const bin = { touchstone: 'touchstone.sh' };
  writeFileSync(at('touchstone/package.json'), JSON.stringify({ name: 'touchstone', version: '0.1.0', bin }));
  writeFileSync(at('touchstone/touchstone.sh'), PROGRAM, { mode: 0o755 });
  writeFileSync(at('package.json'), JSON.stringify({ devDependencies: { touchstone: 'file:touchstone' } }));
}
/** Texts that a shell would obey where one becomes a part of a script. */
const HOSTILE = [
  '$(touch pwned)',
  '`touch pwned`',
  '"; touch pwned; "',
  "'; touch pwned; '",
  '; touch pwned #',
  '| touch pwned',
];

const REPORTS = ['badge.json', 'badge.svg', 'ctrf.json', 'junit.xml', 'report.json', 'summary.md'];

describe('the action', () => {
  test('judges, and gives verdict, reports, badge and summary', async () => {
    const { code, text, outputs, summary } = await runAction(about(log), project);
    expect({ code, outputs }, text).toEqual({
      code: 0,
      outputs: {
        verdict: 'conformant',
        'exit-code': '0',
        report: './touchstone-report/report.json',
        badge: './touchstone-report/badge.svg',
      },
    });
    expect(summary).toContain('conformant');
    expect(readdirSync(at('touchstone-report')).sort()).toEqual(REPORTS);
    expect(JSON.parse(readFileSync(at(outputs.report!), 'utf8'))).toMatchObject({ suite: 'log', exitCode: 0 });
  }, 60_000);
  test('fails for a fault, with annotations', async () => {
    const { code, text, outputs, summary } = await runAction({ ...about(wrong), reports: 'sarif' }, project);
    expect({ code, verdict: outputs.verdict, exit: outputs['exit-code'] }).toEqual({
      code: 1,
      verdict: 'not-conformant',
      exit: '1',
    });
    expect(text).toMatch(/^::error .*log\/tiles\/match-entries/m);
    expect(summary).toContain('log/tiles/match-entries');
    expect(existsSync(at('touchstone-report/sarif.json'))).toBe(true);
  }, 60_000);
  test('takes everything from touchstone.yaml, in a folder of the repository', async () => {
    mkdirSync(at('unter ordner'));
    cpSync(at('node_modules'), at('unter ordner/node_modules'), { recursive: true });
    writeFileSync(at('unter ordner/touchstone.yaml'), `log: { url: "${log.url}", vkey: "${log.vkey}" }\n`);
    const { outputs, text } = await runAction({ 'working-directory': 'unter ordner' }, project);
    expect(outputs, text).toMatchObject({
      verdict: 'conformant',
      report: 'unter ordner/touchstone-report/report.json',
    });
  }, 60_000);
  test('says that the usage is wrong', async () => {
    const { code, outputs, text } = await runAction({ suite: 'log' }, project);
    expect({ code, outputs }).toEqual({
      code: 2,
      outputs: { verdict: 'usage', 'exit-code': '2', report: '', badge: '' },
    });
    expect(text).toContain('the log is missing');
  }, 60_000);
  test.each([
    [{ suite: 'logs' }, 'suite takes log'],
    [{ reports: 'html' }, 'reports takes junit'],
    [{ arguments: "--only 'log/**" }, 'quote without its end'],
    [{ 'working-directory': '.\n' }, undefined],
    [{ version: '1 || touch pwned' }, 'version takes a version'],
  ])(
    'refuses %j',
    async (inputs, sentence) => {
      const ended = await runAction({ ...about(log), ...inputs }, project).catch(() => undefined);
      // A folder of that name is not there, so GitHub itself would end the step.
      if (sentence === undefined) return expect(ended).toBeUndefined();
      expect(ended).toMatchObject({ code: 2, text: expect.stringContaining(sentence) });
    },
    60_000,
  );
  test.each(HOSTILE)(
    'runs nothing of its inputs: %s',
    async (text) => {
      const hostile = { suite: 'log', url: `https://log.invalid/${text}`, config: text, reports: 'junit' };
      await runAction({ ...hostile, arguments: text.replaceAll(/["']/g, '') }, project);
      for (const name of ['suite', 'reports', 'version']) await runAction({ ...about(log), [name]: text }, project);
      expect(existsSync(at('pwned'))).toBe(false);
    },
    60_000,
  );
  test('installs what the project names', async () => {
    nameThePackage();
    const { code, outputs, text } = await runAction(about(log), project, at('nowhere'));
    expect({ code, verdict: outputs.verdict }, text).toEqual({ code: 0, verdict: 'conformant' });
  }, 120_000);
  test('names the file of a package that only the machine of the user has', async () => {
    nameThePackage();
    rmSync(at('touchstone'), { recursive: true });
    const { code, text } = await runAction(about(log), project);
    expect(code, text).toBe(2);
    expect(text).toContain('::error title=Touchstone::package.json installs touchstone from touchstone, which CI does');
  });
  test('brings its own program where the project has no other', async () => {
    rmSync(at('node_modules'), { recursive: true });
    const own = at('action');
    for (const path of execFileSync(
      'git',
      [
        'ls-files',
        '-co',
        '--exclude-standard',
        'conformance',
        'src',
        'spec',
        'contracts',
        'package.json',
        'package-lock.json',
        '.npmrc',
        'scripts/absent',
        'scripts/setup.mjs',
      ],
      { cwd: ROOT, encoding: 'utf8' },
    )
      .split('\n')
      .filter(Boolean))
      cpSync(join(ROOT, path), join(own, path));
    const { code, outputs, text } = await runAction(about(log), project, own);
    expect({ code, verdict: outputs.verdict }, text).toEqual({ code: 0, verdict: 'conformant' });
    // Nothing that only tests need.
    expect(existsSync(join(own, 'node_modules/vitest'))).toBe(false);
  }, 300_000);
});

describe('the component', () => {
  test('judges, and leaves its reports', async () => {
    const { code, text } = await runComponent(about(log), project);
    expect(code, text).toBe(0);
    expect(readdirSync(at('touchstone-report')).sort()).toEqual(REPORTS);
  }, 60_000);
  test('installs what the project names', async () => {
    nameThePackage();
    const { code, text } = await runComponent(about(log), project);
    expect(code, text).toBe(0);
  }, 120_000);
  test('ends with the exit code of a fault, of wrong usage and of a quote without its end', async () => {
    expect(await runComponent(about(wrong), project)).toMatchObject({ code: 1 });
    expect(await runComponent({ suite: 'log' }, project)).toMatchObject({ code: 2 });
    expect(await runComponent({ ...about(log), arguments: "'" }, project)).toMatchObject({
      code: 2,
      text: expect.stringContaining('a quote without its end'),
    });
  }, 60_000);
  test.each(HOSTILE)(
    'runs nothing of its inputs: %s',
    async (text) => {
      const hostile = { suite: 'log', url: `https://log.invalid/${text}`, config: text };
      await runComponent({ ...hostile, arguments: text.replaceAll(/["']/g, '') }, project);
      expect(existsSync(at('pwned'))).toBe(false);
    },
    60_000,
  );
});
