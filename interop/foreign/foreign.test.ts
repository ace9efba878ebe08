import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { changedText } from './change.ts';
import type { ForeignResult } from './foreign-result.ts';
import { jsChanges } from './js-changes.ts';
import { shuffled } from './shuffled.ts';
import { foreignTable } from './table.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const textsOf = (source: string) =>
  jsChanges('a.js', source).map((change) => `${change.operator}: ${changedText(Buffer.from(source), change)}`);

test.each([
  ['f(a < b);', 'operator: f(a <= b);'],
  ['f((a + b) * c);', 'operator: f((a + b) / c);'],
  ['if (ä) g();', 'branch never: if ((false && (ä))) g();'],
  ['g("ä", 1);', 'number: g("ä", 2);'],
  ['({ a: b, c });', 'dropped field: ({ ...{}, c });'],
  ['await (async () => {})(); x.y = 1;', 'dropped assignment: await (async () => {})(); ;'],
  ['export const a = !b;', 'negation: export const a = (b);'],
])('%s can become %s', (source, changed) => expect(textsOf(source)).toContain(changed));

test.each(["console.log('a', 1);", "'use strict';", "require('a');", 'throw new Error("a");', "import 'a';"])(
  '%s is left alone',
  (source) => expect(textsOf(source)).toEqual([]),
);

test('a seed gives the same order each time, and another seed another', () => {
  const things = Array.from({ length: 20 }, (_, i) => i);
  expect(shuffled(things, 1n)).toEqual(shuffled(things, 1n));
  expect(shuffled(things, 1n)).not.toEqual(shuffled(things, 2n));
  expect(shuffled(things, 1n).toSorted((a, b) => a - b)).toEqual(things);
});

test('the table has no percentage of a few changes', () => {
  const score = (killed: number, mutants: number) => ({ killed, mutants, score: killed / mutants });
  const result = { suite: 'a', all: score(30, 60), visible: score(3, 3), judgeable: score(19, 20) };
  const row = foreignTable([result as unknown as ForeignResult])
    .split('\n')
    .at(-1)!;
  expect(
    row
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim()),
  ).toEqual(['60', '50.0 % (30/60)', '3 of 3', '95.0 % (19/20)']);
});

test('the table is that of the stored results', () => {
  const results = readdirSync(`${root}mutation/foreign`).map(
    (name): ForeignResult => JSON.parse(readFileSync(`${root}mutation/foreign/${name}/result.json`, 'utf8')),
  );
  const page = readFileSync(`${root}docs/mutants.md`, 'utf8');
  const rows = foreignTable(results).split('\n');
  for (const row of rows.slice(2)) expect(page.replace(/ +/g, ' ')).toContain(row.replace(/ +/g, ' '));
});

test('each line of the table is a stored result', () => {
  const rows = readFileSync(`${root}docs/mutants.md`, 'utf8').matchAll(/^\| `(\S+)` *\| (\d+) +\|/gm);
  const seen = [...rows].map(([, name, judged]) => {
    const { suite, all } = JSON.parse(readFileSync(`${root}mutation/foreign/${name}/result.json`, 'utf8'));
    expect([suite, String(all.mutants)]).toEqual([name, judged]);
    return name;
  });
  expect(seen.length).toBeGreaterThan(0);
});
