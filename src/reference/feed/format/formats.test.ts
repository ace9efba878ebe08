import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { afterAll, expect, test } from 'vitest';
import type { NewEvent } from '../event/event.ts';
import { writeInstant } from '../event/instant.ts';
import { answer, ask, image, open, readXml } from '../feed.test-tool.ts';
import type { Feed } from '../feed.ts';
import { type Json, json, readJson } from './json.ts';
import { text } from './xml-text.ts';

const spec = (name: string) => readFileSync(new URL(`../../../../spec/feed/${name}`, import.meta.url), 'utf8');
const schema = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(spec('events.schema.json')));
const xsd = XmlDocument.fromString(spec('events.xsd'));
const validator = XsdValidator.fromDoc(xsd);
afterAll(() => {
  validator.dispose();
  xsd.dispose();
});

const special = fc.constantFrom(
  '&',
  '&amp;',
  '\r',
  '\n',
  '<',
  ']]>',
  '"',
  '\u0000',
  '\ufffe',
  '\ud800',
  '\u2028',
  '\ufeff',
);
const words = fc.oneof(
  fc
    .array(fc.oneof(special, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 5 })
    .map((pieces) => pieces.join('')),
  fc.constantFrom(
    'null',
    'true',
    '1e3',
    '',
    ' ',
    '[object Object]',
    '</script>',
    '__proto__',
    '%s',
    '😀',
    'é',
    'e\u0301',
  ),
);
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const ahead = fc.integer({ min: 4_000_000_000, max: 200_000_000_000 });
const date = fc.tuple(ahead, fc.integer({ min: -840, max: 840 })).map(([s, offset]) => writeInstant(s * 1_000, offset));
const name = fc.stringMatching(/^[A-Za-z_][\w.-]{0,8}$/);
const further: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, 1.5, 2n ** 80n),
    words,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3 }),
  ),
})).value;
const event: fc.Arbitrary<NewEvent> = fc
  .tuple(
    fc.record({
      title: orNull(words),
      times: orNull(fc.array(orNull(fc.record({ start: orNull(date), end: fc.constant(null) })), { maxLength: 3 })),
      type: orNull(fc.array(orNull(words), { maxLength: 3 })),
      link: orNull(fc.webUrl({ withQueryParameters: true, withFragments: true })),
      updated: orNull(date),
    }),
    fc.dictionary(name, further, { maxKeys: 2 }),
  )
  .map(([required, more]) => ({ ...more, ...required }));
const ids = fc.uniqueArray(fc.oneof(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), fc.constantFrom(0n, -1n)), {
  maxLength: 5,
});

const body = async (feed: Feed, rest: string) => (await ask(feed, `/v2/events/engineering${rest}`)).text();
const masked = (text: string) => text.replace(/requests\W+\d+/, '');

test('JSON, XML and JSONP carry the same events, for any events, and conform to the schemas', async () => {
  await fc.assert(
    fc.asyncProperty(ids, fc.array(event, { minLength: 5, maxLength: 5 }), orNull(words), async (ids, events, name) => {
      const feed = open({ choices: { order: 'published' } });
      feed.putSite({ slug: 'engineering', name });
      for (const [i, id] of ids.entries()) feed.publish('engineering', { ...events[i], id });
      const plain = await body(feed, '.json?key=k');
      const read = readJson(plain) as { readonly meta: Json; readonly data: readonly Json[] };
      expect(read.data.map((json) => (json as { readonly id: Json }).id)).toEqual(ids);
      expect(read.data.map((json) => (json as { readonly title: Json }).title)).toEqual(
        ids.map((_, i) => (typeof events[i]!.title === 'string' ? text(events[i]!.title!) : null)),
      );
      schema(JSON.parse(plain));
      expect(schema.errors).toBeNull();
      const xml = await body(feed, '.xml?key=k');
      const [, [, data]] = readXml(xml) as unknown as ['response', [unknown, unknown]];
      expect(data).toEqual(image('data', read.data));
      const document = XmlDocument.fromString(xml);
      validator.validate(document);
      document.dispose();
      const called = await body(feed, '.json?key=k&callback=a');
      expect(masked(called)).toBe(`/**/a(${masked(plain)});`);
      feed.close();
    }),
    { numRuns: 150 },
  );
});

test('errors conform to the schemas too', async () => {
  const feed = open();
  feed.putKey('bad', { banned: true });
  for (const query of ['', '?key=x', '?key=bad', '?key=k']) {
    schema(JSON.parse(await body(feed, `.json${query}`)));
    expect(schema.errors).toBeNull();
    const document = XmlDocument.fromString(await body(feed, `.xml${query}`));
    validator.validate(document);
    document.dispose();
  }
  feed.close();
});

test('the schemas refuse documents that are not feeds', async () => {
  const feed = open();
  feed.publish('engineering', { title: 'a', updated: '2014-05-08T08:00:00-04:00' });
  const right = await body(feed, '.json?key=k');
  const wrong = [
    ['"status":200', '"status":"200"'],
    ['"data":[', '"events":['],
    ['-04:00', ''],
    ['-04:00', '-0400'],
    ['"id":1', '"id":"1"'],
    ['"title":"a"', '"title":1'],
    ['"times":null', '"times":{}'],
  ] as const;
  expect(schema(JSON.parse(right))).toBe(true);
  for (const [part, by] of wrong) {
    expect(right).toContain(part);
    expect([by, schema(JSON.parse(right.replace(part, by)))]).toEqual([by, false]);
  }
  const xml = await body(feed, '.xml?key=k');
  for (const [part, by] of [
    ['<id>1', '<id>x'],
    ['-04:00<', '<'],
    ['data>', 'events>'],
    ['<link></link>', ''],
  ] as const) {
    expect(xml).toContain(part);
    const document = XmlDocument.fromString(xml.replaceAll(part, by));
    expect(() => validator.validate(document), by).toThrow();
    document.dispose();
  }
  feed.close();
});

test('the store keeps events unchanged, including lone surrogates', async () => {
  const feed = open();
  const number = feed.publish('engineering', { title: '\ud800\u0000', deep: { a: [1n, null] } });
  const { data } = await answer(feed);
  expect(data[0]).toMatchObject({ id: BigInt(number), title: '\ufffd\ufffd', deep: { a: [1n, null] } });
  expect(json(data)).toContain('"updated":"2014-05-10T06:06:34+00:00"');
  feed.close();
});
