import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { documentOf, requirementsOf } from '../../conformance/core/spec/requirement.ts';
import { type PinnedQuotes, pinQuotes, type Quotes, touchedBy } from './quotes.ts';
import { sectionsOf, sentencesOf } from './sentences.ts';

const spec = (name: string) => readFileSync(new URL(`../../spec/log/${name}`, import.meta.url), 'utf8');
const ofClients = new URL('../../conformance/log-client/spec/quotes.yaml', import.meta.url);
const C2SP = [
  'tlog-tiles',
  'tlog-checkpoint',
  'signed-note',
  'tlog-cosignature',
  'tlog-policy',
  'tlog-proof',
  'static-ct-api',
];

test('each requirement of a C2SP document has its sentences, pinned', () => {
  const quotes: Quotes = { ...parse(spec('quotes.yaml')), ...parse(readFileSync(ofClients, 'utf8')) };
  const { hashes, version } = JSON.parse(spec('quotes.json')) as PinnedQuotes;
  const owed = [...requirementsOf('log'), ...requirementsOf('log-client')].filter(({ source }) =>
    C2SP.includes(source.document),
  );
  expect(Object.keys(quotes).toSorted()).toEqual(owed.map(({ id }) => id).toSorted());
  expect(version).not.toBe('');
  expect(owed.filter((one) => documentOf(one).version !== version)).toEqual([]);
  expect(Object.fromEntries(Object.entries(hashes).map(([id, pinned]) => [id, Object.keys(pinned)]))).toEqual(quotes);
});

const DOCUMENT = `# Doors

## Opening

A door MUST open. It
SHOULD not creak.

* Hinges MUST be oiled.

### Closing

A door MUST close.
`;
const documents = (text: string) => new Map([['doors', text]]);
const requirements = [
  { id: 'D-1', source: { document: 'doors', section: 'Opening' } },
  { id: 'D-2', source: { document: 'doors', section: 'Opening, Closing' } },
];
const QUOTES = { 'D-1': ['creak'], 'D-2': ['Hinges', 'close'] };
const pinned = { version: 'v1', hashes: pinQuotes(requirements, QUOTES, documents(DOCUMENT)) };
const touched = (text: string) => touchedBy(requirements, pinned, documents(text)).map(({ id, now }) => [id, now]);

test('sections end at the next heading, and sentences at a line of a list', () => {
  const opening = sectionsOf(DOCUMENT).get('Opening')!;
  expect(sentencesOf(opening)).toEqual(['A door MUST open.', 'It SHOULD not creak.', '* Hinges MUST be oiled.']);
});

test.each([
  ['the same', DOCUMENT, []],
  ['broken at other places', DOCUMENT.replace('It\nSHOULD', 'It SHOULD'), []],
  ['another sentence', DOCUMENT.replace('MUST open', 'MAY open'), []],
  ['a changed word', DOCUMENT.replace('It\nSHOULD', 'It\nMUST'), [['D-1', 'It MUST not creak.']]],
  ['words of its own', DOCUMENT.replace('Hinges MUST', 'All hinges MUST'), [['D-2', undefined]]],
  ['a sentence that is gone', DOCUMENT.replace('A door MUST close.', ''), [['D-2', undefined]]],
  ['a sentence that is there twice', `${DOCUMENT} Two MUST close.`, [['D-2', undefined]]],
  ['another heading', DOCUMENT.replace('# Closing', '# Shutting'), [['D-2', undefined]]],
])('what a document touches: %s', (_what, text, expected) => expect(touched(text)).toEqual(expected));

test('words that no single sentence has cannot be pinned', () => {
  const pin = () => pinQuotes(requirements, { 'D-1': ['MUST'], 'D-2': ['window'] }, documents(DOCUMENT));
  expect(pin).toThrow('D-1: not exactly one sentence has "MUST"\nD-2: not exactly one sentence has "window"');
});
