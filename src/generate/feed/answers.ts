import { createFeed, type Feed, feedRig, type Json, type JsonObject, readJson } from '../../reference/feed/index.ts';
import { type Ask, asksFor, type FeedCase, type Form, KEY, NOW, SITE } from './case.ts';

/** An answer of the reference feed to a request of a case. */
export interface Answered {
  readonly ask: Ask;
  readonly form: Form;
  /** HTTP status. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A case, and what the feed answered. */
export interface CaseAnswered {
  readonly case: FeedCase;
  /** Name of the case that this one goes on from. */
  readonly after?: string;
  /** What the feed took for now, in milliseconds since the epoch. */
  readonly now: number;
  readonly answers: readonly Answered[];
  /** `meta.status` of every answer. */
  readonly status: Json;
  /** `meta.method` of every answer. */
  readonly method: Json;
  /** `data` of every answer. */
  readonly data: Json;
}

/** Asks the feed of each case, one request after the other, and so for the cases that go on with it. */
export async function* answered(cases: readonly FeedCase[]): AsyncGenerator<CaseAnswered> {
  for (const one of cases) {
    const { choices = {}, requestsPerKey, site = SITE, events = [] } = one;
    const clock = { now: () => NOW };
    const feed = createFeed(feedRig({ clock, choices, ...(requestsPerKey === undefined ? {} : { requestsPerKey }) }));
    try {
      feed.putKey(KEY);
      feed.putSite(site);
      for (const event of events) feed.publish(site.slug, event);
      yield* read(feed, one);
    } finally {
      feed.close();
    }
  }
}

async function* read(feed: Feed, one: FeedCase, after?: string): AsyncGenerator<CaseAnswered> {
  one.before?.(feed);
  const answers: Answered[] = [];
  for (const ask of one.asks ?? asksFor((one.site ?? SITE).slug)) answers.push(await answer(feed, ask));
  yield { case: one, ...(after === undefined ? {} : { after }), now: feed.now(), answers, ...said(answers) };
  for (const next of one.next ?? []) yield* read(feed, next, one.name);
}

async function answer(feed: Feed, ask: Ask): Promise<Answered> {
  const response = await feed.handler(new Request(`http://feed.example${ask.path}${ask.query && `?${ask.query}`}`));
  const headers = Object.fromEntries(response.headers);
  return { ask, form: formOf(headers), status: response.status, headers, body: await response.bytes() };
}

function formOf(headers: Readonly<Record<string, string>>): Form {
  const type = headers['content-type'] ?? '';
  return type.includes('javascript') ? 'jsonp' : type.includes('xml') ? 'xml' : 'json';
}

/** What the first answer that is JSON says, as it is or in a call. */
function said(answers: readonly Answered[]): Pick<CaseAnswered, 'status' | 'method' | 'data'> {
  const { body, form } = answers.find((answer) => answer.form !== 'xml')!;
  const text = Buffer.from(body).toString();
  const envelope = readJson(form === 'json' ? text : text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')));
  const { meta, data } = envelope as { readonly meta: JsonObject; readonly data: Json };
  return { status: meta.status!, method: meta.method!, data };
}
