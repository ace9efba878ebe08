import { expect, test } from 'vitest';
import { readExactJsonText } from '../../../oracle/json/exact-json.ts';
import type { ObjectNode } from '../json/value.ts';
import { escapingOf } from './escaping.ts';
import type { FeedEvent } from './event.ts';
import { occurrenceInstantDefect } from './published-instants.ts';
import { valueDefect } from './published-values.ts';

const EVENT: FeedEvent = {
  id: 2n ** 53n + 1n,
  title: 'Arts & Crafts',
  times: [{ start: '2024-05-09T10:00:00-04:00', end: '2024-05-09T11:00:00-04:00' }, null],
  type: ['Lecture', null],
  link: 'https://feed.example/café',
  updated: '2024-05-01T10:00:00Z',
};
const served = (more: object = {}): ObjectNode => {
  const text = JSON.stringify({ ...EVENT, id: 'ID', ...more }, (_, value) => value).replace('"ID"', `${EVENT.id}`);
  return readExactJsonText(text).value!.root as ObjectNode;
};
const reason = (more: object) => valueDefect(EVENT, served(more))?.reason;

test('an event as it was published has no defect, also in another order, or written otherwise', () => {
  expect(valueDefect(EVENT, served())).toBeUndefined();
  expect(reason({ type: [null, 'Lecture'], times: [null, EVENT.times![0]] })).toBeUndefined();
  expect(reason({ link: 'https://feed.example/caf%C3%A9' })).toBeUndefined();
  expect(reason({ title: 'Arts &amp; Crafts' })).toBeUndefined();
  const utc = [{ start: '2024-05-09T14:00:00Z', end: '2024-05-09T15:00:00.4Z' }, null];
  expect(reason({ times: utc })).toBeUndefined();
  expect(occurrenceInstantDefect(EVENT, served({ times: utc }))).toBeUndefined();
});

test('each member with another value is reported', () => {
  expect(reason({ id: 1 })).toBe('id');
  expect(reason({ title: 'Arts' })).toBe('title');
  expect(reason({ title: null })).toBe('null');
  expect(reason({ type: ['Lecture'] })).toBe('type');
  expect(reason({ type: ['Lecture', ''] })).toBe('type');
  expect(reason({ link: 'https://feed.example/' })).toBe('link');
  expect(reason({ times: [EVENT.times![0]] })).toBe('occurrences');
  expect(reason({ times: [EVENT.times![0], { start: null, end: null }] })).toBe('null');
  expect(reason({ updated: null })).toBe('null');
});

test('what is of another type, or not there, is for others to tell', () => {
  expect(reason({ id: 'text', link: 5, type: 'Lecture', times: {} })).toBeUndefined();
  expect(reason({ updated: undefined })).toBeUndefined();
});

test('another instant is reported, from a second on', () => {
  const [first] = EVENT.times!;
  const times = (start: string) => served({ times: [{ ...first, start }, null] });
  expect(occurrenceInstantDefect(EVENT, times('2024-05-09T10:00:00-05:00'))).toMatchObject({
    reason: 'occurrence',
    at: '/times/0/start',
  });
  expect(occurrenceInstantDefect(EVENT, times('2024-05-09T10:00:01-04:00'))?.reason).toBe('occurrence');
  expect(occurrenceInstantDefect(EVENT, times('2024-05-09T10:00:00.999-04:00'))).toBeUndefined();
});

test('how a text is escaped shows where it has markup', () => {
  expect(escapingOf('a & b', 'a & b')).toBe('raw');
  expect(escapingOf('a & b', 'a &amp; b')).toBe('html');
  expect(escapingOf('&amp;', '&amp;')).toBe('raw');
  expect(escapingOf('a', 'a')).toBe('any');
  expect(escapingOf("it's", 'it&#039;s')).toBe('any');
  expect(escapingOf('a & b', 'a &amp;amp; b')).toBeUndefined();
});

test('a link that is escaped for HTML is another link, whatever is done to titles', () => {
  const event: FeedEvent = { ...EVENT, link: 'https://feed.example/?a=1&b=2' };
  const link = (text: string) => valueDefect(event, served({ link: text }))?.reason;
  expect(link('https://feed.example/?a=1&b=2')).toBeUndefined();
  expect(link('https://feed.example/?a=1&amp;b=2')).toBe('link');
});
