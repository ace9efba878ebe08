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

/** A list in both forms, in the same order, and the first value in which they differ. */
interface XmlComparison extends Pick<FormBesideJson, 'answer' | 'ignored'> {
  readonly defect: Defect<Exclude<CarriedReason, 'line-end'>> | undefined;
  /** How many values of the JSON were looked for in the XML. */
  readonly compared: number;
  trees(): { readonly json: JsonNode; readonly xml: XmlElement };
}

/** Other line ends count as other white space here, since the published text is unknown. */
function carriedByXml(json: JsonNode, xml: XmlElement, ignored: ReadonlySet<string>) {
  const { defect, compared } = xmlCarries(json, xml, new Set([...ignored, ...membersUnknownToXml(xml, json)]));
  if (!defect) return { compared, defect: undefined };
  const reason = defect.reason === 'line-end' ? 'white-space' : defect.reason;
  return { compared, defect: { ...defect, reason } };
}

/** Whether the order of the events may be the only difference. */
async function mayDifferInOrder(
  feed: FeedTarget,
  both: FormBesideJson,
  { reason }: Defect<CarriedReason>,
): Promise<boolean> {
  return (dataEntries(both.json)?.length ?? 0) > 1 && (reason === 'order' || (await isShuffled(feed, both)));
}

/** Compares XML and JSON of a list. */
export const xmlComparison = premise<FeedTarget>()({
  name: 'xml-comparison',
  async find(feed, t): Promise<XmlComparison> {
    await t.use(listing);
    await t.use(xmlListing);
    const found = await compareWithJson(feed, t, { format: 'xml' }, async (both) => {
      const xml = readXmlAnswer(both.answer).value?.root;
      if (!xml) return t.inconclusive('XML that could be read once cannot be read again');
      const unsorted = { ...both, ...carriedByXml(both.json, xml, both.ignored) };
      if (!unsorted.defect) return unsorted;
      // The order of the events is not shown (interface, "Endpoints"), so each form may have another.
      const pair = alignedXml(both.json, xml);
      if (!pair && (await mayDifferInOrder(feed, both, unsorted.defect)))
        return t.inconclusive('the XML may list the events in another order, and has no ids to match them by');
      if (!pair) return unsorted;
      const [json, sorted] = pair;
      return { ...unsorted, json, xml: sorted, ...carriedByXml(json, sorted, both.ignored) };
    });
    const { json, answer, ignored, compared, defect } = found;
    const sorted = 'xml' in found ? found.xml : undefined;
    // Few checks need the tree, and the tree of a long list needs much memory.
    const trees = () => ({ json, xml: sorted ?? readXmlAnswer(answer).value!.root });
    return { answer, ignored, compared, defect, trees };
  },
});

/** XML that carries the same data as the JSON of the list. */
export const matchingXml = premise<FeedTarget>()({
  name: 'matching-xml',
  reasons: ['missing', 'extra', 'order', 'other-entry', 'number', 'text', 'white-space', 'escaped-twice'],
  async find(_feed, t): Promise<XmlComparison> {
    const comparison = await t.use(xmlComparison);
    return comparison.defect ? t.fail(comparison.defect, comparison.answer) : comparison;
  },
});
