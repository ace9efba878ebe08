import { check } from '../../../core/check/check.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { metaElement, metaNumber } from '../../oracle/envelope/meta.ts';
import type { XmlElement } from '../../oracle/xml/tree.ts';
import { readXmlAnswer } from '../../oracle/xml/xml-answer.ts';
import { matchingXml } from '../../premises/agreement/matching-xml.ts';
import { isNearJson, judgeMeta, META_REASONS, metaAround, unixSeconds } from '../../premises/envelope/meta-members.ts';
import type { FeedTarget } from '../../target/target.ts';

/** Every text and attribute of a tree. */
function* textsOf(element: XmlElement): Generator<string> {
  yield element.text;
  for (const [, value] of element.attributes) yield value;
  for (const child of element.children) yield* textsOf(child);
}

export const xmlMeta = check<FeedTarget>()({
  proves: 'FEED-FM-003',
  reasons: META_REASONS,
  run: async (feed, t) => {
    await t.use(matchingXml);
    const found = await metaAround(feed, t, { format: 'xml' });
    const { answer } = found;
    const at = `events/${feed.site}.xml`;
    const root = readXmlAnswer(answer).value?.root;
    if (!root) return t.inconclusive('XML that could be read once cannot be read again');
    const meta = metaElement(root);
    const of = (name: string) => meta?.children.find(({ local }) => local === name)?.text.trim();
    if (meta) return judgeMeta(t, found, { requests: of('requests'), timestamp: of('timestamp') }, at);
    const time = metaNumber(found.before, 'timestamp');
    if (![time, metaNumber(found.after, 'timestamp')].every((one) => /^\d+$/.test(one ?? '')))
      return t.notApplicable('`meta.timestamp` of the JSON says no time');
    // Nothing says what it is called, so it may stand anywhere.
    const numbers = [...textsOf(root)].flatMap((text) => [text.trim(), ...text.split(/[^\d.-]+/)]);
    const right = numbers.some((text) => text !== '' && isNearJson(t, found, unixSeconds(text)));
    const actual = `none in ${quotedText(root.name)}`;
    t.judge(right ? undefined : { reason: 'timestamp', expected: `about ${time}, somewhere`, actual, at }, answer);
  },
});
