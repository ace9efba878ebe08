/** What the feed serves as XML, read as far as everything else stands on it. */

import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { contentBytes } from '../../oracle/answer/content.ts';
import { notXmlReason, readXmlAnswer } from '../../oracle/xml/xml-answer.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listing } from './listing.ts';
import { requireOwnAnswer } from './own-answer.ts';
import { wrongAddress } from './wrong-address.ts';

/** XML of the feed. */
export interface XmlReading {
  readonly answer: Answer;
  /** It has a document type declaration. */
  readonly doctype: boolean;
}

/** The events of the site in XML, whatever its elements are called. */
export const xmlListing = premise<FeedTarget>()({
  name: 'xml-listing',
  reasons: ['not-served', 'empty', 'other-format', 'undecodable', 'encoding', 'not-well-formed'],
  async find(feed, t): Promise<XmlReading> {
    const answer = await feed.get({ format: 'xml' });
    const at = `events/${feed.site}.xml`;
    const expected = 'the events of the site in XML';
    requireOwnAnswer(t, answer, at);
    if (answer.status >= 300) {
      const mistaken = (await t.attempt(listing)) ? undefined : await wrongAddress(feed, t, answer.status);
      if (mistaken !== undefined) t.inconclusive(mistaken);
      t.judge({ reason: 'not-served', expected, actual: `HTTP status ${answer.status}`, at }, answer);
    }
    const other = contentBytes(answer) && notXmlReason(answer);
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
