/** The forms in which one list is served. */
import type { Answer, Header } from '../core/exchange.ts';
import type { FeedQuery, FeedTarget } from '../core/feed-target.ts';
import type { Evidence } from '../core/trial.ts';
import { textOf as textIn } from './parsed.ts';

type Bare = 'JSON' | 'XML' | 'JSONP';
/** What a form is called: for people, and as a key of what is said of each. */
export type FormName = Bare | `${Bare} with the other key` | `${Bare} with gzip` | 'JSON with Brotli';

/** A way to ask for the same events. */
export interface Form {
  readonly name: FormName;
  readonly query: FeedQuery;
}

/** What is to be seen of ours in an answer: no format escapes letters and digits. */
export interface Text {
  readonly form: Form;
  readonly answer: Evidence;
  /** The marks in it, each with the letters and digits behind it. */
  readonly text: string;
  readonly alive: boolean;
}

/** Marks as `Items` makes them. */
const OURS = /ts[a-z0-9]{1,20}?\d{3}z[a-z0-9]*/g;

/** What asks for content in gzip (RFC 9110 section 12.5.3). */
export const GZIP: Header = ['Accept-Encoding', 'gzip'];
/** The zlib format (RFC 9110 section 8.4.1.2). */
export const DEFLATE: Header = ['Accept-Encoding', 'deflate'];
const BROTLI: Header = ['Accept-Encoding', 'br'];

/** Those that every feed has, without a coding and under the key that was given. */
export const BARE: readonly (Form & { readonly name: Bare })[] = [
  { name: 'JSON', query: {} },
  { name: 'XML', query: { format: 'xml' } },
  { name: 'JSONP', query: { callback: 'touchstone' } },
];

/** All forms that a feed can be asked for: what keeps answers may keep each apart, and for each key. */
export function formsOf({ otherKey }: FeedTarget): readonly Form[] {
  return [
    ...BARE,
    // What browsers ask for; a cache in front keeps it apart (RFC 9111 section 4.1).
    ...BARE.map(({ name, query }) => ({ name: `${name} with gzip`, query: { ...query, headers: [GZIP] } }) as const),
    { name: 'JSON with Brotli', query: { headers: [BROTLI] } },
    ...(otherKey === undefined
      ? []
      : BARE.map(
          ({ name, query }) => ({ name: `${name} with the other key`, query: { ...query, key: otherKey } }) as const,
        )),
  ];
}

/** Asks for a form, on a connection of its own. */
export async function textOf(feed: FeedTarget, form: Form): Promise<Text> {
  const answer = await feed.get({ fresh: true, ...form.query });
  const text = textIn(answer);
  const { exchange } = answer;
  // A run keeps dozens of these, and an answer may be long: no piece of it may stay, which would hold all of it.
  const words = ['', ...(text.match(OURS) ?? [])].join(' ');
  return { form, answer: { exchange }, text: words, alive: looksAlive(answer, text) };
}

/** A status in JSON or XML, whatever case or prefix its name has, and whether it is an element or an attribute. */
const STATUS = /["<>:\s]status\b[^0-9]{0,20}20[04]\b/i;

/** Whether it looks like a success: whether it is one is for the checks of that format. */
export const isAlive = ({ alive }: Text): boolean => alive;

function looksAlive(answer: Answer, text: string): boolean {
  return answer.status < 300 && !answer.cut && STATUS.test(text);
}
