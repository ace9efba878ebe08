/**
 * A further interface is one folder, and its import and name in `suites.ts`. `fourth-interface/note` is the smallest
 * possible interface, to be read before adding one; this test puts it into a copy of this project, generates the copy
 * and uses it. The modules end in `.ts.txt`, since they only work in the copy.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report } from './report/document/report.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'touchstone-fourth-'));
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 24,
})
  .split('\0')
  .filter(Boolean);

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

// With these variables the inner Vitest would behave as a worker of the outer one.
const outer = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));

function run(...args: readonly string[]): Promise<Ended> {
  const options = { cwd: copy, encoding: 'utf8', env: Object.fromEntries(outer), maxBuffer: 2 ** 24 } as const;
  return new Promise((resolve) => {
    execFile(process.execPath, [...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    );
  });
}

const MAIN = 'conformance/front/cli/main.ts';
const touchstone = (...args: readonly string[]) => run(MAIN, ...args);

/** Runs `work` with the address of a note that `touchstone serve note` serves. */
async function served<X>(args: readonly string[], work: (url: string) => Promise<X>): Promise<X> {
  const server = spawn(process.execPath, [MAIN, 'serve', 'note', ...args], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
    return await work((JSON.parse(line) as { url: string }).url);
  } finally {
    server.kill();
    await once(server, 'close');
  }
}

beforeAll(async () => {
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const folder = join(copy, 'conformance/note');
  cpSync(new URL('./fourth-interface/note', import.meta.url), folder, { recursive: true });
  for (const file of globSync('**/*.ts.txt', { cwd: folder }))
    renameSync(join(folder, file), join(folder, file.replace(/\.txt$/, '')));
  const suites = join(copy, 'conformance/suites.ts');
  const text = readFileSync(suites, 'utf8')
    .replace(/^(import \{ migration \}.*)$/m, "$1\nimport { note } from './note/index.ts';")
    .replace(/\bmigration\];/, 'migration, note];');
  writeFileSync(suites, text);
  expect(await run('scripts/generate.ts')).toMatchObject({ code: 0, stderr: '' });
});
afterAll(() => rmSync(copy, { recursive: true }));

test('changes no other file than the list, the generated ids, the list of the pages, and the requirements of the release', () => {
  const changed = files.filter((file) => !readFileSync(join(copy, file)).equals(readFileSync(join(root, file))));
  expect(changed.sort()).toEqual([
    'conformance/core/spec/generated/spec.ts',
    'conformance/suites.ts',
    'docs/reference/README.md',
    'spec/requirements/0.1.json',
  ]);
});

test('is correct: types, arrows, the rules for every suite', async () => {
  const asked = `
    const { violations } = await import('./conformance/arrows.test-tool.ts');
    const { readFileSync, globSync } = await import('node:fs');
    const files = ['conformance/suites.ts', ...globSync('conformance/note/**/*.ts')];
    console.log(JSON.stringify(files.flatMap((path) => violations(path, readFileSync(path, 'utf8')))));`;
  const of = ['conformance/note', 'conformance/ids.test.ts', 'conformance/suites.test-isolated.ts'];
  const [types, arrows, tests] = await Promise.all([
    run('node_modules/typescript/bin/tsc', '-p', '.'),
    run('--input-type=module', '--eval', asked),
    run('node_modules/vitest/vitest.mjs', 'run', '--reporter=json', '--outputFile=tests.json', ...of),
  ]);
  expect(types).toMatchObject({ code: 0, stdout: '' });
  expect(JSON.parse(arrows.stdout)).toEqual([]);
  expect(tests.code, tests.stdout + tests.stderr).toBe(0);
  expect(readFileSync(join(copy, 'tests.json'), 'utf8')).toContain('MUST note/text/content-type [NOTE-TX-001]');
}, 300_000);

test.each([
  [
    ['list', 'note'],
    ['NOTE-TX-001', 'note/text/content-type'],
  ],
  [['list', '--profiles', 'note'], ['interface (check note, by default)']],
  [
    ['explain', 'NOTE-TX-001'],
    ['Note Interface, Text', 'conformance/note/spec/requirements.yaml:'],
  ],
  [['explain', 'note/text/content-type'], ['conformance/note/checks/text/content-type.ts:']],
  [
    ['explain', 'note-as-html'],
    ['conformance/note/faults/text/content-type.ts:', 'serve note --fault note-as-html'],
  ],
  [['faults', 'list', 'note'], ['note-as-html: serves the note as HTML']],
  [
    ['variants', 'list', 'note'],
    ['note-with-charset: ', 'allowed by RFC 9110'],
  ],
  [['self-test', 'note', '--matrix'], ['1 fault, 1 variant; all as expected']],
  [['check', 'note', '--url', 'http://note.example/note', '--plan'], ['note/text/content-type']],
])('touchstone %j', async (args, parts) => {
  const { code, stdout, stderr } = await touchstone(...args);
  expect([code, stderr]).toEqual([0, '']);
  for (const part of parts) expect(stdout).toContain(part);
});

test('is judged over a socket, with every report, by its section of the configuration', () =>
  served([], async (url) => {
    const config = join(copy, 'note.yaml');
    writeFileSync(config, `note:\n  url: ${url}\n  report: [junit=junit.xml]\n`);
    const { code, stdout } = await touchstone('check', 'note', '--config', config, '--json');
    const report = JSON.parse(stdout) as Report;
    expect([code, report.suite, report.verdict]).toEqual([0, 'note', 'conformant']);
    const schema = JSON.parse(readFileSync(join(copy, 'spec/report.schema.json'), 'utf8'));
    const validate = new Ajv2020({ strict: true, validateFormats: false }).compile(schema);
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    expect(readFileSync(join(copy, 'junit.xml'), 'utf8')).toContain('classname="note.text"');
    writeFileSync(config, 'note:\n  colour: red\n');
    const mistaken = await touchstone('check', 'note', '--config', config);
    expect([mistaken.code, mistaken.stderr]).toEqual([2, expect.stringContaining('note has no key "colour"')]);
  }));

test('is caught where it is wrong', () =>
  served(['--fault', 'note-as-html'], async (url) => {
    const { code, stdout } = await touchstone('check', 'note', '--url', url);
    expect(code).toBe(1);
    expect(stdout).toContain('note/text/content-type#media-type');
  }));
