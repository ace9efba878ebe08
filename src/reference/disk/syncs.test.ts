/** Every sync of the references is in the list of docs/reference-servers.md, with a test that there is. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const REFERENCE = join(import.meta.dirname, '..');
const textOf = (path: string): string => readFileSync(join(REFERENCE, path), 'utf8');

/** A line of the list: code that syncs, of a function, and the test that fails without it. */
interface Listed {
  readonly file: string;
  readonly within: string;
  readonly code: string;
  readonly testFile: string;
  readonly title: string;
}

const CELLS = /^\| `(\S+)`, `(\S+)`: `([^`]+)` +\| `(\S+)`: (.+?) +\|$/gm;
const listOf = (document: string): readonly Listed[] =>
  [...document.matchAll(CELLS)].map(([, file, within, code, testFile, title]) => ({
    file: file!,
    within: within!,
    code: code!,
    testFile: testFile!,
    title: title!,
  }));

/** A call that syncs, or the promise of one. Who calls `linked.catch` does not wait for it. */
const SYNC =
  /\.(?:data)?sync\(|\bf(?:data)?sync(?:Sync)?[()]|\.after\(|\.linked\b(?!\.catch)|\(linkRoot\)|\bsyncFolder\((?!path: )|synchronous: 'FULL'(?! \|)|synchronous = NORMAL/g;

/** The text with comments blanked. */
const withoutComments = (text: string): string =>
  text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, (comment) => ' '.repeat(comment.length));

/** The syncs of a text that no line of the list has. */
function unlisted(text: string, list: readonly Pick<Listed, 'code'>[]): readonly string[] {
  const code = withoutComments(text);
  const ranges = list.map((one) => [code.indexOf(one.code), code.indexOf(one.code) + one.code.length] as const);
  return [...code.matchAll(SYNC)]
    .filter(({ index }) => !ranges.some(([from, to]) => from <= index && index < to))
    .map(({ index }) => `line ${code.slice(0, index).split('\n').length}`);
}

/** A sentence about what is wrong with a line of the list, if anything is. */
function listDefect({ file, within, code, testFile, title }: Listed): string | undefined {
  const text = withoutComments(textOf(file));
  if (text.split(code).length !== 2) return `${file} has \`${code}\` ${text.split(code).length - 1} times, not once`;
  if (!code.match(SYNC)) return `\`${code}\` is no sync`;
  if (!text.slice(0, text.indexOf(code)).includes(within)) return `${file} has no ${within} before \`${code}\``;
  return textOf(testFile).includes(`'${title}'`) ? undefined : `${testFile} has no test '${title}'`;
}

const list = listOf(readFileSync(join(REFERENCE, '../../docs/reference-servers.md'), 'utf8'));
const sources = globSync('**/*.ts', { cwd: REFERENCE })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test(-\w+)?\.ts$/.test(path));

describe('the list of syncs', () => {
  test('has every sync', () => {
    const missing = sources.flatMap((file) => {
      const ofFile = list.filter((one) => one.file === file);
      return unlisted(textOf(file), ofFile).map((where) => `${file}, ${where}`);
    });
    expect(missing).toEqual([]);
  });
  test('names syncs and tests that there are', () => {
    expect(list.length).toBeGreaterThan(20);
    expect(list.map(listDefect).filter((defect) => defect !== undefined)).toEqual([]);
  });
  test('is found wrong where it is', () => {
    const [first] = list;
    expect(listDefect({ ...first!, title: 'no such test' })).toContain("has no test 'no such test'");
    expect(listDefect({ ...first!, code: 'await gone.sync()' })).toContain('0 times');
    expect(listDefect({ ...first!, code: 'const temporaries = ' })).toContain('is no sync');
    expect(listDefect({ ...first!, within: 'nowhere' })).toContain('has no nowhere');
  });
  test.each([
    'await file.sync();',
    'await file.datasync();',
    'fsyncSync(file);',
    'fdatasyncSync(file);',
    'promisify(fsync)',
    'await sync.after(root, work);',
    'await sync\n  .after(root, work)',
    'await make(root).linked;',
    'await syncFolder(folder);',
  ])('misses one that is new: %s', (code) => {
    expect(unlisted(`// file.sync()\n${code}`, [{ code: 'another' }])).toHaveLength(1);
    expect(unlisted(`${code}\n${code}`, [{ code }])).toHaveLength(1);
    expect(unlisted(code, [{ code }])).toEqual([]);
  });
});
