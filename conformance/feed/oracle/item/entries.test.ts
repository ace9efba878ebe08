import { expect, test } from 'vitest';
import { exactNode } from '../../../oracle/json/exact-node.ts';
import type { FeedEvent } from '../event/event.ts';
import type { ObjectNode } from '../json/value.ts';
import { entriesOfItem } from './entries.ts';

const times = [{ start: '2030-01-01T10:00:17-05:00', end: '2030-01-01T11:00:17-05:00' }];
const bare: FeedEvent = { id: null, title: null, times, type: null, link: null, updated: null };
const listed = (more: Partial<Record<keyof FeedEvent, unknown>> = {}) => exactNode({ ...bare, ...more }) as ObjectNode;

test('an event with a time alone is found by its start', () => {
  const [ours, later] = [listed(), listed({ times: [{ start: '2030-01-02T10:00:17-05:00', end: null }] })];
  expect(entriesOfItem([later, ours], { mark: 'ts1', event: bare })).toEqual([ours]);
});

test('an event of somebody else that begins at the same time is not it', () => {
  const theirs = listed({ id: 7, title: 'A lecture', link: 'https://events.example/7' });
  expect(entriesOfItem([theirs], { mark: 'ts1', event: bare })).toEqual([]);
});

test('it is still found if the feed replaces its nulls', () => {
  const ours = listed({ title: 'null' });
  expect(entriesOfItem([ours], { mark: 'ts1', event: bare })).toEqual([ours]);
});
