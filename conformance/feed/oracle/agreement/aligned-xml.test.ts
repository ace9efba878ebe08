import { describe, expect, test } from 'vitest';
import { readExactJsonText } from '../../../oracle/json/exact-json.ts';
import { jsonDifference } from '../json/difference.ts';
import { dataEntries } from '../list/entries.ts';
import { readXml } from '../xml/tree.ts';
import { alignedJson } from './aligned-json.ts';
import { alignedXml } from './aligned-xml.ts';
import { xmlCarries } from './xml-carries.ts';

const list = (...data: readonly unknown[]) => readExactJsonText(JSON.stringify({ meta: {}, data })).value!.root;
const tree = (text: string) => readXml(Buffer.from(text)).value!.root;
const event = (id: number | null, title: string) => ({ id, title });
const [A, B, C] = [event(1, 'a'), event(2, 'b'), event(null, 'c')];

describe('paired', () => {
  const difference = (node: ReturnType<typeof list>, other: ReturnType<typeof list>) =>
    jsonDifference(...alignedJson(node, other));
  test('events are the same in any order, with an id or without', () => {
    expect(jsonDifference(list(A, B, C), list(C, A, B))).toBeDefined();
    expect(difference(list(A, B, C), list(C, A, B))).toBeUndefined();
    expect(difference(list(C, C, A), list(A, C, C))).toBeUndefined();
  });
  test.each([
    ['another title', list(A, B), list(event(2, 'x'), A), { reason: 'value', at: '/data/1/title' }],
    ['one that is lacking', list(A, B, C), list(C, A), { reason: 'missing', at: '/data/1' }],
    ['one more', list(A), list(B, A), { reason: 'extra', at: '/data/0' }],
    [
      'the same id for two events',
      list(event(1, 'a'), event(1, 'b')),
      list(event(1, 'b'), event(1, 'x')),
      { reason: 'value' },
    ],
  ])('%s is reported with its place', (_what, node, other, defect) =>
    expect(difference(node, other)).toMatchObject(defect),
  );
  test('what is no list stays as it is', () => {
    const other = readExactJsonText('{"data":null}').value!.root;
    expect(alignedJson(list(A), other)).toEqual([list(A), other]);
  });
});

describe('pairedXml', () => {
  const json = list(A, B, C);
  test.each([
    [
      'elements',
      '<r><data><i><id>2</id><title>b</title></i><i><title>c</title></i><i><id>1</id><title>a</title></i></data></r>',
    ],
    ['attributes', '<r><data><e id="2" title="b"/><e title="c"/><e id="1" title="a"/></data></r>'],
    [
      'marks',
      '<r><l name="data"><m><s name="title">b</s><n name="id">2</n></m><m><s name="title">c</s></m><m><n name="id">1</n><s name="title">a</s></m></l></r>',
    ],
    [
      'keys',
      '<r><data><d><k>id</k><n>2</n><k>title</k><s>b</s></d><d><k>title</k><s>c</s></d><d><k>id</k><n>1</n><k>title</k><s>a</s></d></data></r>',
    ],
  ])('events of the XML are put in the order of the JSON: %s', (_what, text) => {
    const [mine, its] = alignedXml(json, tree(text))!;
    expect(dataEntries(mine)).toHaveLength(3);
    expect(xmlCarries(mine, its).defect).toBeUndefined();
  });
  test('a difference keeps its places in both documents', () => {
    const text = '<r><data><i><id>2</id><title>x</title></i><i><id>1</id><title>a</title></i></data></r>';
    const defect = xmlCarries(...alignedXml(list(A, B), tree(text))!).defect;
    expect(defect).toMatchObject({ reason: 'text', at: expect.stringContaining('/r/data/i[1]/title (/data/1/title)') });
  });
  test('events without a unique id are matched by their texts', () => {
    const several = list(event(null, 'c'), A, event(null, 'd'), B);
    const xml = (last: string) =>
      `<r><data><i><id>1</id><title>a</title></i><i><title>d</title></i><i><id>2</id><title>b</title></i>${last}</data></r>`;
    expect(xmlCarries(...alignedXml(several, tree(xml('<i><title>c</title></i>')))!).defect).toBeUndefined();
    expect(xmlCarries(...alignedXml(several, tree(xml('<i><title>x</title></i>')))!).defect).toMatchObject({
      reason: 'text',
      at: expect.stringContaining('/data/0/title'),
    });
  });
  test('without ids nothing can be matched', () => {
    expect(alignedXml(json, tree('<r><data><i>a</i><i>b</i></data></r>'))).toBeUndefined();
  });
});
