/** JSON and XML of one list that carry the same data. */
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import { xmlCarries } from '../oracle/xml-carries.ts';
import type { XmlElement } from '../oracle/xml-tree.ts';
import { type Between, between, lasting } from './between.ts';
import { listing } from './reading.ts';
import { readXmlAnswer, xmlListing } from './xml-reading.ts';

/** One list in both forms. */
export interface Agreed extends Between {
  readonly json: JsonNode;
  readonly xml: XmlElement;
  readonly compared: number;
}

export const agreed = premise<FeedTarget>()({
  name: 'agreed',
  owners: {
    missing: 'feed/agreement/xml#missing',
    extra: 'feed/agreement/xml#extra',
    order: 'feed/agreement/xml#order',
    number: 'feed/agreement/xml#number',
    text: 'feed/agreement/xml#text',
    'white-space': 'feed/agreement/xml#white-space',
    'escaped-twice': 'feed/agreement/xml#escaped-twice',
  },
  async find(feed, t): Promise<Agreed> {
    await t.use(listing);
    await t.use(xmlListing);
    const { defect, ...found } = await lasting(t, async () => {
      const both = await between(feed, t, { format: 'xml' });
      const xml = readXmlAnswer(both.answer).value?.root;
      if (!xml) return t.inconclusive('XML that could be read once cannot be read again');
      return { ...both, xml, ...xmlCarries(both.json, xml, both.ignored) };
    });
    if (defect) t.judge(defect, found.answer);
    return found;
  },
});
