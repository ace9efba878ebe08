import { expect, test } from 'vitest';
import { unknownPatterns } from './unknown-patterns.ts';

const NAMES = ['feed/date/iso-8601', 'feed/xml/served', 'FEED-EV-009'];

test('a pattern without a match is reported, with similar names', () => {
  expect(unknownPatterns({ '--only': ['feed/date/iso8610', 'feed/xml/**'], '--skip': ['FEED-EV-090'] }, NAMES)).toEqual(
    [
      '--only feed/date/iso8610: no check has this id, and no requirement; similar: feed/date/iso-8601',
      '--skip FEED-EV-090: no check has this id, and no requirement; similar: FEED-EV-009',
    ],
  );
});

test.each(['date', 'feed/date'])('a topic alone (%s) is answered with the pattern of its checks', (topic) => {
  expect(unknownPatterns({ '--only': [topic] }, NAMES)).toEqual([
    `--only ${topic}: no check has this id, and no requirement; all checks of the topic: 'feed/date/**'`,
  ]);
});

test('several with a comma between them are answered with the same apart', () => {
  expect(unknownPatterns({ '--only': ['feed/date/iso-8601,feed/xml/**'] }, NAMES)).toEqual([
    "--only feed/date/iso-8601,feed/xml/**: no check has this id, and no requirement; several stand apart by spaces: 'feed/date/iso-8601' 'feed/xml/**'",
  ]);
});

test('what names something is not', () => {
  expect(unknownPatterns({ '--only': ['feed/**', 'FEED-EV-009', 'feed/*/served'], '--skip': [] }, NAMES)).toEqual([]);
});
