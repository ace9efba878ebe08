import { expect, test } from 'vitest';
import { feedTarget } from './feed.ts';
import type { FeedQuery } from './target.ts';

const KEY = 'c4f3A9e01b7D4f5e8a2B';
const OTHER = 'another-valid-one';

/** The query as it is recorded of a request. */
async function recorded(query: FeedQuery): Promise<string> {
  const handler = () => new Response('{}');
  const target = feedTarget({ site: 'eng', key: KEY, otherKey: OTHER, handler });
  const urls: string[] = [];
  target.listen(({ request }) => urls.push(request.url));
  await target.get(query);
  await target.close();
  return urls[0]!.split('?')[1]!;
}

test.each([
  [undefined, 'key=[redacted]'],
  [OTHER, 'key=[redacted]'],
  [`${KEY}x`, 'key=[redacted]'],
  [KEY.slice(1), 'key=[redacted]'],
  [KEY[0], 'key=[redacted]'],
  ['null', 'key=null'],
  ["' OR '1'='1", "key='%20OR%20'1'%3D'1"],
  ['', 'key='],
])('of the key %j the record has %s', async (key, shown) => {
  expect(await recorded(key === undefined ? {} : { key })).toBe(shown);
});
