import { expect, test } from 'vitest';
import type { FeedEvent } from '../core/feed-event.ts';
import { exactNode } from '../oracle/exact-value.ts';
import { entriesOf } from './lists.ts';
import type { JsonObject } from './reading.ts';

const times = [{ start: '2030-01-01T10:00:17-05:00', end: '2030-01-01T11:00:17-05:00' }];
const bare: FeedEvent = { id: null, title: null, times, type: null, link: null, updated: null };
const listed = (more: Partial<Record<keyof FeedEvent, unknown>> = {}) => exactNode({ ...bare, ...more }) as JsonObject;

test('an event that is nothing but a time is told by when it begins', () => {
  const [ours, later] = [listed(), listed({ times: [{ start: '2030-01-02T10:00:17-05:00', end: null }] })];
  expect(entriesOf([later, ours], { mark: 'ts1', event: bare })).toEqual([ours]);
});

test('an event of somebody else that begins at the same time is not it', () => {
  const theirs = listed({ id: 7, title: 'A lecture', link: 'https://events.example/7' });
  expect(entriesOf([theirs], { mark: 'ts1', event: bare })).toEqual([]);
});

test('it is still told where the feed makes something of its nulls', () => {
  const ours = listed({ title: 'null' });
  expect(entriesOf([ours], { mark: 'ts1', event: bare })).toEqual([ours]);
});
