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

/** A case with the answers of the feed. */
export interface CaseAnswered {
  readonly case: FeedCase;
  /** Name of the case that precedes this one on the same feed. */
  readonly after?: string;
  /** The time of the feed, in milliseconds since the epoch. */
  readonly now: number;
  readonly answers: readonly Answered[];
  /** `meta.status` of every answer. */
  readonly status: Json;
  /** `meta.method` of every answer. */
  readonly method: Json;
  /** `data` of every answer. */
  readonly data: Json;
}

/** Sends the requests of each case to its feed, one after the other, then those of the cases that follow it. */
export async function* answered(cases: readonly FeedCase[]): AsyncGenerator<CaseAnswered> {
  for (const feedCase of cases) {
    const { choices = {}, requestsPerKey, site = SITE, events = [] } = feedCase;
    const clock = { now: () => NOW };
    const feed = createFeed(feedRig({ clock, choices, ...(requestsPerKey === undefined ? {} : { requestsPerKey }) }));
    try {
      feed.putKey(KEY);
      feed.putSite(site);
      for (const event of events) feed.publish(site.slug, event);
      yield* read(feed, feedCase);
    } finally {
      feed.close();
    }
  }
}

async function* read(feed: Feed, feedCase: FeedCase, after?: string): AsyncGenerator<CaseAnswered> {
  feedCase.before?.(feed);
  const answers: Answered[] = [];
  for (const ask of feedCase.asks ?? asksFor((feedCase.site ?? SITE).slug)) answers.push(await answer(feed, ask));
  yield { case: feedCase, ...(after === undefined ? {} : { after }), now: feed.now(), answers, ...envelopeOf(answers) };
  for (const next of feedCase.next ?? []) yield* read(feed, next, feedCase.name);
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

/** Status, method and data of the first answer in JSON or JSONP. */
function envelopeOf(answers: readonly Answered[]): Pick<CaseAnswered, 'status' | 'method' | 'data'> {
  const { body, form } = answers.find((answer) => answer.form !== 'xml')!;
  const text = Buffer.from(body).toString();
  const envelope = readJson(form === 'json' ? text : text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')));
  const { meta, data } = envelope as { readonly meta: JsonObject; readonly data: Json };
  return { status: meta.status!, method: meta.method!, data };
}
