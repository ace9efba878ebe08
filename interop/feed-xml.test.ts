/** The feed's XML by libxml2 and by Python's ElementTree, each held against the JSON as Python reads it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from '../fixtures/feed/manifest.json' with { type: 'json' };
import { REFUSALS, type Serving, SITES, servedFeed } from './feed-served.test-tool.ts';
import { type Pair, type PythonRead, readByLibxml2, readByPython, type Tree, withoutMarks } from './feed-xml.ts';
import { pythonPresent } from './python-server.ts';

const QUERIES = REFUSALS.map(({ query }) => query);

/** Both formats of every site, of one that is not, and of every refusal; keys of their own, so that counters agree. */
async function pairsOf(o: Serving, sites: readonly string[], queries: readonly string[] = []): Promise<readonly Pair[]> {
  const served = await servedFeed(o);
  const bytes = async (url: string) => (await fetch(url)).bytes();
  const pairs: Pair[] = [];
  try {
    for (const site of sites) {
      const [json, xml] = [served.events(site, 'json', 'key=json'), served.events(site, 'xml', 'key=xml')];
      pairs.push({ json: await bytes(json), xml: await bytes(xml) });
    }
    for (const query of queries) {
      const unasked = query === 'key=banned';
      if (unasked) served.feed.putKey('banned-too', { banned: true });
      const [json, xml] = [served.events('odd', 'json', query), served.events('odd', 'xml', unasked ? 'key=banned-too' : query)];
      pairs.push({ json: await bytes(json), xml: await bytes(xml) });
    }
  } finally {
    await served.close();
  }
  return pairs;
}

/** Fails unless all three have the same of every pair. */
function expectAlike(pairs: readonly Pair[], read: readonly PythonRead[], names: readonly string[]): void {
  expect(read).toHaveLength(names.length);
  for (const [i, { json, xml }] of read.entries()) {
    expect(json, names[i]).toBeInstanceOf(Array);
    expect(xml, names[i]).toEqual(json);
    expect(readByLibxml2(pairs[i]!.xml), names[i]).toEqual(withoutMarks(json as Tree));
  }
}

if (!pythonPresent) {
  console.warn('skipped: the XML of the feed by libxml2 and ElementTree, since python3 is absent');
  test.skip('feed-xml: python3 is absent');
} else {
  const sites = [...Object.keys(SITES), 'nosuch'];

  describe('the reference', () => {
    test.each<[string, Serving]>([
      ['as it is', {}],
      ['with mirrored statuses', { choices: { status: 'mirrored', unknownSite: 'invalid-method' } }],
      ['with titles that are HTML', { choices: { titles: 'html-escaped' } }],
      ['with keys that are used up', { requestsPerKey: 2 }],
    ])('says the same in XML and JSON, %s', async (_, o) => {
      const pairs = await pairsOf(o, sites, QUERIES);
      expectAlike(pairs, await readByPython(pairs), [...sites, ...QUERIES]);
    });

    test('has an element for each title, as it was published', async () => {
      const [{ xml } = {}] = await readByPython(await pairsOf({}, ['odd']));
      const [, [, data]] = xml as unknown as [string, readonly [Tree, Tree]];
      const titles = (data[1] as readonly Tree[]).map(([, members]) => (members as readonly Tree[])[1]);
      expect(titles).toEqual(SITES.odd!.map(({ title }) => ['title', title ?? '']));
    });
  });

  test('every case of fixtures/feed is the same in XML and JSON', async () => {
    const file = (name: string) => readFileSync(new URL(`../fixtures/feed/${name}`, import.meta.url));
    const names: string[] = [];
    const pairs: Pair[] = [];
    for (const { name, answers } of manifest.cases) {
      const [json, ...moreJson] = answers.filter(({ form }) => form === 'json');
      const [xml, ...moreXml] = answers.filter(({ form }) => form === 'xml');
      if (json === undefined || xml === undefined || moreJson.length + moreXml.length > 0) continue;
      names.push(name);
      pairs.push({ json: file(json.file), xml: file(xml.file) });
    }
    expect(names.length).toBeGreaterThan(50);
    expectAlike(pairs, await readByPython(pairs), names);
  });

  describe('faults', () => {
    test.each([
      ['xml-raw-ampersand', 'odd'],
      ['xml-control-character', 'engineering'],
      ['xml-html-entities', 'engineering'],
      ['xml-surrogate-references', 'engineering'],
      ['xml-latin-1', 'engineering'],
      ['xml-two-roots', 'engineering'],
      ['xml-open-element', 'engineering'],
      ['xml-is-json', 'engineering'],
    ])('neither can read %s', async (fault, site) => {
      const [pair] = await pairsOf({ fault }, [site]);
      expect(await readByPython([pair!])).toMatchObject([{ json: ['response', expect.any(Array)], xml: 'ParseError' }]);
      expect(readByLibxml2(pair!.xml)).toBeUndefined();
    });

    test.each([
      ['xml-escapes-twice', 'odd'],
      ['xml-of-bytes-as-letters', 'engineering'],
      ['xml-without-last-event', 'engineering'],
      ['xml-trims', 'odd'],
      ['xml-null-as-text', 'odd'],
      ['xml-rounds-ids', 'big'],
      ['xml-entries-called-event', 'engineering'],
      ['xml-repeats-type', 'engineering'],
    ])('both read something else in %s than JSON has, and the same', async (fault, site) => {
      const [pair] = await pairsOf({ fault }, [site]);
      const [read] = await readByPython([pair!]);
      expect(read!.xml).toBeInstanceOf(Array);
      expect(read!.xml).not.toEqual(read!.json);
      expect(readByLibxml2(pair!.xml)).toEqual(read!.xml);
    });
  });
}
