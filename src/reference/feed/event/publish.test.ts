import { expect, test } from 'vitest';
import { FeedError } from '../error.ts';
import { answer, open, titles } from '../feed.test-tool.ts';
import type { Json } from '../format/json.ts';
import type { NewEvent } from './event.ts';

const refusal = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof FeedError) return `${error.code} ${error.facts.where}`;
    throw error;
  }
  return 'taken';
};

test('publications, updates, moves and withdrawals are visible at once', async () => {
  const feed = open();
  feed.putSite({ slug: 'library/news', name: null });
  const news = '/v2/events/library/news.json?key=k';
  const number = feed.publish('engineering', { title: 'a' });
  expect(await titles(feed)).toEqual(['a']);
  feed.update(number, { title: 'b' });
  expect(await titles(feed)).toEqual(['b']);
  feed.update(number, { title: 'c' }, 'library/news');
  expect([await titles(feed), await titles(feed, news)]).toEqual([[], ['c']]);
  expect(feed.withdraw(number)).toBe(true);
  expect([await titles(feed, news), feed.withdraw(number)]).toEqual([[], false]);
  expect(refusal(() => feed.update(number, {}))).toBe(`no-such-item item ${number}`);
  feed.publish('engineering', { title: 'd' });
  feed.putSite({ slug: 'engineering', name: 'Renamed' });
  expect((await answer(feed)).meta.method).toEqual({ site_name: 'Renamed' });
  expect(feed.removeSite('engineering')).toBe(true);
  expect((await answer(feed)).meta).toMatchObject({ status: 204n, method: {} });
  expect(refusal(() => feed.publish('engineering', {}))).toBe('no-such-site slug engineering');
  feed.close();
});

test('an id is unique in its site, kept by an update, and assigned where it is absent', async () => {
  const feed = open();
  feed.putSite({ slug: 'other', name: null });
  const ids = async () => (await answer(feed)).data.map(({ id }) => id);
  feed.publish('engineering', { id: 2n, title: 'a' });
  const number = feed.publish('engineering', { title: 'b' });
  expect(await ids()).toEqual([2n, 3n]);
  feed.update(number, { title: 'bb' });
  expect(await ids()).toEqual([2n, 3n]);
  expect(refusal(() => feed.publish('engineering', { id: 2 }))).toBe('id-taken site engineering, event /id');
  expect(refusal(() => feed.update(number, { id: 2n }))).toBe('id-taken site engineering, event /id');
  feed.update(number, { id: 3n });
  for (const site of ['other', 'engineering']) feed.publish(site, { id: null });
  feed.publish('engineering', { id: null });
  feed.publish('other', { id: 2n });
  expect(await ids()).toHaveLength(4);
  feed.close();
});

test('valid and invalid events', () => {
  const feed = open();
  const tried = (event: NewEvent | Json) => refusal(() => feed.publish('engineering', event));
  const none = { id: null, title: null, times: null, type: null, link: null, updated: null };
  for (const event of [{}, none, { ...none, times: [null, { start: null, end: null }], type: [null] }]) {
    expect(tried(event)).toBe('taken');
  }
  const start = '2014-05-10T15:30:00-04:00';
  const wrong: readonly (readonly [Json, string])[] = [
    [null, '/'],
    [[], '/'],
    ['a', '/'],
    [{ id: '1' }, '/id'],
    [{ id: 1.5 }, '/id'],
    [{ id: 2 ** 60 }, '/id'],
    [{ id: 10n ** 1_000n }, '/id'],
    [{ more: [10n ** 1_000n] }, '/more/0'],
    [{ title: 1n }, '/title'],
    [{ times: {} }, '/times'],
    [{ times: ['a'] }, '/times/0'],
    [{ times: [null, { start: '2014-05-10', end: null }] }, '/times/1/start'],
    [{ times: [{ start, end: '2014-05-10T15:29:59-04:00' }] }, '/times/0'],
    [{ type: 'a' }, '/type'],
    [{ type: ['a', 1n] }, '/type/1'],
    [{ link: '/a' }, '/link'],
    [{ link: 'javascript:alert(1)' }, '/link'],
    [{ link: 'https://a/ b' }, '/link'],
    [{ updated: '2014-05-10T15:30:00' }, '/updated'],
    [{ more: { '0': null } }, '/more'],
    [{ 'a b': null }, ''],
    [{ more: Number.NaN }, '/more'],
  ];
  for (const [event, where] of wrong) expect([event, tried(event)]).toEqual([event, `invalid ${where}`]);
  let deep: Json = null;
  for (let i = 0; i < 40; i++) deep = [deep];
  expect(tried({ deep })).toMatch(/^invalid \/deep/);
  expect(
    tried({
      times: [
        { start, end: start },
        { start, end: '2014-05-10T21:30:00+02:00' },
      ],
    }),
  ).toBe('taken');
  feed.close();
});

test('valid and invalid sites and keys', () => {
  const feed = open();
  for (const slug of ['a', '3d-print-centre', 'library/news', 'a.b', 'Ünïcode 😀', '..', '__proto__', "a'--%_"]) {
    expect(refusal(() => feed.putSite({ slug, name: null }))).toBe('taken');
  }
  for (const slug of ['', 'a\n', '\u0000', '\ud800', '\ufffe']) {
    expect(refusal(() => feed.putSite({ slug, name: null }))).toBe('invalid slug');
  }
  expect(refusal(() => feed.putSite({ slug: 'a', name: 1 as never }))).toBe('invalid name');
  for (const key of ['', '\ud800', '\ufffd']) expect(refusal(() => feed.putKey(key))).toBe('invalid key');
  expect([feed.removeKey('k'), feed.removeKey('k')]).toEqual([true, false]);
  feed.close();
});

test('every slug is found by its path only', async () => {
  const feed = open();
  const slugs = [
    'library/news',
    'library',
    'news',
    'a.json',
    'a',
    'Ünïcode 😀',
    '__proto__',
    'constructor',
    'eng_',
    'eng%',
  ];
  for (const slug of slugs) {
    feed.putSite({ slug, name: slug });
    feed.publish(slug, { title: slug });
  }
  for (const slug of slugs) {
    const path = `/v2/events/${encodeURIComponent(slug)}.json?key=k`;
    expect([await titles(feed, path), (await answer(feed, path)).meta.method]).toEqual([[slug], { site_name: slug }]);
  }
  feed.close();
});
