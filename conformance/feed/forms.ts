/** The forms in which one list is served. */
import type { Answer, Header } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import { contentOf } from './reading.ts';

/** A way to ask for the same events. */
export interface Form {
  readonly name: 'JSON' | 'XML' | 'JSONP' | 'JSON with the other key' | 'JSON with gzip';
  readonly query: FeedQuery;
}

/** An answer as text: enough to see whether it holds a word of ours, which no format escapes. */
export interface Text {
  readonly form: Form;
  readonly answer: Answer;
  readonly text: string;
}

/** What asks for content in gzip (RFC 9110 section 12.5.3). */
export const GZIP: Header = ['Accept-Encoding', 'gzip'];

/** All forms that a feed can be asked for. */
export function formsOf({ otherKey }: FeedTarget): readonly Form[] {
  return [
    { name: 'JSON', query: {} },
    { name: 'XML', query: { format: 'xml' } },
    { name: 'JSONP', query: { callback: 'touchstone' } },
    // What browsers ask for; a cache in front keeps it apart (RFC 9111 section 4.1).
    { name: 'JSON with gzip', query: { headers: [GZIP] } },
    ...(otherKey === undefined ? [] : [{ name: 'JSON with the other key', query: { key: otherKey } } as const]),
  ];
}

/** Asks for a form, on a connection of its own. */
export async function textOf(feed: FeedTarget, form: Form): Promise<Text> {
  const answer = await feed.get({ fresh: true, ...form.query });
  const bytes = contentOf(answer);
  return { form, answer, text: bytes ? Buffer.from(bytes).toString('utf8') : '' };
}

/** Whether it looks like a success: whether it is one is for the checks of that format. */
export function isAlive({ answer, text }: Text): boolean {
  return answer.status < 300 && !answer.cut && /["<]status\b[^0-9]{0,20}20[04]\b/.test(text);
}
