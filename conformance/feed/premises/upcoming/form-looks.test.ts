import { expect, test } from 'vitest';
import type { ExchangeId } from '../../../core/target/answer.ts';
import type { TestItem } from '../../oracle/item/item.ts';
import { PAST_THE_HOUR } from '../../oracle/upcoming/options.ts';
import { type FormLook, judgeableLooks, lackingTwins, type OtherPlace } from './form-looks.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2024, 4, 9, 10) + PAST_THE_HOUR;
const LAST = { start: START, end: START + 2 * HOUR };
const BEFORE = START - 10 * HOUR;

const sight = (where: OtherPlace, now: number, there: boolean, more: Partial<FormLook> = {}): FormLook => ({
  item: {} as TestItem,
  last: LAST,
  kind: 'once',
  where,
  now,
  listed: true,
  there,
  answer: { exchange: 1 as unknown as ExchangeId },
  ...more,
});

test('a form that had what was to come is judged by what it has later', () => {
  const late = sight('XML', START + 1000, false);
  expect(judgeableLooks([sight('XML', BEFORE, true), late], 0)).toContain(late);
});

test('a form that lacked what was to come is not judged, and another one is', () => {
  const xml = [sight('XML', BEFORE, false), sight('XML', START + 1000, false)];
  const jsonp = [sight('JSONP', BEFORE, true), sight('JSONP', START + 1000, false)];
  expect(judgeableLooks([...xml, ...jsonp], 0)).toEqual(jsonp);
});

test('a form of which nothing was seen while it was to come is not judged', () => {
  expect(judgeableLooks([sight('XML', START + 1000, true)], 0)).toEqual([]);
  expect(judgeableLooks([sight('XML', BEFORE, true, { kind: 'long' })], 0)).toEqual([]);
});

test('within the skew of a clock nothing is judged', () => {
  const near = sight('XML', START + 30_000, false);
  expect(judgeableLooks([sight('XML', BEFORE, true), near], 60_000)).not.toContain(near);
  expect(judgeableLooks([sight('XML', BEFORE, true), near], 20_000)).toContain(near);
});

test('hours after its end an event is judged in a form, and in another site not: there it may be another day', () => {
  const at = LAST.end + 5 * HOUR;
  const [xml, site] = [sight('XML', at, false), sight('another site', at, false)];
  const looks = judgeableLooks([sight('XML', BEFORE, true), sight('another site', BEFORE, true), xml, site], 60_000);
  expect(looks).toContain(xml);
  expect(looks).not.toContain(site);
});

test('about midnight of any zone no form is judged by a clock that may differ', () => {
  const midnight = sight('XML', Date.UTC(2024, 4, 9, 18, 45) - 1000, false);
  expect(judgeableLooks([sight('XML', BEFORE, true), midnight], 60_000)).not.toContain(midnight);
});

test('an event to come that another site lacks is named if that site has another one', () => {
  const lacking = sight('another site', BEFORE, false);
  const other = sight('another site', BEFORE, true);
  expect(lackingTwins([lacking, other], 60_000)).toEqual([lacking]);
  expect(lackingTwins([lacking], 60_000)).toEqual([]);
  expect(lackingTwins([sight('another site', BEFORE, false, { listed: false }), other], 60_000)).toEqual([]);
  expect(lackingTwins([sight('another site', START - 30_000, false), other], 60_000)).toEqual([]);
});
