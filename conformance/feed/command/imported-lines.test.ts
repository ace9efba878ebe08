import { expect, test } from 'vitest';
import { importedLines } from './imported-lines.ts';

const DONE = { added: 2, changed: 0, unchanged: 1, withdrawn: 0, skipped: [], absent: [] };
const COUNTS = 'a.ics: 2 events added, 0 changed, 1 as they were, 0 withdrawn';

test('counts stand alone where all was taken', () => {
  expect(importedLines('a.ics', DONE)).toEqual([COUNTS]);
});

test('one event is one event', () => {
  expect(importedLines('a.ics', { ...DONE, added: 1 })[0]).toMatch('a.ics: 1 event added');
});

test('each that is left out is named with its reason, fit for a terminal', () => {
  const skipped = ['2 ("Odd"): an unknown zone: Mars', '3: no DTSTART\u001b[2J'];
  expect(importedLines('a.ics', { ...DONE, skipped, absent: ['5: cancelled'] })).toEqual([
    COUNTS,
    'Left out, since they cannot be events of a feed (2):',
    '  - 2 ("Odd"): an unknown zone: Mars',
    '  - 3: no DTSTART\\x1b[2J',
    'Not there, since they are cancelled or have no occurrence from a year ago to a year ahead (1):',
    '  - 5: cancelled',
  ]);
});

test('of many the first are named', () => {
  const skipped = Array.from({ length: 300 }, (_, n) => `${n}: no DTSTART`);
  const lines = importedLines('a.ics', { ...DONE, skipped });
  expect([lines.length, lines.at(-1)]).toEqual([13, '  - and 290 more']);
});
