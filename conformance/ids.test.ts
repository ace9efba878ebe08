/** Ids are permanent: baselines, faults and reports of other people contain them. */

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { requirementsOf } from './core/spec/requirement.ts';
import { keysOf } from './suites.test-tool.ts';
import { SUITES } from './suites.ts';

const read = (path: string) => readFileSync(new URL(`../spec/${path}`, import.meta.url), 'utf8');

/** A quoted key of a check, with or without a reason. */
const KEY = /['"`]((?:log|log-client|feed|feed-client|migration)(?:\/[a-z\d-]+){2}(?:#[a-z\d-]+)?)['"`]/g;

/** Retired names by requirement id, and by check id or key, each with its replacement. */
interface Retired {
  readonly requirements: Readonly<Record<string, string>>;
  readonly checks: Readonly<Record<string, string>>;
}

/** All listed ids. A suite may keep its ids in its own folder. */
function listedIds(): readonly string[] {
  const folders = globSync('*/spec/ids.txt', { cwd: new URL('.', import.meta.url) });
  return ['ids.txt', ...folders.map((path) => `../conformance/${path}`)].flatMap((path) =>
    read(path).split('\n').filter(Boolean),
  );
}

/** The mistakes, each as one sentence that states what to do. */
function mistakes(listed: readonly string[], current: readonly string[], retired: Retired): string[] {
  const retiredIds = { ...retired.requirements, ...retired.checks };
  const isRetired = (id: string) => id in retiredIds || id.split('#')[0]! in retiredIds;
  const has = new Set(current);
  const known = new Set(listed);
  return [
    ...current
      .filter((id) => !known.has(id))
      .map((id) => `${id} is new: add the line "${id}" to spec/ids.txt, or to that of its suite`),
    ...listed
      .filter((id) => !has.has(id) && !isRetired(id))
      .map((id) => `${id} is gone, but ids are permanent: bring it back, or retire it in spec/retired.yaml`),
    ...current
      .filter(isRetired)
      .map((id) => `${id} is retired in spec/retired.yaml and may not come back: take another id`),
    ...Object.keys(retiredIds)
      .filter((id) => !listed.some((name) => name === id || name.startsWith(`${id}#`)))
      .map((id) => `${id} is retired in spec/retired.yaml, but never was: correct it`),
    ...Object.entries(retiredIds)
      .filter(([, instead]) => typeof instead !== 'string' || instead === '')
      .map(([id]) => `${id} is retired in spec/retired.yaml: name its replacement there`),
    ...listed.filter((id, at) => listed.indexOf(id) !== at).map((id) => `${id} is listed twice in spec/ids.txt`),
  ];
}

test('every id of a requirement, a check or a reason is listed, and no id is lost', async () => {
  const current: string[] = [];
  for (const { name, suite } of SUITES) {
    current.push(...requirementsOf(name).map((requirement) => requirement.id));
    for (const check of (await suite()).checks) current.push(...keysOf(check));
  }
  const listed = listedIds();
  expect(current.length).toBeGreaterThan(100);
  expect(mistakes(listed, current, parse(read('retired.yaml')))).toEqual([]);
});

test('the tests with other implementations name checks and reasons that exist', () => {
  const keys = new Set(listedIds().flatMap((key) => [key, key.split('#')[0]!]));
  const interop = new URL('../interop/', import.meta.url);
  const exclude = (path: string) => path.includes('node_modules');
  const named = globSync('**/*.{ts,json,yaml}', { cwd: interop, exclude }).flatMap((path) =>
    [...readFileSync(new URL(path, interop), 'utf8').matchAll(KEY)].map(([, key]) => `${path}: ${key}`),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((line) => !keys.has(line.split(': ')[1]!))).toEqual([]);
});

describe('the list', () => {
  const nothing: Retired = { requirements: {}, checks: {} };
  test('states which line to add', () => {
    expect(mistakes(['A-1'], ['A-1', 'a/b/c#d'], nothing)).toEqual([
      'a/b/c#d is new: add the line "a/b/c#d" to spec/ids.txt, or to that of its suite',
    ]);
  });
  test.each<[string, string[], Partial<Retired>]>([
    ['a requirement', ['a/b/c#d'], { requirements: { 'A-1': 'A-2' } }],
    ['a reason', ['A-1'], { checks: { 'a/b/c#d': 'a/b/e#d' } }],
    ['a check with all its reasons', ['A-1'], { checks: { 'a/b/c': 'a/b/e' } }],
  ])('allows the loss of %s only if it is retired', (_name, current, retired) => {
    expect(mistakes(['A-1', 'a/b/c#d'], current, { ...nothing, ...retired })).toEqual([]);
    expect(mistakes(['A-1', 'a/b/c#d'], current, nothing)).toEqual([expect.stringContaining('is gone')]);
    expect(mistakes(['A-1', 'a/b/c#d'], ['A-1', 'a/b/c#d'], { ...nothing, ...retired })).toEqual([
      expect.stringContaining('may not come back'),
    ]);
  });
  test('reports retired ids that never existed or have no replacement, and duplicates', () => {
    expect(mistakes([], [], { ...nothing, requirements: { 'A-1': 'A-2' } })).toEqual([
      expect.stringContaining('never was'),
    ]);
    expect(mistakes(['A-1'], [], { ...nothing, requirements: { 'A-1': '' } })).toEqual([
      expect.stringContaining('name its replacement there'),
    ]);
    expect(mistakes(['A-1', 'A-1'], ['A-1'], nothing)).toEqual([expect.stringContaining('twice')]);
  });
});
