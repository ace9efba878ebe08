/** The house keeps its shape, and each measure sees what it is there for. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { measureHouse } from './shape/all.ts';
import { checkFiles } from './shape/check-files.ts';
import { circles } from './shape/circles.ts';
import { filesPerFolder } from './shape/folders.ts';
import { handWritten } from './shape/hand-written.ts';
import { idleChecks } from './shape/idle-checks.ts';
import { proseOf } from './shape/prose.ts';
import { reexports } from './shape/reexports.ts';
import { sharedNames } from './shape/shared-names.ts';
import type { SourceFile } from './shape/sources.ts';
import { bannedWords } from './shape/words.ts';

test.each(measureHouse(fileURLToPath(new URL('../', import.meta.url))))('$title', ({ value, atMost, found }) => {
  expect(value, found.slice(0, 20).join('\n')).toBeLessThanOrEqual(atMost);
});

const file = (path: string, text = ''): SourceFile => ({ path, text });
const check = (name: string, text: string) => file(`conformance/log/checks/tiles/${name}.ts`, text);

describe('measures', () => {
  test('files per folder count all that is not generated', () => {
    const some = ['a/b/1.ts', 'a/b/2.json', 'a/b/generated/3.ts', 'a/4.ts'].map((path) => file(path));
    expect(filesPerFolder(some)).toMatchObject({ value: 2, found: ['a/b: 2', 'a: 1'] });
  });
  test('hand-written files in generated folders are those without the line of a generator', () => {
    const files = [
      file('a/generated/1.ts', '// Generated from b'),
      file('a/generated/2.ts', 'const a = 1;'),
      file('a/3.ts'),
    ];
    expect(handWritten(files)).toMatchObject({ value: 1, found: ['a/generated/2.ts'] });
  });
  test.each([
    ["export * from './b.ts';", 1],
    ["export type { B } from './b.ts';", 1],
    ["import { b } from './b.ts';\nexport { b };", 1],
    ["import { b } from './b.ts';\nconst a = b;\nexport { a };", 0],
  ])('re-exports: %s', (text, value) => {
    const door = { exports: { '.': { default: './dist/conformance/index.js' }, './x.json': './x.json' } };
    expect(reexports([file('conformance/a.ts', text)], door)).toMatchObject({ value });
    const doors = [file('conformance/index.ts', text), file('src/reference/log/index.ts', text)];
    expect(reexports(doors, door)).toMatchObject({ value: 0 });
  });
  test('circles are those of types and those over others, and none of what is loaded later', () => {
    const of = (last: string) => [
      file('a/1.ts', "import type { B } from './2.ts';"),
      file('a/2.ts', "import { c } from '../b/3.ts';"),
      file('b/3.ts', last),
    ];
    expect(circles(of("import '../a/1.ts';")).found).toEqual(['a/1.ts <-> a/2.ts <-> b/3.ts']);
    expect(circles(of("await import('../a/1.ts');")).found).toEqual([]);
  });
  test.each([
    ['export const served = check<LogTarget>()({});', 0],
    ['export const other = check<LogTarget>()({});', 1],
    ['const one = check<LogTarget>()({});\nexport const served = watch<LogTarget>()({});', 1],
  ])('files of checks: %s', (text, value) => expect(checkFiles([check('served', text)])).toMatchObject({ value }));
  test.each([
    ['t.judge(undefined, answer)', 1],
    ['judgeAll(t, one)', 1],
    ['t.judge(undefined);\nt.judge(wrong(one), answer);', 0],
    ['judgeAll(t, linkDefect)', 0],
    ['// A defect is found by the premise.\nt.judge(undefined)', 1],
  ])('idle checks: %s', (text, value) => expect(idleChecks([check('served', text)])).toMatchObject({ value }));
  test('names of two modules are seen, but for checks, faults and variants', () => {
    const text = 'export const served = 1;';
    const some = (...paths: string[]) => sharedNames(paths.map((path) => file(`conformance/${path}.ts`, text))).found;
    expect(some('log/oracle/a', 'feed/oracle/b')).toHaveLength(1);
    expect(some('log/checks/a/served', 'log/faults/a/b', 'log/oracle/a')).toEqual([]);
  });
  test('banned words are those of comments and messages, not of code', () => {
    const text = "/** Says so for ever. */\nconst told = upon('upon', 'whoever asks'); // It has none.\n";
    expect(bannedWords([file('a.ts', text)])).toMatchObject({
      value: 1500,
      found: ['a.ts: 3, "for ever", "has none", "whoever"'],
    });
  });
  test('prose is told from regular expressions and from templates in templates', () => {
    const template = '`it $' + '{x ? `is $' + "{y}` : ''} so`";
    expect(proseOf(`const a = /'\\/*/.test(b) || "a b"; // c\nconst d = ${template};`)).toEqual({
      comments: ['// c'],
      messages: ['a b', template.slice(1, -1)],
    });
  });
});
