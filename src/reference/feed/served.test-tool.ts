import request from 'supertest';
import { afterEach, beforeEach } from 'vitest';
import { open } from './feed.test-tool.ts';
import { type Choices, type Feed, type Serving, serve } from './index.ts';

/** The feed under test. */
export let feed: Feed;
/** Its socket. */
export let serving: Serving;
async function start(o: Parameters<typeof open>[0] = {}): Promise<void> {
  feed = open(o);
  feed.putSite({ slug: 'library/news', name: null, url: 'https://lib.example/' });
  feed.putKey('banned', { banned: true });
  feed.publish('engineering', {
    id: 2n ** 53n + 1n,
    title: 'Café & <b>\u2028</script>',
    times: [{ start: '2014-05-10T15:30:00-04:00', end: '2014-05-10T17:30:00-04:00' }],
    type: ['Seminar'],
    link: 'https://uwaterloo.ca/engineering/events/1?a=1&b=2',
    updated: '2014-05-08T08:00:00-04:00',
  });
  serving = await serve(feed.handler);
}
/** Serves a new feed for each test of the calling file; hooks at the top level here would run once for a worker. */
export function servedForEach(): void {
  beforeEach(() => start());
  afterEach(async () => {
    await serving.close();
    feed.close();
  });
}

/** Serves another feed in its place. */
export const reopen = async (choices: Partial<Choices>, o: Parameters<typeof open>[0] = {}): Promise<void> => {
  await serving.close();
  feed.close();
  await start({ choices, ...o });
};

/** Sends a GET over the wire; the body is its text. */
export const get = (path: string) => request(serving.url).get(path).buffer(true).parse(text);
const text = (answer: unknown, done: (error: Error | null, body: string) => void): void => {
  let body = '';
  const stream = answer as NodeJS.ReadableStream;
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    body += chunk;
  });
  stream.on('end', () => done(null, body));
};
/** The member `meta` of a body. */
export const meta = (body: unknown) => (JSON.parse(body as string) as { meta: Record<string, unknown> }).meta;
/** The path of the events in JSON, with a valid key. */
export const EVENTS = '/v2/events/engineering.json?key=k';
