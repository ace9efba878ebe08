/** Each place where a check ends without a judgement is in the list of its part, with why nobody is charged there. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type InconclusiveGroup, inconclusivePlaces, listMistakes } from './inconclusive.test-tool.ts';
import { SUITES } from './suites.ts';

const root = fileURLToPath(new URL('./', import.meta.url));
/** Altered references, and what stands around them, judge nothing. */
const NOT_JUDGING = /\.test(-[a-z]+)?\.ts$|(^|\/)(faults|variants|testbed|generated|fakes)\//;

/** The places below a folder, by their path in it. */
function placesBelow(folder: string, excluded: readonly string[] = []) {
  const files = globSync('**/*.ts', { cwd: root + folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NOT_JUDGING.test(path) && !excluded.some((name) => path.startsWith(`${name}/`)))
    .sort();
  return files.flatMap((path) => inconclusivePlaces(path, readFileSync(`${root}${folder}${path}`, 'utf8')));
}

const listIn = (folder: string): readonly InconclusiveGroup[] =>
  parse(readFileSync(`${root}${folder}inconclusive.yaml`, 'utf8'));

describe('a check ends without a judgement only for a reason that is listed', async () => {
  const names = SUITES.map(({ name }) => name);
  const suites = await Promise.all(SUITES.map(({ suite }) => suite()));
  const checks = new Set(suites.flatMap((suite) => suite.checks.map(({ id }) => id)));
  test.each(names)('%s', (name) => {
    const places = placesBelow(`${name}/`);
    expect(places.length).toBeGreaterThan(name.endsWith('-client') ? 2 : 50);
    expect(listMistakes(`conformance/${name}/inconclusive.yaml`, listIn(`${name}/`), places, checks)).toEqual([]);
  });
  test('the parts that they share', () => {
    const places = placesBelow('', names);
    expect(places.length).toBeGreaterThan(20);
    expect(listMistakes('conformance/inconclusive.yaml', listIn(''), places, checks)).toEqual([]);
  });
});

describe('the list of places', () => {
  const says = (source: string) => inconclusivePlaces('a.ts', source).map((place) => place.says);
  const group: InconclusiveGroup = { cause: 'rate', why: 'It is busy.', places: { 'a.ts': ['busy'] } };
  const mistakes = (groups: readonly InconclusiveGroup[], source: string) =>
    listMistakes('list', groups, inconclusivePlaces('a.ts', source), new Set(['log/tiles/served']));

  test('has every call, on one line or several, and none in a comment', () => {
    expect(
      says(
        "// t.inconclusive('x')\n t.inconclusive(\n  `a (b)` +\n    text(c),\n);\nthrow new TransportFailure('reset', d);",
      ),
    ).toEqual(['`a (b)` + text(c),', "'reset', d"]);
    expect(says("a;\n  return { outcome: 'inconclusive', message: text };")).toEqual([
      "return { outcome: 'inconclusive', message: text };",
    ]);
  });
  test('has nothing to complain about where each place is listed once', () => {
    expect(mistakes([group], "t.inconclusive('it is busy')")).toEqual([]);
  });
  test.each<[string, readonly InconclusiveGroup[], string]>([
    ['a place that is not listed', [group], "t.inconclusive('busy'); t.inconclusive('other')"],
    ['a place that is gone', [group, { ...group, places: { 'b.ts': ['busy'] } }], "t.inconclusive('busy')"],
    [
      'a place that is listed twice',
      [group, { ...group, places: { 'a.ts': ['it is'] } }],
      "t.inconclusive('it is busy')",
    ],
    ['a cause of its own', [{ ...group, cause: 'bad luck' as 'rate' }], "t.inconclusive('busy')"],
    ['no reason', [{ ...group, why: '' }], "t.inconclusive('busy')"],
    ['an answer that is charged elsewhere, by nobody', [{ ...group, cause: 'elsewhere' }], "t.inconclusive('busy')"],
    [
      'an owner that does not exist',
      [{ ...group, cause: 'elsewhere', owners: ['log/tiles/gone'] }],
      "t.inconclusive('busy')",
    ],
  ])('complains about %s', (_name, groups, source) => {
    expect(mistakes(groups, source)).toHaveLength(1);
  });
});
