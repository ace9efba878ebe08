import { expect, test } from 'vitest';
import { readExactJsonText } from './exact-json.ts';
import { JsonListCache } from './json-list-cache.ts';
import type { JsonNode } from './json-node.ts';
import { TREE_LIMITS } from './tree-limits.ts';

const list = (word: string, entries = 1000): string =>
  JSON.stringify(Array.from({ length: entries }, (_, i) => ({ id: i, title: `${word} ${i}` })));
const envelope = (meta: string, data: string): string => `{"meta":${meta},"data":${data}}`;

function read(text: string, memory?: JsonListCache, limits = TREE_LIMITS) {
  const { value } = readExactJsonText(text, limits, memory);
  return value!;
}
const dataOf = (text: string, memory?: JsonListCache): JsonNode | undefined => {
  const { root } = read(text, memory);
  return root.kind === 'object' ? root.members.get('data') : undefined;
};

test('a list with the same text is the same list, in any text around it', () => {
  const memory = new JsonListCache();
  const first = dataOf(envelope('1', list('a')), memory);
  expect(dataOf(envelope('12345', list('a')), memory)).toBe(first);
  expect(dataOf(`{"data":${list('a')} }`, memory)).toBe(first);
});

test('a list with another text is read', () => {
  const memory = new JsonListCache();
  const first = dataOf(envelope('1', list('a')), memory);
  for (const text of [list('b'), list('a', 999), list('a', 1001), list('a').replace('a 999', 'a 998')]) {
    const second = dataOf(envelope('1', text), memory);
    expect(second).not.toBe(first);
    expect(second).toEqual(dataOf(envelope('1', text)));
  }
});

test('a list under another name is read: its pointers differ', () => {
  const memory = new JsonListCache();
  read(envelope('1', list('a')), memory);
  const { root } = read(`{"more":${list('a')}}`, memory);
  const more = root.kind === 'object' ? root.members.get('more') : undefined;
  expect(more?.kind === 'array' && more.items[7]!.pointer).toBe('/more/7');
});

test('duplicate names and lone surrogates in a list are reported each time, at their place in each text', () => {
  const memory = new JsonListCache();
  const odd = list('a').replace('"a 5"', '"\\ud800"').replace('{"id":7', '{"id":0,"id":7');
  for (const meta of ['1', '123456']) {
    const text = envelope(meta, odd);
    const [cached, { duplicates, loneSurrogates }] = [read(text, memory), read(text)];
    expect(duplicates).toHaveLength(1);
    expect(cached.duplicates).toEqual(duplicates);
    expect(loneSurrogates).toHaveLength(1);
    expect(cached.loneSurrogates).toEqual(loneSurrogates);
  }
});

test('the values of a list count each time', () => {
  const memory = new JsonListCache();
  const text = envelope('1', list('a'));
  expect(readExactJsonText(text, TREE_LIMITS, memory).defect).toBeUndefined();
  expect(readExactJsonText(text, { depth: 9, nodes: 2000 }, memory).defect?.reason).toBe('too-many');
});

test('a list that is shorter or longer is not a cached list', () => {
  const memory = new JsonListCache();
  const text = envelope('1', list('a'));
  read(text, memory);
  expect(readExactJsonText(text.slice(0, -2), TREE_LIMITS, memory).defect?.reason).toBe('syntax');
  expect(readExactJsonText(`${text.slice(0, -1)}]}`, TREE_LIMITS, memory).defect?.reason).toBe('syntax');
});

test('two lists are both cached, and a third replaces the one that was read first', () => {
  const memory = new JsonListCache();
  const [a, b, c] = ['a', 'b', 'c'].map((word) => envelope('1', list(word)));
  const [first, second] = [dataOf(a!, memory), dataOf(b!, memory)];
  expect([dataOf(a!, memory), dataOf(b!, memory)]).toEqual([first, second]);
  expect(dataOf(a!, memory)).toBe(first);
  dataOf(c!, memory);
  // The list is in use here, and so it is still cached.
  expect(dataOf(b!, memory)).toBe(second);
});
