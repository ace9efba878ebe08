import { check } from '../../../core/check/check.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { metaElement, metaNumber } from '../../oracle/envelope/meta.ts';
import type { XmlElement } from '../../oracle/xml/tree.ts';
import { readXmlAnswer } from '../../oracle/xml/xml-answer.ts';
import { matchingXml } from '../../premises/agreement/matching-xml.ts';
import {
  isNearJson,
  META_REASONS,
  metaAround,
  metaDefects,
  NO_META_NUMBERS,
  unixSeconds,
} from '../../premises/envelope/meta-members.ts';
import { xmlAddress } from '../../premises/list/xml-listing.ts';
import type { FeedTarget } from '../../target/target.ts';

/** Every text and attribute of a tree. */
function* textsOf(element: XmlElement): Generator<string> {
  yield element.text;
  for (const [, value] of element.attributes) yield value;
  for (const child of element.children) yield* textsOf(child);
}

export const xmlMeta = check<FeedTarget>()({
  // FEED-FM-003 (must): JSON and XML carry the same data, including carriage returns, which XML reads as line feeds unless they
  //   are written `&#13;` (XML 1.0, section 2.11). [interface, "Endpoints"]
  proves: 'FEED-FM-003',
  reasons: META_REASONS,
  run: async (feed, t) => {
    await t.use(matchingXml);
    const around = await metaAround(feed, t, { format: 'xml' });
    const { answer } = around;
    const at = xmlAddress(feed);
    const root = readXmlAnswer(answer).value?.root;
    if (!root) return t.inconclusive('XML that could be read once cannot be read a second time');
    const meta = metaElement(root);
    if (meta) {
      const textOf = (name: string) => meta.children.find(({ local }) => local === name)?.text.trim();
      const members = { requests: textOf('requests'), timestamp: textOf('timestamp') };
      for (const defect of metaDefects(t, around, members, at)) t.judge(defect, answer);
      if (t.subjects === 0) t.notApplicable(NO_META_NUMBERS);
      return;
    }
    // In another form the time may be anywhere, under any name.
    const time = metaNumber(around.before, 'timestamp');
    if (![time, metaNumber(around.after, 'timestamp')].every((text) => /^\d+$/.test(text ?? '')))
      return t.notApplicable('`meta.timestamp` of the JSON is not a time');
    const numbers = [...textsOf(root)].flatMap((text) => [text.trim(), ...text.split(/[^\d.-]+/)]);
    const hasTime = numbers.some((text) => text !== '' && isNearJson(t, around, unixSeconds(text)));
    const actual = `no such time in ${quotedText(root.name)}`;
    t.judge(!hasTime && { reason: 'timestamp', expected: `about ${time}, at any place`, actual, at }, answer);
  },
});
