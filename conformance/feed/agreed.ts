/** JSON and another form of one list that carry the same data. */
import type { Defect } from '../core/defect.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import { jsonDifference } from '../oracle/json-difference.ts';
import type { JsonNode } from '../oracle/json-node.ts';
import { type CarriedReason, xmlCarries } from '../oracle/xml-carries.ts';
import type { XmlElement } from '../oracle/xml-tree.ts';
import { entriesIn, paired, pairedXml } from './aligned.ts';
import { type Between, isShuffled, lasting } from './between.ts';
import { unknownTo } from './further.ts';
import { callbackOf, named, readScriptAnswer } from './jsonp-reading.ts';
import { listing } from './reading.ts';
import { readXmlAnswer, xmlListing } from './xml-reading.ts';

/** One list in both forms, in one order. */
export interface Agreed extends Pick<Between, 'answer' | 'ignored'> {
  readonly compared: number;
  trees(): { readonly json: JsonNode; readonly xml: XmlElement };
}

/** Line ends are white space where nobody knows what was published. */
function carried(json: JsonNode, xml: XmlElement, ignored: ReadonlySet<string>) {
  const { defect, compared } = xmlCarries(json, xml, new Set([...ignored, ...unknownTo(xml, json)]));
  if (!defect) return { compared, defect: undefined };
  const reason = defect.reason === 'line-end' ? 'white-space' : defect.reason;
  return { compared, defect: { ...defect, reason } };
}

/** Whether what differs may be the order of the events alone. */
async function mayBeInAnother(feed: FeedTarget, both: Between, { reason }: Defect<CarriedReason>): Promise<boolean> {
  return (entriesIn(both.json)?.length ?? 0) > 1 && (reason === 'order' || (await isShuffled(feed, both)));
}

export const agreed = premise<FeedTarget>()({
  name: 'agreed',
  owners: {
    missing: 'feed/agreement/xml#missing',
    extra: 'feed/agreement/xml#extra',
    order: 'feed/agreement/xml#order',
    'other-entry': 'feed/agreement/xml#other-entry',
    number: 'feed/agreement/xml#number',
    text: 'feed/agreement/xml#text',
    'white-space': 'feed/agreement/xml#white-space',
    'escaped-twice': 'feed/agreement/xml#escaped-twice',
  },
  async find(feed, t): Promise<Agreed> {
    await t.use(listing);
    await t.use(xmlListing);
    const { defect, ...found } = await lasting(feed, t, { format: 'xml' }, async (both) => {
      const xml = readXmlAnswer(both.answer).value?.root;
      if (!xml) return t.inconclusive('XML that could be read once cannot be read again');
      const found = { ...both, ...carried(both.json, xml, both.ignored) };
      if (!found.defect) return found;
      // The order of the events is not shown (interface, "Endpoints"), so each form may have its own.
      const pair = pairedXml(both.json, xml);
      if (!pair && (await mayBeInAnother(feed, both, found.defect)))
        return t.inconclusive('the XML may list the events in another order, and has no ids to match them by');
      if (!pair) return found;
      const [mine, its] = pair;
      return { ...found, json: mine, xml: its, ...carried(mine, its, both.ignored) };
    });
    if (defect) t.judge(defect, found.answer);
    const { json, answer, ignored, compared } = found;
    const sorted = 'xml' in found ? found.xml : undefined;
    // Few want the tree, and that of a long list takes much memory.
    return { answer, ignored, compared, trees: () => ({ json, xml: sorted ?? readXmlAnswer(answer).value!.root }) };
  },
});

/** JSONP and JSON of one list that carry the same data. */
export const calledAlike = premise<FeedTarget>()({
  name: 'called-alike',
  owners: {
    missing: 'feed/agreement/jsonp#missing',
    extra: 'feed/agreement/jsonp#extra',
    value: 'feed/agreement/jsonp#value',
  },
  async find(feed, t): Promise<Pick<Between, 'answer'>> {
    await t.use(listing);
    await t.use(named);
    const callback = callbackOf(t);
    const { defect, ...found } = await lasting(feed, t, { callback }, async (both) => {
      const called = readScriptAnswer(both.answer, callback).value;
      if (!called) return t.inconclusive('JSONP that could be read once cannot be read again');
      const { root } = called.json;
      if (!jsonDifference(both.json, root, both.ignored)) return { ...both, defect: undefined };
      return { ...both, defect: jsonDifference(...paired(both.json, root), both.ignored) };
    });
    if (defect) t.judge(defect, found.answer);
    return { answer: found.answer };
  },
});
