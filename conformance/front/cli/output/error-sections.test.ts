import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { ERROR_SECTIONS, type ErrorSection } from '../../../core/text/error-section.ts';
import { freePorts } from '../../../lab/process/free-ports.ts';
import { sectionOfRun } from '../check/section-of-run.ts';
import { touchstone } from '../command.test-tool.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const LIST = 'conformance/core/text/error-section.ts';

/** The anchor that a forge gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

test('the page has each section that an error may name, and no other', () => {
  const page = readFileSync(`${root}docs/errors.md`, 'utf8');
  const anchors = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => anchorOf(heading!));
  expect(anchors).toEqual([...ERROR_SECTIONS]);
});

test('each section is named by code that makes an error', () => {
  const sources = globSync(['conformance/**/*.ts'], { cwd: root })
    .filter((file) => !/\.test[-.]/.test(file) && !file.includes('/generated/') && file !== LIST)
    .map((file) => readFileSync(root + file, 'utf8'));
  // The sections of failed requests are named beside the list.
  const [, ofFailures = ''] = readFileSync(root + LIST, 'utf8').split('OF_FAILURES');
  const named = (section: string) =>
    [...sources, ofFailures].some((text) => text.includes(`'${section}'`) || text.includes(`errors.md#${section}`));
  expect(ERROR_SECTIONS.filter((section) => !named(section))).toEqual([]);
});

test('an older Node is led to a section that is there', () => {
  const [, section] = /docs\/errors\.md#([\w-]+)/.exec(readFileSync(`${root}conformance/front/cli/main.ts`, 'utf8'))!;
  expect(ERROR_SECTIONS).toContain(section);
});

/** The public key of the fixtures. */
const VKEY = 'touchstone.example/fixtures+f75f4b0f+AXmiGowdJWCmMj7HOpO9ZeD0nPl0FIDPXrb/U9LWY79E';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));
const config = join(folder, 'touchstone.yaml');
writeFileSync(config, 'log:\n  ulr: http://127.0.0.1:1\n');

test.each<[ErrorSection, readonly string[]]>([
  ['nothing-says-what-to-judge', ['check', 'log']],
  ['nothing-says-what-to-judge', ['check', 'feed', '--url', 'http://127.0.0.1:1']],
  ['nothing-says-what-to-judge', ['check', 'migration']],
  ['a-key-is-missing', ['check', 'feed', '--url', 'http://127.0.0.1:1', '--site', 'x']],
  ['a-key-is-missing', ['check', 'feed', '--url', 'http://127.0.0.1:1', '--site', 'x', '--key-env', 'NOT_SET']],
  ['the-public-key-is-wrong', ['check', 'log', '--url', 'http://127.0.0.1:1', '--vkey', 'x']],
  ['the-configuration-is-wrong', ['check', 'log', '--config', config]],
  ['the-server-does-not-start', ['check', 'log', '--url', 'http://127.0.0.1:1', '--start-command', 'exit 7']],
])('the line of an error ends with the address of %s', async (section, argv) => {
  const { code, stderr } = await touchstone(argv, { env: {} });
  expect(code).toBe(2);
  expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
    new RegExp(`^touchstone: .*[.] See docs/errors[.]md#${section}$`),
  );
});

test('an error whose sentence says all has no address', async () => {
  const { stderr } = await touchstone(['check', 'log', '--unheard-of']);
  expect(stderr).toMatch(/unknown option.*[.]\n$/s);
  expect(stderr).not.toContain('docs/errors.md');
});

test('a run that reaches nothing has the address at its end, in its JSON, and on standard error', async () => {
  const [port] = await freePorts(1);
  const argv = ['check', 'log', '--url', `http://127.0.0.1:${port}`];
  const page = 'docs/errors.md#the-connection-is-refused';
  expect((await touchstone(argv)).stdout).toMatch(new RegExp(`^See: +${page}$`, 'm'));
  const [html, junit] = ['report.html', 'junit.xml'].map((name) => join(folder, name)) as [string, string];
  const { stdout, stderr } = await touchstone([
    ...argv,
    ...['--json', '--report', `html=${html}`, '--report', `junit=${junit}`],
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ verdict: 'unreachable', page });
  for (const file of [html, junit]) expect(readFileSync(file, 'utf8')).toContain(page);
  expect(stderr).toContain(`touchstone: see ${page}\n`);
});

test('an audit that reaches nothing has it as well', async () => {
  const [port] = await freePorts(1);
  const argv = ['audit', `http://127.0.0.1:${port}`, '--vkey', VKEY];
  expect((await touchstone(argv)).stdout).toMatch(/^ {2}See docs\/errors\.md#the-connection-is-refused$/m);
  const { stdout } = await touchstone([...argv, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ page: 'docs/errors.md#the-connection-is-refused' });
});

test.each([
  ['tls-fails', 'unreachable', { section: 'tls-fails' }],
  [undefined, 'unreachable', {}],
  ['the-verdict-is-incomplete', 'incomplete', {}],
  ['no-complete-answer-comes', 'incomplete', { section: 'no-complete-answer-comes' }],
  ['touchstone-has-a-fault', 'suite-fault', { section: 'no-complete-answer-comes' }],
  [undefined, 'conformant', { section: 'the-connection-is-refused' }],
  [undefined, 'not-conformant', {}],
] as const)('%s is the section of a run that is %s', (section, verdict, run) => {
  expect(sectionOfRun({ interrupted: false, ...run }, verdict)).toBe(section);
  expect(sectionOfRun({ interrupted: true, ...run }, verdict)).toBe(undefined);
});
