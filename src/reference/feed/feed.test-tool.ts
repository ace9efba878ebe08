import { SaxesParser } from 'saxes';
import {
  createFeed,
  type Feed,
  type FeedRig,
  feedRig,
  type Json,
  type JsonObject,
  manualClock,
  readJson,
} from './index.ts';

/** 2014-05-10T06:06:34Z, when the documented sample was taken. */
export const NOW = Date.UTC(2014, 4, 10, 6, 6, 34);

/** A feed with a site `engineering`, a key `k`, and a clock that stands still. */
export function open(o: Parameters<typeof feedRig>[0] = {}): Feed & { readonly rig: FeedRig } {
  const rig = feedRig({ clock: manualClock(NOW), ...o });
  const feed = createFeed(rig);
  feed.putSite({ slug: 'engineering', name: 'Faculty of Engineering' });
  feed.putKey('k');
  return { ...feed, rig };
}

/** Sends a request to the feed in process. */
export function ask(feed: Feed, path: string, init: RequestInit = {}): Promise<Response> {
  return feed.handler(new Request(`http://feed${path}`, init));
}

/** An answer in JSON, its integers as bigints. */
export async function answer(feed: Feed, path = '/v2/events/engineering.json?key=k') {
  const read = readJson(await (await ask(feed, path)).text()) as JsonObject;
  return read as { readonly meta: JsonObject; readonly data: readonly JsonObject[] };
}

/** The listed titles, in their order. */
export async function titles(feed: Feed, path?: string): Promise<readonly Json[]> {
  return (await answer(feed, path)).data.map(({ title }) => title!);
}

/** An element as its name and its content: a text, or elements. */
export type Tree = readonly [name: string, content: string | readonly Tree[]];

/**
 * XML as saxes reads it: it keeps a U+FEFF at the beginning of a text, which libxml2-wasm treats as a byte order mark.
 */
export function readXml(text: string): Tree {
  const parser = new SaxesParser();
  const open: { readonly name: string; content: string; readonly children: Tree[] }[] = [
    { name: '', content: '', children: [] },
  ];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => open.push({ name, content: '', children: [] }));
  parser.on('text', (more) => {
    open.at(-1)!.content += more;
  });
  parser.on('closetag', () => {
    const { name, content, children } = open.pop()!;
    open.at(-1)!.children.push([name, children.length > 0 ? children : content]);
  });
  parser.write(text).close();
  return open[0]!.children[0]!;
}

/** A JSON value as an XML element, where null is an empty element. */
export function image(name: string, value: Json): Tree {
  if (value === null) return [name, ''];
  if (typeof value !== 'object') return [name, `${value}`];
  const children = Array.isArray(value)
    ? value.map((json: Json) => image('item', json))
    : Object.entries(value).map(([name, member]) => image(name, member));
  return [name, children.length > 0 ? children : ''];
}
