import { describe, expect, test } from 'vitest';
import { differenceText, listDifferences } from './list-differences.ts';
import { type Comparing, datesIn, hasOtherValue } from './member-difference.ts';
import { MEMBERS } from './members.ts';
import { printedEvents } from './printed-events.ts';

const AS_JSON = { fields: {}, dates: ['start', 'end'], asXml: false, asScript: false } as const;
const events = (value: unknown) => printedEvents(JSON.stringify(value))!;
const TIME = { start: '2026-03-04T12:00:00-05:00', end: null };
const EVENT = { id: 1, title: 'a', times: [TIME], type: ['x', 'y'], link: 'https://a.example/%7Eb', updated: null };

/** The differences of a printed list from a list of two events. */
function differences(printed: unknown, comparing: Comparing = AS_JSON) {
  const served = events([EVENT, { ...EVENT, id: 2 }]);
  return listDifferences(served, events(printed), MEMBERS, comparing).map((difference) =>
    difference.kind === 'value' ? difference.member : difference.kind,
  );
}

describe('the same list, printed in another way', () => {
  const SECOND = { ...EVENT, id: 2 };
  test.each([
    ['in another order', [SECOND, EVENT]],
    ['without what is null', [{ ...EVENT, updated: undefined }, SECOND]],
    ['ids as texts', [{ ...EVENT, id: '1' }, SECOND]],
    ['dates in UTC', [{ ...EVENT, times: [{ start: '2026-03-04T17:00:00.000Z' }] }, SECOND]],
    ['types in another order', [{ ...EVENT, type: ['y', 'x'] }, SECOND]],
    ['the link as a URL parser writes it', [{ ...EVENT, link: 'https://A.example/%7Eb' }, SECOND]],
    ['more members, and occurrences of nothing', [{ ...EVENT, times: [TIME, null, {}], room: 1 }, SECOND]],
  ])('%s', (_what, printed) => expect(differences(printed)).toEqual([]));
});

describe('another list', () => {
  test.each([
    ['an event is missing', [EVENT], ['missing']],
    ['an event is there twice', [EVENT, EVENT, { ...EVENT, id: 2 }], ['extra']],
    [
      'a title',
      [
        { ...EVENT, title: 'A' },
        { ...EVENT, id: 2 },
      ],
      ['title'],
    ],
    [
      'an instant',
      [
        { ...EVENT, times: [{ start: '2026-03-04T12:00:00Z' }] },
        { ...EVENT, id: 2 },
      ],
      ['times'],
    ],
    [
      'a date without an offset',
      [
        { ...EVENT, times: [{ start: '2026-03-04T12:00:00' }] },
        { ...EVENT, id: 2 },
      ],
      ['times'],
    ],
    [
      'a date for null',
      [
        { ...EVENT, updated: '2026-03-04T12:00:00Z' },
        { ...EVENT, id: 2 },
      ],
      ['updated'],
    ],
    [
      'a text for types',
      [
        { ...EVENT, type: 'x,y' },
        { ...EVENT, id: 2 },
      ],
      ['type'],
    ],
    [
      'a null for a title',
      [
        { ...EVENT, title: null },
        { ...EVENT, id: 2 },
      ],
      ['title'],
    ],
  ])('%s', (_what, printed, found) => expect(differences(printed)).toEqual(found));

  test('in words', () => {
    const [first] = listDifferences(events([EVENT]), events([{ ...EVENT, title: 'A' }]), MEMBERS, AS_JSON);
    expect(differenceText(first!)).toEqual({ served: 'title "a" in the event with the id 1', printed: 'title "A"' });
  });

  test('in words, with the place at which two long values differ', () => {
    const title = 'long '.repeat(60);
    const printed = events([{ ...EVENT, title: title.slice(0, 250) }]);
    const [first] = listDifferences(events([{ ...EVENT, title }]), printed, MEMBERS, AS_JSON);
    expect(differenceText(first!)).toEqual({
      served: `title …${'long '.repeat(8)}${'long '.repeat(10)}" in the event with the id 1`,
      printed: `title …${'long '.repeat(8)}"`,
    });
  });
});

test('in XML numbers are texts, and null, an empty text and an empty list look alike', () => {
  const printed = [
    { ...EVENT, id: '1', times: { item: TIME }, type: { item: ['x', 'y'] }, updated: '' },
    { ...EVENT, id: '2' },
  ];
  expect(differences(printed)).toEqual(['times']);
  expect(differences(printed, { ...AS_JSON, asXml: true })).toEqual([]);
});

test('a part that is left out is no other value', () => {
  const [served] = events([EVENT]);
  const other = (times: unknown) =>
    hasOtherValue('times', served!.times, events([{ id: 1, times }])[0]!.times, AS_JSON);
  expect([[], null, [{ start: null }], [TIME]].map(other)).toEqual([false, false, false, false]);
  expect([['noon'], 'noon', [{ start: 'noon' }], { start: 'noon' }].map(other)).toEqual([true, true, true, true]);
});

test('dates that a client never prints are not compared', () => {
  const printed = events([{ id: 1, times: [{ start: TIME.start }] }]);
  expect(datesIn(printed, {})).toEqual(['start']);
  const [served] = events([{ ...EVENT, times: [{ ...TIME, end: '2026-03-04T13:00:00-05:00' }] }]);
  const comparing = { ...AS_JSON, dates: datesIn(printed, {}) };
  expect(listDifferences([served!], printed, ['id', 'times'], comparing)).toEqual([]);
  expect(listDifferences([served!], printed, ['id', 'times'], AS_JSON)).toHaveLength(1);
});
