/** The feed's XML as read by libxml2 and Python's ElementTree, each compared with the JSON as Python reads it. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pythonPresent } from '../python/server.ts';
import { REFUSALS, type Serving, SITES, servedFeed } from './served.test-tool.ts';
import { type Pair, type PythonRead, readByLibxml2, readByPython, type Tree, withoutMarks } from './xml.ts';

/** The part of the fixtures' manifest that is read here. */
interface Manifest {
  readonly cases: readonly { readonly name: string; readonly answers: readonly { form: string; file: string }[] }[];
}

const QUERIES = REFUSALS.map(({ query }) => query);

/** Both formats of some sites and refusals, from two feeds with the same requests, so that even counters agree. */
async function pairsOf(
  o: Serving,
  sites: readonly string[],
  queries: readonly string[] = [],
): Promise<readonly Pair[]> {
  const [json, xml] = await Promise.all(
    (['json', 'xml'] as const).map(async (format) => {
      const served = await servedFeed(o);
      const bodies: Uint8Array[] = [];
      for (const site of sites) bodies.push(await bytes(served.events(site, format)));
      for (const query of queries) bodies.push(await bytes(served.events('odd', format, query)));
      await served.close();
      return bodies;
    }),
  );
  return json!.map((body, i) => ({ json: body, xml: xml![i]! }));
}

async function bytes(url: string): Promise<Uint8Array> {
  return (await fetch(url)).bytes();
}

/** Fails unless all three readings of every pair are equal. */
function expectAlike(pairs: readonly Pair[], read: readonly PythonRead[], names: readonly string[]): void {
  expect(read).toHaveLength(names.length);
  for (const [i, { json, xml }] of read.entries()) {
    expect(json, names[i]).toBeInstanceOf(Array);
    expect(xml, names[i]).toEqual(json);
    expect(withoutMarks(readByLibxml2(pairs[i]!.xml)!), names[i]).toEqual(withoutMarks(json as Tree));
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
    const file = (name: string) => readFileSync(new URL(`../../fixtures/feed/${name}`, import.meta.url), 'latin1');
    // The counters of two answers of one feed differ.
    const body = (name: string) => Buffer.from(file(name).replace(/(requests(?:>|":))-?\d+/, '$10'), 'latin1');
    const { cases } = JSON.parse(file('manifest.json')) as Manifest;
    const names: string[] = [];
    const pairs: Pair[] = [];
    for (const { name, answers } of cases) {
      // Large bodies are not checked in.
      const [json, xml] = ['json', 'xml'].map((format) =>
        answers.find(({ form, file }) => form === format && file.startsWith('answers/')),
      );
      // Where null is no element, XML lacks members of the JSON.
      if (json === undefined || xml === undefined || name === 'null-absent-in-xml') continue;
      names.push(name);
      pairs.push({ json: body(json.file), xml: body(xml.file) });
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
    ] as const)('neither can read %s', async (fault, site) => {
      const [pair] = await pairsOf({ fault }, [site]);
      expect(await readByPython([pair!])).toMatchObject([{ json: ['response', expect.any(Array)], xml: 'ParseError' }]);
      expect(readByLibxml2(pair!.xml)).toBeUndefined();
    });

    test.each([
      ['xml-escapes-twice', 'odd'],
      ['xml-texts-wrongly-decoded', 'engineering'],
      ['xml-without-last-event', 'engineering'],
      ['xml-trims', 'odd'],
      ['xml-null-as-text', 'odd'],
      ['xml-rounds-ids', 'big'],
      ['xml-entries-called-event', 'engineering'],
      ['xml-repeats-type', 'engineering'],
    ] as const)('both read something else in %s than JSON has, and the same', async (fault, site) => {
      const [pair] = await pairsOf({ fault }, [site]);
      const [read] = await readByPython([pair!]);
      expect(read!.xml).toBeInstanceOf(Array);
      expect(read!.xml).not.toEqual(read!.json);
      expect(withoutMarks(readByLibxml2(pair!.xml)!)).toEqual(withoutMarks(read!.xml as Tree));
    });
  });
}
