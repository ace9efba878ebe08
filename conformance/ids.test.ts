/** Ids are for ever: baselines, faults and reports of others hold them. */

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { requirementsOf } from './core/spec/requirement.ts';
import { keysOf } from './suites.test-tool.ts';
import { SUITES } from './suites.ts';

const read = (path: string) => readFileSync(new URL(`../spec/${path}`, import.meta.url), 'utf8');

/** What is retired, by requirement id, and by check id or key, each with what took its place. */
interface Retired {
  readonly requirements: Readonly<Record<string, string>>;
  readonly checks: Readonly<Record<string, string>>;
}

/** What is wrong, each as one sentence that says what to do. */
function mistakes(listed: readonly string[], current: readonly string[], retired: Retired): string[] {
  const gone = { ...retired.requirements, ...retired.checks };
  const isRetired = (id: string) => id in gone || id.split('#')[0]! in gone;
  const has = new Set(current);
  const known = new Set(listed);
  return [
    ...current.filter((id) => !known.has(id)).map((id) => `${id} is new: add the line "${id}" to spec/ids.txt`),
    ...listed
      .filter((id) => !has.has(id) && !isRetired(id))
      .map((id) => `${id} is gone, and ids are for ever: bring it back, or retire it in spec/retired.yaml`),
    ...current
      .filter(isRetired)
      .map((id) => `${id} is retired in spec/retired.yaml and may not come back: take another id`),
    ...Object.keys(gone)
      .filter((id) => !listed.some((one) => one === id || one.startsWith(`${id}#`)))
      .map((id) => `${id} is retired in spec/retired.yaml, but never was: correct it`),
    ...Object.entries(gone)
      .filter(([, instead]) => typeof instead !== 'string' || instead === '')
      .map(([id]) => `${id} is retired in spec/retired.yaml: say there what took its place`),
    ...listed.filter((id, at) => listed.indexOf(id) !== at).map((id) => `${id} stands twice in spec/ids.txt`),
  ];
}

test('every id of requirements, checks and reasons is listed, and none is lost', async () => {
  const current: string[] = [];
  for (const { name, suite } of SUITES) {
    current.push(...requirementsOf(name).map((requirement) => requirement.id));
    for (const check of (await suite()).checks) current.push(...keysOf(check));
  }
  // A suite may keep its ids in a folder of its own.
  const own = globSync('*/spec/ids.txt', { cwd: new URL('.', import.meta.url) }).map(
    (path) => `../conformance/${path}`,
  );
  const listed = ['ids.txt', ...own].flatMap((path) => read(path).split('\n').filter(Boolean));
  expect(current.length).toBeGreaterThan(100);
  expect(mistakes(listed, current, parse(read('retired.yaml')))).toEqual([]);
});

describe('the list', () => {
  const nothing: Retired = { requirements: {}, checks: {} };
  test('says which line to add', () => {
    expect(mistakes(['A-1'], ['A-1', 'a/b/c#d'], nothing)).toEqual([
      'a/b/c#d is new: add the line "a/b/c#d" to spec/ids.txt',
    ]);
  });
  test.each<[string, string[], Partial<Retired>]>([
    ['a requirement', ['a/b/c#d'], { requirements: { 'A-1': 'A-2' } }],
    ['a reason', ['A-1'], { checks: { 'a/b/c#d': 'a/b/e#d' } }],
    ['a check with all its reasons', ['A-1'], { checks: { 'a/b/c': 'a/b/e' } }],
  ])('lets %s go that is retired, and not without', (_name, current, retired) => {
    expect(mistakes(['A-1', 'a/b/c#d'], current, { ...nothing, ...retired })).toEqual([]);
    expect(mistakes(['A-1', 'a/b/c#d'], current, nothing)).toEqual([expect.stringContaining('is gone')]);
    expect(mistakes(['A-1', 'a/b/c#d'], ['A-1', 'a/b/c#d'], { ...nothing, ...retired })).toEqual([
      expect.stringContaining('may not come back'),
    ]);
  });
  test('knows what is retired that never was, without a word of what took its place, and what stands twice', () => {
    expect(mistakes([], [], { ...nothing, requirements: { 'A-1': 'A-2' } })).toEqual([
      expect.stringContaining('never was'),
    ]);
    expect(mistakes(['A-1'], [], { ...nothing, requirements: { 'A-1': '' } })).toEqual([
      expect.stringContaining('took its place'),
    ]);
    expect(mistakes(['A-1', 'A-1'], ['A-1'], nothing)).toEqual([expect.stringContaining('twice')]);
  });
});
