/** What the feed serves as XML, read as far as everything else stands on it. */
import type { Parsed } from '../core/defect.ts';
import { type Answer, headerOf } from '../core/exchange.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { readMediaType } from '../oracle/media-type.ts';
import { readXml, type XmlDocument, type XmlReason } from '../oracle/xml-tree.ts';
import { elsewhere } from './elsewhere.ts';
import { contentOf, jsonOf, textOf } from './parsed.ts';
import { IN_FRONT, listing } from './reading.ts';
import { once } from './recent.ts';

/** Why an answer is no XML that can be read here. */
type Unread = XmlReason | 'undecodable';

/** HTTP statuses that say more of the key, or of what stands in front, than of the feed. */
const AT_THE_DOOR: ReadonlySet<number> = new Set([401, ...IN_FRONT]);

/** Ends what stands on an answer that is not the feed's own, or that is more than is read. */
export function ownAnswer(t: Trial<FeedTarget, never>, answer: Answer, at: string): void {
  if (AT_THE_DOOR.has(answer.status)) t.inconclusive(`${at}: HTTP status ${answer.status}`);
  if (answer.cut) t.inconclusive(`${at}: the answer is larger than this suite reads`);
}

/** The charset that an answer names for itself. */
export function charsetOf(answer: Answer): string | undefined {
  return readMediaType(headerOf(answer, 'content-type') ?? '')?.parameters.get('charset') || undefined;
}

function readContent(answer: Answer): Parsed<XmlDocument, Unread> {
  const bytes = contentOf(answer);
  const expected = 'content in the coding that Content-Encoding names';
  if (!bytes) return { defect: { reason: 'undecodable', expected, actual: 'content that cannot be decoded' } };
  const charset = charsetOf(answer);
  const strict = readXml(bytes, charset);
  if (strict.defect?.reason !== 'doctype') return strict;
  const passing = readXml(bytes, charset, undefined, true);
  // What is wrong there may be right by the declarations, which nobody here reads.
  return passing.value ? passing : strict;
}

/** The document of an answer. `doctype` only where it cannot be read without the declarations in it. */
export function readXmlAnswer(answer: Answer): Parsed<XmlDocument, Unread> {
  return once(answer, 'XML', () => readContent(answer));
}

/** What an answer holds that is plainly no XML of a feed. */
function notXml(answer: Answer): 'empty' | 'other-format' | undefined {
  const text = textOf(answer);
  if (text.trim() === '') return 'empty';
  return /^\s*<(?:!doctype\s+)?html\b/i.test(text) || jsonOf(answer)?.value ? 'other-format' : undefined;
}

/** XML of the feed. */
export interface XmlReading {
  readonly answer: Answer;
  /** It has a document type declaration. */
  readonly doctype: boolean;
}

/** The events of the site in XML, whatever its elements are called. */
export const xmlListing = premise<FeedTarget>()({
  name: 'xml-listing',
  owners: {
    'not-served': 'feed/xml/served#not-served',
    empty: 'feed/xml/served#empty',
    'other-format': 'feed/xml/served#other-format',
    undecodable: 'feed/http/decodable#undecodable',
    encoding: 'feed/xml/encoding#encoding',
    'not-well-formed': 'feed/xml/well-formed#not-well-formed',
  },
  async find(feed, t): Promise<XmlReading> {
    const answer = await feed.get({ format: 'xml' });
    const at = `events/${feed.site}.xml`;
    const expected = 'the events of the site in XML';
    ownAnswer(t, answer, at);
    if (answer.status >= 300) {
      const mistaken = (await t.attempt(listing)) ? undefined : await elsewhere(feed, t, answer.status);
      if (mistaken !== undefined) t.inconclusive(mistaken);
      t.judge({ reason: 'not-served', expected, actual: `HTTP status ${answer.status}`, at }, answer);
    }
    const other = contentOf(answer) && notXml(answer);
    const found = { empty: 'nothing', 'other-format': 'JSON, or a page in HTML' };
    if (other) t.judge({ reason: other, expected, actual: found[other], at }, answer);
    const { value: document, defect } = readXmlAnswer(answer);
    if (document) return { answer, doctype: document.doctype === true };
    const { reason } = defect;
    if (reason === 'too-deep' || reason === 'too-many')
      return t.inconclusive(`${at}: more than this suite reads: expected ${defect.expected}, found ${defect.actual}`);
    if (reason === 'doctype') return t.inconclusive(`${at}: it stands on declarations in its document type`);
    return t.judge({ ...defect, reason, at: defect.at ? `${at}, ${defect.at}` : at }, answer) as never;
  },
});
