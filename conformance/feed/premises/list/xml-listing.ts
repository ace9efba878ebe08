import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { notServedDefect, undecodableContentDefect } from '../../oracle/answer/served.ts';
import {
  otherContentDefect,
  readXmlAnswer,
  wellFormedDefect,
  XML_LIST,
  xmlEncodingDefect,
} from '../../oracle/xml/xml-answer.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listing } from './listing.ts';
import { requireOwnAnswer } from './own-answer.ts';
import { askUnlessLimited } from './retry.ts';
import { wrongAddress } from './wrong-address.ts';

/** The list in XML, as far as other checks need it. */
export interface XmlReading {
  readonly answer: Answer;
  /** Whether it has a document type declaration. */
  readonly doctype: boolean;
}

/** The events of the site in XML, with any names of elements. */
export const xmlListing = premise<FeedTarget>()({
  name: 'xml-listing',
  reasons: ['not-served', 'empty', 'other-format', 'undecodable', 'encoding', 'not-well-formed'],
  async find(feed, t): Promise<XmlReading> {
    const answer = await askUnlessLimited(feed, t, { format: 'xml' });
    const at = xmlAddress(feed);
    requireOwnAnswer(t, answer, at);
    const notServed = notServedDefect(answer, XML_LIST, at);
    if (notServed) {
      const mistaken = (await t.attempt(listing)) ? undefined : await wrongAddress(feed, t, answer.status);
      if (mistaken !== undefined) t.inconclusive(mistaken);
      return t.fail(notServed, answer);
    }
    const contentDefect = otherContentDefect(answer, at);
    if (contentDefect) return t.fail(contentDefect, answer);
    const { value: document, defect } = readXmlAnswer(answer);
    if (document) return { answer, doctype: document.doctype === true };
    const wrong = undecodableContentDefect(answer, at) ?? xmlEncodingDefect(answer, at) ?? wellFormedDefect(answer, at);
    if (wrong) return t.fail(wrong, answer);
    if (defect.reason === 'doctype') return t.inconclusive(`${at}: it cannot be read without its document type`);
    return t.inconclusive(`${at}: more than this suite reads: expected ${defect.expected}, found ${defect.actual}`);
  },
});

/** Where the list in XML is, for people. */
export const xmlAddress = ({ site }: FeedTarget): string => `events/${site}.xml`;
