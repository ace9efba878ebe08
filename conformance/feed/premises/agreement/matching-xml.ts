/** XML that carries the same data as the JSON of one list. */

import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { alignedXml } from '../../oracle/agreement/aligned-xml.ts';
import { membersUnknownToXml } from '../../oracle/agreement/further-members.ts';
import type { FormBesideJson } from '../../oracle/agreement/json-beside.ts';
import { type CarriedReason, xmlCarries } from '../../oracle/agreement/xml-carries.ts';
import { dataEntries } from '../../oracle/list/entries.ts';
import type { XmlElement } from '../../oracle/xml/tree.ts';
import { readXmlAnswer } from '../../oracle/xml/xml-answer.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listing } from '../list/listing.ts';
import { isShuffled } from '../list/rereading.ts';
import { xmlListing } from '../list/xml-listing.ts';
import { compareWithJson } from './compare-with-json.ts';

/** One list in both forms, in one order. */
export interface MatchingXml extends Pick<FormBesideJson, 'answer' | 'ignored'> {
  readonly compared: number;
  trees(): { readonly json: JsonNode; readonly xml: XmlElement };
}

/** Line ends are white space where nobody knows what was published. */
function carriedByXml(json: JsonNode, xml: XmlElement, ignored: ReadonlySet<string>) {
  const { defect, compared } = xmlCarries(json, xml, new Set([...ignored, ...membersUnknownToXml(xml, json)]));
  if (!defect) return { compared, defect: undefined };
  const reason = defect.reason === 'line-end' ? 'white-space' : defect.reason;
  return { compared, defect: { ...defect, reason } };
}

/** Whether what differs may be the order of the events alone. */
async function mayDifferInOrder(
  feed: FeedTarget,
  both: FormBesideJson,
  { reason }: Defect<CarriedReason>,
): Promise<boolean> {
  return (dataEntries(both.json)?.length ?? 0) > 1 && (reason === 'order' || (await isShuffled(feed, both)));
}

export const matchingXml = premise<FeedTarget>()({
  name: 'agreed',
  reasons: ['missing', 'extra', 'order', 'other-entry', 'number', 'text', 'white-space', 'escaped-twice'],
  async find(feed, t): Promise<MatchingXml> {
    await t.use(listing);
    await t.use(xmlListing);
    const { defect, ...found } = await compareWithJson(feed, t, { format: 'xml' }, async (both) => {
      const xml = readXmlAnswer(both.answer).value?.root;
      if (!xml) return t.inconclusive('XML that could be read once cannot be read again');
      const found = { ...both, ...carriedByXml(both.json, xml, both.ignored) };
      if (!found.defect) return found;
      // The order of the events is not shown (interface, "Endpoints"), so each form may have its own.
      const pair = alignedXml(both.json, xml);
      if (!pair && (await mayDifferInOrder(feed, both, found.defect)))
        return t.inconclusive('the XML may list the events in another order, and has no ids to match them by');
      if (!pair) return found;
      const [mine, its] = pair;
      return { ...found, json: mine, xml: its, ...carriedByXml(mine, its, both.ignored) };
    });
    if (defect) t.judge(defect, found.answer);
    const { json, answer, ignored, compared } = found;
    const sorted = 'xml' in found ? found.xml : undefined;
    // Few want the tree, and that of a long list takes much memory.
    return { answer, ignored, compared, trees: () => ({ json, xml: sorted ?? readXmlAnswer(answer).value!.root }) };
  },
});
